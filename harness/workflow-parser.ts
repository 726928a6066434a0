import { registerHooks } from 'node:module';

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

/** A problem that GitHub's own parser finds, and its place. */
export interface Problem {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

const trace = new NoOperationTraceWriter();

/** Lists the problems for which GitHub refuses a workflow. */
export async function workflowProblems(name: string, content: string): Promise<Problem[]> {
  const parsed = parseWorkflow({ name, content }, trace);
  if (parsed.value !== undefined) await convertWorkflowTemplate(parsed.context, parsed.value);
  return errorsOf(parsed);
}

/** Lists the problems for which GitHub refuses an action's metadata. */
export function actionProblems(name: string, content: string): Problem[] {
  return errorsOf(parseAction({ name, content }, trace));
}

function errorsOf({ context }: ReturnType<typeof parseWorkflow>): Problem[] {
  const errors = context.errors.getErrors();
  return errors.map(({ range, rawMessage }) => ({ line: range?.start.line ?? 1, message: rawMessage }));
}
