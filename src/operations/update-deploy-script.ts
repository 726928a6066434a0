import { CHECKOUT_LINE, commit, commitBy, olderCommit, reportExitStatus } from '../inputs/common.ts';
import { combine, declare, type Form, need } from '../inputs/input.ts';
import { problemOf } from '../script/frame.ts';
import type { Parsed } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

const TEXT = 'deploy-script';
const FILE = 'deploy-script-file';
const BOTH = `${TEXT}, ${FILE}`;

const IN_FRAME =
  ' before it runs any of it, as the exit report needs (without extglob, and with the end of each here document)';

/** A script whose lines YAML has joined, as it lacks a "|": what follows `set -e` on its line is never run. */
const JOINED = /^#!.* set -|^[ \t]*set -(?:[Eeux]*o[ \t]+\w+|[Eeux]+)[ \t]+[A-Za-z./]/m;

const scriptText = declare(TEXT, 'script', {
  description: 'For `update-deploy-script`, the text of the script.',
  // Its white space counts.
  parse: (_, form) => checkSyntax(TEXT, form.get(TEXT), form),
});

const scriptFile = declare(FILE, 'script', {
  description: 'For `update-deploy-script`, a workspace file with the script, instead of `deploy-script`.',
  parse(path, form) {
    if (form.get(TEXT).trim() === '') return checkSyntax(FILE, form.file(FILE, path) ?? '', form);
    form.report(BOTH, 'one of the two, not both');
    return { value: '' };
  },
});

const deployScript = combine({ text: scriptText, file: scriptFile }, ({ text, file }) => text ?? file);

/** Reports a script that bash cannot read. One with wrong characters is told elsewhere. */
async function checkSyntax(input: string, script: string, form: Form): Promise<Parsed<string>> {
  const unfilled = script.split('\n').findIndex((line) => /^(?!\s*#).*\$\{\{/.test(line)) + 1;
  if (unfilled > 0)
    form.report(
      input,
      `no \${{ … }}, as in line ${unfilled}: GitHub fills it in only in workflows; let the script read a variable, from .env or deploy-variables`,
    );
  const isForBash = /^(?!#!)|^#!.*\b(ba|da)?sh\b/.test(script) && !/[\r\0]/.test(script);
  if (!isForBash) return { value: script };
  const isFramed = (await reportExitStatus.read(form))?.value !== false;
  const error = await form.findSyntaxError?.(script, isFramed ? 'framed' : 'alone');
  if (error !== undefined)
    form.report(input, `a script that bash can read${isFramed ? IN_FRAME : ''}; bash -n says: ${error}`);
  if (JOINED.test(script))
    form.report(input, 'set -e on a line of its own; in YAML, write deploy-script: | above the script');
  return { value: script };
}

export const updateDeployScript = declareOperation({
  name: 'update-deploy-script',
  summary: 'replaces the deploy script if it differs from the given one',
  scope: 'site',
  example: '--deploy-script-file scripts/deploy.sh',
  section: 'script-diff',
  pinsCommit: CHECKOUT_LINE,
  inputs: {
    script: need(deployScript, 'exactly one of the two, as update-deploy-script needs a script'),
    reportExitStatus,
    commit,
    olderCommit,
    commitBy,
  },
  check({ script, reportExitStatus: reports = true, commit: given, commitBy: way = 'script' }) {
    const pin = way === 'script' ? given : undefined;
    const problem = script === undefined ? undefined : problemOf(script, reports, given, pin);
    const problems = problem === undefined ? [] : [{ input: BOTH, expected: problem }];
    if (reports || pin === undefined) return problems;
    const expected = 'true with commit: without the exit report, nothing shows which commit was deployed';
    return [...problems, { input: 'report-exit-status', expected }];
  },
});
