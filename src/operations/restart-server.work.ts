import { advise } from '../api/advice.ts';
import { getServer, postServerRestart, type Server } from '../api/servers.ts';
import { interruptedIn, lookUntil, PACES, requireDone } from '../api/settle.ts';
import { formatDuration } from '../core/duration.ts';
import { ApiError, CancelledError, DeadlineError, isPassing, OperationError } from '../core/errors.ts';
import { statusText } from '../site/site-presence.ts';
import { type Applied, type Applying, planChange, type Work } from './operation.ts';

export const work: Work = {
  async plan({ facts: { serverId }, reader }) {
    const before = await reader.read(getServer, { server: serverId });
    const { name } = before;
    const summary = `restart the server ${name} and wait until it is back`;
    return { changes: [planChange(summary, { name }, (_, applying) => restart(before, applying))] };
  },
};

/** The time that a server may take to begin its reboot visibly. */
const GRACE_MS = 20_000;

async function restart(before: Server, applying: Applying): Promise<Applied> {
  const { name } = before;
  const { facts, writer, patience } = applying;
  const effect = await writer.write(postServerRestart, { server: facts.serverId }, undefined);
  const startedAt = patience.clock.now();
  const next =
    'Look at the server (show-server-logs prints its newest entries) before running again, which would restart it again.';
  requireDone(effect, `Whether the server ${name} restarts is not known: the answer was lost.`, next);
  const wasAway = await watchServer(before, applying);
  const took = formatDuration(patience.clock.now() - startedAt);
  const end = wasAway
    ? `, which was back after ${took}`
    : `; it was never seen to be away within ${took}, so it counts as back`;
  return { changed: true, summary: `restarted the server ${name}${end}` };
}

/**
 * Looks at the server until it is back, or until the grace time ends without its going away.
 *
 * @returns true if it was away
 * @throws OperationError when the time is up, or when the service refuses to be read
 */
async function watchServer(before: Server, applying: Applying): Promise<boolean> {
  const { log, patience } = applying;
  const startedAt = patience.clock.now();
  let [wasAway, wasSeenAway, silences] = [false, false, 0];
  let words = 'it was not looked at yet';
  const look = async () => {
    const { state, holdMs, ...seen } = await lookAt(before, applying);
    words = seen.words;
    if (state !== 'unclear') silences = state === 'silent' ? silences + 1 : 0;
    // A single failed answer may come from before the reboot.
    const isAway = state === 'away' || silences > 1;
    if (isAway && !wasAway) log.info(`the server is away: ${words}`);
    wasAway ||= isAway;
    wasSeenAway ||= state === 'away';
    const isOver = wasSeenAway || patience.clock.now() - startedAt >= GRACE_MS;
    return state === 'as-before' && isOver ? { value: wasAway } : { holdMs };
  };
  const awaited = (): string =>
    `${wasAway ? 'waiting for it to come back' : 'it was not seen to go away yet'}; ${words}`;
  try {
    const activity = { doing: 'restarting the server', awaited };
    return await patience.during(activity, () => lookUntil(look, PACES.server, patience));
  } catch (error) {
    if (error instanceof CancelledError)
      throw interruptedIn(error, 'The server was told to restart and was not seen to be back yet.');
    if (!(error instanceof DeadlineError)) throw error;
    const message = `The server was told to restart and was not seen to be back within the ${error.input}: ${words}. It may still be rebooting.`;
    const next = `Look at the server before running again, which would restart it again; raise ${error.input} if it needs more time.`;
    throw new OperationError('time-out', message, next, { cause: error });
  }
}

/**
 * Looks at the server once. `away`: it shows another status than before; `silent`: it does not answer, so it is away if that
 * lasts; `unclear`: a broken connection or a limit of requests tells nothing about the server.
 */
async function lookAt(before: Server, { facts, reader }: Applying) {
  try {
    const { status } = await reader.read(getServer, { server: facts.serverId }, { attempts: 1 });
    const state = status === before.status ? 'as-before' : 'away';
    return { state, words: statusText({ status }), holdMs: 0 } as const;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason, message: words, retryAfterMs: holdMs = 0 } = error;
    // A bad answer comes from a proxy in front of the server.
    const isSilent = reason === 'unreachable' || (reason === 'ambiguous' && error.status !== undefined);
    if (isPassing(error)) return { state: isSilent ? 'silent' : 'unclear', words, holdMs } as const;
    const doubt = 'The server was told to restart, but the service refuses to show whether it is back.';
    throw new OperationError('end-unseen', doubt, advise(error), { cause: error });
  }
}
