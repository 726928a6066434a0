import { longestSilence } from '../../harness/play.ts';
import { isGood } from '../../harness/simulator/deploys.ts';
import type { Deed, Fields, SimulatedRecord, SimulatedSite, State } from '../../harness/simulator/state.ts';
import { DOMAIN, listOf } from '../../harness/simulator/state.ts';
import { hasThisFrame } from '../../src/script/frame.ts';
import { KINDS, type KindOfRecord, nameOf } from './cases.ts';
import { phpdotenvRules } from './phpdotenv-rules.ts';
import type { Episode } from './play-case.ts';
import { hasFailed, isUndoing, mayBeGivenUp, pinOf, rollbackViolations } from './rollback-invariants.ts';
import { textViolations } from './text-invariants.ts';

/** Lists what must not be, of all that has been: a sentence for each. */
export function violationsOf(episode: Episode, before: Episode | undefined): string[] {
  return [
    ...ofReport(episode),
    ...ofTime(episode),
    ...ofRequests(episode),
    ...ofDeeds(episode),
    ...episode.report.results.flatMap((_, index) => ofResult(episode, index)),
    ...ofDeploy(episode),
    ...ofUnmanaged(episode),
    ...rollbackViolations(episode),
    ...textViolations(episode),
    ...(before === undefined ? [] : ofRunAgain(episode, before)),
  ];
}

const SECRETS = ['pass-of-the-test', 'hooks.example/of-the-test', 'sandbox-test-token'];

function ofReport({ report, inputs, stdout }: Episode): string[] {
  const { outcome, results, failure } = report;
  const bad: string[] = [];
  if (failure?.message.includes('has a fault')) bad.push(`an exception escaped: ${failure.message}`);
  if (/[^.]\.\.$/m.test(failure?.message ?? '')) bad.push(`two full stops: ${failure?.message}`);
  const names = results.map(({ operation }) => operation).join();
  if (names !== inputs.operations.map(({ name }) => name).join()) bad.push('not every operation is reported');
  // It may remain unknown of an operation that had succeeded if its text was put back.
  const stop = results.findIndex(
    (end) => !['changed', 'unchanged', 'planned'].includes(end.outcome) && end.restored === undefined,
  );
  if (stop !== -1 && results.slice(stop + 1).some((end) => end.outcome !== 'not-run'))
    bad.push('it went on after an operation that did not succeed');
  const isGood = outcome === 'succeeded' || outcome === 'planned';
  if (isGood !== (stop === -1) || isGood !== (failure === undefined))
    bad.push(`the outcome ${outcome} does not go with the results`);
  if ((outcome === 'planned') !== (isGood && inputs.dryRun)) bad.push('a dry run that is none');
  for (const secret of SECRETS)
    if (`${stdout}${failure?.message}`.includes(secret)) bad.push(`a secret was printed: ${secret}`);
  return bad;
}

/** A read that goes out together with another, which may be answered first: an interruption then finds it on its way. */
const READ_AHEAD = /^GET .*\/sites\/\d+(\/log|\/env|\/deploy\/script)?$/;

function ofTime({ report, endMs, inputs, seen, heard, interruption }: Episode): string[] {
  const bad: string[] = [];
  const silenceMs = longestSilence(heard, endMs);
  // Sums of fractions are not exact.
  if (silenceMs > 30_001) bad.push(`the log was silent for ${silenceMs} ms`);
  if (endMs > inputs.timeoutMs) bad.push('it went on after the deadline');
  const [late, ...later] = seen.filter(({ tooLate }) => tooLate);
  if (later.length > 0 || (late !== undefined && !READ_AHEAD.test(late.line)))
    bad.push('a request was begun after the run was interrupted');
  const name = interruption instanceof Error ? interruption.name : '';
  if (report.outcome === 'cancelled' && name !== 'CancelledError') bad.push('nobody cancelled it');
  if (report.outcome === 'timed_out' && endMs < inputs.timeoutMs) bad.push('the time was not up');
  return bad;
}

/** Requests that must be sent once, also when the answer is lost. */
const ONCE = /\/(deploy|restart|cloudstore|repository)$/;

