import * as z from 'zod/mini';
import { isGood, LATE_MS, type SimulatedDeploy } from '../../harness/simulator/deploys.ts';
import type { Seen } from '../../harness/simulator/server.ts';
import { DOMAIN } from '../../harness/simulator/state.ts';
import { CancelledError } from '../../src/core/errors.ts';
import { renderOutputs } from '../../src/report/outputs.ts';
import type { Episode } from './play-case.ts';

/** The part of a run after its deploy has failed, told from all that was seen. */
interface Undoing {
  readonly writes: readonly Seen[];
  /** The trigger of the second deploy; undefined if none was sent. */
  readonly trigger: Seen | undefined;
  readonly first: SimulatedDeploy | undefined;
  readonly second: SimulatedDeploy | undefined;
  /** True when nobody else has deployed. */
  readonly isAlone: boolean;
}

function undoingOf({ seen, service }: Episode): Undoing {
  const writes = seen.filter(({ operation, line }) => isUndoing(operation) && !line.startsWith('GET'));
  const ours = service.deploys.filter(({ by }) => by === 'ours');
  // Each deploy has left one note.
  const notes = service.deeds.filter(({ by, what }) => by === 'ours' && what === 'deploy');
  return {
    writes,
    trigger: writes.find(isTrigger),
    first: ours.find((_, nth) => !isUndoing(notes[nth]?.operation ?? '')),
    second: ours.find((_, nth) => isUndoing(notes[nth]?.operation ?? '')),
    isAlone: ours.length === service.deploys.length,
  };
}

export function isUndoing(operation: string): boolean {
  return operation === 'rollback-on-failure' || operation === 'restore-on-failure';
}

function isTrigger({ line }: Seen): boolean {
  return /^POST .*\/deploy$/.test(line);
}

/** True if the answer says that it was not carried out; nobody follows a redirect. */
function isRefused({ refused, fate }: Seen): boolean {
  return refused || fate.includes('"redirect"');
}

/** Lists what must not be, of going back after a failed deploy: a sentence for each. */
export function rollbackViolations(episode: Episode): string[] {
  const undoing = undoingOf(episode);
  return [
    ...ofTriggers(episode, undoing),
    ...ofCause(episode, undoing),
    ...TEXTS.flatMap((text) => [
      ...ofText(episode, undoing, text),
      ...ofTextAtTrigger(episode, undoing, text),
    ]),
    ...ofOutcome(episode, undoing),
    ...ofClaim(episode, undoing),
    ...ofPlainRollback(episode, undoing),
    ...ofShare(episode, undoing),
  ];
}

function ofTriggers({ seen, service, inputs, given }: Episode, { trigger, writes }: Undoing): string[] {
  const bad: string[] = [];
  const ours = service.deploys.filter(({ by }) => by === 'ours');
  if (ours.length > 2) bad.push(`${ours.length} deploys were triggered`);
  if (writes.filter((one) => isTrigger(one) && !isRefused(one)).length > 1)
    bad.push('a rollback was triggered twice');
  if (trigger === undefined) return bad;
  if (!inputs.rollbackOnFailure) bad.push('a deploy was triggered again, which nobody has asked for');
  const shown = lastShown(seen, 'script', trigger);
  if (pinOf(shown) === undefined) bad.push('the script that was last shown pins no commit');
  const standing = service.versions.findLast(({ atMs }) => atMs <= trigger.atMs)?.state.sites;
  const script = standing?.find(({ domain }) => domain === DOMAIN)?.script;
  const isTheirs = given.trouble.meddling.some(
    ({ deed }) => deed.kind === 'script' && deed.script === script,
  );
  if (standing !== undefined && script !== undefined && pinOf(script) === undefined && !isTheirs)
    bad.push('the script that stands pins no commit');
  return bad;
}

