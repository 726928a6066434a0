#!/usr/bin/env node
import { createCommandFiles } from './cli/command-files.ts';
import { readCommandLine } from './cli/command-line.ts';
import { gather } from './cli/gather.ts';
import { chooseLookOfCommand } from './console/look.ts';
import { createClock } from './core/clock.ts';
import { CancelledError } from './core/errors.ts';
import { silence } from './runner/silence.ts';
import { readAnyFile } from './runner/workspace.ts';
import { runProcess } from './step/run-process.ts';
import { createStep } from './step/step.ts';

const { stdin, stdout, stderr } = process;
// A log or a document that nobody reads any longer must not end the run: the deploy goes on.
for (const stream of [stdout, stderr]) stream.on('error', () => {});
const log = { write: stderr.write.bind(stderr), columns: stderr.columns };

/** The Node that the tests run. Older ones lack functions that a run needs. */
const OLDEST_NODE = 24;
const commandLine = readCommandLine(process.argv.slice(2));
if (commandLine.help !== undefined) await help(commandLine.help);
else if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  log.write(
    `site-deploy needs Node ${OLDEST_NODE} or later; this is ${process.version}. Nothing was sent.\nInstall Node ${OLDEST_NODE}, or use a container such as node:${OLDEST_NODE}.\n`,
  );
  process.exitCode = 2;
} else await run();

/** Explains the command, or some operations. */
async function help(names: readonly string[]): Promise<void> {
  const { renderHelp } = await import('./cli/help.ts');
  const help = renderHelp(names);
  if ('text' in help) stdout.write(help.text);
  else {
    log.write(`${help.problem}\n`);
    process.exitCode = 2;
  }
}

async function run(): Promise<void> {
  silence(process);
  const readStdin = async (): Promise<string> => (await stdin.setEncoding('utf8').toArray()).join('');
  const { env, ...given } = await gather(commandLine, process.env, readStdin);
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => cancel.abort(new CancelledError(`The run was cancelled (${signal}).`)));
  }
  let document = (): string => '';
  const step = createStep({
    ...given,
    env,
    readFile: readAnyFile,
    log,
    look: chooseLookOfCommand(stderr.isTTY === true, env),
    createFiles(warn) {
      const files = createCommandFiles(commandLine.summary, warn);
      document = files.document;
      return files;
    },
    clock: createClock(process.uptime),
    cancel,
  });
  await runProcess(step, process, (done) => {
    const text = commandLine.json ? `${document()}\n` : '';
    stdout.write(text, () => log.write('', done));
  });
}