function ofRequests({ seen, inputs, report, service, given }: Episode): string[] {
  const bad: string[] = [];
  const writes = seen.filter(({ line }) => !line.startsWith('GET'));
  if ((inputs.dryRun || report.outcome === 'rejected') && writes.length > 0)
    bad.push(`a run that must not write has written: ${writes[0]?.line}`);
  const once = writes.filter(
    ({ line, refused }) => ONCE.test(line) && !line.includes('/queues/') && !refused,
  );
  const names = once.map(({ line, operation }) => `${line}${isUndoing(operation) ? ' to go back' : ''}`);
  for (const name of names.filter((one, nth) => names.indexOf(one) < nth)) bad.push(`sent again: ${name}`);
  const sites = service.versions.flatMap(({ state }) => state.sites);
  const others = [...given.start.sites, ...sites].filter(({ domain }) => domain !== DOMAIN);
  for (const { line } of writes)
    if (others.some(({ id }) => `${line}/`.includes(`/sites/${id}/`)))
      bad.push(`another site was written to: ${line}`);
  return bad;
}

/** Deeds that may happen once in a run. */
const SINGLE =
  /^(deploy|restart|install repository|remove repository|POST cloudstore|DELETE cloudstore|create site)$/;

/** The kind of which a deed created or deleted a record. */
const kindOf = ({ what, record }: Deed): KindOfRecord | undefined =>
  record && KINDS.find(({ list }) => what.endsWith(list.split('/').at(-1) ?? ''));

function ofDeeds({ service, inputs, seen, given }: Episode): string[] {
  const ours = service.deeds.filter(({ by }) => by === 'ours');
  const bad: string[] = [];
  const isHidden = seen.some(({ fate }) => fate.includes('stale'));
  const isMeddledWith = given.trouble.meddling.length > 0;
  for (const [what, deeds] of Map.groupBy(ours, ({ what }) => what)) {
    const most = what === 'deploy' && inputs.rollbackOnFailure ? 2 : 1;
    if (SINGLE.test(what) && deeds.length > most && !(what === 'create site' && isMeddledWith))
      bad.push(`done ${deeds.length} times: ${what}`);
    if (!what.startsWith('create ') || isHidden || isMeddledWith) continue;
    const names = deeds.flatMap((deed) => {
      const kind = kindOf(deed);
      return kind === undefined || deed.record === undefined ? [] : nameOf(kind, deed.record);
    });
    if (new Set(names).size < names.length) bad.push(`created more than once: ${names.join()}`);
  }
  return [...bad, ...ours.flatMap((deed) => ofDeletion(deed, inputs))];
}

/** Only what is declared is replaced, and the rest goes only where that was asked for. */
function ofDeletion(deed: Deed, { manifest, prune }: Episode['inputs']): string[] {
  const { what, record } = deed;
  const kind = kindOf(deed);
  if (!what.startsWith('delete ') || record === undefined || kind === undefined || prune.has(kind.name))
    return [];
  const declared = manifest?.get(kind.name) ?? [];
  const isDeclared = declared.some((wanted) => nameOf(kind, wanted) === nameOf(kind, record));
  if (isDeclared && kind.name !== 'databases') return [];
  return [`deleted without being asked: ${what} ${JSON.stringify(record)}`];
}

/** Checks what one operation says of itself. */
function ofResult(episode: Episode, index: number): string[] {
  const { report, service, inputs } = episode;
  const result = report.results[index];
  if (result === undefined) return [];
  const { operation, outcome, wrote } = result;
  const deeds = service.deeds.filter((deed) => deed.by === 'ours' && deed.operation === operation);
  const saysNothing =
    ['unchanged', 'not-run', 'planned'].includes(outcome) || (outcome === 'failed' && !wrote);
  if (saysNothing && deeds.length > 0)
    return [`${operation} says ${outcome}, but this run has done: ${deeds.map(({ what }) => what).join()}`];
  if (inputs.dryRun || (outcome !== 'changed' && outcome !== 'unchanged')) return [];
  // A service that escapes a .env may leave one that PHP does not load.
  if (operation === 'sync-env' && episode.given.manners.env !== 'whole') return [];
  return holds(episode, operation) ? [] : [`${operation} says ${outcome}, but it is not so`];
}

