import type { Effect } from '../api/client.ts';
import { getServer, postServerRestart } from '../api/servers.ts';
import { interruptedIn } from '../api/settle.ts';
import { formatDuration } from '../core/duration.ts';
import {
  ApiError,
  advise,
  CancelledError,
  DeadlineError,
  explain,
  isInterruption,
  OperationError,
} from '../core/errors.ts';
import { type Applied, type Applying, defineOperation } from './operation.ts';

/**
 * Reboots the server, then sends nothing else to it until it answers with the status that it had (section 4, Servers).
 * Always runs: it is no change that can be there already.
 */
export const restartServer = defineOperation({
  name: 'restart-server',
  summary: 'reboots the server and waits until it answers with the status that it had',
  scope: 'server',
  repeats: true,
  afterKill: {
    what: 'The restart of the server',
    goesOn: 'the server may still be rebooting',
    look: 'Look whether the server is back (show-server-logs prints its newest entries);',
  },
  inputs: {},

  async plan({ facts: { serverId }, reader }) {
    const { name, status } = await reader.read(getServer, { server: serverId });
    const apply = (applying: Applying): Promise<Applied> => restart(serverId, name, status, applying);
    return { changes: [{ summary: `restart the server ${name} and wait until it is back`, apply }] };
  },
});

/** One look at a server: what it showed, in words, and whether that is as it was before the restart. */
interface Look {
  /**
   * `away`: it shows another status; `silent`: there is no answer of the server, which after a confirmed restart means the
   * same; `unclear`: the connection broke or the service asked for patience, which says nothing about the server.
   */
  readonly state: 'as-before' | 'away' | 'silent' | 'unclear';
  readonly words: string;
  /** How long the service asks to be left alone, in milliseconds. */
  readonly holdMs: number;
}

/** How long a server may take to begin its reboot, and to show that. */
const GRACE_MS = 20_000;
/** Between two looks: a quarter of the time waited so far, within these bounds. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** A service that asks for more patience than this is asked again after it. */
const LONGEST_HOLD_MS = 30_000;

async function restart(
  server: number,
  name: string,
  baseline: string | undefined,
  applying: Applying,
): Promise<Applied> {
  const { clock } = applying.patience;
  const effect = await applying.writer.write(postServerRestart, { server }, undefined);
  const startedAt = clock.now();
  if (effect.state === 'not-done') throw effect.error;
  if (effect.state === 'unknown' && isInterruption(effect.error))
    throw interruptedIn(effect.error, `Whether the server ${name} restarts is not known.`);
  if (effect.state === 'unknown' && effect.error instanceof ApiError && effect.error.status === 503)
    throw alreadyAway(name, effect.error);
  if (effect.state === 'unknown')
    applying.log.warning(
      `${explain(effect.error)} It is not sent again; whether the server goes away will tell whether it took effect.`,
    );
  const { wasAway } = await waitUntilBack(server, baseline, effect, applying);
  const took = formatDuration(clock.now() - startedAt);
  if (wasAway)
    return { changed: true, summary: `restarted the server ${name}, which was back after ${took}` };
  if (effect.state === 'unknown') throw neverSeenAway(effect.error);
  const summary = `restarted the server ${name}; it was never seen to be away within ${took}, so it counts as back`;
  return { changed: true, summary };
}

/** What was seen of a server since it was told to restart. */
interface Watched {
  wasAway: boolean;
  last: Look;
}

/**
 * Looks at the server, and sends nothing else, until it is back, or was not seen to go away within the grace time.
 *
 * @throws OperationError when the time is up, or the service no longer lets us look
 */
async function waitUntilBack(
  server: number,
  baseline: string | undefined,
  trigger: Effect<unknown>,
  applying: Applying,
): Promise<{ wasAway: boolean }> {
  const watched: Watched = {
    wasAway: false,
    last: { state: 'unclear', words: 'nothing was seen of it', holdMs: 0 },
  };
  const awaited = (): string => {
    const what = watched.wasAway ? 'waiting for it to be back' : 'it was not seen to go away yet';
    return `${what}; ${watched.last.words}`;
  };
  await applying.patience.during({ doing: 'restarting the server', awaited, noun: 'restart' }, () =>
    watchServer(watched, { server, baseline, trigger }, applying),
  );
  return watched;
}

