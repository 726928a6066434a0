import { likely } from '../core/suggest.ts';
import type { Declaration } from '../inputs/input.ts';
import { declarations } from '../run/inputs.ts';

/** The declared input of that name, if there is one. */
export function inputOf(name: string): Declaration | undefined {
  return declarations.find((declared) => declared.name === name);
}

/** True for an input that is `true` or `false`. Each of these has a default. */
export function isYesOrNo({ default: standard }: Declaration): boolean {
  return standard === 'true' || standard === 'false';
}

/** The variable of the environment that sets an input. */
export function variableOf(input: string): string {
  return `${PREFIX}${input.toUpperCase().replaceAll('-', '_')}`;
}

export const PREFIX = 'SITE_DEPLOY_';

/** Asks whether a known name was meant by an unknown one, if one is near. */
export function didYouMean(unknown: string, known: readonly string[]): string {
  const [near] = likely(unknown, known);
  return near === undefined ? 'site-deploy --help lists them' : `did you mean ${near}?`;
}

/**
 * Returns a name that nobody knows as messages may show it; undefined if it may hold the value of a secret, as in
 * `--api-token:value`.
 */
export function showable(name: string): string | undefined {
  const plain = name
    .replace(/^--|^SITE_DEPLOY_/, '')
    .toLowerCase()
    .replaceAll('_', '-');
  const mayHoldSecret = declarations.some(({ name: input, secret }) => secret && plain.startsWith(input));
  return /^[a-z][a-z-]{0,39}$/.test(plain) && !mayHoldSecret ? name : undefined;
}
