import { setTimeout as sleep } from 'node:timers/promises';
import type { Script } from './misbehaving-server.ts';
import type { Seen } from './simulator/server.ts';

/** The round trips among requests to a simulator: those of each went out at the same time, and so came at the same time. */
export function roundsOf(seen: readonly Seen[]): string[][] {
  const rounds = Map.groupBy(seen, ({ atMs }) => atMs);
  return [...rounds.values()].map((round) => round.map(({ line }) => line).toSorted());
}

/** The round trips of a run: the requests of each went out before any of them was answered. */
export interface Rounds {
  /** The round trips up to the request that this matches, as `METHOD /path`. */
  upTo(request: RegExp): readonly (readonly string[])[];
  /** For a misbehaving server: holds all answers back until no further request comes. */
  readonly script: Script;
}

/** Without a request for so long, the client is waiting for answers. */
const QUIET_MS = 200;

/** Counts the round trips of a run, whatever the speed of the machine. */
export function countRounds(): Rounds {
  const rounds: string[][] = [];
  let quiet: Promise<void> | undefined;
  return {
    upTo: (request) =>
      rounds.slice(0, 1 + rounds.findIndex((round) => round.some((one) => request.test(one)))),
    async script({ method, path }) {
      const round = (quiet && rounds.at(-1)) ?? [];
      round.push(`${method} ${path}`);
      if (quiet === undefined) {
        rounds.push(round);
        quiet = untilQuiet(round).finally(() => {
          quiet = undefined;
        });
      }
      await quiet;
      return undefined;
    },
  };
}

async function untilQuiet(round: readonly string[]): Promise<void> {
  let seen: number;
  do {
    seen = round.length;
    await sleep(QUIET_MS);
  } while (seen < round.length);
}
