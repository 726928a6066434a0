import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join, relative } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { styleText } from 'node:util';
import { projectFolder } from '../../sandbox/places.ts';
import { announce, warn } from './announce.ts';
import { uncheckedFilters, whyNotRun } from './event.ts';
import { type Contexts, ExpressionProblem } from './expressions.ts';
import { help, parseOptions } from './options.ts';
import { playWorkflow } from './play.ts';
import { createPlayers } from './players.ts';
import { prepareAll, type Rehearsals, withoutStop } from './prepare.ts';
import { createPrinter, type Printer } from './printer.ts';
import { type Act, type Backdrop, type Interruption, setScene } from './scene.ts';
import { setStage } from './stage.ts';
import { collect, settingsOf } from './values.ts';

const OUT = '.rehearsal';

/** Said when a rehearsal is interrupted before there is a result. */
export const CANCELLED = 'Cancelled. Nothing is left running.';

/** The surroundings of a rehearsal. */
export type Surroundings = Parameters<typeof prepareAll>[1] & {
  /** Where `.rehearsal/` is left. */
  readonly folder: string;
  /** Where folders are made that are removed in the end. */
  readonly temporary: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  readonly interruption: Interruption;
};

/** Rehearses as a command line says. Returns the exit code. */
export async function rehearse(words: readonly string[], around: Surroundings): Promise<number> {
  const options = parseOptions(words, around.environment);
  if (options === 'help') {
    around.print(help);
    return 0;
  }
  const prepared = 'problems' in options ? options : await prepareAll(options, around);
  // Ctrl+C ends git, too. The signal itself arrives only now.
  await nextTurn();
  if (!('problems' in prepared)) return play(prepared, around);
  const hint = 'problems' in options ? '--help lists the options.\n' : '';
  around.printError(`${prepared.problems.map((problem) => `rehearse: ${problem}.\n`).join('')}${hint}`);
  return 2;
}

async function play(rehearsals: Rehearsals, around: Surroundings): Promise<number> {
  const { main, keptFolder } = rehearsals;
  const { interruption, environment } = around;
  interruption.hasBegun = true;
  const temporary = mkdtempSync(join(around.temporary, 'rehearse-'));
  const secrets = collect(textOf(rehearsals), 'secrets', main.options.secrets);
  const vars = collect(textOf(rehearsals), 'vars', main.options.vars);
  const printer = createPrinter(around.print, Object.values(secrets.values));
  const played: Backdrop['played'] = { codes: [], reports: [], unchecked: new Set() };
  try {
    const out = emptyFolder(join(around.folder, OUT));
    await using stage = setStage(keptFolder ?? temporary, main.checkout, main.options.pullRequest);
    announce(rehearsals, { secrets, vars, domains: stage.domains() }, printer.say);
    const backdrop = { stage, printer, played, interruption, environment, temporary, out };
    await playActs(rehearsals, backdrop, { secrets: secrets.values, vars: vars.values });
  } catch (error) {
    // An interrupted git fails before the signal arrives here.
    await nextTurn();
    if (interruption.signal === undefined) played.codes.push(tellError(error, rehearsals, printer));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  if (interruption.signal !== undefined && played.reports.length === 0) printer.say('', CANCELLED);
  else conclude(rehearsals, played, around.callersFolder, printer.say);
  if (interruption.signal !== undefined) return 128 + constants.signals[interruption.signal];
  return played.codes.find((code) => code !== 0) ?? 0;
}

async function playActs(rehearsals: Rehearsals, backdrop: Backdrop, given: Contexts): Promise<void> {
  const { printer, played } = backdrop;
  for (const act of actsOf(rehearsals)) {
    if (act.heading !== '') printer.say('', styleText('bold', act.heading));
    const scene = setScene(backdrop, act);
    const { workflow, event, options } = act.rehearsal;
    await playWorkflow(workflow, { ...given, inputs: event.inputs, ...scene.contexts }, createPlayers(scene));
    if (act.before === '' || played.codes.every((code) => code === 0)) continue;
    const left = rehearsals.main.options.workflow;
    printer.say('', `Not rehearsed: ${left}, as ${options.workflow} did not succeed. Correct that first.`);
    return;
  }
}

/** The workflow of `--after`, then the workflow itself, with `--twice` a second time. */
function actsOf({ main, earlier }: Rehearsals): Act[] {
  const title = (word: string, { options, event }: Rehearsals['main']): string =>
    `${word} ${options.workflow}: ${event.title}`;
  const heading = earlier === undefined ? '' : title('Then', main);
  const acts: Act[] = [{ rehearsal: main, heading, before: '', after: '' }];
  if (earlier !== undefined)
    acts.unshift({ rehearsal: earlier, heading: title('First', earlier), before: 'earlier-', after: '' });
  const again = 'Once more, against what that left';
  if (main.options.twice) acts.push({ rehearsal: main, heading: again, before: '', after: '-again' });
  return acts;
}

/** Says what has ended the rehearsal. Returns the exit code. */
function tellError(error: unknown, { main }: Rehearsals, { say }: Printer): number {
  const isOfWorkflow = error instanceof ExpressionProblem;
  const why = error instanceof Error ? error.message : String(error);
  const place = isOfWorkflow ? `${basename(main.options.workflow)}, ` : '';
  say('', styleText('red', `Error: ${place}${withoutStop(why)}.`));
  return isOfWorkflow ? 2 : 1;
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

function textOf({ main, earlier }: Rehearsals): string {
  return `${main.text}\n${earlier?.text ?? ''}`;
}

function conclude(
  { main, earlier, keptFolder }: Rehearsals,
  { reports, codes, unchecked }: Backdrop['played'],
  folder: string,
  say: (...lines: string[]) => void,
): void {
  say('');
  if (reports.length > 0) {
    const comment = reports.some((path) => path.endsWith('-comment.md'));
    const what = comment ? 'Job summaries and the comment on the pull request' : 'Job summaries';
    say(`${what}, as Markdown and as pages for a browser:`);
    say(...reports.map((path) => `  ${relative(folder, path)}`));
  } else if (codes.every((code) => code === 0)) say(...warn(['no step that uses the action was run']));
  const rehearsed = earlier === undefined ? [main] : [main, earlier];
  // Said before the play, too, which may be long.
  say(...warn(rehearsed.flatMap(({ event }) => whyNotRun(event))));
  const all = [...unchecked, ...new Set(rehearsed.flatMap(({ event }) => uncheckedFilters(event)))];
  if (all.length > 0) say(...warn([`not checked in a rehearsal: ${all.join(', ')}`]));
  const settings = settingsOf(rehearsed);
  if (settings.length > 0)
    say(`GitHub needs, in the settings of ${main.checkout.name} or of the environment:`);
  say(...settings);
  if (keptFolder === undefined) return;
  const command = `npm --prefix ${projectFolder} run sandbox -- --data ${join(keptFolder, 'data')}`;
  say(`The sandbox is kept. To look at it: ${command}`);
  if (main.options.secrets.size > 0) say('The secrets that you gave are in it.');
}
