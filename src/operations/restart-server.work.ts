import { advise } from '../api/advice.ts';
import { requireDone } from '../api/settle.ts';
import { getServer, postServerRestart, type Server } from '../api/sites.ts';
import { PACES, waitFor } from '../api/wait.ts';
import { formatDuration } from '../core/duration.ts';
import { ApiError, CancelledError, DeadlineError, interruptedIn, OperationError } from '../core/errors.ts';
import { statusText } from '../site/site-presence.ts';
import { type Applied, type Applying, planChange, type WorkOf } from './operation.ts';

export const work: WorkOf = () => ({
  async plan({ facts: { serverId }, reader }) {
    const before = await reader.read(getServer, { server: serverId });
    const { name } = before;
    const summary = `restart the server ${name} and wait until it is back`;
    return { changes: [planChange(summary, { name }, (_, applying) => restartAndWait(before, applying))] };
  },
});

/** The time that a server may take to begin its reboot visibly. */
const GRACE_MS = 20_000;

async function restartAndWait(before: Server, applying: Applying): Promise<Applied> {
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

/** Looks until the server is back, or the grace time ends without its going away. @returns true if it was away */
async function watchServer(before: Server, { log, patience, facts, reader }: Applying): Promise<boolean> {
  const startedAt = patience.clock.now();
  let words = 'it was not looked at yet';
  let wasAway = false;
  let wasShownAway = false;
  let silences = 0;
  const noteAway = (): void => {
    if (!wasAway) log.info(`the server is away: ${words}`);
    wasAway = true;
  };
  const look = async () => {
    const { status } = await reader.read(getServer, { server: facts.serverId }, { attempts: 1 });
    words = statusText({ status });
    silences = 0;
    // A server that was unwell before may be well now.
    const isUsual = status === before.status || /\bactive\b/i.test(status ?? '');
    if (isUsual) return wasShownAway || patience.clock.now() - startedAt >= GRACE_MS;
    wasShownAway = true;
    noteAway();
    return false;
  };
  const onSilence = (error: ApiError): void => {
    words = error.message;
    // A broken connection or a limit of requests tells nothing about the server; a bad answer comes from a proxy in front of it.
    if (error.reason === 'limited' || (error.reason !== 'unreachable' && error.status === undefined)) return;
    silences += 1;
    // A single failed answer may come from before the reboot.
    if (silences > 1) noteAway();
  };
  const awaited = (): string =>
    `${wasAway ? 'waiting for it to come back' : 'it was not seen to go away yet'}; ${words}`;
  await waitFor(
    {
      doing: 'restarting the server',
      awaited,
      look,
      isThere: (isBack) => isBack,
      pauses: PACES.work,
      silentMs: Number.POSITIVE_INFINITY,
      onSilence,
    },
    patience,
  ).catch((error: unknown) => {
    throw notSeenBack(error, words);
  });
  return wasAway;
}

function notSeenBack(error: unknown, words: string): unknown {
  if (error instanceof ApiError) {
    const doubt = 'The server was told to restart, but the service refuses to show whether it is back.';
    return new OperationError('end-unseen', doubt, advise(error), { cause: error });
  }
  if (error instanceof CancelledError)
    return interruptedIn(error, 'The server was told to restart and was not seen to be back yet.');
  if (!(error instanceof DeadlineError)) return error;
  const message = `The server was told to restart and was not seen to be back within the ${error.input}: ${words}. It may still be rebooting.`;
  const next = `Look at the server before running again, which would restart it again; raise ${error.input} if it needs more time.`;
  return new OperationError('time-out', message, next, { cause: error });
}
