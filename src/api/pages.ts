import { OperationError } from '../core/errors.ts';
import type { Reader } from './client.ts';
import type { Page, PathParameters, ReadEndpoint } from './endpoint.ts';

/** Longer lists are not read: the account would run out of requests. */
const PAGE_LIMIT = 100;

/** Reads all pages of a list. @throws OperationError if they show fewer items than the service counts, as when others delete from it meanwhile */
export async function readAll<Path extends string, Item extends { readonly id: number }>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Item[]>>,
  parameters: PathParameters<Path>,
): Promise<Item[]> {
  return (await readAllOrNull(reader, endpoint, parameters)) ?? [];
}

/** Reads such a list, or null if the service shows null for a page. An item that moves to another page meanwhile counts once. */
export async function readAllOrNull<Path extends string, Item extends { readonly id: number }>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Item[] | null>>,
  parameters: PathParameters<Path>,
): Promise<Item[] | null> {
  const { path } = endpoint;
  const byId = new Map<number, Item>();
  let counted = 0;
  let last = 1;
  for (let wanted = 1; wanted <= last; wanted += 1) {
    const options = wanted === 1 ? {} : { page: wanted };
    const { items, lastPage, page = wanted, total = 0 } = await reader.read(endpoint, parameters, options);
    if (wanted === 1) last = lastPage;
    if (last > PAGE_LIMIT) throw incomplete(path, `it has more than ${PAGE_LIMIT} pages`);
    if (page !== wanted) throw incomplete(path, `page ${page} came instead of page ${wanted}`);
    if (items === null) return null;
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