/** The commit that a script says it deploys, whatever comes of it. */
export function pinOf(script: string | null | undefined): string | undefined {
  const lines = (script ?? '').split('\n').filter((line) => !line.startsWith('#'));
  const pin = lines.find((line) => /^export SITE_DEPLOY_COMMIT=(\w{40}|\w{64})$/.test(line));
  const isUsed = lines.some((line) => /\$\{?SITE_DEPLOY_COMMIT/.test(line));
  return isUsed ? pin?.split('=')[1] : undefined;
}

/** Nothing is put back, let alone deployed, unless the deploy had failed in truth, or had not started. */
function ofCause(episode: Episode, { writes: [write], trigger, first, isAlone }: Undoing): string[] {
  const { report, seen, inputs, service } = episode;
  if (write === undefined) return [];
  const deploy = report.results.find(({ operation }) => operation === 'deploy');
  const bad: string[] = [];
  if (deploy?.status !== 'failed')
    bad.push(`something was put back after a deploy that is ${deploy?.status}`);
  const triggers = seen.filter((one) => one.operation === 'deploy' && isTrigger(one));
  if (triggers.every(isRefused))
    return trigger === undefined ? bad : [...bad, 'deployed again, although no deploy had started'];
  const isFailed = (one: SimulatedDeploy | undefined): boolean =>
    one !== undefined && (hasFailed(one, write.atMs, inputs) || mayBeGivenUp(write.atMs, inputs));
  if (isAlone ? !isFailed(first) : !service.deploys.some(isFailed))
    bad.push('something was put back, although the deploy had not failed');
  return bad;
}

/** True for a deploy that had failed by then, and that showed it. */
export function hasFailed(
  { endMs, isKilled, reports, exitStatus, commit, health }: SimulatedDeploy,
  atMs: number,
  inputs: Episode['inputs'],
  expected = inputs.expectedCommit,
): boolean {
  if (endMs > atMs) return false;
  const isReported = reports && !isKilled;
  if (isReported && exitStatus !== 0) return true;
  if (isReported && expected !== undefined && !commit.startsWith(expected)) return true;
  return isChecked(inputs) && health !== 'well';
}

/** True if the checks after the first deploy may have been given up by then, as the rest of the time is kept. */
export function mayBeGivenUp(atMs: number, inputs: Episode['inputs']): boolean {
  const dueMs = (inputs.timeoutMs * 2) / 3;
  // Nobody looks at a page for less than a second.
  return inputs.rollbackOnFailure && isChecked(inputs) && atMs >= dueMs - 1_100;
}

function isChecked({ healthCheck, verifyCommand }: Episode['inputs']): boolean {
  return healthCheck !== undefined || verifyCommand !== undefined;
}

/** True for a deploy that had worked by then. */
function hasWorked(deploy: SimulatedDeploy, atMs: number): boolean {
  return isGood(deploy) && deploy.endMs <= atMs;
}

/** True if the checks after a deploy, where there are any, could pass by then. */
function isHealthyBy({ endMs, health }: SimulatedDeploy, atMs: number, inputs: Episode['inputs']): boolean {
  if (!isChecked(inputs)) return true;
  return health === 'well' || (health === 'late' && endMs + LATE_MS <= atMs);
}

const TEXTS = ['script', 'env'] as const;
type Text = (typeof TEXTS)[number];
const PATHS = { script: /\/deploy\/script$/, env: /\/env$/ } as const;
const contents = z.object({ deploy_script: z.optional(z.string()), content: z.optional(z.string()) });

/** The text in a body. */
function textIn(body: unknown): string | undefined {
  const { deploy_script: script, content } = contents.safeParse(body).data ?? {};
  return script ?? content;
}

/** The text as it was shown last before that request. */
function lastShown(seen: readonly Seen[], text: Text, before: Seen): string | undefined {
  const reads = seen.slice(0, seen.indexOf(before)).filter(({ line }) => isRead(line, text));
  return reads.map(({ answer }) => textIn(answer)).findLast((shown) => shown !== undefined);
}

function isRead(line: string, text: Text): boolean {
  return line.startsWith('GET ') && PATHS[text].test(line);
}

function writesOf(seen: readonly Seen[], text: Text): readonly Seen[] {
  return seen.filter(({ line }) => line.startsWith('PATCH ') && PATHS[text].test(line));
}

function isSame(text: string | undefined, other: string | undefined): boolean {
  return text !== undefined && text.trimEnd() === other?.trimEnd();
}

/** Only what this run has written is put back, to what it had been shown before, and never over what others have written since. */
function ofText({ seen }: Episode, { writes }: Undoing, text: Text): string[] {
  const own = writesOf(seen, text).filter(({ operation }) => !isUndoing(operation));
  const lastOwn = own.at(-1);
  return writesOf(writes, text).flatMap((write) => {
    const body = textIn(JSON.parse(write.body));
    if (lastOwn === undefined) return [`put back without having been written: ${text}`];
    const bad: string[] = [];
    const before = seen.slice(0, seen.indexOf(lastOwn)).filter(({ line }) => isRead(line, text));
    if (!before.some(({ answer }) => isSame(textIn(answer), body)))
      bad.push(`put back as it never was: ${text}`);
    const shown = lastShown(seen, text, write);
    const written = own.map((one) => textIn(JSON.parse(one.body)));
    if (![body, ...written].some((one) => isSame(one, shown)))
      bad.push(`what others have written was overwritten: ${text}`);
    return bad;
  });
}

/** A second deploy is triggered only if all is as it was before the run. */
function ofTextAtTrigger({ seen }: Episode, { writes, trigger }: Undoing, text: Text): string[] {
  if (trigger === undefined) return [];
  const own = writesOf(seen, text).filter(({ operation, refused }) => !isUndoing(operation) && !refused);
  if (own.length === 0) return [];
  const back = writesOf(writes, text).at(-1);
  const isBack = back && isSame(lastShown(seen, text, trigger), textIn(JSON.parse(back.body)));
  return isBack ? [] : [`deployed again, although this was not put back: ${text}`];
}

/** The outcome is that of the deploy that failed. */
function ofOutcome(episode: Episode, { writes, trigger, second, first, isAlone }: Undoing): string[] {
  const { outcome, rollback, results, facts } = episode.report;
  const bad: string[] = [];
  const isUndone = results.some(({ restored }) => restored !== undefined);
  const hasBegun = writes.length > 0 || rollback !== undefined || isUndone;
  if (hasBegun && outcome !== 'failed' && outcome !== 'cancelled') bad.push(`${outcome} after going back`);
  if (outcome === 'cancelled' && writes.length > 0 && rollback === undefined && !isUndone)
    bad.push('something was put back after a cancel');
  const wasSent = writes.some((one) => isTrigger(one) && !isRefused(one));
  if (rollback?.status === 'not-run' && (second !== undefined || wasSent))
    bad.push('a second deploy is said not to have been triggered');
  if (trigger !== undefined && rollback === undefined) bad.push('a second deploy goes unreported');
  const deployed = results.find(({ operation }) => operation === 'deploy')?.status;
  if (rollback !== undefined && deployed !== 'failed')
    bad.push(`a rollback after a deploy that is ${deployed}`);
  if (rollback !== undefined && !episode.inputs.rollbackOnFailure)
    bad.push('a rollback that nobody has asked for');
  const isCancelled = episode.interruption instanceof CancelledError && writes.length > 0;
  if (isCancelled && rollback !== undefined && outcome !== 'cancelled') bad.push(`${outcome} after a cancel`);
  const deploy = facts?.deploy;
  if (hasBegun && isAlone && first && deploy?.exitStatus !== undefined) {
    if (deploy.commit !== first.commit || deploy.exitStatus !== first.exitStatus)
      bad.push('what is reported of the deploy is not of the one that failed');
  }
  return bad;
}

/** The report says of the site after the second deploy only what is so. */
function ofClaim(episode: Episode, { trigger, second, isAlone }: Undoing): string[] {
  const { report, service, endMs, inputs, seen } = episode;
  const traffic = { requests: 0, retries: 0 };
  const outputs = renderOutputs(report, { traffic, sanitize: (text) => [text], log: [] });
  const to = outputs['rolled-back-to'] ?? '';
  const { rollback } = report;
  const bad: string[] = [];
  if ((rollback?.status === 'changed') !== (to !== ''))
    bad.push('rolled-back-to does not go with the report');
  const isBad = second !== undefined && hasFailed(second, endMs, inputs, rollback?.commit);
  // A service that does not know the site is believed.
  const isMisled = seen.some(({ operation, fate }) => isUndoing(operation) && fate.includes('404'));
  if (rollback?.status === 'failed' && isAlone && second !== undefined && !isBad && !isMisled)
    bad.push('a rollback is called failed, and nothing has shown that it did');
  if (to === '') return bad;
  if (trigger === undefined) return [...bad, 'said to be back without a deploy'];
  const brought = (one: SimulatedDeploy): boolean => one.commit === to && hasWorked(one, endMs);
  // The page may be that of another deploy which came in between unseen.
  if (!isAlone)
    return service.deploys.some(brought) ? bad : [...bad, `no deploy has brought the site to ${to}`];
  const isBack = second !== undefined && brought(second) && isHealthyBy(second, endMs, inputs);
  if (!isBack && !isMisled) bad.push(`the site is not back on ${to}`);
  return bad;
}

const UNDONE = ['update-deploy-script', 'sync-env'];

/** The checks of a deploy that ends in time leave a third of the time for going back. */
function ofShare({ begun, inputs, given }: Episode, { first, second }: Undoing): string[] {
  const { faults, meddling, away } = given.trouble;
  if (faults.length + meddling.length + away.length > 0 || second === undefined) return [];
  if (first?.exitStatus !== 0 || first.endMs > inputs.timeoutMs / 2) return [];
  const fromMs = begun.find(({ operation }) => isUndoing(operation))?.atMs ?? 0;
  // A command is ended up to a second late.
  return fromMs > (inputs.timeoutMs * 2) / 3 + 1_100 ? [`went back only after ${fromMs} ms`] : [];
}

/** Where nothing goes wrong but the deploys themselves, the site goes back whenever it can, and that is said. */
function ofPlainRollback(
  { report, given, inputs, service, endMs }: Episode,
  { first, second }: Undoing,
): string[] {
  const { faults, meddling, away } = given.trouble;
  if (faults.length + meddling.length + away.length > 0 || given.cancel !== 'never') return [];
  const failed = report.results.find(
    ({ operation, status }) => operation === 'deploy' && status === 'failed',
  );
  if (failed === undefined || first === undefined || inputs.timeoutMs < 900_000) return [];
  const own = service.versions[0]?.state.sites.find(({ domain }) => domain === DOMAIN);
  const changed = report.results
    .filter(({ status }) => status === 'changed')
    .map(({ operation }) => operation);
  const isEnvLost = own?.env === null || changed.includes('ensure-repository');
  const isLost =
    (changed.includes('sync-env') && isEnvLost) ||
    (changed.includes('update-deploy-script') && own?.script === null);
  const pin = pinOf(own?.script);
  const isDue =
    inputs.rollbackOnFailure && changed.some((name) => UNDONE.includes(name)) && !isLost && pin !== undefined;
  if (!isDue) return second === undefined ? [] : ['deployed again without a reason'];
  // Whoever checks the site after two thirds of the time keeps none for going back.
  if (second === undefined)
    return isChecked(inputs) && first.endMs > inputs.timeoutMs / 2 ? [] : ['not deployed again'];
  // Of a script that is silent for two minutes, nobody knows.
  const isShort = second.durationMs < 100_000 && endMs < inputs.timeoutMs;
  if (!isShort || second.health === 'late') return [];
  const isShown = second.reports && !second.isKilled;
  const isBad = hasFailed(second, endMs, inputs, pin);
  const expected = isBad && isShown ? 'failed' : isShown ? 'changed' : 'unknown';
  if (report.rollback?.status === expected) return [];
  return [`a rollback that is ${expected} is called ${report.rollback?.status}`];
}

/** The ends of a run with `rollback-on-failure`, by a part of what it says of them. */
const ENDS: Readonly<Record<string, RegExp>> = {
  'rolled back': /^the site is back on commit/,
  'failed too': /failed, too: /,
  'not known': /^whether the site is back/,
  'nothing replaced': /has replaced nothing/,
  'pins no commit': /pins no commit/,
  'script not readable': /could not be read/,
  'no time kept': /two thirds of timeout were over when/,
  'something kept': /is not as it was before/,
  'script changed since': /script has been changed since/,
  'no deploy had started': /no deploy had started/,
  'time is up': /[Tt]he time is up|time of the whole run/,
  cancelled: /Cancelled/,
};

/** The end of a run that was to go back, in one of a few words; undefined if there was nothing to go back from. */
export function endOf({ report, inputs }: Episode): string | undefined {
  const { rollback, outcome, results } = report;
  const deploy = results.find(({ operation }) => operation === 'deploy');
  if (rollback === undefined)
    return inputs.rollbackOnFailure && deploy?.status === 'unknown' ? `left alone: ${outcome}` : undefined;
  if (rollback.status === 'failed' && rollback.deploy === undefined) return 'trigger refused';
  const [end] = Object.entries(ENDS).find(([, words]) => words.test(rollback.sentence)) ?? [];
  return end ?? rollback.sentence;
}
