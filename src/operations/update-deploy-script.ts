import { getDeployScript, MAX_DEPLOY_SCRIPT_CHARACTERS, patchDeployScript } from '../api/deployments.ts';
import { isSameText, replaceAndReadBack } from '../api/settle.ts';
import type { Log } from '../core/log.ts';
import { isForShell, reportBlocker, withExitReport } from '../deploy/exit-report.ts';
import { passesOverFailures } from '../deploy/shell-script.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { type Target, targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, type Operation, type Replaced } from './operation.ts';

/** Compares and replaces the deploy script. */
export const updateDeployScript: Operation = {
  name: 'update-deploy-script',
  summary: 'replaces the deploy script where it differs from the given one',
  scope: 'site',

  check(inputs) {
    if (inputs.deployScript === undefined) {
      const expected = 'exactly one of the two, as update-deploy-script needs a script';
      return [{ input: 'deploy-script, deploy-script-file', expected }];
    }
    if (inputs.deployScript.trim() === '') {
      return [{ input: 'deploy-script, deploy-script-file', expected: 'a script; it is empty' }];
    }
    if (inputs.reportExitStatus && !isForShell(inputs.deployScript)) {
      const expected =
        'a shell script (sh, bash, dash, ksh, zsh), as the exit report is one; or report-exit-status: false';
      return [{ input: 'deploy-script, deploy-script-file', expected }];
    }
    if (inputs.deployScript.includes('\0')) {
      const expected = 'a text: a NUL character stands in none';
      return [{ input: 'deploy-script, deploy-script-file', expected }];
    }
    if (inputs.deployScript.includes('\r')) {
      const expected = 'LF line ends: a shell takes a carriage return (CRLF) for a part of each command';
      return [{ input: 'deploy-script, deploy-script-file', expected }];
    }
    const { length } = [...wantedScript(inputs)];
    if (length <= MAX_DEPLOY_SCRIPT_CHARACTERS) return [];
    const expected = `at most ${MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}`;
    return [{ input: 'deploy-script', expected }];
  },

  async plan({ inputs, facts, reader, log, learn }) {
    const wanted = wantedScript(inputs);
    learn({
      exitReportExpected: inputs.reportExitStatus && reportBlocker(inputs.deployScript ?? '') === undefined,
    });
    warn(inputs, log);
    const current =
      typeof facts.site === 'object' ? await reader.read(getDeployScript, targetOf(facts)) : null;
    if (current !== null && isSameScript(current, wanted)) return nothingToDo;
    const report = inputs.reportExitStatus ? ' and the exit report' : '';
    const summary = `replace the deploy script (${lines(inputs.deployScript ?? '')}${report})`;
    const apply = (applying: Applying): Promise<Applied> =>
      replace(targetOf(facts), current, wanted, applying);
    learn({ script: { before: current, after: wanted } });
    return { changes: [{ summary, content: JSON.stringify([current, wanted]), apply }] };
  },
};

/** Says what in the script keeps a failure from being seen. */
function warn({ deployScript = '', reportExitStatus }: Inputs, log: Log): void {
  if (isForShell(deployScript) && passesOverFailures(deployScript)) {
    log.warning(
      'The deploy script has several commands and no set -e: a command that fails in the middle does not count, as the script ends with the status of its last one. Begin it with set -e, or with set +e if it is meant so.',
    );
  }
  const blocker = reportExitStatus ? reportBlocker(deployScript) : undefined;
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

function wantedScript(inputs: Inputs): string {
  const script = inputs.deployScript ?? '';
  return inputs.reportExitStatus ? withExitReport(script) : script;
}

/** Services may trim a text, which does not make it another script. */
function isSameScript(one: string, other: string): boolean {
  return one.trimEnd() === other.trimEnd();
}

function lines(script: string): string {
  const { length } = script.trimEnd().split('\n');
  return length === 1 ? '1 line' : `${length} lines`;
}
