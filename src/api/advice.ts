import { formatDuration } from '../core/duration.ts';
import type { ApiError } from '../core/errors.ts';
import { words } from './translation.ts';

/** The next step after an error of the service, in sentences. */
export function advise(error: ApiError): string {
  switch (error.reason) {
    case 'forbidden':
      return error.status === 401
        ? 'Check api-token: it is not accepted by this base-url. If it has expired, make a new one.'
        : 'Check that api-token has the scope for this call, and that its owner may act on this server and site.';
    case 'not-found':
      return `Check base-url, server and site: the service has nothing at this address.${otherWord(error)}`;
    case 'redirect':
      return 'Set base-url to the final address: redirects are never followed, as they might send the API token to another host.';
    case 'limited':
      return `Wait ${error.retryAfterMs ? formatDuration(error.retryAfterMs) : 'a minute'} and run again, or spread out the runs: the account has used up its requests.`;
    case 'unreachable':
      return 'Check base-url, and that it can be reached from this machine, through a proxy if HTTPS_PROXY names one. This request was not sent.';
    case 'certificate':
      return 'Check that base-url names a port that speaks https, with TLS 1.2 or newer and a certificate that is trusted. NODE_EXTRA_CA_CERTS can name the file of its authority. This request was not sent.';
    case 'proxy':
      return 'Let the proxy allow the host and port of base-url, or exempt the host with NO_PROXY. HTTPS_PROXY can hold a user name and a password: see docs/security.md. This request was not sent.';
    case 'too-large':
    case 'ambiguous':
      if (error.isUnreadable)
        return 'Check that base-url is the address of the service, without /api: the answer is not one of its API, or has another shape.';
      return 'Check that base-url is right (https or http?) and that the service is up. Look at the site, then run again.';
    case 'refused':
      return `Correct what the server names and run again.${error.takesExtra && error.namesFields ? FURTHER_FIELDS : ''}${otherWord(error)}`;
  }
}

const FURTHER_FIELDS = ' Fields that the manifest does not know go under extra in the record.';

/** Advice for a service with its own word for a neutral word of the document, in a path or as a provider. */
function otherWord({ request, reason, said }: ApiError): string {
  const word = words.find((word) => request.split('/').includes(word));
  if (word !== undefined && reason === 'not-found')
    return ` Or the service has another word for ${word}: give it with vocabulary.`;
  return /\bprovider\b/i.test(said)
    ? ' If the service has another word for the provider, give it with vocabulary.'
    : '';
}
