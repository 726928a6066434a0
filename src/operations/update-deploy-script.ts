import { commit, commitBy, olderCommit, reportExitStatus } from '../inputs/common.ts';
import { type Declaration, declareGroup, type Form, need } from '../inputs/input.ts';
import { declareOperation } from './define-operation.ts';

const scriptText = {
  name: 'deploy-script',
  section: 'script',
  description: 'For `update-deploy-script`, the text of the script.',
} as const satisfies Declaration;

const scriptFile = {
  name: 'deploy-script-file',
  section: 'script',
  description: 'For `update-deploy-script`, a workspace file with the script, instead of `deploy-script`.',
} as const satisfies Declaration;

export const BOTH = `${scriptText.name}, ${scriptFile.name}`;

const READABLE =
  'a script that bash can read before it runs any of it, as the exit report needs (without extglob, and with the end of each here document), or report-exit-status: false';

/** A script whose lines YAML has joined, as it lacks a "|": what follows `set -e` on its line is never run. */
const JOINED = /^#!.* set -|^[ \t]*set -(?:[Eeux]*o[ \t]+\w+|[Eeux]+)[ \t]+[A-Za-z./]/m;

const deployScript = declareGroup([scriptText, scriptFile], async (form): Promise<string | undefined> => {
  const script = readScript(form);
  if (script === undefined || !isForBash(script)) return script;
  const given = form.source.get(scriptText.name).trim() === '' ? scriptFile : scriptText;
  const isFramed = (await reportExitStatus.read(form))?.value !== false;
  const errorInFrame = isFramed ? await form.source.findSyntaxError?.(script, 'framed') : undefined;
  const isChecked = isFramed && errorInFrame === undefined;
  const error = isChecked ? undefined : await form.source.findSyntaxError?.(script, 'alone');
  if (error !== undefined) form.report(given.name, `a script that bash can read; bash -n says: ${error}`);
  else if (errorInFrame !== undefined) form.report(given.name, `${READABLE}; bash -n says: ${errorInFrame}`);
  if (JOINED.test(script))
    form.report(given.name, 'set -e on a line of its own; in YAML, write deploy-script: | above the script');
  return script;
});

/** True for a script that a service runs in bash or sh; false if its characters are wrong, which is told elsewhere. */
function isForBash(script: string): boolean {
  return /^(?!#!)|^#!.*\b(ba|da)?sh\b/.test(script) && !/[\r\0]/.test(script);
}

function readScript(form: Form): string | undefined {
  const text = form.source.get(scriptText.name);
  const path = form.source.get(scriptFile.name).trim();
  const isGiven = text.trim() !== '';
  if (isGiven && path !== '') form.report(BOTH, 'one of the two, not both');
  if (path === '') return isGiven ? text : undefined;
  return isGiven ? undefined : form.file(scriptFile.name, path);
}

/** The line that brings a site to the commit of the run. Without `exit`, `set -e` misses a failed fetch. */
export const CHECKOUT_LINE = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT" || exit';

export const updateDeployScript = declareOperation({
  name: 'update-deploy-script',
  summary: 'replaces the deploy script if it differs from the given one',
  scope: 'site',
  section: 'script-diff',
  pinsCommit: CHECKOUT_LINE,
  inputs: {
    script: need(deployScript, 'exactly one of the two, as update-deploy-script needs a script'),
    reportExitStatus,
    commit,
    olderCommit,
    commitBy,
  },
});
