import { getDeployScript, MAX_DEPLOY_SCRIPT_CHARACTERS, patchDeployScript } from '../api/deployments.ts';
import { isSameText, replaceAndReadBack } from '../api/settle.ts';
import type { Problem } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { isForShell, reportBlocker, withExitReport } from '../deploy/exit-report.ts';
import { passesOverFailures } from '../deploy/shell-script.ts';
import { type Target, targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, type Replaced, type Work } from './operation.ts';
import { BOTH, scriptText, type updateDeployScript } from './update-deploy-script.ts';

export const work: Work<typeof updateDeployScript> = {
  check({ script, reportExitStatus: reports = true }) {
    const problem = script === undefined ? undefined : problemOf(script, reports);
    return problem === undefined ? [] : [{ input: BOTH, ...problem }];
  },

  readAhead: (reader, target) => reader.readAhead(getDeployScript, target),

  async plan({ inputs, facts, reader, log, learn }) {
    const { script, reportExitStatus: reports } = inputs;
    const wanted = wantedScript(script, reports);
    learn({ exitReportExpected: reports && reportBlocker(script) === undefined });
    warn(script, reports, log);
    const current =
      typeof facts.site === 'object' ? await reader.read(getDeployScript, targetOf(facts)) : null;
    // A service may trim the text.
    if (current?.trimEnd() === wanted.trimEnd()) return nothingToDo;
    const summary = `replace the deploy script (${lines(script)}${reports ? ' and the exit report' : ''})`;
    const content = JSON.stringify([current, wanted]);
    learn({ script: { before: current, after: wanted } });
    return {
      changes: [
        { summary, content, apply: (applying) => replace(targetOf(facts), current, wanted, applying) },
      ],
    };
  },
};

const NEEDS_SHELL =
  'a shell script (sh, bash, dash, ksh, zsh), as the exit report is one; or report-exit-status: false';

function problemOf(script: string, reports: boolean): (Partial<Problem> & { expected: string }) | undefined {
  if (script.trim() === '') return { expected: 'a script; it is empty' };
  if (reports && !isForShell(script)) return { expected: NEEDS_SHELL };
  if (script.includes('\0')) return { expected: 'text without NUL characters' };
  if (script.includes('\r'))
    return { expected: 'LF line ends: a shell treats the carriage return of CRLF as part of each command' };
  const { length } = [...wantedScript(script, reports)];
  if (length <= MAX_DEPLOY_SCRIPT_CHARACTERS) return undefined;
  return {
    input: scriptText.name,
    expected: `at most ${MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}`,
  };
}

/** Warns of anything in the script that hides a failure. */
function warn(script: string, reports: boolean, log: Log): void {
  if (isForShell(script) && passesOverFailures(script))
    log.warning(
      'The deploy script has several commands and no set -e: a failure in the middle goes unnoticed, as the script ends with the status of its last command. Begin it with set -e, or with set +e if that is intended.',
    );
  const blocker = reports ? reportBlocker(script) : undefined;
  if (blocker === undefined) return;
  const what = blocker === 'trap' ? 'sets an EXIT trap of its own' : 'ends in exec';
  log.warning(
    `The deploy script ${what}, so it gives no exit report. Change that, or set report-exit-status: false and add health-check-url, verify-command or success-pattern.`,
  );
}

async function replace(
  target: Target,
  before: string | null,
  script: string,
  { writer, reader, patience }: Applying,
): Promise<Applied> {
  const what = 'the deploy script';
  const read: Replaced['read'] = (from) => from.read(getDeployScript, target);
  const write: Replaced['write'] = (to, text) => to.write(patchDeployScript, target, { deploy_script: text });
  const { shown } = await replaceAndReadBack(
    what,
    () => write(writer, script),
    () => read(reader),
    (text) => isSameText(text, script),
    patience,
  );
  const doubt = shown === null ? '; the service does not show it, so it could not be read back' : '';
  const replaced = { what, before, after: shown, factsBefore: { script: undefined }, read, write };
  return { changed: true, summary: `replaced the deploy script${doubt}`, replaced };
}

function wantedScript(script: string, reports: boolean): string {
  return reports ? withExitReport(script) : script;
}

function lines(script: string): string {
  const { length } = script.trimEnd().split('\n');
  return length === 1 ? '1 line' : `${length} lines`;
}
