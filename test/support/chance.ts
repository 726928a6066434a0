import fc from 'fast-check';
import type { Course } from '../../harness/simulator/deploys.ts';

/** Parts of random stories: values that are usual in most of them, so that what follows from an unusual one can be seen. */

/** True once in so many times. */
export function seldomly(often: number): fc.Arbitrary<boolean> {
  return fc.nat({ max: often - 1 }).map((nth) => nth === 1);
}

/** One arbitrary so many times as often as another of weight 1. */
export const weighing = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });

/** A value, and in two of five stories one of the others. */
export const mostly = <Value>(usual: Value, ...others: Value[]): fc.Arbitrary<Value> =>
  fc.oneof(weighing(3, fc.constant(usual)), weighing(2, fc.constantFrom(...others)));

/** A value, and once in so many stories what the arbitrary makes. */
export const usually = <Value>(
  usual: Value,
  often: number,
  other: fc.Arbitrary<Value>,
): fc.Arbitrary<Value> => fc.oneof(weighing(often - 1, fc.constant(usual)), weighing(1, other));

/** The way in which a deploy goes; `more` in the place of what is usual. */
export const courseWith = (
  more: {
    readonly [Field in keyof Course]?: fc.Arbitrary<Course[Field]>;
  },
): fc.Arbitrary<Course> =>
  fc.record({
    delayMs: fc.constantFrom(0, 0, 700, 5_000),
    durationMs: fc.constantFrom(3_000, 0, 400, 45_000),
    exitStatus: fc.constantFrom(0, 0, 1, 143),
    isKilled: seldomly(5),
    isTalkative: fc.boolean(),
    health: fc.constant('well'),
    ...more,
  });
