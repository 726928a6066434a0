import { OperationError } from '../core/errors.ts';
import type { Reader } from './client.ts';
import type { Page, PathParameters, ReadEndpoint } from './endpoint.ts';

/** Longer lists are not read: the account would run out of requests. */
const PAGE_LIMIT = 100;

/** Most reads of a list whose items move to pages that were read already, as others delete from it. */
const MOST_READS = 3;

const WITHOUT_IT =
  'Give server and site as ids, so that no list of them is read; delete records that nobody needs.';

/** Reads all pages of a list, and reads them again if they show fewer items than the service counted on the first one. */
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
  for (let reads = 1; ; reads += 1) {
    const { items: first, lastPage, ...counted } = await reader.read(endpoint, parameters);
    let { total = 0 } = counted;
    if (lastPage > PAGE_LIMIT) throw incomplete(endpoint.path, `it has more than ${PAGE_LIMIT} pages`);
    if (first === null) return null;
    const pages = [first];
    while (pages.length < lastPage) {
      const wanted = pages.length + 1;
      const { items, page = wanted, ...now } = await reader.read(endpoint, parameters, { page: wanted });
      total = Math.max(total, now.total ?? 0);
      if (page !== wanted) throw incomplete(endpoint.path, `page ${page} came instead of page ${wanted}`);
      if (items === null) return null;
      pages.push(items);
    }
    const shown = [...new Map(pages.flat().map((item) => [item.id, item])).values()];
    if (shown.length >= total) return shown;
    if (reads === MOST_READS)
      throw incomplete(
        endpoint.path,
        `its pages show ${shown.length} of ${total} items`,
        'Run again. If the service still counts more items than it shows, ask its support why.',
      );
  }
}

function incomplete(path: string, why: string, next = WITHOUT_IT): OperationError {
  const message = `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`;
  return new OperationError('list-incomplete', message, next);
}
