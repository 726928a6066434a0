import { isDeepStrictEqual, styleText } from 'node:util';

/** A condition that had to hold, and what was found instead if it did not. */
interface Expectation {
  readonly chapter: string;
  readonly sentence: string;
  readonly problem: string | undefined;
}

/** Takes expectations down, met or not, so that all of them are checked and told at the end. */
export interface Expectations {
  readonly all: readonly Expectation[];
  /** Those that follow belong to this chapter. */
  begin(chapter: string): void;
  /** The two must be deeply equal. */
  equal(sentence: string, found: unknown, wanted: unknown): void;
  /** The text must hold every part. */
  includes(sentence: string, text: string, ...parts: readonly string[]): void;
  /** There must be no problem. */
  none(sentence: string, problem: string | undefined): void;
}

/** In UTF-16 units: a problem may quote a whole page. */
const LONGEST_PROBLEM = 500;

/** An empty list, to be filled. */
export function createExpectations(): Expectations {
  const all: Expectation[] = [];
  let chapter = '';
  const none: Expectations['none'] = (sentence, problem) => {
    all.push({ chapter, sentence, problem: problem?.slice(0, LONGEST_PROBLEM) });
  };
  return {
    all,
    begin(title) {
      chapter = title;
    },
    none,
    equal(sentence, found, wanted) {
      const equal = isDeepStrictEqual(found, wanted);
      none(
        sentence,
        equal ? undefined : `expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`,
      );
    },
    includes(sentence, text, ...parts) {
      const missing = parts.filter((part) => !text.includes(part));
      none(
        sentence,
        missing.length === 0 ? undefined : `${JSON.stringify(missing)} is not in ${JSON.stringify(text)}`,
      );
    },
  };
}

/** The table of all expectations, chapter by chapter. */
export function renderExpectations(all: readonly Expectation[]): string[] {
  return all.flatMap(({ chapter, sentence, problem }, index) => {
    const heading = chapter === all[index - 1]?.chapter ? [] : ['', styleText('bold', `  ${chapter}`)];
    if (problem === undefined) return [...heading, `  ${styleText('green', '✓')} ${sentence}`];
    return [...heading, styleText('red', `  ✗ ${sentence}`), styleText('red', `      ${problem}`)];
  });
}
