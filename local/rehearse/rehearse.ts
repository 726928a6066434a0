import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { styleText } from 'node:util';
import { cacheFolder, isInProject, projectFolder } from '../../sandbox/places.ts';
import { announce } from './announce.ts';
import { type Contexts, ExpressionProblem } from './expressions.ts';
import { help, type Options, parseOptions } from './options.ts';
import { playWorkflow } from './play.ts';
import { createPlayers } from './players.ts';
import {
  earlierOptions,
  prepare,
  type Rehearsal,
  type Rehearsals,
  type WorkflowProblems,
  withoutStop,
} from './prepare.ts';
import { createPrinter, type Printer } from './printer.ts';
import { type Backdrop, type Interruption, type Played, setScene } from './scene.ts';
import { setStage } from './stage.ts';
import { type Collected, collect } from './values.ts';

const OUT = '.rehearsal';

/** Said when a rehearsal is interrupted before there is a result. */
export const CANCELLED = 'Cancelled. Nothing is left running.';

/** The surroundings of a rehearsal. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where relative paths begin. */
  readonly callersFolder: string;
  /** Where `.rehearsal/` is left. */
  readonly folder: string;
  /** Where folders are made that are removed in the end. */
  readonly temporary: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** True when a person watches: the action may then show its log itself, with a live line. */
  readonly isWatched: boolean;
  readonly interruption: Interruption;
  readonly workflowProblems: WorkflowProblems;
}

/** Rehearses as a command line says. Returns the exit code. */
export async function rehearse(words: readonly string[], around: Surroundings): Promise<number> {
  const parsed = parseOptions(words, around.environment);
  if (parsed.kind === 'help') {
    around.print(help);
    return 0;
  }
  const prepared = parsed.kind === 'problems' ? parsed : await prepareAll(parsed.options, around);
  // Ctrl+C ends git, too. The signal itself arrives only now.
  await nextTurn();
  if (!('problems' in prepared)) return play(prepared, around);
  const hint = parsed.kind === 'problems' ? '--help lists the options.\n' : '';
  around.printError(`${prepared.problems.map((problem) => `rehearse: ${problem}.\n`).join('')}${hint}`);
  return 2;
}

/** Prepares the rehearsal, and that of the workflow of `--after`. */
async function prepareAll(
  options: Options,
  { callersFolder, workflowProblems, environment }: Surroundings,
): Promise<Rehearsals | { problems: readonly string[] }> {
  const main = await prepare(options, callersFolder, workflowProblems);
  if ('problems' in main) return main;
  const { name, defaultBranch } = main.checkout;
  const keptFolder =
    options.keep === undefined
      ? undefined
      : resolve(
          callersFolder,
          options.keep || cacheFolder(`rehearsal/${name.replace('/', '-')}`, environment),
        );
  const problem = keptFolder === undefined ? undefined : objectionTo(keptFolder);
  if (problem !== undefined) return { problems: [problem] };
  if (options.after === undefined) return { main, earlier: undefined, keptFolder };
  const earlier = await prepare(
    earlierOptions(options, options.after, defaultBranch),
    callersFolder,
    workflowProblems,
  );
  if ('problems' in earlier) return { problems: earlier.problems.map((one) => `--after: ${one}`) };
  if (earlier.checkout.folder !== main.checkout.folder)
    return { problems: [`--after: ${options.after} is in another repository, ${earlier.checkout.folder}`] };
  return { main, earlier, keptFolder };
}

function objectionTo(folder: string): string | undefined {
  if (isInProject(folder))
    return `--keep must be outside of ${projectFolder}: deploy scripts would find the packages of this project`;
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || existsSync(join(folder, 'checkout.git'))) return undefined;
  if (!found.isDirectory()) return `--keep: ${folder} is not a folder`;
  return readdirSync(folder).length > 0
    ? `--keep: ${folder} is not empty, and no rehearsal made it`
    : undefined;
}

