import { beforeAll, test } from '@jest/globals';

/**
 * Returns a function that adds tests whose bodies run side by side, in the order of the tests, before the first of them is told.
 * Jest's own concurrent tests may not import a module while another one ends, which steps do.
 *
 * @param atOnce the most that run at once
 */
export function sideBySide(atOnce = 5): (name: string, body: () => Promise<void>) => void {
  const bodies: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const queue = bodies.values();
    const lane = async (): Promise<void> => {
      for (const run of queue) await run();
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }, 300_000);
  return (name, body) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Its test tells the failure, later.
    promise.catch(() => {});
    bodies.push(() => body().then(resolve, reject));
    test(name, () => promise);
  };
}
