import { isDeepStrictEqual, styleText } from 'node:util';

/** A condition that had to hold, and what was found instead if it did not. */
interface Expectation {
  readonly sentence: string;
  readonly problem: string | undefined;
}

/** Takes expectations down, met or not, so that a scene goes on after one that is not met. */
export interface Expectations {
  readonly all: readonly Expectation[];
  /** The two must be deeply equal. */
  equal(sentence: string, found: unknown, wanted: unknown): void;
  /** The text must hold every part. */
  includes(sentence: string, text: string, ...parts: readonly string[]): void;
  /** There must be no problem. */
  none(sentence: string, problem: string | undefined): void;
}

/** An empty list, to be filled. */
export function createExpectations(): Expectations {
  const all: Expectation[] = [];
  const none: Expectations['none'] = (sentence, problem) => {
    all.push({ sentence, problem });
  };
  return {
    all,
    none,
    equal(sentence, found, wanted) {
      const problem = `expected  ${JSON.stringify(wanted)}\nfound     ${JSON.stringify(found)}`;
      none(sentence, isDeepStrictEqual(found, wanted) ? undefined : problem);
    },
    includes(sentence, text, ...parts) {
      const missing = parts.filter((part) => !text.includes(part));
      const problem = `expected  ${JSON.stringify(missing)}\nin        ${JSON.stringify(text)}`;
      none(sentence, missing.length === 0 ? undefined : problem);
    },
  };
}

/** Those that are not met, in full. */
export function renderUnmet(all: readonly Expectation[]): string[] {
  return all.flatMap(({ sentence, problem }) =>
    problem === undefined
      ? []
      : [styleText('red', `      ✗ ${sentence}`), problem.replace(/^/gm, '          ')],
  );
}
