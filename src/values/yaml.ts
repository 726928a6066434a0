import {
  type Document,
  type ErrorCode,
  isMap as isMapNode,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Parsed } from './input-values.ts';
import type { Path } from './yaml-texts.ts';

export type YamlText = ReturnType<typeof createText>;

/**
 * Reads YAML 1.2 (core schema) or JSON: one document without tags, or keys that occur twice with the same type. The expectation does not quote the text.
 *
 * @param file its path or its input, which messages name; empty for none
 * @param keepsSpelling true to make a number or a boolean a text if JSON would spell it otherwise, such as `0123` or `True`
 */
export function parseYaml(text: string, file = '', keepsSpelling = false): Parsed<YamlText> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  if (document.directives?.yaml.version === '1.1') return { expected: 'YAML 1.2, without %YAML 1.1' };
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const why = YAML_ADVICE[problem.code] ?? `the YAML library calls it ${problem.code}`;
    const { line, col } = lines.linePos(problem.pos[0]);
    // A problem at the beginning of a line is one of the line, which may be indented.
    const column = col === 1 ? '' : `, column ${col}`;
    return { expected: `YAML or JSON; at line ${line}${ofFile(file)}${column}: ${why}` };
  }
  if (keepsSpelling) visit(document, { Scalar: (_, scalar) => keepSpelling(scalar) });
  try {
    return { value: createText(document, document.toJS({ maxAliasCount: 100 }), lines, text) };
  } catch {
    return {
      expected: `YAML or JSON; ${QUOTE_IT}, as an alias (*name) needs an anchor and may not multiply`,
    };
  }
}

function createText(document: Document, value: unknown, lines: LineCounter, text: string) {
  return {
    value,
    /** Returns the line, from 1, of the part at this path of keys and indices: of its key, if it has one. */
    lineOf(path: Path): number | undefined {
      const node = keyAt(document, path) ?? document.getIn(path, true);
      return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
    },
    /** Returns the spelling of the scalar at this path, such as `0123` or `1e3` for a number. */
    sourceOf(path: Path): string | undefined {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    /** Returns the text of the value of a key, on the same lines. An alias in it to another part has no anchor then. */
    excerptOf(key: string): string {
      const node = document.get(key, true);
      const [start, end] = (isNode(node) && node.range) || [0, 0];
      return text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start, end);
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
  const keys = isMapNode(map) ? map.items.map(({ key }) => key) : [];
  return keys.filter((key) => isScalar(key)).find(({ value }) => value === path.at(-1));
}

function keepSpelling(scalar: Scalar): void {
  const { value, source } = scalar;
  if ((typeof value === 'number' || typeof value === 'boolean') && String(value) !== source)
    scalar.value = source;
}

const QUOTE_IT = 'quote a text that begins with a sign such as * & ! % @ or `';
const NO_KEY =
  'write "key: value", with a space after the colon, in the same column as its neighbours, and quote a text that contains ": "';
const MISSING =
  'this line begins in a different column from the lines that it belongs to, or a colon, dash, comma, space, quote or bracket is missing; when in doubt, quote the text';

/** Advice about the commonest problems, by the library's codes. Quotes nothing of the text: the library's own words do. */
const YAML_ADVICE: { readonly [Code in ErrorCode]?: string } = {
  BAD_ALIAS: QUOTE_IT,
  BAD_SCALAR_START: QUOTE_IT,
  TAG_RESOLVE_FAILED: QUOTE_IT,
  BLOCK_AS_IMPLICIT_KEY: NO_KEY,
  MULTILINE_IMPLICIT_KEY: NO_KEY,
  MISSING_CHAR: MISSING,
  UNEXPECTED_TOKEN: MISSING,
  BAD_INDENT: MISSING,
  DUPLICATE_KEY: 'this key occurs twice',
};
