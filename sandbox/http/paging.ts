import { z } from 'zod';
import type { Call, Listed, Parameter } from '../api/manner.ts';
import { type Answer, bare, invalid } from './answer.ts';

const usualSize = 15;

const parameter = (name: string, description: string, schema: object): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});
const pageNumber = { type: 'integer', minimum: 1, maximum: 999_999_999, default: 1 };
/** The parameters of lists in pages. */
export const page = parameter('page', 'Number of the page, from 1 on', pageNumber);
export const perPage = (most: number) =>
  parameter('per_page', 'Number of items on a page', {
    ...{ type: 'integer', minimum: 1, maximum: most, default: usualSize },
  });
export const search = parameter('search', 'Text in the name, in upper or lower case', { type: 'string' });

/**
 * The page that is asked for, of a list of `total`, in the pagination envelope (section 2).
 *
 * @param most the most items on a page that a request may ask for; without it none may ask
 */
export function paged(
  { url, query }: Pick<Call, 'url' | 'query'>,
  total: number,
  read: (skip: number, size: number) => unknown[],
  most?: number,
): Answer {
  const page = wholeNumber(query('page') ?? '1', pageNumber.maximum);
  const size = most === undefined ? usualSize : wholeNumber(query('per_page') ?? `${usualSize}`, most);
  if (page === null) return outside('page', pageNumber.maximum);
  if (size === null) return outside('per_page', most ?? usualSize);
  const items = read((page - 1) * size, size);
  const from = items.length === 0 ? null : (page - 1) * size + 1;
  const last = Math.max(1, Math.ceil(total / size));
  const given = (most === undefined ? [] : ['per_page', 'search', 'include_logs']).flatMap((name) => {
    const value = query(name);
    return value === undefined ? [] : `&${name}=${encodeURIComponent(value)}`;
  });
  const linkTo = (number: number) => `${url}?page=${number}${given.join('')}`;
  return bare({
    data: items,
    links: {
      first: linkTo(1),
      last: linkTo(last),
      prev: page > 1 ? linkTo(Math.min(page - 1, last)) : null,
      next: page < last ? linkTo(page + 1) : null,
    },
    meta: {
      current_page: page,
      from,
      last_page: last,
      path: url,
      per_page: size,
      to: from === null ? null : from + items.length - 1,
      total,
    },
  });
}

const searched = ['name', 'domain', 'ip_address', 'queue', 'command'];

/** A list of items that are all at hand. */
export function listOf(items: readonly object[]): Listed {
  const found = (text: string): object[] => {
    const wanted = text.toLowerCase();
    const has = ([field, value]: [string, unknown]) =>
      searched.includes(field) && String(value).toLowerCase().includes(wanted);
    return items.filter((item) => wanted === '' || Object.entries(item).some(has));
  };
  return {
    count: (text) => found(text).length,
    page: (text, skip, size) => found(text).slice(skip, skip + size),
  };
}

/** The number from 1 to the most that a text is; null when it is none. */
function wholeNumber(text: string, most: number): number | null {
  const number = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

function outside(name: string, most: number): Answer {
  const words = name.replace('_', ' ');
  return invalid({ [name]: [`The ${words} must be a whole number from 1 to ${most}.`] });
}

/** The schema of a page of items. */
export const pageOf = (item: z.ZodType) =>
  z.object({
    data: z.array(item),
    links: z
      .object({
        first: z.string(),
        last: z.string(),
        prev: z.string().nullable(),
        next: z.string().nullable(),
      })
      .meta({ id: 'PageLinks', description: 'Addresses of other pages.' }),
    meta: z
      .object({
        current_page: z.int(),
        from: z.int().nullable(),
        last_page: z.int(),
        path: z.string(),
        per_page: z.int(),
        to: z.int().nullable(),
        total: z.int(),
      })
      .meta({
        id: 'PageMeta',
        description: 'Where a page stands; past the last one it has no `from` and `to`.',
      }),
  });
