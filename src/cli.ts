import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createCommandFiles, createFileReader } from './cli/command-files.ts';
import { readCommandLine } from './cli/command-line.ts';
import { gather } from './cli/gather.ts';
import { commandsIn } from './cli/log-commands.ts';
import { chooseLogStyle } from './console/log-style.ts';
import { createClock, orAborted } from './core/clock.ts';
import { CancelledError, codeOf } from './core/errors.ts';
import { silence } from './runner/silence.ts';
import { decodeText } from './runner/workspace.ts';
import { runProcess, type StepHost } from './step/step.ts';
import type { Parsed } from './values/input-values.ts';

const { stdin, stdout, stderr } = process;
// A log or a document that nobody reads any longer must not end the run: the deploy goes on.
for (const stream of [stdout, stderr]) stream.on('error', () => {});
const write = stderr.write.bind(stderr);
const log = {
  write: (text: string, done?: () => void): boolean => write(text, done),
  get columns() {
    return stderr.columns;
  },
};

const commandLine = readCommandLine(process.argv.slice(2));
if (commandLine.help && commandLine.problems.length === 0) {
  const { renderHelp } = await import('./cli/help.ts');
  print(renderHelp(commandLine));
} else if (commandLine.completion !== undefined && commandLine.problems.length === 0) {
  const { renderCompletion } = await import('./cli/completion.ts');
  print(renderCompletion(commandLine.completion));
} else if (commandLine.version) {
  const about = readFileSync(join(checkout(), 'package.json'), 'utf8');
  stdout.write(`site-deploy ${/^ {2}"version": "(.+)"/m.exec(about)?.[1]}\n`);
} else await run();

function print(answer: { readonly text: string } | { readonly problem: string }): void {
  if ('text' in answer) stdout.write(answer.text);
  else {
    log.write(`${answer.problem}\n`);
    process.exitCode = 2;
  }
}

/** The program is dist/cli/index.js of a checkout, maybe called by a link to it. */
function checkout(): string {
  return join(realpathSync(process.argv[1] ?? ''), '../../..');
}

async function run(): Promise<void> {
  silence(process);
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => cancel.abort(new CancelledError(`The run was cancelled (${signal}).`)));
  }
  const { read: readFile, summary } = createFileReader(commandLine.summary);
  const { env, ...given } = await gather(commandLine, process.env, readFile, (input) =>
    readStdin(input, cancel.signal),
  );
  let document = (): string => '';
  const host: StepHost = {
    ...given,
    env,
    readFile,
    log,
    logStyle: chooseLogStyle('command', stderr.isTTY === true, env, commandsIn(log.write)),
    createFiles(warn) {
      const files = createCommandFiles(summary, warn);
      document = files.document;
      return files;
    },
    clock: createClock(process.uptime),
    freshToken: () => process.getBuiltinModule('node:crypto').randomUUID(),
    cancel,
  };
  if (commandLine.init) {
    const { init } = await import('./cli/init.ts');
    process.exitCode = await init(host, checkout());
    return;
  }
  await runProcess(host, process, (done) => {
    stdout.write(commandLine.json ? `${document()}\n` : '', (error) => {
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
