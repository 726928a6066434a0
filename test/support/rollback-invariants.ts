import { isGood, LATE_MS, type SimulatedDeploy } from '../../harness/simulator/deploys.ts';
import type { Seen } from '../../harness/simulator/server.ts';
import { CancelledError } from '../../src/core/errors.ts';
import type { Episode } from './play-case.ts';
import { lastShown, shownBefore, type Text, textIn, writesOf } from './text-invariants.ts';

type Undoing = ReturnType<typeof undoingOf>;

/** The part of a run after its deploy has failed, as the service saw it. */
function undoingOf({ seen, service }: Episode) {
  const writes = seen.filter(({ operation, line }) => isUndoing(operation) && !line.startsWith('GET'));
  const ours = service.deploys.filter(({ by }) => by === 'ours');
  // Each deploy has left one deed.
  const deeds = service.deeds.filter(({ by, what }) => by === 'ours' && what === 'deploy');
  const isSecond = (nth: number): boolean => isUndoing(deeds[nth]?.operation ?? '');
  return {
    writes,
    /** The trigger of the second deploy; undefined if none was sent. */
    trigger: writes.find(isTrigger),
    /** True when nobody else has deployed. */
    isAlone: ours.length === service.deploys.length,
    first: ours.find((_, nth) => !isSecond(nth)),
    second: ours.find((_, nth) => isSecond(nth)),
  };
}

export const isUndoing = (operation: string): boolean =>
  operation === 'rollback-on-failure' || operation === 'restore-on-failure';

const isTrigger = ({ line }: Seen): boolean => /^POST .*\/deploy$/.test(line);

/** The sentences of the rules that are broken. */
const broken = (rules: readonly (readonly [isBroken: boolean, sentence: string])[]): string[] =>
  rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));

/** Lists what must not be, of going back after a failed deploy: a sentence for each. */
export function rollbackViolations(episode: Episode): string[] {
  const undoing = undoingOf(episode);
  return [
    ...ofCause(episode, undoing),
    ...(['script', 'env'] as const).flatMap((text) => ofText(episode, undoing, text)),
    ...ofReport(episode, undoing),
    ...ofClaim(episode, undoing),
    ...ofPlainRollback(episode, undoing),
  ];
}

/** Nothing is put back, let alone deployed, unless the deploy had failed in truth, or had not started. */
function ofCause(episode: Episode, { writes: [write], trigger, first, isAlone }: Undoing): string[] {
  const { seen, inputs, service } = episode;
  if (write === undefined) return [];
  const triggers = seen.filter((one) => one.operation === 'deploy' && isTrigger(one));
  const isFailed = (one: SimulatedDeploy | undefined): boolean =>
    one !== undefined && (hasFailed(one, write.atMs, inputs) || mayBeGivenUp(write.atMs, inputs));
  const isCaused = isAlone ? isFailed(first) : service.deploys.some(isFailed);
  const hasNotStarted = triggers.every(({ refused }) => refused);
  // A service that does not know the site is believed.
  const isToldGone = seen.some(({ operation, fate }) => operation === 'deploy' && fate.includes('404'));
  const shown = trigger && lastShown(seen, 'script', trigger);
  return broken([
    [statusOf(episode) !== 'failed', `something was put back after a deploy that is ${statusOf(episode)}`],
    [hasNotStarted && trigger !== undefined, 'deployed again, although no deploy had started'],
    [
      !hasNotStarted && !isCaused && !isToldGone,
      'something was put back, although the deploy had not failed',
    ],
    [trigger !== undefined && pinOf(shown) === undefined, 'the script that was last shown pins no commit'],
  ]);
}

const statusOf = ({ report }: Episode): string | undefined =>
  report.results.find(({ operation }) => operation === 'deploy')?.outcome;

