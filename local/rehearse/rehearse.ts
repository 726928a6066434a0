import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, join, relative } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { styleText } from 'node:util';
import { projectFolder } from '../../sandbox/places.ts';
import { announce, warn } from './announce.ts';
import { whyNotRun } from './event.ts';
import { ExpressionProblem } from './expressions.ts';
import { help, parseOptions, Refusal } from './options.ts';
import { ourSteps } from './our-steps.ts';
import { playWorkflow } from './play.ts';
import { createPlayers } from './players.ts';
import { prepareAll, type Rehearsal, type Rehearsals, withoutStop } from './prepare.ts';
import { createPrinter, type Printer } from './printer.ts';
import { type Backdrop, type Interruption, setScene, stopIfInterrupted } from './scene.ts';
import { setStage } from './stage.ts';
import { collect, settingsOf } from './values.ts';

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
  try {
    const options = parseOptions(words, around.environment);
    if (options === 'help') {
      around.print(help);
      return 0;
    }
    const rehearsals = await prepareAll(options, around);
    stopIfInterrupted(around);
    const code = await play(rehearsals, around);
    stopIfInterrupted(around);
    return code;
  } catch (error) {
    // Ctrl+C ends git, too. The signal itself arrives only now.
    await nextTurn();
    const { signal } = around.interruption;
    if (signal !== undefined) {
      around.print(
        '\nCancelled. Nothing is left running. Job summaries so far are in .rehearsal/ of this project.\n',
      );
      return 128 + constants.signals[signal];
    }
    if (!(error instanceof Refusal)) throw error;
    around.printError(error.message);
    return 2;
  }
}

async function play(rehearsals: Rehearsals, around: Surroundings): Promise<number> {
  const { all, main, keptFolder } = rehearsals;
  const { interruption, environment } = around;
  const temporary = mkdtempSync(join(around.temporary, 'rehearse-'));
  const text = all.map((one) => one.text).join('\n');
  const secrets = collect(text, 'secrets', main.options.secrets);
  const vars = collect(text, 'vars', main.options.vars);
  const printer = createPrinter(around.print, Object.values(secrets.values));
  const played: Backdrop['played'] = { codes: [], reports: [], unchecked: new Set() };
  try {
    const out = join(around.folder, '.rehearsal');
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    // Nothing of it is for a repository, wherever it is.
    writeFileSync(join(out, '.gitignore'), '*\n');
    const given = all.flatMap(({ workflow }) => ourSteps(workflow).map((step) => step.with));
    const isFamily = given.some((one) => one['commit-by'] === 'variable' || 'deploy-variables' in one);
    const service = isFamily ? 'family' : 'document';
    await using stage = await setStage(keptFolder ?? temporary, main.checkout, service);
    announce(rehearsals, { secrets, vars, domains: stage.domains() }, printer.say);
    const backdrop = { stage, printer, played, interruption, environment, temporary, out };
    await playAll(rehearsals, backdrop, { secrets: secrets.values, vars: vars.values });
    conclude(rehearsals, played, around.callersFolder, printer.say);
    return played.codes.find((code) => code !== 0) ?? 0;
  } catch (error) {
    await nextTurn();
    stopIfInterrupted(around);
    const isOfWorkflow = error instanceof ExpressionProblem;
    const why = withoutStop(error instanceof Error ? error.message : String(error));
    const place = isOfWorkflow ? `${basename(main.options.workflow)}, ` : '';
    printer.say('', styleText('red', `Error: ${place}${why}.`));
    return isOfWorkflow ? 2 : 1;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Plays the workflow of `--after`, then the workflow itself, with `--twice` a second time. */
async function playAll(
  { main, earlier }: Rehearsals,
  backdrop: Backdrop,
  given: Record<'secrets' | 'vars', unknown>,
): Promise<void> {
  const say = (line: string): void => backdrop.printer.say('', styleText('bold', line));
  const playOne = async (rehearsal: Rehearsal, before: string, after: string): Promise<void> => {
    const scene = setScene(backdrop, rehearsal, [before, after]);
    const { workflow, event, github, runner } = scene;
    await playWorkflow(workflow, { ...given, inputs: event.inputs, github, runner }, createPlayers(scene));
  };
  const title = ({ options, event }: Rehearsal): string => `${options.workflow}: ${event.title}`;
  if (earlier !== undefined) {
    say(`First ${title(earlier)}`);
    await playOne(earlier, 'earlier-', '');
    if (backdrop.played.codes.some((code) => code !== 0)) {
      const [left, failed] = [main.options.workflow, earlier.options.workflow];
      say(`Not rehearsed: ${left}, as ${failed} did not succeed. Correct that first.`);
      return;
    }
    say(`Then ${title(main)}`);
  }
  await playOne(main, '', '');
  if (!main.options.twice) return;
  say('Once more, against what that left');
  await playOne(main, '', '-again');
}

function conclude(
  { all, main, keptFolder }: Rehearsals,
  { reports, codes, unchecked }: Backdrop['played'],
  folder: string,
  say: Printer['say'],
): void {
  say('');
  if (reports.length > 0) {
    say('Job summaries, as Markdown and as pages for a browser:');
    say(...reports.map((path) => `  ${relative(folder, path)}`));
  } else if (codes.every((code) => code === 0)) say(...warn(['no step that uses the action was run']));
  // Said before the play, too, which may be long.
  say(...warn(all.flatMap(({ event }) => whyNotRun(event))));
  if (unchecked.size > 0) say(...warn([`not checked in a rehearsal: ${[...unchecked].join(', ')}`]));
  const settings = settingsOf(all);
  if (settings.length > 0)
    say(`GitHub needs, in the settings of ${main.checkout.name} or of the environment:`, ...settings);
  if (keptFolder === undefined) return;
  const command = `npm --prefix ${projectFolder} run sandbox -- --data ${join(keptFolder, 'data')}`;
  say(`The sandbox is kept. To look at it: ${command}`);
  if (main.options.secrets.size > 0) say('The secrets that you gave are in it.');
}
