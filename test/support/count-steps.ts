/**
 * A program that prints the steps which each work takes with a text, and with one eight times as long. It counts how often each block
 * of code runs, that of libraries included; how many characters searches and patterns look at; and how often patterns go back. So the
 * numbers are the same on every machine. What other builtins do inside, such as copying and sorting, is not counted.
 */
import { Session } from 'node:inspector/promises';

type Steps = readonly [piece: string, steps: number, ofEightTimes: number];

let looks = 0;
/** A character, escape or class of a pattern, and how often it may come. */
const REPEATED = /(\\(?:x..|u\{\w+\}|u....|[pPk][{<]\w+[}>]|.)|\[(?:\\.|[^\]\\])*\]|.)([*+]|\{\d)?/gs;
const limitedPatterns = new Map<string, RegExp>();
/** V8's own, for its tests: a pattern that gives up when it would go back more often. */
const limit: unknown = new Function('a, b, c', 'return %NewRegExpWithBacktrackLimit(a, b, c)');
countLooks();
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

// Blocks are counted in code that is loaded from here on.
const { works } = await import('./growing-works.ts');
const counts: [what: string, Steps[]][] = [];
for (const { what, work, times, pieces } of works) {
  const steps: Steps[] = [];
  for (const piece of pieces.split('§')) {
    const [text, longText] = [piece.repeat(times), piece.repeat(8 * times)];
    steps.push([piece, await countSteps(() => work(text)), await countSteps(() => work(longText))]);
  }
  counts.push([what, steps]);
}
process.stdout.write(JSON.stringify(counts));

async function countSteps(work: () => unknown): Promise<number> {
  await takeBlocks();
  looks = 0;
  await work();
  const looked = looks;
  return looked + (await takeBlocks());
}

/** Counts the blocks that have run since it was last called. */
async function takeBlocks(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const files = result.filter(({ url }) => url.startsWith('file:') && url !== import.meta.url);
  const blocks = files.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
  return blocks.reduce((sum, { count }) => sum + count, 0);
}

function countLooks(): void {
  const { exec } = RegExp.prototype;
  // Once it is changed, all methods that take a pattern call it.
  RegExp.prototype.exec = function (text) {
    if (this === REPEATED) return exec.call(this, text);
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const failedAt = this.sticky ? from : text.length;
    looks += 1 + (found === null ? failedAt : found.index + found[0].length) - from;
    looks += countBacktracks(this, (pattern) => {
      pattern.lastIndex = from;
      return exec.call(pattern, text) !== null;
    });
    return found;
  };
  String.prototype.includes = function (part, from) {
    return this.indexOf(part, from) !== -1;
  };
  countLooksOf('indexOf', (text, [, from], at) => (at === -1 ? text.length : Number(at)) - Number(from ?? 0));
  countLooksOf('lastIndexOf', (text, [, from], at) => Number(from ?? text.length) - Number(at));
  for (const name of ['split', 'replace', 'replaceAll'] as const) countLooksOf(name, (text) => text.length);
  for (const name of ['trim', 'trimStart', 'trimEnd'] as const)
    countLooksOf(name, (text, _, rest) => text.length - String(rest).length);
}

type Looks = (text: string, given: readonly unknown[], result: unknown) => number;

function countLooksOf(name: keyof string, looksOf: Looks): void {
  const method: unknown = Reflect.get(String.prototype, name);
  if (typeof method !== 'function') throw new Error(`no method: ${String(name)}`);
  const value = function (this: unknown, ...given: unknown[]): unknown {
    const result: unknown = Reflect.apply(method, this, given);
    looks += 1 + Math.max(0, looksOf(String(this), given, result));
    return result;
  };
  Object.defineProperty(String.prototype, name, { value });
}

/** Counts how often a pattern goes back, up to a power of two: it may go back more and more often, until it does not give up. */
function countBacktracks({ source, flags, sticky }: RegExp, finds: (pattern: RegExp) => boolean): number {
  // Finds something in any case, unless it gives up.
  const always = `(?:${source})|${sticky ? '' : '(?![^])'}`;
  let most = 16;
  while (most < 2 ** 28 && !finds(limitedPattern(always, flags, most))) most *= 2;
  return most;
}

function limitedPattern(source: string, flags: string, most: number): RegExp {
  const key = `${most} ${flags} ${source}`;
  const known = limitedPatterns.get(key);
  if (known !== undefined) return known;
  // V8 does not count how often it goes back in the repetition of a single character; in that of a choice, it does.
  const countable = REPEATED[Symbol.replace](source, (all, atom, quantifier) =>
    quantifier === undefined || atom === ')' ? all : `(?:${atom}|(?!))${quantifier}`,
  );
  const made: unknown = typeof limit === 'function' && limit(countable, flags, most);
  if (!(made instanceof RegExp)) throw new Error('V8 knows no limit of backtracks');
  limitedPatterns.set(key, made);
  return made;
}
