import { type buildConnector, Client, type Dispatcher, ProxyAgent } from 'undici';
import { NotConnectedError } from './network.ts';
import type { HttpProxy } from './proxy.ts';

/** Creates an agent that has a proxy open tunnels, or pass requests on. The time limit of `tls` holds until the proxy answers, too. */
export function createProxyAgent(
  { origin, authorization }: HttpProxy,
  connect: buildConnector.connector,
  tls: buildConnector.BuildOptions & { readonly timeout: number },
  options: { readonly maxResponseSize: number; readonly proxyTunnel: boolean },
): Dispatcher {
  return new ProxyAgent({
    ...options,
    uri: origin,
    proxyTls: tls,
    requestTls: tls,
    headers: { 'user-agent': 'site-deploy' },
    ...(authorization !== undefined && { token: authorization }),
    clientFactory: (proxy) => tellingClient(new Client(proxy, { connect }), tls.timeout),
  });
}

/** Makes the client of a proxy tell why it opens no tunnel. */
function tellingClient(client: Client, timeoutMs: number): Client {
  const connect = client.connect.bind(client);
  return Object.assign(client, {
    async connect(options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> {
      const signal = AbortSignal.timeout(Math.ceil(timeoutMs));
      const answer = await connect({ ...options, signal }).catch((error: unknown) => {
        throw new NotConnectedError('proxy', error);
      });
      // Any 2xx opens a tunnel; undici knows 200 only.
      if (answer.statusCode >= 200 && answer.statusCode < 300) return { ...answer, statusCode: 200 };
      answer.socket.on('error', () => {}).destroy();
      throw new NotConnectedError('proxy', undefined, answer.statusCode);
    },
  });
}
