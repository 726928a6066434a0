import {
  type Alias,
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Parsed } from './input-values.ts';
import type { Path } from './yaml-texts.ts';

export interface YamlText {
  readonly value: unknown;
  /** The line, from 1, of the part at this path of keys and indices: of its key, if it has one. */
  readonly lineOf: (path: Path) => number | undefined;
  /** The spelling of the scalar at this path, such as `0123` or `1e3` for a number. */
  readonly sourceOf: (path: Path) => string | undefined;
  /** The text of the part at this path, on the same lines; undefined if it has an alias, which may name another part. */
  readonly excerptOf: (path: Path) => string | undefined;
}

/**
 * Reads YAML 1.2 (core schema), which includes JSON: one document without duplicate keys or tags. The expectation names the
 * place and does not quote the text.
 *
 * @param file its path or its input, which messages name; empty for none
 * @param keepsSpelling true to make a number or a boolean a text if JSON would spell it otherwise, such as `0123` or `True`
 */
export function parseYaml(text: string, file = '', keepsSpelling = false): Parsed<YamlText> {
  const lines = new LineCounter();
  // findOddNode looks for duplicates: the library's own check takes quadratic time.
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
  });
  if (document.directives?.yaml.version === '1.1') return { expected: 'YAML 1.2, without %YAML 1.1' };
  const [problem = findOddNode(document, text)] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const why = explainYaml(text, problem);
    const { line, col } = lines.linePos(problem.pos[0]);
    // A problem at the beginning of a line is one of the line, which may be indented.
    const column = col === 1 ? '' : `, column ${col}`;
    return { expected: `YAML or JSON; at line ${line}${ofFile(file)}${column}: ${why}` };
  }
  if (keepsSpelling) visit(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
  try {
    return { value: createText(document, document.toJS({ maxAliasCount: 100 }), lines, text) };
  } catch {
    return { expected: 'YAML or JSON whose aliases (*name) do not multiply' };
  }
}

function createText(document: Document, value: unknown, lines: LineCounter, text: string): YamlText {
  return {
    value,
    lineOf(path) {
      const node = keyAt(document, path) ?? document.getIn(path, true);
      return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
    },
    sourceOf(path) {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    excerptOf(path) {
      const node = document.getIn(path, true);
      const aliases: Alias[] = [];
      if (isNode(node)) visit(node, { Alias: (_, alias) => void aliases.push(alias) });
      if (!isNode(node) || !node.range || aliases.length > 0) return undefined;
      const [start, end] = node.range;
      const { line, col } = lines.linePos(start);
      return '\n'.repeat(line - 1) + ' '.repeat(col - 1) + text.slice(start, end);
    },
  };
}

/** Words after the number of a line; none for a text without a file. */
export function ofFile(file: string): string {
  return file === '' ? '' : ` of ${file}`;
}

/** The key that ends a path; undefined for an item of a list. */
function keyAt(document: Document, path: Path): Scalar | undefined {
  const map: unknown = document.getIn(path.slice(0, -1), true);
  const keys = isMap(map) ? map.items.map(({ key }) => key) : [];
  return keys.filter((key) => isScalar(key)).find(({ value }) => value === path.at(-1));
}

function keepSpelling(scalar: Scalar): void {
  const { value, source } = scalar;
  if ((typeof value === 'number' || typeof value === 'boolean') && String(value) !== source)
    scalar.value = source;
}

/** Finds a key that is a duplicate or not a text, an alias of nothing, or a text that swallows the next item of a list. */
function findOddNode(document: Document, text: string): YamlProblem | undefined {
  const odd: YamlProblem[] = [];
  const anchors = new Set<string | undefined>();
  const note = (code: YamlProblem['code'], start = 0): void => {
    odd.push({ pos: [start, start], code });
  };
  visit(document, {
    Value(key, node) {
      anchors.add(node.anchor);
      const start = isScalar(node) ? continuedAt(node, typeof key === 'number', text) : undefined;
      if (start !== undefined) note('CONTINUED_ITEM', start);
    },
    Alias(_, { source, range }) {
      if (!anchors.has(source)) note('BAD_ALIAS', range?.[0]);
    },
    Map(_, { items, anchor }) {
      anchors.add(anchor);
      const seen = new Set<string>();
      for (const { key } of items) {
        const name = isScalar(key) ? String(key.value) : undefined;
        const problem = name === undefined ? 'NON_STRING_KEY' : seen.has(name) ? 'DUPLICATE_KEY' : undefined;
        if (problem !== undefined) note(problem, isNode(key) ? key.range?.[0] : 0);
        seen.add(name ?? '');
      }
    },
  });
  return odd[0];
}

/** The place in a text without quotes at which it goes on with a line that was probably meant as an item of its own. */
function continuedAt({ type, range }: Scalar, isItem: boolean, text: string): number | undefined {
  if (type !== 'PLAIN' || !range) return undefined;
  const found = (isItem ? /\n\s*/ : /\n\s*(?=-\s)/).exec(text.slice(range[0], range[1]));
  return found ? range[0] + found.index + found[0].length : undefined;
}

/** A problem with a YAML text: the library's, or one of ours. */
interface YamlProblem {
  readonly pos: readonly [number, number];
  readonly code: ErrorCode | 'BEGINS_ODDLY' | 'CONTINUED_ITEM';
}

/** Explains a problem. Quotes nothing of the text: the library's own words do. */
function explainYaml(text: string, { code, pos }: YamlProblem): string {
  const line = text.slice(text.lastIndexOf('\n', pos[0] - 1) + 1);
  const isByTab = ['UNEXPECTED_TOKEN', 'BAD_INDENT'].includes(code) && /^ *\t/.test(line);
  const isByIndent =
    code === 'MISSING_CHAR' && /^ *\w/.test(line) && text.slice(pos[0]).trimStart() === line.trimStart();
  const sentence = SENTENCES[isByTab ? 'TAB_AS_INDENT' : isByIndent ? 'BEGINS_ODDLY' : code];
  return sentence ?? `the YAML library calls it ${code}`;
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
  BEGINS_ODDLY:
    'this line lacks its colon or dash, or begins in a different column from the lines that it belongs to',
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
