import type { ErrorCode } from 'yaml';

/** A problem with a YAML text: the library's, or one of ours. */
export interface YamlProblem {
  readonly pos: readonly [number, number];
  readonly code: ErrorCode | 'CONTINUED_ITEM';
}

/** Explains a problem. Quotes nothing of the text: the library's own words do. */
export function explainYaml(text: string, { code, pos }: YamlProblem): string {
  const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1);
  const isByTab = ['UNEXPECTED_TOKEN', 'BAD_INDENT'].includes(code) && /^ *\t/.test(line);
  return (isByTab ? SENTENCES.TAB_AS_INDENT : SENTENCES[code]) ?? `the YAML library calls it ${code}`;
}

const QUOTE = 'quote a text that begins with a sign such as * & ! % @ or `';
const NO_KEY = 'write "key: value", with a space after the colon, and quote a text that contains ": "';
const NOT_CLOSED =
  'a quote or bracket is not closed, or a comma, a space or a line break is missing; when in doubt, quote the text';

/** Advice about the commonest problems, by the library's codes. */
const SENTENCES: { readonly [Code in YamlProblem['code']]?: string } = {
  BAD_ALIAS: QUOTE,
  BAD_COLLECTION_TYPE: QUOTE,
  BAD_DIRECTIVE: QUOTE,
  BAD_SCALAR_START: QUOTE,
  TAG_RESOLVE_FAILED: QUOTE,
  BAD_INDENT: 'this line begins in a different column from the lines that it belongs to',
  BLOCK_AS_IMPLICIT_KEY: 'begin it in the same column as its neighbours, or quote a text that contains ": "',
  MULTILINE_IMPLICIT_KEY: NO_KEY,
  BLOCK_IN_FLOW: NOT_CLOSED,
  MISSING_CHAR: NOT_CLOSED,
  UNEXPECTED_TOKEN: NOT_CLOSED,
  CONTINUED_ITEM:
    'this line is read as the rest of the text above it; begin a new item with its "- " in the same column as the others, or quote a multi-line text',
  DUPLICATE_KEY: 'this key occurs twice',
  MULTIPLE_DOCS: 'a second document begins; only one is allowed',
  NON_STRING_KEY: 'a map or list, such as {{ … }}, is used as a key',
  TAB_AS_INDENT: 'a tab indents the line; use spaces',
};
