import { closeSync, constants, openSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './cli/command-line.ts';
import { gather } from './cli/gather.ts';
import { renderHelp } from './cli/help.ts';
import { commandsIn } from './cli/log-commands.ts';
import { chooseLogStyle } from './console/log-style.ts';
import { createClock, orAborted } from './core/clock.ts';
import { CancelledError, codeOf } from './core/errors.ts';
import { silence } from './runner/silence.ts';
import { decodeText, readAnyFile } from './runner/workspace.ts';
import { documentOf, isForeignFile, NO_OTHER_FILE } from './step/report-file.ts';
import { runProcess, type StepHost } from './step/step.ts';
import type { Parsed } from './values/input-values.ts';

const { stdin, stdout, stderr } = process;
const write = stderr.write.bind(stderr);
silence(process);
const log = {
  write: (text: string, done?: () => void): boolean => write(text, done),
  get columns() {
    return stderr.columns;
  },
};

/** The beginning of a summary. */
const SUMMARY_START = /^(?:$|### \p{Emoji})/u;
/** Opening a pipe that nobody reads would wait for ever. */
const FOR_SUMMARY = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NONBLOCK;

const commandLine = readCommandLine(process.argv.slice(2));
const { given, problems } = commandLine;
if (given.has('help') && problems.length === 0) {
  const { text, problem } = renderHelp(commandLine);
  if (problem === undefined) stdout.write(text);
  else {
    log.write(`${problem}\n`);
    process.exitCode = 2;
  }
} else if (given.has('version')) {
  const about = readFileSync(join(checkout(), 'package.json'), 'utf8');
  stdout.write(`site-deploy ${/^ {2}"version": "(.+)"/m.exec(about)?.[1]}\n`);
} else await runCommandLine();

/** The program is dist/cli/index.js of a checkout, maybe called by a link to it. */
function checkout(): string {
  return join(realpathSync(process.argv[1] ?? ''), '../../..');
}

async function runCommandLine(): Promise<void> {
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => cancel.abort(new CancelledError(`The run was cancelled (${signal}).`)));
  }
  const summary = given.get('summary') ?? '';
  const isTaken = isForeignFile(summary, SUMMARY_START);
  const { env, ...inputs } = await gather(commandLine, process.env, (input) =>
    readStdin(input, cancel.signal),
  );
  if (isTaken) inputs.problems.push({ input: '--summary', expected: NO_OTHER_FILE });
  let outputs: Readonly<Record<string, string>> = {};
  const host: StepHost = {
    ...inputs,
    env,
    readFile: readAnyFile,
    log,
    logStyle: chooseLogStyle('command', stderr.isTTY === true, env, commandsIn(log.write)),
    createFiles: (warn) => ({
      setOutputs(all) {
        outputs = all;
      },
      saveState: () => {},
      async writeSummary(markdown) {
        if (isTaken || summary === '') return;
        try {
          const file = openSync(summary, FOR_SUMMARY);
          writeFileSync(file, `${markdown}\n`);
          closeSync(file);
        } catch (error) {
          warn(`The summary could not be written (${codeOf(error)}); the run itself is not affected.`);
        }
      },
    }),
    clock: createClock(process.uptime),
    cancel,
  };
  if (given.has('init')) {
    const { init } = await import('./cli/init.ts');
    process.exitCode = await init(host, checkout());
    return;
  }
  await runProcess(host, process, (done) => {
    stdout.write(given.has('json') ? `${documentOf(outputs)}\n` : '', (error) => {
      const lost = error ? `Warning: The document could not be written (${codeOf(error)}).\n` : '';
      log.write(lost, done);
    });
  });
}

/** Reads standard input to its end, or until the run is cancelled. */
async function readStdin(input: string, signal: AbortSignal): Promise<Parsed<string>> {
  if (stdin.isTTY) log.write(`Reading ${input} from standard input; end it with Ctrl+D.\n`);
  try {
    return decodeText(Buffer.concat(await orAborted(stdin.toArray(), signal)), 'standard input');
  } catch (error) {
    return { expected: `text on standard input, which cannot be read (${codeOf(error)})` };
  }
}
