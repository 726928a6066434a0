import { OperationError } from '../core/errors.ts';
import type { Reader } from './client.ts';
import type { Page, PathParameters, ReadEndpoint } from './endpoint.ts';

/** Longer lists are not read: the account would run out of requests. */
const PAGE_LIMIT = 100;

/** Reads all pages of a list, each item once; null if the service shows null for a page. @throws OperationError if items are missing */
export async function readAll<Path extends string, Items extends { readonly id: number }[] | null>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Items>>,
  parameters: PathParameters<Path>,
): Promise<Items | NonNullable<Items>[number][]> {
  const { path } = endpoint;
  const byId = new Map<number, NonNullable<Items>[number]>();
  let counted = 0;
  let last = 1;
  for (let wanted = 1; wanted <= last; wanted += 1) {
    const options = wanted === 1 ? {} : { page: wanted };
    const { items, lastPage, page = wanted, total = 0 } = await reader.read(endpoint, parameters, options);
    if (wanted === 1) last = lastPage;
    if (last > PAGE_LIMIT) throw incomplete(path, `it has more than ${PAGE_LIMIT} pages`);
    if (page !== wanted) throw incomplete(path, `page ${page} came instead of page ${wanted}`);
    if (items === null) return items;
    for (const item of items) byId.set(item.id, item);
    counted = Math.max(counted, total);
  }
  if (byId.size < counted) throw incomplete(path, `its pages show ${byId.size} of ${counted} items`);
  return [...byId.values()];
}

function incomplete(path: string, why: string): OperationError {
  return new OperationError(
    'list-incomplete',
    `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`,
    'Run again. Give server and site as ids, so that no list of them is read; delete records that nobody needs.',
  );
}
