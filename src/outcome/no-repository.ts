import { OperationError } from '../core/errors.ts';

/** The failure of a deploy of a site that has no repository. @param said the words of the service */
export function noRepository(said = ''): OperationError {
  const words = said === '' ? '' : ` The service says: “${said}”`;
  const message = `No repository is installed on the site, so the service performs no deploy.${words}`;
  return new OperationError('no-repository', message, 'Add ensure-repository before deploy.');
}