/** True if what an operation is for was so at some moment that it could see. */
function holds(episode: Episode, operation: string): boolean {
  const { service, seen, given, inputs } = episode;
  const own = seen.filter((one) => one.operation === operation);
  const isToldWrong = own.some(({ fate }) => fate.includes('"lie"'));
  const isShownPast = own.some(({ fate }) => fate.includes('stale'));
  const isNotShown = own.some(({ fate }) => fate.includes('"empty"'));
  const done = service.deeds.filter((deed) => deed.by === 'ours' && deed.operation === operation);
  const states = statesSeen(episode, operation);
  const sites = states.map(({ sites: all }) => all.find(({ domain }) => domain === DOMAIN));
  const some = (isSo: (site: SimulatedSite) => boolean): boolean =>
    sites.some((site) => site !== undefined && isSo(site));
  // The service has said that it is so.
  const isRefused = own.some(({ fate }) => /"status":(404|409)/.test(fate));
  switch (operation) {
    case 'ensure-site':
      return some(() => true);
    case 'delete-site':
      return sites.includes(undefined) || isRefused;
    case 'ensure-repository':
      return isToldWrong || some(({ hasRepository }) => hasRepository) || showsDeploy(episode);
    case 'remove-repository':
      return (
        isToldWrong || isRefused || sites.includes(undefined) || some(({ hasRepository }) => !hasRepository)
      );
    case 'install-blogapp':
    case 'uninstall-blogapp': {
      const wanted = operation === 'install-blogapp';
      return (isToldWrong && !given.manners.showsBlogapp) || some(({ hasBlogapp }) => hasBlogapp === wanted);
    }
    case 'update-deploy-script':
      // A script that is not shown cannot be read back.
      return (
        (isToldWrong && (isNotShown || some(({ script }) => script === null))) ||
        some(({ script }) => isWantedScript(script, inputs))
      );
    case 'sync-env':
      return (isToldWrong && isNotShown) || some(({ env }) => isWantedEnv(env, inputs));
    case 'install-cloudstore':
    case 'update-notifications':
    case 'refresh-opcache':
      return isToldWrong || done.length > 0;
    case 'restart-server':
      // Who is shown the past for longer than any server takes to go away cannot know.
      return (
        isToldWrong || (done.length > 0 && (isShownPast || !(service.isAway() && isLast(episode, operation))))
      );
  }
  const kind = KINDS.find(({ name }) => operation === `sync-${name}`);
  if (kind === undefined) return true;
  // A record that others create just then may be taken for ours, shown in a form of the service's own; that is warned of.
  const isMistaken = service.deeds.some(({ by, what }) => by === 'others' && what.startsWith('create '));
  return (isToldWrong && (isNotShown || isRefused)) || isMistaken || isWantedList(states, kind, inputs);
}

const isLast = ({ begun }: Episode, operation: string): boolean => begun.at(-1)?.operation === operation;

/** The states that an operation may have seen. */
function statesSeen({ service, begun, seen, given, endMs }: Episode, operation: string): State[] {
  const at = begun.findIndex((one) => one.operation === operation);
  const isStale = seen.some(({ fate }) => fate.includes('stale'));
  const fromMs = isStale ? Number.NEGATIVE_INFINITY : (begun[at]?.atMs ?? 0) - given.manners.lagMs;
  // The target is looked at before the first operation.
  const isOfSite = /^(ensure-|delete-|remove-|install-|uninstall-)/.test(operation);
  const sinceMs = isOfSite ? Math.min(fromMs, -given.manners.lagMs) : fromMs;
  const { versions } = service;
  const first = versions.findLastIndex(({ atMs }) => atMs <= sinceMs);
  return versions
    .slice(Math.max(0, first))
    .filter(({ atMs }) => atMs <= (begun[at + 1]?.atMs ?? endMs))
    .map(({ state }) => state);
}

