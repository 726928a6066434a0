import { formatDuration } from '../core/duration.ts';
import type { ApiError } from '../core/errors.ts';

/** The next step after an error of the service, in sentences. */
export function advise({ reason, status, request, said, retryAfterMs }: ApiError): string {
  switch (reason) {
    case 'forbidden':
      return status === 401
        ? 'Check api-token: it is not accepted by this base-url. If it has expired, make a new one.'
        : 'Check that api-token has the scope for this call, and that its owner may act on this server and site.';
    case 'not-found':
      return 'Check base-url, server, site and vocabulary: the service has nothing at this address.';
    case 'redirect':
      return 'Set base-url to the final address: redirects are never followed, as they might send the API token to another host.';
    case 'limited':
      return `Wait ${retryAfterMs ? formatDuration(retryAfterMs) : 'a minute'} and run again, or spread out the runs: the account has used up its requests.`;
    case 'unreachable':
      return 'Check base-url, and that it can be reached from this machine, through a proxy if HTTPS_PROXY names one. This request was not sent.';
    case 'certificate':
      return 'Check that base-url names a port that speaks https, with TLS 1.2 or newer and a certificate that is trusted. NODE_EXTRA_CA_CERTS can name the file of its authority. This request was not sent.';
    case 'proxy':
      return 'Let the proxy allow the host and port of base-url, or exempt the host with NO_PROXY. HTTPS_PROXY can hold a user name and a password: see docs/security.md. This request was not sent.';
    case 'too-large':
    case 'ambiguous':
      return 'Check that base-url is the address of the service (https or http? without /api), and that it is up. Look at the site, then run again.';
    case 'refused':
      return `Correct what the server names${request.endsWith('/repository') && /\bprovider\b/i.test(said) ? ', or its word in vocabulary, as in hosted_git_1: github,' : ''} and run again.`;
  }
}
