/** Above this the work is not linear: between 8 and 64, with room for what a machine adds. */
export const MOST_GROWTH = 24;

/**
 * Measures how much more processor time a work takes when it gets eight times as much: some 8 where it is linear, 64 where each part is
 * compared with each. Processor time of this thread and not time by the clock, as others may use the machine. What looks as if it were not
 * linear is measured again.
 *
 * @param work does it once, with something of that size
 * @param size of the smaller work, large enough for some milliseconds
 */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  // The first one warms up.
  await timeOf(work, size);
  const small = Math.min(await timeOf(work, size), await timeOf(work, size), await timeOf(work, size));
  let large = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < 5 && large > MOST_GROWTH * small; nth += 1)
    large = Math.min(large, await timeOf(work, 8 * size));
  return large / small;
}

/** In milliseconds of the processor; 1 where its clock is too coarse. */
async function timeOf(work: (size: number) => unknown, size: number): Promise<number> {
  const start = process.threadCpuUsage();
  await work(size);
  const { user, system } = process.threadCpuUsage(start);
  return Math.max(1, (user + system) / 1_000);
}
