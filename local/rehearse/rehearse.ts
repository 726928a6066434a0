import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join, relative } from 'node:path';
import { styleText } from 'node:util';
import { announce } from './announce.ts';
import { type Contexts, ExpressionProblem } from './expressions.ts';
import { help, parseOptions } from './options.ts';
import { playWorkflow } from './play.ts';
import { createPlayers } from './players.ts';
import { prepare, type Rehearsal, type WorkflowProblems, withoutStop } from './prepare.ts';
import { createPrinter } from './printer.ts';
import { type Backdrop, type Interruption, type Played, setScene } from './scene.ts';
import { setStage } from './stage.ts';
import { collect } from './values.ts';

const OUT = '.rehearsal';

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

/** Carries out a command line. Returns the exit code. */
export async function rehearse(words: readonly string[], around: Surroundings): Promise<number> {
  const parsed = parseOptions(words, around.environment);
  if (parsed.kind === 'help') {
    around.print(help);
    return 0;
  }
  const prepared =
    parsed.kind === 'problems'
      ? parsed
      : await prepare(parsed.options, around.callersFolder, around.workflowProblems);
  if (!('problems' in prepared)) return play(prepared, around);
  const hint = parsed.kind === 'problems' ? '--help lists the options.\n' : '';
  around.printError(`${prepared.problems.map((problem) => `rehearse: ${problem}.\n`).join('')}${hint}`);
  return 2;
}

async function play(rehearsal: Rehearsal, around: Surroundings): Promise<number> {
  const { options, text, event } = rehearsal;
  const secrets = collect(text, 'secrets', options.secrets);
  const vars = collect(text, 'vars', options.vars);
  const out = emptyFolder(join(around.folder, OUT));
  const temporary = mkdtempSync(join(around.temporary, 'rehearse-'));
  const stage = setStage(options.keep ? join(out, 'sandbox') : temporary, rehearsal.checkout);
  const printer = createPrinter(around.print, Object.values(secrets.values));
  const { interruption, environment } = around;
  // Real secrets are masked as by a runner, and so not shown past us.
  const isLive = around.isWatched && options.secrets.size === 0;
  const played: Played = { codes: [], reports: [] };
  const parts = { stage, printer, played, interruption, environment, isLive, temporary, out };
  announce(rehearsal, { secrets, vars, sites: stage.sites }, printer.say);
  try {
    const contexts = { secrets: secrets.values, vars: vars.values, inputs: event.inputs };
    await playTimes({ ...rehearsal, ...parts, servers: new Map() }, contexts);
  } catch (error) {
    const isOfWorkflow = error instanceof ExpressionProblem;
    const why = error instanceof Error ? error.message : String(error);
    const place = isOfWorkflow ? `${basename(options.workflow)}, ` : '';
    printer.say('', styleText('red', `Error: ${place}${withoutStop(why)}.`));
    played.codes.push(isOfWorkflow ? 2 : 1);
  } finally {
    await stage.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
  conclude(rehearsal, played, around.callersFolder, printer.say);
  if (interruption.signal !== undefined) return 128 + constants.signals[interruption.signal];
  return played.codes.find((code) => code !== 0) ?? 0;
}

/** Makes the folder of the summaries, without those of the time before. */
function emptyFolder(out: string): string {
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(out)) if (/\.(md|html)$/.test(name)) rmSync(join(out, name));
  // Nothing of it is for a repository, wherever it is.
  writeFileSync(join(out, '.gitignore'), '*\n');
  return out;
}

async function playTimes(backdrop: Backdrop, contexts: Contexts): Promise<void> {
  const { options, workflow, printer, interruption } = backdrop;
  for (const time of options.twice ? [1, 2] : [1]) {
    if (time === 2) printer.say('', styleText('bold', 'Once more, against what that left'));
    const scene = setScene(backdrop, time);
    await playWorkflow(workflow, { ...contexts, ...scene.contexts }, createPlayers(scene));
    if (interruption.signal !== undefined) break;
  }
}

function conclude(
  { options }: Rehearsal,
  { reports }: Played,
  folder: string,
  say: (...lines: string[]) => void,
): void {
  say('');
  if (reports.length > 0)
    say(
      'Job summaries, as Markdown and as pages for a browser:',
      ...reports.map((path) => `  ${relative(folder, path)}`),
    );
  else say(styleText('yellow', 'Warning: no step that uses the action was carried out.'));
  if (!options.keep) return;
  say(`The sandbox is kept. To look at it: npm run sandbox -- --data ${join(OUT, 'sandbox/data')}`);
  if (options.secrets.size > 0) say('The secrets that you gave are in it.');
}
