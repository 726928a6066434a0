import { OperationError } from '../errors.ts';
import type { Reader } from './client.ts';
import type { Page, PathParameters, ReadEndpoint } from './endpoint.ts';

/** A list of more pages is not read: the account would be out of requests before its end. */
const MOST_PAGES = 100;

/** Reads a list whole, page by page where the service pages it; what moves between two pages and is on both counts once. */
export async function readAll<Path extends string, Item>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Item[]>>,
  parameters: PathParameters<Path>,
): Promise<Item[]> {
  return unique((await readPages(reader, endpoint, parameters)).flat());
}

/** The same for a list that may be unknown, which it is when any of its pages is. */
export async function readAllOrNull<Path extends string, Item>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Item[] | null>>,
  parameters: PathParameters<Path>,
): Promise<Item[] | null> {
  const pages = await readPages(reader, endpoint, parameters);
  return pages.includes(null) ? null : unique(pages.flatMap((items) => items ?? []));
}

async function readPages<Path extends string, Items>(
  reader: Reader,
  endpoint: ReadEndpoint<Path, Page<Items>>,
  parameters: PathParameters<Path>,
): Promise<Items[]> {
  const { items, lastPage } = await reader.read(endpoint, parameters);
  const pages = [items];
  if (lastPage > MOST_PAGES) throw tooManyPages(endpoint.path, lastPage);
  for (let page = 2; page <= lastPage; page += 1) {
    pages.push((await reader.read(endpoint, parameters, { page })).items);
  }
  return pages;
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function tooManyPages(path: string, lastPage: number): OperationError {
  return new OperationError(
    'failed',
    `The list at ${path} has ${lastPage} pages, more than the ${MOST_PAGES} that are read.`,
    'Name server and site by their ids, so that they need not be looked for; delete records that nobody needs.',
  );
}
