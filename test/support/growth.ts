/**
 * How much more processor time a work takes when it gets eight times as much: some 8 where it is linear, 64 where each part is
 * compared with each. Processor time and not time by the clock, as others may use the machine.
 *
 * @param work does it once, with something of that size
 * @param size of the smaller work, large enough for some milliseconds
 */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  // The first one warms up.
  await timeOf(work, size);
  const small = await bestOf(work, size);
  return (await bestOf(work, 8 * size)) / small;
}

/** Above this the work is not linear: between 8 and 64, with room for what a machine adds. */
export const MOST_GROWTH = 24;

async function bestOf(work: (size: number) => unknown, size: number): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < 3; nth += 1) times.push(await timeOf(work, size));
  // A clock that is too coarse for it says 0.
  return Math.max(1, Math.min(...times));
}

/** In milliseconds of the processor. */
async function timeOf(work: (size: number) => unknown, size: number): Promise<number> {
  const start = process.cpuUsage();
  await work(size);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
