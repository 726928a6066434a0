import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

// GitHub's parser imports its schemas as JSON without saying so, as bundlers allow and Node does not. A hook that
// says it instead of the parser is less to keep than a bundle.
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.min.json')
      ? nextLoad(url, { ...context, importAttributes: { type: 'json' } })
      : nextLoad(url, context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);
const { parseAction } = await import('@actions/workflow-parser/actions/action-parser');
const { TemplateContext, TemplateValidationErrors } = await import(
  '@actions/workflow-parser/templates/template-context'
);
const { getWorkflowSchema } = await import('@actions/workflow-parser/workflows/workflow-schema');
const { FeatureFlags } = await import('@actions/expressions/features');

/** A problem that GitHub's own parser finds, and its place. */
export interface Problem {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

const trace = new NoOperationTraceWriter();
/** `background`, `wait`, `wait-all`, `cancel`: GitHub runs them since June 2026; its parser takes them only if asked to. */
const featureFlags = new FeatureFlags({ allowBackgroundSteps: true });

/** Lists the problems for which GitHub refuses a workflow. */
export async function workflowProblems(name: string, content: string): Promise<Problem[]> {
  const context = new TemplateContext(new TemplateValidationErrors(), getWorkflowSchema(), trace);
  // Reading the file looks here, long before the options of the conversion are known.
  context.state.featureFlags = featureFlags;
  const { value } = parseWorkflow({ name, content }, context);
  const options = { featureFlags, fetchReusableWorkflowDepth: 1 };
  if (value !== undefined) await convertWorkflowTemplate(context, value, { getFileContent }, options);
  const errors = errorsOf(context).filter(({ message }) => message !== NOT_OURS);
  return [...errors, ...overlooked(content)];
}

/** Said of a workflow that is called and cannot be read: every one but that of this project. */
const NOT_OURS = 'Unable to find reusable workflow';

async function getFileContent(called: { path: string; repository?: string }) {
  if (called.repository !== 'site-deploy') throw new Error(NOT_OURS);
  return { name: called.path, content: readFileSync(new URL(`../${called.path}`, import.meta.url), 'utf8') };
}

/** Finds errors that GitHub refuses and this parser of its editors takes: an alias of nothing, a version of what has none, a queue that is cancelled. */
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
      if (isMap(value) && value.get('queue') === 'max' && value.get('cancel-in-progress') === true)
        say(value.range, 'queue: max goes only with cancel-in-progress: false');
    },
  });
  return problems;
}

/** Lists the problems for which GitHub refuses an action's metadata. */
export function actionProblems(name: string, content: string): Problem[] {
  return errorsOf(parseAction({ name, content }, trace).context);
}

function errorsOf({ errors }: InstanceType<typeof TemplateContext>): Problem[] {
  return errors
    .getErrors()
    .map(({ range, rawMessage }) => ({ line: range?.start.line ?? 1, message: rawMessage }));
}
