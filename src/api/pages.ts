import { OperationError } from '../core/errors.ts';
import type { Reader } from './client.ts';
import type { Page, PathParameters, ReadEndpoint } from './endpoint.ts';

/** Longer lists are not read: the account would run out of requests. */
const MOST_PAGES = 100;

/** Most reads of a list whose items move to pages that were read already, as others delete from it. */
const MOST_READS = 3;

/** Reads all pages of a list. An item that moves to another page in the meantime counts once. */
export async function readAll<Path extends string, Item extends { readonly id: number }>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Item[]>>,
  parameters: PathParameters<Path>,
): Promise<Item[]> {
  return joined(await readWhole(reader, endpoint, parameters));
}

/** Reads all pages of a list; null if any of them is unknown. */
export async function readAllOrNull<Path extends string, Item extends { readonly id: number }>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Item[] | null>>,
  parameters: PathParameters<Path>,
): Promise<Item[] | null> {
  const pages = await readWhole(reader, endpoint, parameters);
  return pages.includes(null) ? null : joined(pages);
}

/** Reads the pages of a list, and reads them again if they show fewer items than the service counted on any page. */
async function readWhole<Path extends string, Items extends readonly { readonly id: number }[] | null>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Items>>,
  parameters: PathParameters<Path>,
): Promise<Items[]> {
  for (let reads = 1; ; reads += 1) {
    const { pages, total } = await readPages(reader, endpoint, parameters);
    const shown = joined(pages).length;
    if (pages.length === 1 || pages.some((items) => items === null) || shown >= total) return pages;
    if (reads === MOST_READS) throw incomplete(endpoint.path, `its pages show ${shown} of ${total} items`);
  }
}

async function readPages<Path extends string, Items>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Items>>,
  parameters: PathParameters<Path>,
): Promise<{ pages: Items[]; total: number }> {
  const { items: first, lastPage, ...counted } = await reader.read(endpoint, parameters);
  const pages = [first];
  let { total = 0 } = counted;
  if (lastPage > MOST_PAGES) throw incomplete(endpoint.path, `it has more than ${MOST_PAGES} pages`);
  for (let number = 2; number <= lastPage; number += 1) {
    const {
      items,
      page = number,
      total: now = 0,
    } = await reader.read(endpoint, parameters, { page: number });
    if (page !== number) throw incomplete(endpoint.path, `page ${page} came instead of page ${number}`);
    pages.push(items);
    total = Math.max(total, now);
  }
  return { pages, total };
}

function joined<Item extends { readonly id: number }>(pages: readonly (readonly Item[] | null)[]): Item[] {
  const items = pages.flatMap((page) => page ?? []);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function incomplete(path: string, why: string): OperationError {
  return new OperationError(
    'failed',
    `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`,
    'Give server and site as ids, so that no list of them is read; delete records that nobody needs.',
  );
}
