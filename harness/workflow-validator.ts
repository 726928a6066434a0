import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

// GitHub's packages import their schemas as JSON without saying so, as bundlers allow and Node does not. A hook that
// says it instead is less to keep than a bundle.
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.min.json')
      ? nextLoad(url, { ...context, importAttributes: { type: 'json' } })
      : nextLoad(url, context),
});
const { registerLogger, validate } = await import('@actions/languageservice');
const { FeatureFlags } = await import('@actions/expressions/features');

/** A problem that GitHub's own language service finds, and its place. */
export interface Problem {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** `background`, `wait`, `wait-all`, `cancel`: GitHub runs them since June 2026; its service takes them only if asked to. */
const featureFlags = new FeatureFlags({ allowBackgroundSteps: true });
const WARNING = 2;
/** A condition with text around its expression: GitHub takes it, and it always holds. */
const ALWAYS_TRUE = 'expression-literal-text-in-condition';

// The service passes over its own failures: only its loggers are told.
registerLogger({
  log: () => {},
  info: () => {},
  warn: () => {},
  error(message) {
    throw new Error(message);
  },
});

let files = 0;

/**
 * Lists the problems of a workflow, or of an action's metadata in a file `action.yml`: those for which GitHub refuses it, and those
 * that it only warns of, such as a name that is empty.
 */
export async function validateWorkflow(name: string, content: string) {
  const errors = overlooked(content);
  if (errors.length > 0) return { errors, warnings: [] };
  files += 1;
  // It remembers a file by its address. A placeholder of the examples stands for a commit.
  const text = content.replaceAll('<full commit id>', '0'.repeat(40));
  const document = TextDocument.create(`file:///${files}/${name}`, 'yaml', 0, text);
  const found = await validate(document, { featureFlags, fileProvider: { getFileContent } });
  const told = found.flatMap(({ range, message, severity, code }) => {
    const isWarning = severity === WARNING || code === ALWAYS_TRUE;
    return NOT_READ.test(String(message))
      ? []
      : { line: range.start.line + 1, message: String(message), isWarning };
  });
  return {
    errors: told.filter(({ isWarning }) => !isWarning),
    warnings: told.filter(({ isWarning }) => isWarning),
  };
}

/** Said of a workflow or an action that is used and cannot be read: every one but those of this project. */
const NOT_READ = /^Unable to (find reusable workflow|resolve action)/;

async function getFileContent(called: { path: string; repository?: string }) {
  if (called.repository !== 'site-deploy') throw new Error('Unable to find reusable workflow');
  return { name: called.path, content: readFileSync(new URL(`../${called.path}`, import.meta.url), 'utf8') };
}

/** Finds errors that GitHub refuses and its service does not name: an alias of nothing, at which it fails, and a version of what has none. */
function overlooked(content: string): Problem[] {
  const lines = new LineCounter();
  const document = parseDocument(content, { lineCounter: lines, logLevel: 'silent' });
  const problems: Problem[] = [];
  const say = (range: readonly number[] | null | undefined, message: string): void => {
    problems.push({ line: lines.linePos(range?.[0] ?? 0).line, message });
  };
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined) say(alias.range, 'quote a text that begins with *');
    },
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'uses' && isScalar(value) && /^\$\/.*@/.test(String(value.value)))
        say(value.range, 'what $/ names has no version: leave out the @ and what follows');
    },
  });
  return problems;
}
