import type { Seen } from './simulator/server.ts';

/** The round trips among requests to a simulator: those of each went out at the same time, and so came at the same time. */
export function roundsOf(seen: readonly Seen[]): string[][] {
  const rounds = Map.groupBy(seen, ({ atMs }) => atMs);
  return [...rounds.values()].map((round) => round.map(({ line }) => line).toSorted());
}
