/**
 * Previews: sites of single pull requests, such as `pr-12.preview.example.com`. Here is which domain is of which of them;
 * whatever may delete a site because of its pull request goes by it.
 */
import type { Parsed } from './input-values.ts';

/** Domains of which exactly one belongs to each pull request. */
export interface PreviewDomain {
  /** As it was given, for messages. */
  readonly text: string;
  /** The pull request that a domain belongs to; undefined for one that is not exactly of this form. */
  readonly numberOf: (domain: string) => number | undefined;
}

/** A label with the place of the number, and no other digit, before a domain of at least two labels. */
const FORM = /^(?!-)([a-z-]*)<number>([a-z-]*)(?<!-)((?:\.(?!-)[a-z0-9-]{1,63}(?<!-)){2,})$/i;
/** The API's maximum of a domain is 100 characters. */
const LONGEST = 100;

/** Reads `preview-domain`. Everything but the place of the number is taken literally, in whatever case. */
export function parsePreviewDomain(text: string): Parsed<PreviewDomain> {
  const [, before = '', behind = '', domain = ''] = FORM.exec(text) ?? [];
  if (domain === '' || text.length > LONGEST) {
    return {
      expected:
        'a domain with <number> once, in its first part, which has no other digit, and at least two parts behind it, as in pr-<number>.preview.example.com',
    };
  }
  const rest = (behind + domain).replaceAll('.', '\\.');
  // Without leading zeros: 012 is not how GitHub writes 12, so it is not ours.
  const exact = new RegExp(`^${before}([1-9]\\d{0,8})${rest}$`, 'i');
  const numberOf = (given: string): number | undefined => {
    const [, digits] = exact.exec(given) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  return { value: { text, numberOf } };
}

/** Whether the first part of a domain (`pr-12` of `pr-12.v2.example.com`) has the number as the only one that it has. */
export function isOfPullRequest(domain: string, number: number): boolean {
  const [label = ''] = domain.split('.');
  // Whatever counts as a number in any script, so that none is overlooked.
  const numbers = label.match(/\p{N}+/gu) ?? [];
  return numbers.length === 1 && numbers[0] === String(number);
}
