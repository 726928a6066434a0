import { slipOf } from '../core/near-names.ts';
import type { Declaration } from '../inputs/input.ts';
import { declarations } from '../targets/inputs.ts';

export const inputNames: readonly string[] = declarations.map(({ name }) => name);

/** True for an input that is `true` or `false`. Each of these has a default. */
export function isYesOrNo({ default: standard }: Declaration): boolean {
  return standard === 'true' || standard === 'false';
}

export function variableOf(input: string): string {
  return `${VARIABLE_PREFIX}${input.toUpperCase().replaceAll('-', '_')}`;
}

export const VARIABLE_PREFIX = 'SITE_DEPLOY_';

/** Finds the known name that was probably meant. Else no message may show the name, as in `--api-token:value`. */
export function meantBy(unknown: string, known: readonly string[]): string | undefined {
  return slipOf(bareName(unknown), known);
}

/** Ends a message about an unknown name: with the one that was probably meant, or with where to find all. */
export function hintFor(unknown: string, known: readonly string[], spell = (name: string) => name): string {
  const meant = meantBy(unknown, known);
  return meant === undefined ? 'site-deploy --help lists them' : `did you mean ${spell(meant)}?`;
}

/** The form that the spellings of a name share in flags, variables and files. */
function bareName(name: string): string {
  const bare = name.replace(/^[-\u2010-\u2015]+/, '').replace(/^SITE_DEPLOY_/i, '');
  return bare.toLowerCase().replaceAll('_', '-');
}
