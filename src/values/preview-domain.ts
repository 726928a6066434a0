import type { Parsed } from './input-values.ts';

/** A form of domains, such as `pr-12.preview.example.com`. A sweep deletes only sites of this form. */
export interface PreviewDomain {
  /** The input, for messages. */
  readonly text: string;
  /** The pull request that a domain belongs to; undefined for a domain of another form. */
  readonly numberOf: (domain: string) => number | undefined;
}

/** A label with `<number>` and no digit, before a domain of at least two labels. */
const DOMAIN_FORM = /^(?!-)([a-z-]*)<number>([a-z-]*)(?<!-)((?:\.(?!-)[a-z0-9-]{1,63}(?<!-)){2,})$/i;
/** The API's limit for a domain. */
const LONGEST = 100;

/** Reads `preview-domain`. Everything but the number is taken literally; case does not matter. */
export function parsePreviewDomain(text: string): Parsed<PreviewDomain> {
  const [, before = '', behind = '', domain = ''] = DOMAIN_FORM.exec(text) ?? [];
  if (domain === '' || text.length > LONGEST)
    return {
      expected:
        'a domain with <number> once, in a first part without other digits, and at least two more parts, as in pr-<number>.preview.example.com',
    };
  const rest = (behind + domain).replaceAll('.', '\\.');
  // GitHub writes no leading zeros: a site with 012 is not ours.
  const exact = new RegExp(`^${before}([1-9]\\d{0,8})${rest}$`, 'i');
  const numberOf = (given: string): number | undefined => Number(exact.exec(given)?.[1] ?? 0) || undefined;
  return { value: { text, numberOf } };
}

/** True when the first label of a domain (`pr-12` of `pr-12.v2.example.com`) holds this number and no other. */
export function isOfPullRequest(domain: string, number: number): boolean {
  const [label = ''] = domain.split('.');
  // Numbers of any script count.
  return label.match(/\p{N}+/gu)?.join() === String(number);
}
