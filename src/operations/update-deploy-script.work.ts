import { getDeployScript, patchDeployScript } from '../api/deployments.ts';
import { count } from '../core/count.ts';
import { isSameText } from '../core/same-text.ts';
import { isSeenWhole } from '../dotenv/difference.ts';
import { type Facts, targetOf } from '../outcome/facts.ts';
import { framed, isForShell } from '../script/frame.ts';
import { findHidden } from '../script/hidden-failures.ts';
import { needsCommit } from '../script/shell-script.ts';
import { guardOrder } from './guard-commit.ts';
import { type Applying, nothingToDo, planChange, type WholeText, type WorkOf } from './operation.ts';
import type { updateDeployScript } from './update-deploy-script.ts';
import { believe, replaceAndReadBack } from './whole-text.ts';

const WITHOUT_COMMIT =
  'The deploy script uses $SITE_DEPLOY_COMMIT, which is empty in a deploy that is given no commit. Give commit to each, or defaults: git fetch origin "${SITE_DEPLOY_COMMIT:-main}", then git reset --hard "${SITE_DEPLOY_COMMIT:-FETCH_HEAD}".';

export const work: WorkOf<typeof updateDeployScript> = (inputs) => {
  const { script, commit, reportExitStatus: reports } = inputs;
  const pin = inputs.commitBy === 'script' ? commit : undefined;
  return {
    // A script that pins an older commit would be deployed by the next press of the service's own button.
    async guard(planning) {
      if (pin !== undefined && inputs.olderCommit === 'refuse')
        await guardOrder({ ...inputs, commit: pin }, planning);
    },

    async plan(planning) {
      const { facts, reader, log, learn } = planning;
      const wanted = reports ? framed(script, pin) : script;
      if (pin === undefined && needsCommit(script)) log.warning(WITHOUT_COMMIT);
      const hidden = isForShell(script) ? findHidden(script) : undefined;
      if (hidden !== undefined)
        log.warning(`The deploy script goes on if ${hidden.what} fails: ${hidden.why}`);
      const text = typeof facts.site === 'object' ? scriptOf(facts) : undefined;
      const shown = (await text?.read(reader)) ?? null;
      // One that was shown before, and is empty in a new plan, may not have been read.
      const current = text && facts.script?.before ? await believe(shown, text, planning) : shown;
      const isUnchanged = current !== null && isAsWanted(current, wanted, current);
      learn({ script: { before: current, after: isUnchanged ? current : wanted } });
      if (isUnchanged) return nothingToDo;
      const report = reports ? ' and the exit report' : '';
      const lines = count(script.trimEnd().split('\n').length, 'line');
      const summary = `replace the deploy script (${lines}${report})${pin === undefined ? '' : ` for commit ${pin}`}`;
      return { changes: [planChange(summary, { before: current, after: wanted }, replaceScript)] };
    },
  };
};

/** True if nothing is left to do, in a plan as after a write. A script that shows as `before` must be spelled as the wanted one, too. */
function isAsWanted(seen: string, wanted: string, before: string | null): boolean {
  // A shell takes the carriage return of CRLF for a part of each command, and white space before a shebang line disables the line.
  const isSpelledSo = !seen.includes('\r') && (seen.startsWith('#!') || !wanted.startsWith('#!'));
  return isSameText(seen, wanted) && (isSpelledSo || seen !== before);
}

type ScriptWrite = { readonly before: string | null; readonly after: string };

async function replaceScript({ before, after: wanted }: ScriptWrite, applying: Applying) {
  const text = scriptOf(applying.facts);
  const isThere = (seen: string): boolean => isAsWanted(seen, wanted, before);
  const { seen, doubt } = await replaceAndReadBack(text, wanted, applying, isThere);
  if (doubt !== undefined) {
    const isOnlySpelled = seen !== null && seen === before && isSameText(seen, wanted);
    if (!isOnlySpelled) throw doubt;
    const summary = 'sent the deploy script, which the service shows as before: with CRLF';
    return { changed: false, summary };
  }
  const unseen = seen === null ? '; the service does not show it, so it could not be read back' : '';
  const factsBefore = { script: { before, after: before } };
  const replaced = { text, before: isSeenWhole(before) ? before : null, after: seen, factsBefore };
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