/** Where nothing else shows a repository, a deploy that once was is taken for a sign of one. */
function showsDeploy({ given, service }: Episode): boolean {
  const site = given.start.sites.find(({ domain }) => domain === DOMAIN);
  return !given.manners.showsRepository && (site?.token != null || service.deploys.length > 0);
}

function isWantedScript(
  script: string | null,
  { script: deployScript, reportExitStatus, commit }: Episode['inputs'],
): boolean {
  if (script === null || pinOf(script) !== commit) return false;
  return reportExitStatus
    ? hasThisFrame(script) && script.includes(`\n${deployScript.trimEnd()}\n)\n`)
    : script.trimEnd() === deployScript.trimEnd();
}

function isWantedEnv(text: string | null, { env, envRemove, envMode }: Episode['inputs']): boolean {
  const found = text === null ? undefined : phpdotenvRules(text);
  if (found === undefined) return false;
  const isSet = [...env].every(([key, value]) => found.get(key) === value);
  const isExact = envMode === 'merge' || [...found.keys()].every((key) => env.has(key));
  return isSet && isExact && ![...envRemove].some((key) => found.has(key));
}

/** True if each declared record was there at some moment, and what was to go was not. */
function isWantedList(
  states: readonly State[],
  kind: KindOfRecord,
  { manifest, prune }: Episode['inputs'],
): boolean {
  const lists = states.map(({ sites, records }) => {
    const id = sites.find(({ domain }) => domain === DOMAIN)?.id ?? 2;
    return records[listOf(kind.list, id)] ?? [];
  });
  const declared = manifest?.get(kind.name) ?? [];
  const isShownAs = (record: SimulatedRecord, wanted: Fields): boolean =>
    Object.entries(wanted).every(
      ([field, value]) => ['password', 'type'].includes(field) || record[field] === value,
    );
  const isThere = declared.every((wanted) =>
    lists.some((list) => list.some((one) => isShownAs(one, wanted))),
  );
  if (!isThere || !prune.has(kind.name)) return isThere;
  const names = new Set(declared.map((wanted) => nameOf(kind, wanted)));
  const before = (lists[0] ?? []).filter((record) => !names.has(nameOf(kind, record)));
  return before.every(({ id }) => lists.some((list) => list.every((record) => record.id !== id)));
}

const secondOf = ({ startMs }: { readonly startMs: number }): number => Math.floor(startMs / 1_000);

function ofDeploy(episode: Episode): string[] {
  const { report, service, seen, endMs, inputs, given } = episode;
  const result = report.results.find(({ operation }) => operation === 'deploy');
  if (result === undefined || !inputs.wait || inputs.dryRun) return [];
  const own = seen.filter(({ operation }) => operation === 'deploy');
  const hasEnded = service.deploys.filter((one) => one.endMs <= endMs);
  const ours = service.deploys.find(({ by }) => by === 'ours');
  const isAlone = service.deploys.every(({ by }) => by === 'ours');
  const wasShownToFail = (name: string | undefined): boolean =>
    service.deploys.some(
      (one) => one.name === name && one.exitStatus !== 0 && service.shownReports.has(one.name),
    );
  if (result.outcome === 'changed') {
    const evidence = report.facts?.deploy?.evidence ?? [];
    const good = hasEnded.filter(isGood);
    // A service that says there is no log, and then shows an old one, is believed.
    const isHidden = own.some(({ line, fate }) => line.endsWith('/log') && /"empty"|"status":404/.test(fate));
    const bad: string[] = [];
    if (isAlone && ours === undefined && !isHidden) bad.push('a deploy that never was is called a success');
    // Deploys that begin within the same second share one entry of the log, where it has no other.
    const isShared = service.deploys.some(
      (one) => ours !== undefined && one !== ours && secondOf(one) === secondOf(ours),
    );
    if (wasShownToFail(ours?.name) && !isShared)
      bad.push('a deploy that was shown to fail is called a success');
    const isShownWell = good.some((one) => one.reports && (one === ours || !isAlone));
    if (evidence.includes('exit-status') && !isShownWell && !isHidden)
      bad.push('no deploy that ended well has reported so');
    if (!evidence.includes('exit-status') && !hasEnded.length && given.manners.lastDeployAt !== 'start')
      bad.push('no deploy had ended');
    // A change of the script just before the trigger is not seen.
    const isSeen = given.trouble.meddling.every(({ deed }) => deed.kind !== 'script');
    if (isAlone && ours?.reports && !isGood(ours) && isSeen && own.every(({ fate }) => fate === '200'))
      bad.push('a deploy that should have reported a good end and did not is called a success');
    return bad;
  }
  const isGone = !service.state().sites.some(({ domain }) => domain === DOMAIN);
  const isToldGone = own.some(({ fate }) => fate.includes('404'));
  if (result.outcome !== 'failed' || ours === undefined || isGone || isToldGone) return [];
  if (isAlone ? wasShownToFail(ours.name) : service.deploys.some(({ name }) => wasShownToFail(name)))
    return [];
  if (mayBeGivenUp(endMs, inputs)) return [];
  if (service.deploys.some((one) => hasFailed(one, endMs, inputs))) return [];
  return ['the deploy is called failed, and nothing has shown that it did'];
}

