import { type Document, isNode, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { Parsed } from './input-values.ts';

export interface YamlText {
  readonly value: unknown;
  /** The line, from 1, of the part at this path of keys and indices. */
  readonly lineOf: (path: readonly (string | number)[]) => number | undefined;
  /** The spelling of the scalar at this path, such as `0123` or `1e3` for a number. */
  readonly sourceOf: (path: readonly (string | number)[]) => string | undefined;
}

/**
 * Reads YAML 1.2 (core schema), which includes JSON: one document without duplicate keys or tags. The expectation names the
 * place and does not quote the text.
 *
 * @param keepsSpelling true to make a number or a boolean a text if JSON would spell it otherwise, such as `0123` or `True`
 */
export function parseYaml(text: string, keepsSpelling = false): Parsed<YamlText> {
  const lines = new LineCounter();
  // findOddNode looks for duplicates: the library's own check takes quadratic time.
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
  });
  if (document.directives?.yaml.version === '1.1') return { expected: 'YAML 1.2, without %YAML 1.1' };
  const [problem = findOddNode(document)] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const { line, col } = lines.linePos(problem.pos[0]);
    const why = REASONS[problem.code] ?? `the text cannot be read (${problem.code})`;
    return { expected: `YAML or JSON; at line ${line}, column ${col}: ${why}` };
  }
  const lineOf: YamlText['lineOf'] = (path) => {
    const node: unknown = document.getIn(path, true);
    return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
  };
  const sourceOf: YamlText['sourceOf'] = (path) => {
    const node: unknown = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  if (keepsSpelling) visit(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
  try {
    return { value: { value: document.toJS({ maxAliasCount: 100 }), lineOf, sourceOf } };
  } catch {
    return { expected: 'YAML or JSON whose aliases (*name) do not multiply' };
  }
}

function keepSpelling(scalar: Scalar): void {
  const { value, source } = scalar;
  if ((typeof value === 'number' || typeof value === 'boolean') && String(value) !== source)
    scalar.value = source;
}

type OddNode = { pos: [number, number]; code: string } | undefined;

/** Finds a key that is a duplicate or not a text, or an alias of nothing. */
function findOddNode(document: Document): OddNode {
  let odd: OddNode;
  const anchors = new Set<string | undefined>();
  visit(document, {
    Value: (_, { anchor }) => void anchors.add(anchor),
    Alias: (_, { source, range }) => {
      const start = range?.[0] ?? 0;
      if (!anchors.has(source)) odd ??= { pos: [start, start], code: 'BAD_ALIAS' };
      return odd === undefined ? undefined : visit.BREAK;
    },
    Map: (_, { items, anchor }) => {
      anchors.add(anchor);
      const seen = new Set<string>();
      for (const { key } of items) {
        const start = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        const name = isScalar(key) ? String(key.value) : undefined;
        if (name !== undefined && !seen.has(name)) seen.add(name);
        else odd ??= { pos: [start, start], code: name === undefined ? 'KEY_IS_NO_TEXT' : 'DUPLICATE_KEY' };
      }
      return odd === undefined ? undefined : visit.BREAK;
    },
  });
  return odd;
}

/** Explanations of common mistakes, by the library's codes. */
const REASONS: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'put a text with a backslash in single quotes',
  BAD_ALIAS: 'quote a text that begins with *',
  BAD_SCALAR_START: 'quote a text that begins with this character',
  BLOCK_AS_IMPLICIT_KEY: 'quote a text that contains ": "',
  DUPLICATE_KEY: 'this key occurs twice',
  KEY_IS_NO_TEXT: 'a map or list, such as {{ … }}, is used as a key',
  MISSING_CHAR: 'a quote or bracket is not closed',
  MULTIPLE_DOCS: 'a second document begins; only one is allowed',
  TAB_AS_INDENT: 'a tab indents the line; use spaces',
  TAG_RESOLVE_FAILED: 'tags (!…) are not allowed',
};
