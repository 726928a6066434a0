import { z } from 'zod';
import { type Answer, bare, invalid } from './answer.ts';
import type { Call } from './route.ts';

const pageSize = 15;

/** The number of a page, as the OpenAPI document has it. */
export const pageNumber = { type: 'integer', minimum: 1, maximum: 999_999_999, default: 1 };

/** The page that is asked for, of a list of `total`, in the pagination envelope (section 2). */
export function paged(
  { url, page: asked = '1' }: Pick<Call, 'url' | 'page'>,
  total: number,
  read: (skip: number, size: number) => unknown[],
): Answer {
  const { minimum, maximum } = pageNumber;
  const page = /^[1-9]\d*$/.test(asked) ? Number(asked) : 0;
  if (page < minimum || page > maximum) {
    return invalid({ page: [`The page must be a whole number from ${minimum} to ${maximum}.`] });
  }
  const items = read((page - 1) * pageSize, pageSize);
  const from = items.length === 0 ? null : (page - 1) * pageSize + 1;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const linkTo = (number: number) => `${url}?page=${number}`;
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
      per_page: pageSize,
      to: from === null ? null : from + items.length - 1,
      total,
    },
  });
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
