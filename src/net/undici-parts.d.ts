// The types of the parts of undici that connection.ts imports by their paths.

declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici';

  function request(
    this: Dispatcher,
    options: Dispatcher.RequestOptions & { readonly origin: string },
  ): Promise<Dispatcher.ResponseData>;
  export default request;
}

declare module 'undici/lib/core/connect.js' {
  export { buildConnector as default } from 'undici';
}

declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici';
}
