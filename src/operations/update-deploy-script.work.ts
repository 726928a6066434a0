import { getDeployScript, MAX_DEPLOY_SCRIPT_CHARACTERS, patchDeployScript } from '../api/deployments.ts';
import { isEmpty, replaceAndReadBack, type WholeText } from '../api/replace.ts';
import type { Log } from '../core/log.ts';
import { isSameText } from '../core/same-text.ts';
import { maskedLines } from '../dotenv/difference.ts';
import type { Values } from '../inputs/input.ts';
import type { Facts } from '../outcome/facts.ts';
import { framed, hasThisFrame, isForShell, isFramed } from '../script/frame.ts';
import { findHidden } from '../script/hidden-failures.ts';
import { needsCommit, pinnedCommit, usesCommit } from '../script/pinned-commit.ts';
import { plainCode } from '../script/shell-script.ts';
import { targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, planChange, type Work } from './operation.ts';
import { BOTH, CHECKOUT_LINE, type updateDeployScript } from './update-deploy-script.ts';

type ScriptInputs = Values<(typeof updateDeployScript)['inputs']>;

export const work: Work<typeof updateDeployScript> = {
  check({ script, reportExitStatus: reports = true, commit, commitBy = 'script' }) {
    const pin = commitBy === 'script' ? commit : undefined;
    const wanted = script === undefined ? undefined : scriptProblem(script, reports, commit, pin);
    const problems = wanted === undefined ? [] : [{ input: BOTH, expected: wanted }];
    if (reports || pin === undefined) return problems;
    const expected = 'true with commit: without the exit report, nothing shows which commit was deployed';
    return [...problems, { input: 'report-exit-status', expected }];
  },

  // A script that pins an older commit would be deployed by the next press of the service's own button.
  async guard(given) {
    const { commit, commitBy, olderCommit } = given.inputs;
    if (commit === undefined || commitBy === 'variable' || olderCommit === 'deploy') return;
    const { guardOrder } = await import('./guard-commit.ts');
    await guardOrder(commit, given);
  },

  async plan({ inputs, facts, reader, log, learn }) {
    const { script, reportExitStatus: reports, commitBy } = inputs;
    const commit = commitBy === 'script' ? inputs.commit : undefined;
    const wanted = wantedScript(script, reports, commit);
    warn(inputs, log);
    const current = typeof facts.site === 'object' ? await scriptOf(facts).read(reader) : null;
    // CRLF is no mere spelling here: a shell takes the carriage return for a part of each command.
    const isUnchanged = current !== null && isSameText(current, wanted) && !current.includes('\r');
    learn({ script: { before: current, after: isUnchanged ? current : wanted } });
    if (isUnchanged) return nothingToDo;
    const isOld = reports && isFramed(current) && !hasThisFrame(current);
    const report = reports ? ` and the exit report${isOld ? ', in its new form' : ''}` : '';
    const { length } = script.trimEnd().split('\n');
    const lines = length === 1 ? '1 line' : `${length} lines`;
    const summary = `replace the deploy script (${lines}${report})${commit === undefined ? '' : ` for commit ${commit}`}`;
    const replace = (_: unknown, applying: Applying) => replaceScript(current, wanted, applying);
    return { changes: [planChange(summary, { before: current, after: wanted }, replace)] };
  },
};

const NEEDS_SHELL = 'a shell script (sh, bash, dash, ksh, zsh), as the exit report is one';

/** Returns the expected script in place of one that cannot be used. */
function scriptProblem(script: string, reports: boolean, commit?: string, pin?: string): string | undefined {
  if (script.trim() === '') return 'a script; it is empty';
  if (reports && !isForShell(script))
    return pin === undefined ? `${NEEDS_SHELL}; or report-exit-status: false` : NEEDS_SHELL;
  if (reports && usesAliases(script))
    return 'a script with functions in place of aliases, which are not replaced in the frame of the exit report; or report-exit-status: false';
  if (script.includes('\0')) return 'text without NUL characters';
  if (script.includes('\r'))
    return 'LF line ends: a shell treats the carriage return of CRLF as part of each command';
  if (isFramed(script)) return 'a script without the exit report, which the run puts around it';
  if (commit !== undefined && !usesCommit(script))
    return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${CHECKOUT_LINE}`;
  if (pinnedCommit(script) !== undefined) return 'a script without a line that exports SITE_DEPLOY_COMMIT';
  const { length } = [...wantedScript(script, reports, pin)];
  if (length <= MAX_DEPLOY_SCRIPT_CHARACTERS) return undefined;
  return `at most ${MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}`;
}

/** True for a script whose shell would replace aliases: bash does so only if it is told to. */
function usesAliases(script: string): boolean {
  const code = plainCode(script);
  const isReplacing =
    /^#!.*\b(?:da|a|k|z)?sh\b/.test(script) || /^[ \t]*shopt\b.*\bexpand_aliases\b/m.test(code);
  return isReplacing && /^[ \t]*alias[ \t]+[\w.-]+=/m.test(code);
}

/** Warns of anything in the script that hides a failure. */
function warn({ script, commit, commitBy }: ScriptInputs, log: Log): void {
  if ((commit === undefined || commitBy === 'variable') && needsCommit(script))
    log.warning(
      `The deploy script uses $SITE_DEPLOY_COMMIT, which is empty ${commit === undefined ? 'as no commit is given. Give commit, or defaults' : 'when a deploy is triggered elsewhere. Give defaults'}: git fetch origin "\${SITE_DEPLOY_COMMIT:-main}", then git reset --hard "\${SITE_DEPLOY_COMMIT:-FETCH_HEAD}".`,
    );
  const hidden = isForShell(script) ? findHidden(script) : undefined;
  if (hidden !== undefined) log.warning(`The deploy script goes on if ${hidden.what} fails: ${hidden.why}`);
}

async function replaceScript(before: string | null, wanted: string, applying: Applying): Promise<Applied> {
  const text = scriptOf(applying.facts);
  const { shown, doubt } = await replaceAndReadBack(text, wanted, applying);
  if (doubt !== undefined) throw doubt;
  if (shown !== null && shown === before)
    return {
      changed: false,
      summary: 'sent the deploy script, which the service shows as before: with CRLF',
    };
  const unseen = shown === null ? '; the service does not show it, so it could not be read back' : '';
  const isSeenWhole = before !== null && !isEmpty(before) && maskedLines(before).length === 0;
  const factsBefore = { script: { before, after: before } };
  const replaced = { text, before: isSeenWhole ? before : null, after: shown, factsBefore };
  return { changed: true, summary: `replaced the deploy script${unseen}`, replaced };
}

function scriptOf(facts: Facts): WholeText {
  const target = targetOf(facts);
  return {
    what: 'the deploy script',
    read: (reader) => reader.read(getDeployScript, target),
    write: (script, writer) => writer.write(patchDeployScript, target, { deploy_script: script }),
  };
}

function wantedScript(script: string, reports: boolean, commit: string | undefined): string {
  return reports ? framed(script, commit) : script;
}
