import type { ErrorCode } from 'yaml';

/** A problem with a YAML text: the library's, or one of ours. */
export interface YamlProblem {
  readonly pos: readonly [number, number];
  readonly code: ErrorCode | 'CONTINUED_ITEM';
  /** The library's words, which may quote the text. */
  readonly message?: string;
}

/** Explains the first of some problems: where it is, and what to do about it. Quotes nothing of the text. */
export function explainYaml(
  text: string,
  [first, second]: readonly [YamlProblem, ...YamlProblem[]],
): { readonly at: number; readonly why: string } {
  const { code, message = '', pos } = first;
  const above = text.slice(0, pos[0]);
  if (second?.code === 'MULTILINE_IMPLICIT_KEY' && /^Nested/.test(message) && second.pos[0] === pos[0]) {
    const isDashed = /(^|\n) *-[^ \n-][^\n]*$/.test(above.slice(-LONGEST_INDENT));
    // A key of several lines ends in the key that was meant.
    const at = isDashed ? pos[0] : text.lastIndexOf('\n', second.pos[1] - 1) + 1;
    return { at, why: isDashed ? NO_SPACE : DEEPER_KEY };
  }
  if (/Implicit/.test(message) && /[|>][-+\d]*\s*\n\s*$/.test(above.slice(-LONGEST_INDENT)))
    return { at: pos[0], why: 'indent the text below | or >' };
  if (code === 'MULTILINE_IMPLICIT_KEY' && /^- /.test(text.slice(pos[0], pos[0] + 2)))
    return { at: pos[0], why: 'a list item is not possible here; indent it below its key' };
  const detail = DETAILS.find(([of, pattern]) => of === code && pattern.test(message));
  const isFirst = /(^|\n)\s*$/.test(above.slice(-LONGEST_INDENT));
  const isByTab = isFirst && TAB_FIRST.test(text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1));
  if (isByTab && detail === undefined && (code === 'UNEXPECTED_TOKEN' || code === 'BAD_INDENT'))
    return { at: pos[0], why: SENTENCES.TAB_AS_INDENT };
  const stray = /^\s*-/.test(text) ? STRAY_LINE : SENTENCES.BAD_INDENT;
  const general = code === 'UNEXPECTED_TOKEN' && isFirst ? stray : SENTENCES[code];
  return { at: pos[0], why: detail?.[2] ?? general };
}

const TAB_FIRST = /^ *\t/;
const LONGEST_INDENT = 1000;
const DEEPER_KEY =
  'the key on this line is indented deeper than the one above it, which already has a value; begin both in the same column';
const NO_SPACE = 'a dash lacks the space that follows it, as in "- user: www"';
const STRAY_LINE =
  'this line belongs to nothing above it; indent it, or begin it with "- " as the items of its list';
const NO_KEY = 'this line lacks a key; write "key: value", with a space after the colon';
const OTHER_COLUMN = 'this "- " begins in a different column from the items of its list';
const NO_TAGS = 'tags (!…) are not allowed; quote a text that begins with !';

/** Advice about each problem, by the library's codes. */
const SENTENCES: Readonly<Record<YamlProblem['code'], string>> = {
  ALIAS_PROPS: 'no & or ! may precede an alias (*name)',
  BAD_ALIAS: 'quote a text that begins with *',
  BAD_COLLECTION_TYPE: NO_TAGS,
  BAD_DIRECTIVE: 'quote a text that begins with %, or begin its line with a space',
  BAD_DQ_ESCAPE: 'put a text with a backslash in single quotes',
  BAD_INDENT: 'this line begins in a different column from the lines that it belongs to',
  BAD_PROP_ORDER: 'an anchor (&name) or tag (!…) goes after "? ", not before it',
  BAD_SCALAR_START: 'quote a text that begins with this character',
  BLOCK_AS_IMPLICIT_KEY: 'quote a text that contains ": "',
  BLOCK_IN_FLOW: 'within [ ] and { }, separate items with commas, not with dashes or line breaks',
  CONTINUED_ITEM:
    'this line is read as the rest of the text above it; begin a new item with its "- " in the same column as the others, or quote a multi-line text',
  DUPLICATE_KEY: 'this key occurs twice',
  IMPOSSIBLE: 'the text cannot be read',
  KEY_OVER_1024_CHARS: 'a key is longer than 1024 characters; quote a text that contains ": "',
  MISSING_CHAR: 'a character is missing here, such as a space or a line break',
  MULTILINE_IMPLICIT_KEY: NO_KEY,
  MULTIPLE_ANCHORS: 'a value has one anchor (&name) at most; quote a text that begins with &',
  MULTIPLE_DOCS: 'a second document begins; only one is allowed',
  MULTIPLE_TAGS: NO_TAGS,
  NON_STRING_KEY: 'a map or list, such as {{ … }}, is used as a key',
  RESOURCE_EXHAUSTION: 'lists and maps are nested too deeply',
  TAB_AS_INDENT: 'a tab indents the line; use spaces',
  TAG_RESOLVE_FAILED: NO_TAGS,
  UNEXPECTED_TOKEN: 'the value before this has already ended; put all of it in quotes',
};

/** Problems that the library tells apart in words only. Where it words them otherwise, the general sentence holds. */
const DETAILS: readonly (readonly [ErrorCode, RegExp, string])[] = [
  ['BAD_ALIAS', /^Anchor/, 'quote a text that begins with &'],
  ['BAD_INDENT', /^Flow /, 'a bracket before this is not closed, or this line within it is not indented'],
  ['BLOCK_AS_IMPLICIT_KEY', /^A block sequence/, OTHER_COLUMN],
  ['MISSING_CHAR', /^Missing closing/, 'a quote that begins before this is not closed'],
  ['MISSING_CHAR', /must end with a/, 'a bracket that begins before this is not closed'],
  ['MISSING_CHAR', /^Missing ,/, 'a comma is missing before this'],
  [
    'MISSING_CHAR',
    /^Missing directives-end/,
    'quote a text that begins with %, or begin its line with a space',
  ],
  [
    'MISSING_CHAR',
    /^Sequence item without/,
    'this line is outside its list; begin it with "- ", or below the first key of its item',
  ],
  ['MISSING_CHAR', /^Implicit map keys/, NO_KEY],
  ['MISSING_CHAR', /^Comments/, 'put a space before #, or quote the text'],
  ['UNEXPECTED_TOKEN', /^Unexpected seq-item-ind/, OTHER_COLUMN],
  ['UNEXPECTED_TOKEN', /^Unexpected flow-(seq|map)-end/, 'this bracket closes nothing'],
  ['UNEXPECTED_TOKEN', /^Unexpected block-seq-ind/, 'begin a list on the line below its key'],
  ['UNEXPECTED_TOKEN', /^Unexpected (,|empty item)/, 'an item is missing before this comma'],
];
