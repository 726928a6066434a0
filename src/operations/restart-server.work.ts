import { advise } from '../api/advice.ts';
import type { Effect } from '../api/client.ts';
import { getServer, postServerRestart } from '../api/servers.ts';
import { interruptedIn } from '../api/settle.ts';
import { formatDuration } from '../core/duration.ts';
import {
  ApiError,
  CancelledError,
  DeadlineError,
  explain,
  isInterruption,
  isPassing,
  OperationError,
} from '../core/errors.ts';
import { statusText } from '../site/site-presence.ts';
import type { Applied, Applying, Work } from './operation.ts';
import type { restartServer } from './restart-server.ts';

export const work: Work<typeof restartServer> = {
  async plan({ facts: { serverId }, reader }) {
    const { name, status } = await reader.read(getServer, { server: serverId });
    const summary = `restart the server ${name} and wait until it is back`;
    return { changes: [{ summary, apply: (applying) => restart(serverId, name, status, applying) }] };
  },
};

/** One look at the server, compared with its state before the restart. */
interface Look {
  /**
   * `away`: it shows another status; `silent`: it does not answer, so it is away if the restart was confirmed; `unclear`: the
   * connection broke or the service limits requests, which tells nothing about the server.
   */
  readonly state: 'as-before' | 'away' | 'silent' | 'unclear';
  readonly words: string;
  /** The wait that the service asks for, in milliseconds. */
  readonly holdMs: number;
}

/** The time that a server may take to begin its reboot visibly. */
const GRACE_MS = 20_000;
/** Bounds of the pause between two looks, which is a quarter of the time waited so far. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
/** The longest wait that the service may ask for. */
const LONGEST_HOLD_MS = 30_000;

/** A requested restart, and the latest look at the server. */
interface Restart {
  readonly server: number;
  readonly statusBefore: string | undefined;
  /** False when the answer to the request was lost. */
  readonly isConfirmed: boolean;
  wasAway: boolean;
  last: Look;
}

async function restart(
  server: number,
  name: string,
  statusBefore: string | undefined,
  applying: Applying,
): Promise<Applied> {
  const { clock, during } = applying.patience;
  const effect = await applying.writer.write(postServerRestart, { server }, undefined);
  const startedAt = clock.now();
  if (effect.state !== 'done') warnOfLostAnswer(effect, name, applying);
  const isConfirmed = effect.state === 'done';
  const last: Look = { state: 'unclear', words: 'it was not looked at yet', holdMs: 0 };
  const seen: Restart = { server, statusBefore, isConfirmed, wasAway: false, last };
  const awaited = (): string =>
    `${seen.wasAway ? 'waiting for it to come back' : 'it was not seen to go away yet'}; ${seen.last.words}`;
  const activity = { doing: 'restarting the server', awaited };
  await during(activity, () => watchServer(seen, applying));
  const took = formatDuration(clock.now() - startedAt);
  if (seen.wasAway)
    return { changed: true, summary: `restarted the server ${name}, which was back after ${took}` };
  if (effect.state !== 'done') throw neverSeenAway(effect.error);
  return {
    changed: true,
    summary: `restarted the server ${name}; it was never seen to be away within ${took}, so it counts as back`,
  };
}

/** Warns of a lost answer. Throws unless the restart may have taken effect. */
function warnOfLostAnswer(
  { state, error }: Exclude<Effect<unknown>, { readonly state: 'done' }>,
  name: string,
  { log }: Applying,
): void {
  if (state === 'not-done') throw error;
  if (isInterruption(error)) throw interruptedIn(error, `Whether the server ${name} restarts is not known.`);
  // The status read before the restart may then be one of a server that was already away.
  if (error instanceof ApiError && error.status === 503)
    throw new OperationError(
      'unknown',
      `The restart of the server ${name} was answered with status 503: most likely it is rebooting already, or was away for another reason.`,
      'Wait until it is back, and run again if it still has to be restarted.',
      { cause: error },
    );
  log.warning(
    `${explain(error)} It is not sent again; whether the server goes away will tell whether it took effect.`,
  );
}

/**
 * Looks at the server until it is back, or until the grace time ends without its going away. Sends nothing else.
 *
 * @throws OperationError when the time is up, or when the service refuses to be read
 */
async function watchServer(seen: Restart, applying: Applying): Promise<void> {
  const { clock, signal } = applying.patience;
  const startedAt = clock.now();
  let wasSeenAway = false;
  for (;;) {
    const waitedMs = clock.now() - startedAt;
    const pauseMs = Math.max(seen.last.holdMs, FIRST_PAUSE_MS, Math.min(LONGEST_PAUSE_MS, waitedMs / 4));
    try {
      await clock.sleep(pauseMs, signal);
      seen.last = await lookAt(seen, applying);
    } catch (error) {
      if (error instanceof CancelledError)
        throw interruptedIn(error, 'The server was told to restart and was not seen to be back yet.');
      if (!(error instanceof DeadlineError)) throw error;
      if (!seen.wasAway && !seen.isConfirmed) throw neverSeenAway(error);
      throw new OperationError(
        'timed_out',
        `The server was told to restart and was not seen to be back within the ${error.input}: ${seen.last.words}. It may still be rebooting.`,
        `Look at the server before running again, which would restart it once more; raise ${error.input} if it needs more time.`,
        { cause: error },
      );
    }
    const { state, words } = seen.last;
    const isAway = state === 'away' || (state === 'silent' && seen.isConfirmed);
    if (isAway && !seen.wasAway) applying.log.info(`the server is away: ${words}`);
    seen.wasAway ||= isAway;
    wasSeenAway ||= state === 'away';
    if (seen.wasAway) applying.confirm();
    // A single failed answer may come from before the reboot.
    const graceIsOver = clock.now() - startedAt >= GRACE_MS;
    if (state === 'as-before' && (wasSeenAway || graceIsOver)) return;
  }
}

/** Looks once. Throws an interruption, or OperationError when the service refuses to be read. */
async function lookAt({ server, statusBefore }: Restart, { reader }: Applying): Promise<Look> {
  try {
    const { status } = await reader.read(getServer, { server }, { attempts: 1 });
    const state = status === statusBefore ? 'as-before' : 'away';
    return { state, words: statusText({ status }), holdMs: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason, message, retryAfterMs = 0 } = error;
    const holdMs = Math.min(LONGEST_HOLD_MS, retryAfterMs);
    // A bad answer comes from a proxy in front of the server. A broken connection tells nothing.
    const isSilent = reason === 'unreachable' || (reason === 'ambiguous' && error.status !== undefined);
    if (isPassing(error)) return { state: isSilent ? 'silent' : 'unclear', words: message, holdMs };
    throw new OperationError(
      'unknown',
      'The server was told to restart, but the service refuses to show whether it is back.',
      advise(error),
      { cause: error },
    );
  }
}

function neverSeenAway(cause: Error): OperationError {
  return new OperationError(
    'unknown',
    'The answer to the restart was lost and the server was never seen to be away: whether it restarts is not known.',
    'Look at the server (show-server-logs prints its newest entries) before running again, which would restart it once more.',
    { cause },
  );
}
