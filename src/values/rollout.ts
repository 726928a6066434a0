import { quoting } from './input-values.ts';

export type Share = { readonly count: number } | { readonly percent: number };

export const parseBatches = quoting(
  'sizes of batches, counts from 1 or percentages from 1% to 100%, as in 1, 10%, 100%',
  (text) => {
    const sizes = text.split(/,|\r?\n/).map((part) => readShare(part.trim(), 1));
    return sizes.every((size) => size !== undefined) ? sizes : undefined;
  },
);

export const parseMaxFailures = quoting(
  'a count of targets such as 2, or a percentage from 0% to 100%',
  (text) => readShare(text, 0),
);

export const parseShard = quoting(
  'a part such as 2/5, the second of five; there are at most 1000',
  (text) => {
    const [, part, of] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
    return part !== undefined && of !== undefined && part <= of && of <= 1000 ? { part, of } : undefined;
  },
);

/** The sizes of the batches of so many targets. The last size is repeated until all are done. */
export function sizesOf(batches: readonly Share[], total: number): readonly number[] {
  const sizes: number[] = [];
  let rest = total;
  while (rest > 0) {
    const wanted = batches[sizes.length] ?? batches.at(-1) ?? { percent: 100 };
    const size = 'count' in wanted ? wanted.count : Math.ceil((total * wanted.percent) / 100);
    sizes.push(Math.min(Math.max(size, 1), rest));
    rest -= sizes.at(-1) ?? rest;
  }
  return sizes;
}

export function mostFailures(max: Share, total: number): number {
  return 'count' in max ? max.count : Math.floor((total * max.percent) / 100);
}

/** The `part`-th of `of` parts of a list, from 1: every `of`-th item, so that every item is in exactly one part. */
export function shardOf<Item>(list: readonly Item[], { part, of }: { part: number; of: number }) {
  return list.filter((_, index) => index % of === part - 1);
}

function readShare(text: string, least: number): Share | undefined {
  const [, digits, percent] = /^(\d{1,6})(%?)$/.exec(text) ?? [];
  const number = Number(digits ?? Number.NaN);
  if (!(number >= least) || (percent === '%' && number > 100)) return undefined;
  return percent === '%' ? { percent: number } : { count: number };
}
