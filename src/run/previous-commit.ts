import { getDeployScript } from '../api/deployments.ts';
import { explain } from '../core/errors.ts';
import { isBlank } from '../operations/whole-text.ts';
import { type Facts, targetOf } from '../outcome/facts.ts';
import { pinnedCommit, usesCommit } from '../script/shell-script.ts';
import type { PreviousCommit, Run } from './contexts.ts';

const NO_OTHER =
  'no other full commit id is known to have been live before, or the deploy script does not take it from a variable';
const PINS_NOTHING =
  'the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to';

/** Finds, before a deploy, the commit to go back to: the one that the restored script pins; by variable, the one that is live. */
export async function findPreviousCommit(run: Run): Promise<PreviousCommit> {
  const { facts, replaced, patience, reader } = run;
  const { commitBy, commit: own } = run.inputs;
  const isHanded = commitBy === 'variable';
  if (replaced.every(({ before }) => before !== null && isBlank(before)) && !isHanded)
    return { why: 'this run has nothing to put back, so there is nothing to go back to' };
  let script = replaced.find(({ factsBefore }) => factsBefore.script)?.factsBefore.script ?? facts.script;
  try {
    if (script === undefined) {
      const text = await patience.during({ doing: 'reading what is there' }, () =>
        reader.read(getDeployScript, targetOf(facts)),
      );
      script = { before: text, after: text };
      run.learn({ script });
    }
  } catch (error) {
    // An interruption shows at the next request.
    return { why: `the deploy script could not be read: ${explain(error)}` };
  }
  const pinned = pinnedCommit(script.after);
  if (!isHanded) return pinned === undefined ? { why: PINS_NOTHING } : { commit: pinned };
  const live = wholeCommit(facts.live);
  const takesCommit = script.after !== null && usesCommit(script.after) && pinned === undefined;
  return takesCommit && live !== undefined && live !== own ? { commit: live } : { why: NO_OTHER };
}

export function wholeCommit(live: Facts['live']): string | undefined {
  return live?.commit !== undefined && live.commit.length >= 40 ? live.commit : undefined;
}
