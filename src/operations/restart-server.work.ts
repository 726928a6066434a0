import { requireDone } from '../api/settle.ts';
import { getServer, postServerRestart, type Server } from '../api/sites.ts';
import { PACES, waitFor } from '../api/wait.ts';
import { formatDuration } from '../core/duration.ts';
import { type ApiError, inDoubt } from '../core/errors.ts';
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
  const doubt = `Whether the server ${name} restarts is not known: the answer was lost.`;
  requireDone(effect, doubt, LOOK_AT_IT);
  const wasAway = await watchServer(before, applying);
  const took = formatDuration(patience.clock.now() - startedAt);
  const end = wasAway
    ? `, which was back after ${took}`
    : `; it was never shown to be away within ${took}, so it counts as back`;
  return { changed: true, summary: `restarted the server ${name}${end}` };
}

const LOOK_AT_IT =
  'Look at the server (show-server-logs prints its newest entries) before running again, which would restart it again.';

/** Looks until the server is back, or the grace time ends without its going away. @returns true if it was away */
async function watchServer(before: Server, { log, patience, facts, reader }: Applying): Promise<boolean> {
  const startedAt = patience.clock.now();
  let words = 'it was not looked at yet';
  let wasAway = false;
  const look = async () => {
    const { status } = await reader.read(getServer, { server: facts.serverId }, { attempts: 1 });
    words = statusText({ status });
    // A server that was unwell before may be well now.
    const isUsual = status === before.status || /^(?!.*\b(?:not|no|yet)\b).*\bactive\b/i.test(status ?? '');
    if (!isUsual && !wasAway) log.info(`the server is away: ${words}`);
    wasAway ||= !isUsual;
    return isUsual && (wasAway || patience.clock.now() - startedAt >= GRACE_MS);
  };
  const wait = {
    doing: 'restarting the server',
    awaited: () => `waiting for it to come back; ${words}`,
    look,
    isThere: (isBack: boolean) => isBack,
    pauses: PACES.work,
    silentMs: Number.POSITIVE_INFINITY,
    onSilence: ({ message }: ApiError) => {
      words = message;
    },
  };
  await waitFor(wait, patience).catch((error: unknown) => {
    const message = `The server was told to restart and was not seen to be back yet: ${words}. It may still be rebooting, and another run would restart it again.`;
    throw inDoubt(error, { reason: 'end-unseen', message, next: LOOK_AT_IT });
  });
  return wasAway;
}
