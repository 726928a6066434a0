import { providers } from '../api/providers.ts';
import { readTextOrFile } from '../inputs/common.ts';
import type { Form } from '../inputs/input.ts';
import { parseOneOf } from '../values/input-values.ts';

/** A line of a vocabulary, in YAML or JSON. */
const SPELLED = /(?:^|[{,])[ \t]*["']?(hosted_git_\d)["']?[ \t]*:[ \t]*["']?([\w-]+)/gm;

/** Reports a provider that is none, such as a product that the vocabulary has a word for. */
export function report(text: string, form: Form): void {
  const parsed = parseOneOf(providers)(text);
  if ('value' in parsed) return;
  const spelled = readTextOrFile(form, 'vocabulary').text.matchAll(SPELLED);
  const word = [...spelled].find(([, , product = '']) => product.toLowerCase() === text.toLowerCase())?.[1];
  const hint =
    word === undefined
      ? 'these words are neutral: map one of them in vocabulary, as in hosted_git_1: github, and write that one (examples/vocabulary.yml)'
      : `write ${word}, which vocabulary translates`;
  form.report('repository-provider', `${parsed.expected}; ${hint}`);
}