/** Nothing is changed that nobody has asked to be changed. */
function ofUnmanaged({ service, inputs }: Episode): string[] {
  const names = inputs.operations.map(({ name }) => name);
  const unasked = service.deeds.filter((deed) => {
    const kind = kindOf(deed);
    const needed = kind === undefined ? OPERATION_OF[deed.what] : `sync-${kind.name}`;
    return deed.by === 'ours' && needed !== undefined && !names.includes(needed);
  });
  return unasked.map(({ what }) => `nobody has asked for this: ${what}`);
}

const OPERATION_OF: Readonly<Record<string, string>> = {
  deploy: 'deploy',
  restart: 'restart-server',
  'write env': 'sync-env',
  'write script': 'update-deploy-script',
  'create site': 'ensure-site',
  'delete site': 'delete-site',
  'install repository': 'ensure-repository',
};

/** A service that is well, and nobody else about: what was brought about needs no second writing. */
function ofRunAgain({ service, report, seen, given }: Episode, before: Episode): string[] {
  const { outcome } = report;
  const bad: string[] = [];
  const there = Object.values(given.start.records).flat();
  const createdIn = ({ deeds }: Episode['service']): SimulatedRecord[] =>
    deeds.flatMap(({ by, what, record }) => (by === 'ours' && what.startsWith('create ') && record) || []);
  const own = createdIn(before.service).filter(({ id }) => there.some((record) => record.id === id));
  const fieldsOf = (record: SimulatedRecord): string => JSON.stringify({ ...record, id: 0 });
  for (const record of createdIn(service))
    if (own.some((other) => fieldsOf(other) === fieldsOf(record)))
      bad.push(`created by two runs: ${fieldsOf(record)}`);
  // Without a file nothing is written, and nothing tells so.
  const hasNoFile = service.state().sites.some(({ domain, env }) => domain === DOMAIN && env === null);
  const isWhole = before.given.manners.env === 'whole';
  if (!['succeeded', 'failed', 'rejected'].includes(outcome) && !hasNoFile && isWhole)
    bad.push(`a run on a service that is well ends ${outcome}`);
  const isUndisturbed =
    before.report.outcome === 'succeeded' &&
    isWhole &&
    before.service.deeds.every(({ by }) => by === 'ours') &&
    !before.seen.some(({ fate }) => /"(lie|stale|empty)"|"status":(404|409)/.test(fate));
  if (!isUndisturbed || before.inputs.operations.some(({ name }) => name === 'delete-site')) return bad;
  if (outcome !== 'succeeded') bad.push(`what has just succeeded ends ${outcome}`);
  const changes = service.deeds.map(({ what }) => what);
  if (changes.length > 0) bad.push(`what was so already was done again: ${changes.join()}`);
  const writes = seen.filter(({ line }) => !/^GET|\/(repository|blogapp)$/.test(line));
  if (writes.length > 0) bad.push(`written again for nothing: ${writes[0]?.line}`);
  return bad;
}