async function play(rehearsals: Rehearsals, around: Surroundings): Promise<number> {
  const { interruption } = around;
  interruption.hasBegun = true;
  const temporary = mkdtempSync(join(around.temporary, 'rehearse-'));
  const secrets = collect(textOf(rehearsals), 'secrets', rehearsals.main.options.secrets);
  const printer = createPrinter(around.print, Object.values(secrets.values));
  const played: Played = { codes: [], reports: [] };
  try {
    await playOnStage(rehearsals, { around, temporary, printer, played, secrets });
  } catch (error) {
    // An interrupted git fails before the signal arrives here.
    await nextTurn();
    if (interruption.signal === undefined) tellError(error, rehearsals, { printer, played });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  if (interruption.signal !== undefined && played.reports.length === 0) {
    printer.say('', CANCELLED);
    return codeOf(interruption.signal);
  }
  conclude(rehearsals, played, around.callersFolder, printer.say);
  if (interruption.signal !== undefined) return codeOf(interruption.signal);
  return played.codes.find((code) => code !== 0) ?? 0;
}

interface Means {
  readonly around: Surroundings;
  readonly temporary: string;
  readonly printer: Printer;
  readonly played: Played;
  readonly secrets: Collected;
}

async function playOnStage(rehearsals: Rehearsals, means: Means): Promise<void> {
  const { main, earlier, keptFolder } = rehearsals;
  const { around, temporary, printer, played, secrets } = means;
  const { interruption, environment, isWatched } = around;
  const out = emptyFolder(join(around.folder, OUT));
  const vars = collect(textOf(rehearsals), 'vars', main.options.vars);
  const stage = setStage(keptFolder ?? temporary, main.checkout, main.options.pullRequest);
  announce(rehearsals, { secrets, vars, stage }, printer.say);
  // Real secrets are masked as by a runner, and so not shown past us.
  const isLive = isWatched && main.options.secrets.size === 0;
  const parts = { stage, printer, played, interruption, environment, isLive, temporary, out };
  const servers = new Map<string, string>();
  const contextsOf = ({ event }: Rehearsal) => ({
    secrets: secrets.values,
    vars: vars.values,
    inputs: event.inputs,
  });
  try {
    if (earlier !== undefined) {
      printer.say('', styleText('bold', `First ${earlier.options.workflow}: ${earlier.event.title}`));
      await playTime({ ...earlier, ...parts, servers, sitesBefore: stage.domains() }, contextsOf(earlier), 0);
      if (interruption.signal !== undefined || played.codes.some((code) => code !== 0)) return;
      printer.say('', styleText('bold', `Then ${main.options.workflow}: ${main.event.title}`));
    }
    const backdrop = { ...main, ...parts, servers, sitesBefore: stage.domains() };
    for (const time of main.options.twice ? [1, 2] : [1]) {
      if (time === 2) printer.say('', styleText('bold', 'Once more, against what that left'));
      await playTime(backdrop, contextsOf(main), time);
      if (interruption.signal !== undefined) break;
    }
  } finally {
    await stage.stop();
  }
}

async function playTime(backdrop: Backdrop, contexts: Contexts, time: number): Promise<void> {
  const scene = setScene(backdrop, time);
  await playWorkflow(backdrop.workflow, { ...contexts, ...scene.contexts }, createPlayers(scene));
}

function tellError(
  error: unknown,
  { main }: Rehearsals,
  { printer, played }: Pick<Means, 'printer' | 'played'>,
): void {
  const isOfWorkflow = error instanceof ExpressionProblem;
  const why = error instanceof Error ? error.message : String(error);
  const place = isOfWorkflow ? `${basename(main.options.workflow)}, ` : '';
  printer.say('', styleText('red', `Error: ${place}${withoutStop(why)}.`));
  played.codes.push(isOfWorkflow ? 2 : 1);
}

/** Makes the folder of the summaries, without those of the previous rehearsal. Returns its path. */
function emptyFolder(out: string): string {
  mkdirSync(out, { recursive: true });
  const old = readdirSync(out).filter((name) => /\.(md|html)$/.test(name));
  for (const name of old) rmSync(join(out, name));
  // Nothing of it is for a repository, wherever it is.
  writeFileSync(join(out, '.gitignore'), '*\n');
  return out;
}

function codeOf(signal: NonNullable<Interruption['signal']>): number {
  return 128 + constants.signals[signal];
}

function textOf({ main, earlier }: Rehearsals): string {
  return `${main.text}\n${earlier?.text ?? ''}`;
}

function conclude(
  { main: { options }, keptFolder }: Rehearsals,
  { reports, codes }: Played,
  folder: string,
  say: (...lines: string[]) => void,
): void {
  say('');
  if (reports.length > 0)
    say(
      `Job summaries${reports.some((path) => path.endsWith('-comment.md')) ? ' and the comment on the pull request' : ''}, as Markdown and as pages for a browser:`,
      ...reports.map((path) => `  ${relative(folder, path)}`),
    );
  else if (codes.every((code) => code === 0))
    say(styleText('yellow', 'Warning: no step that uses the action was run.'));
  if (keptFolder === undefined) return;
  say(
    `The sandbox is kept. To look at it: npm --prefix ${projectFolder} run sandbox -- --data ${join(keptFolder, 'data')}`,
  );
  if (options.secrets.size > 0) say('The secrets that you gave are in it.');
}