async function watchServer(
  watched: Watched,
  about: {
    readonly server: number;
    readonly baseline: string | undefined;
    readonly trigger: Effect<unknown>;
  },
  applying: Applying,
): Promise<void> {
  const { clock, signal } = applying.patience;
  const { server, baseline, trigger } = about;
  const startedAt = clock.now();
  let wasSeenAway = false;
  for (;;) {
    const waitedMs = clock.now() - startedAt;
    const pauseMs = Math.max(watched.last.holdMs, FIRST_PAUSE_MS, Math.min(LONGEST_PAUSE_MS, waitedMs / 4));
    try {
      await clock.sleep(pauseMs, signal);
      watched.last = await lookAt(server, baseline, applying);
    } catch (error) {
      if (error instanceof CancelledError)
        throw interruptedIn(error, 'The server was told to restart and was not seen to be back yet.');
      if (!(error instanceof DeadlineError)) throw error;
      throw watched.wasAway || trigger.state === 'done' ? tooLate(watched.last, error) : neverSeenAway(error);
    }
    const { state, words } = watched.last;
    const isAway = state === 'away' || (state === 'silent' && trigger.state === 'done');
    if (isAway && !watched.wasAway) applying.log.info(`the server is away: ${words}`);
    watched.wasAway ||= isAway;
    wasSeenAway ||= state === 'away';
    if (watched.wasAway) applying.confirm();
    // A single answer that is none may be a passing failure from before the reboot.
    const graceIsOver = clock.now() - startedAt >= GRACE_MS;
    if (state === 'as-before' && (wasSeenAway || graceIsOver)) return;
  }
}

/** Looks once. Throws what ends the wait: an interruption, or a service that no longer lets us look. */
async function lookAt(server: number, baseline: string | undefined, { reader }: Applying): Promise<Look> {
  try {
    const { status } = await reader.read(getServer, { server }, { attempts: 1 });
    const words = status === undefined ? 'it shows no status' : `its status is “${status}”`;
    return { state: status === baseline ? 'as-before' : 'away', words, holdMs: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason, message, retryAfterMs = 0 } = error;
    const holdMs = Math.min(LONGEST_HOLD_MS, retryAfterMs);
    if (reason === 'limited') return { state: 'unclear', words: message, holdMs };
    if (reason === 'unreachable') return { state: 'silent', words: message, holdMs };
    // An answer that is none comes from what stands in for the server; a broken connection may be anybody's.
    if (reason === 'ambiguous')
      return { state: error.status === undefined ? 'unclear' : 'silent', words: message, holdMs };
    throw new OperationError(
      'unknown',
      'The server was told to restart, but whether it is back is not known: it can no longer be looked at.',
      advise(error),
      { cause: error },
    );
  }
}

function tooLate({ words }: Look, cause: DeadlineError): OperationError {
  return new OperationError(
    'timed_out',
    `The server was told to restart and was not seen to be back within the timeout: ${words}. It may still be rebooting.`,
    'Look at the server before running again, which would restart it once more; raise timeout if it takes so long.',
    { cause },
  );
}

/** The status that was read before it is then not the one to wait for. */
function alreadyAway(name: string, cause: ApiError): OperationError {
  return new OperationError(
    'unknown',
    `The restart of the server ${name} was answered with status 503: most likely it is rebooting already, or was away for another reason.`,
    'Wait until it is back, and run again if it still has to be restarted.',
    { cause },
  );
}

function neverSeenAway(cause: Error): OperationError {
  return new OperationError(
    'unknown',
    'The answer to the restart was lost and the server was never seen to be away: whether it restarts is not known.',
    'Look at the server (show-server-logs prints its newest entries) before running again, which would restart it once more.',
    { cause },
  );
}
