import { OperationError } from '../core/errors.ts';
import type { Reader } from './client.ts';
import type { Page, PathParameters, ReadEndpoint } from './endpoint.ts';

/** Longer lists are not read: the account would run out of requests. */
const MOST_PAGES = 100;

/** Reads all pages of a list. An item that moves to another page in the meantime counts once. */
export async function readAll<Path extends string, Item extends { readonly id: number }>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Item[]>>,
  parameters: PathParameters<Path>,
): Promise<Item[]> {
  return joined(await readPages(reader, endpoint, parameters));
}

/** Reads all pages of a list; null if any of them is unknown. */
export async function readAllOrNull<Path extends string, Item extends { readonly id: number }>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Item[] | null>>,
  parameters: PathParameters<Path>,
): Promise<Item[] | null> {
  const pages = await readPages(reader, endpoint, parameters);
  return pages.includes(null) ? null : joined(pages.map((items) => items ?? []));
}

async function readPages<Path extends string, Items>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Items>>,
  parameters: PathParameters<Path>,
): Promise<Items[]> {
  const { items, lastPage } = await reader.read(endpoint, parameters);
  const pages = [items];
  if (lastPage > MOST_PAGES) throw incomplete(endpoint.path, `it has more than ${MOST_PAGES} pages`);
  for (let number = 2; number <= lastPage; number += 1) {
    const { items: more, page = number } = await reader.read(endpoint, parameters, { page: number });
    if (page !== number) throw incomplete(endpoint.path, `page ${page} came instead of page ${number}`);
    pages.push(more);
  }
  return pages;
}

function joined<Item extends { readonly id: number }>(pages: readonly (readonly Item[])[]): Item[] {
  const seen = new Set<number>();
  return pages.flatMap((items) => {
    const fresh = items.filter(({ id }) => !seen.has(id));
    for (const { id } of items) seen.add(id);
    return fresh;
  });
}

function incomplete(path: string, why: string): OperationError {
  return new OperationError(
    'failed',
    `The list at ${path} cannot be read completely: ${why}. What was not read must not count as missing.`,
    'Give server and site as ids, so that no list of them is read; delete records that nobody needs.',
  );
}