/** The commit that a script says it deploys, whatever comes of it. */
export function pinOf(script: string | null | undefined): string | undefined {
  const lines = (script ?? '').split('\n').filter((line) => !line.startsWith('#'));
  const pin = lines.find((line) => /^export SITE_DEPLOY_COMMIT=(\w{40}|\w{64})$/.test(line));
  return lines.some((line) => /\$\{?SITE_DEPLOY_COMMIT/.test(line)) ? pin?.split('=')[1] : undefined;
}

/** True for a deploy that had failed by then, and that showed it. */
export function hasFailed(
  { endMs, isKilled, reports, exitStatus, commit, health }: SimulatedDeploy,
  atMs: number,
  inputs: Episode['inputs'],
  expected = inputs.expectedCommit,
): boolean {
  if (endMs > atMs) return false;
  const isOther = expected !== undefined && commit !== 'none' && !commit.startsWith(expected);
  return (reports && !isKilled && (exitStatus !== 0 || isOther)) || (isChecked(inputs) && health !== 'well');
}

/** True if the checks after the first deploy may have been given up by then, as the rest of the time is kept. */
export function mayBeGivenUp(atMs: number, inputs: Episode['inputs']): boolean {
  // Nobody looks at a page for less than a second.
  return inputs.rollbackOnFailure && isChecked(inputs) && atMs >= (inputs.timeoutMs * 2) / 3 - 1_100;
}

const isChecked = ({ healthCheck, verifyCommand }: Episode['inputs']): boolean =>
  healthCheck !== undefined || verifyCommand !== undefined;

const isOf = ({ body }: Seen, text: string | undefined): boolean =>
  textIn(JSON.parse(body))?.trimEnd() === text?.trimEnd();

/**
 * Only what this run has written is put back, to what it had been shown before, and never over what others have written since; and
 * a second deploy is triggered only if all is as it was before the run, but for a text that was empty.
 */
function ofText({ seen }: Episode, { writes, trigger }: Undoing, text: Text): string[] {
  const own = writesOf(seen, text).filter(({ operation }) => !isUndoing(operation));
  const back = writesOf(writes, text);
  const lastOwn = own.at(-1);
  const before = lastOwn === undefined ? [] : shownBefore(seen, text, lastOwn);
  const hadText = before.some((shown) => shown.trim() !== '');
  const isDue = trigger !== undefined && hadText && own.some(({ refused }) => !refused);
  const isBack = trigger && back.some((write) => isOf(write, lastShown(seen, text, trigger)));
  return [
    ...back.flatMap((write) => {
      const shown = lastShown(seen, text, write);
      return broken([
        [!before.some((one) => isOf(write, one)), `put back as it never was: ${text}`],
        [![write, ...own].some((one) => isOf(one, shown)), `what others wrote was overwritten: ${text}`],
      ]);
    }),
    ...broken([[isDue && !isBack, `deployed again, although this was not put back: ${text}`]]),
  ];
}

/** The outcome is that of the deploy that failed, and the report tells of the rollback what took place. */
function ofReport(episode: Episode, { writes, trigger, second, first, isAlone }: Undoing): string[] {
  const { outcome, rollback, results, facts } = episode.report;
  const isUndone = results.some(({ restored }) => restored !== undefined);
  const hasBegun = writes.length > 0 || rollback !== undefined || isUndone;
  const wasSent = second !== undefined || writes.some((one) => isTrigger(one) && !one.refused);
  const isCancelled =
    episode.interruption instanceof CancelledError && writes.some(({ refused }) => !refused);
  const deploy = facts?.deploy;
  const isToldOther =
    (deploy?.commit ?? 'none') !== first?.commit || deploy?.exitStatus !== first?.exitStatus;
  return broken([
    [hasBegun && outcome !== 'failed' && outcome !== 'cancelled', `${outcome} after going back`],
    [outcome === 'cancelled' && hasBegun && !rollback && !isUndone, 'something was put back after a cancel'],
    [rollback?.outcome === 'not-run' && wasSent, 'a second deploy is said not to have been triggered'],
    [trigger !== undefined && rollback === undefined, 'a second deploy goes unreported'],
    [
      rollback !== undefined && statusOf(episode) !== 'failed',
      'a rollback after a deploy that had not failed',
    ],
    [rollback !== undefined && !episode.inputs.rollbackOnFailure, 'a rollback that nobody has asked for'],
    [isCancelled && rollback !== undefined && outcome !== 'cancelled', `${outcome} after a cancel`],
    [
      hasBegun && isAlone && deploy?.exitStatus !== undefined && isToldOther,
      'the report is not of the failed deploy',
    ],
  ]);
}

/** The report says of the site after the second deploy only what is so. */
function ofClaim(episode: Episode, { trigger, second, isAlone }: Undoing): string[] {
  const { report, service, endMs, inputs, seen } = episode;
  const { outcome: status, commit } = report.rollback ?? {};
  // A service that does not know the site is believed.
  const isMisled = seen.some(({ operation, fate }) => isUndoing(operation) && fate.includes('404'));
  const isBad = second === undefined || hasFailed(second, endMs, inputs, commit);
  const brings = (one: SimulatedDeploy): boolean =>
    one.commit === commit && isGood(one) && one.endMs <= endMs;
  const isWell = (one: SimulatedDeploy): boolean =>
    !isChecked(inputs) || one.health === 'well' || (one.health === 'late' && one.endMs + LATE_MS <= endMs);
  // The page may be that of another deploy which came in between unseen.
  const isBack = isAlone
    ? second !== undefined && brings(second) && isWell(second)
    : service.deploys.some(brings);
  return broken([
    [
      status === 'failed' && isAlone && second !== undefined && !isBad && !isMisled,
      'nothing has shown that the rollback failed',
    ],
    [status === 'changed' && trigger === undefined, 'said to be back without a deploy'],
    [status === 'changed' && !isBack && !isMisled, `the site is not back on ${commit}`],
  ]);
}

/** Where nothing goes wrong but the deploys themselves, the site goes back whenever it can, and that is said. */
function ofPlainRollback(episode: Episode, { first, second }: Undoing): string[] {
  const { report, given, inputs, service, endMs } = episode;
  const { faults, meddling, away } = given.trouble;
  if (faults.length + meddling.length + away.length > 0 || given.cancel !== 'never') return [];
  if (statusOf(episode) !== 'failed' || first === undefined || inputs.timeoutMs < 900_000) return [];
  const own = service.versions[0]?.state.sites.find(({ id }) => id === first.site);
  const changed = report.results.flatMap(({ operation, outcome }) =>
    outcome === 'changed' ? operation : [],
  );
  const isEnvLost =
    changed.includes('sync-env') && (typeof own?.env !== 'string' || changed.includes('ensure-repository'));
  if (changed.includes('sync-env') && given.manners.env !== 'whole') return [];
  const isScriptLost = changed.includes('update-deploy-script') && own?.script === null;
  // Nothing is put back in place of an empty text, which a service may show of one that it failed to read.
  const hasReplaced =
    changed.includes('update-deploy-script') || (changed.includes('sync-env') && own?.env?.trim() !== '');
  const pin = pinOf(own?.script);
  const isPossible = hasReplaced && !isEnvLost && !isScriptLost && pin !== undefined;
  const isNew = own?.token === null && report.failure?.reason === 'health-check-failed';
  if (!inputs.rollbackOnFailure || !isPossible || isNew)
    return broken([[second !== undefined, 'deployed again without a reason']]);
  // Checks that go on after two thirds of the time leave none for going back.
  const isLate = isChecked(inputs) && first.endMs > inputs.timeoutMs / 2;
  if (second === undefined) return broken([[!isLate, 'not deployed again']]);
  // Of a script that is silent for two minutes, nobody knows.
  if (second.durationMs >= 100_000 || endMs >= inputs.timeoutMs || second.health === 'late') return [];
  const isCommitShown = second.commit !== 'none' || second.exitStatus !== 0;
  const isShown = second.reports && !second.isKilled && isCommitShown;
  const expected = !isShown ? 'unknown' : hasFailed(second, endMs, inputs, pin) ? 'failed' : 'changed';
  const told = report.rollback?.outcome;
  // Nothing tells a silent script from one that was killed where `last_deploy_at` changes at the beginning.
  const isSilent = given.manners.lastDeployAt === 'start' && !second.isTalkative && second.durationMs > 5_000;
  if (told === 'unknown' && isSilent) return [];
  return broken([[told !== expected, `a rollback that is ${expected} is called ${told}`]]);
}
