import { getDeployScript } from '../api/deployments.ts';
import { explain } from '../core/errors.ts';
import type { Applying, Replaced } from '../operations/operation.ts';
import type { Facts, ScriptChange } from '../outcome/facts.ts';
import { pinnedCommit, usesCommit } from '../script/pinned-commit.ts';
import { targetOf } from '../site/target.ts';
import type { Ports } from './ports.ts';

/** The commit to deploy again if a deploy fails, or why there is none. */
export type PreviousCommit =
  /** `checksDue`: the time of the clock by which the checks of the deploy must end. */
  { readonly commit: string; readonly checksDue: number } | { readonly why: string };

/**
 * Finds, before a deploy, the commit that the deploy script pins once everything is restored; or, if the script is told it by a
 * variable, the one that is live.
 */
export async function findPreviousCommit(
  ports: Ports,
  facts: Facts,
  replaced: readonly Replaced[],
  learn: Applying['learn'],
): Promise<PreviousCommit> {
  const { commit: ours, commitBy } = ports.inputs;
  if (replaced.length === 0 && commitBy === 'script')
    return { why: 'this run has replaced nothing, so there is nothing to go back to' };
  const lost = replaced.find(({ before, after }) => before === null || after === null);
  if (lost !== undefined) return { why: `the service does not show ${lost.what} as it was before this run` };
  try {
    const script =
      replaced.find(({ factsBefore }) => factsBefore.script)?.factsBefore.script ??
      facts.script ??
      (await readScript(ports, facts, learn));
    const commit = commitBy === 'variable' ? wholeCommit(facts.live) : pinnedCommit(script.after);
    if (commit === undefined) return { why: commitBy === 'variable' ? NOT_LIVE : PINS_NOTHING };
    if (commitBy === 'variable' && commit === ours) return { why: 'the same commit was live before' };
    if (commitBy === 'variable' && !takesCommit(script.after))
      return { why: 'the deploy script from before this run does not take the commit from a variable' };
    return { commit, checksDue: ports.checksDue };
  } catch (error) {
    // An interruption shows at the next request.
    return { why: `the deploy script could not be read: ${explain(error)}` };
  }
}

const NOT_LIVE = 'it is not known which commit was live before, or only its first digits';

/** True for a script that deploys the commit that it is handed as a variable. */
function takesCommit(script: string | null): boolean {
  return script !== null && usesCommit(script) && pinnedCommit(script) === undefined;
}

export function wholeCommit(live: Facts['live']): string | undefined {
  return live?.commit !== undefined && live.commit.length >= 40 ? live.commit : undefined;
}

const PINS_NOTHING =
  'the deploy script from before this run pins no commit, so that a deploy would bring the head of the branch. Only a run with the input commit writes a script to go back to';

async function readScript(
  { reader, patience }: Ports,
  facts: Facts,
  learn: Applying['learn'],
): Promise<ScriptChange> {
  const text = await patience.during({ doing: 'reading what is there' }, () =>
    reader.read(getDeployScript, targetOf(facts)),
  );
  const script = { before: text, after: text };
  learn({ script });
  return script;
}
