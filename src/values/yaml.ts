import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Parsed } from './input-values.ts';

/** A YAML text, read. */
export interface YamlText {
  readonly value: unknown;
  /** The line on which a part of it stands, counted from 1, by the keys and indices that lead there. */
  readonly lineOf: (path: readonly (string | number)[]) => number | undefined;
  /** How a number is written there: `0123` and `1e3` are other texts than the numbers they are. */
  readonly sourceOf: (path: readonly (string | number)[]) => string | undefined;
}

/**
 * Reads YAML 1.2 (core schema), and with it JSON: one document, no key twice, no tags of its own.
 *
 * @returns the text's value; or what was expected, with the place, quoting nothing of the text
 */
export function parseYaml(text: string): Parsed<YamlText> {
  const lines = new LineCounter();
  // Whether a key is there twice is looked at below: the library compares each with each.
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
  });
  if (document.directives?.yaml.version === '1.1') return { expected: 'YAML 1.2, without %YAML 1.1' };
  const [problem = findOddKey(document)] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const { line, col } = lines.linePos(problem.pos[0]);
    const why = REASONS[problem.code] ?? `it cannot be read there (${problem.code})`;
    return { expected: `YAML or JSON; at line ${line}, column ${col} ${why}` };
  }
  const lineOf: YamlText['lineOf'] = (path) => {
    const node: unknown = document.getIn(path, true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
    return Array.isArray(range) ? lines.linePos(Number(range[0])).line : undefined;
  };
  const sourceOf: YamlText['sourceOf'] = (path) => {
    const node: unknown = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  try {
    return { value: { value: document.toJS({ maxAliasCount: 100 }), lineOf, sourceOf } };
  } catch {
    return { expected: 'YAML or JSON whose aliases (*name) exist and do not multiply' };
  }
}

/** A key that is there twice, or is no text. */
function findOddKey(document: Document): { pos: [number, number]; code: string } | undefined {
  let odd: { pos: [number, number]; code: string } | undefined;
  visit(document, {
    Map: (_, { items }) => {
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

/** What is wrong, for the slips that people make; the codes are those of the library. */
const REASONS: Readonly<Record<string, string>> = {
  BAD_ALIAS: 'a text that begins with * stands in quotes',
  BAD_SCALAR_START: 'a text that begins so stands in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a text that holds ": " stands in quotes',
  DUPLICATE_KEY: 'a key is there twice',
  KEY_IS_NO_TEXT: 'a map or list stands as a key, as {{ … }} is one',
  MULTIPLE_DOCS: 'a second document begins, and there may be one only',
  TAB_AS_INDENT: 'a tab indents, where only spaces may',
  TAG_RESOLVE_FAILED: 'a tag (!…) stands, and there may be none',
};
