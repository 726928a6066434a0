// The module that @actions/core imports for `getIDToken` alone, which this action never calls. The real one loads the whole of
// undici with it, on every start. See docs/decisions/0005-start-up.md.
export class HttpClient {
  getJson() {
    throw new Error('HTTP by way of the toolkit is not packed');
  }
}

export class BearerCredentialHandler {}
