import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { documentManner } from './api/document.ts';
import { createFamilyManner } from './api/family.ts';
import { createHttpServer, type Print } from './http/server.ts';
import { help, type Options, parseOptions } from './options.ts';
import { withoutNpm } from './places.ts';
import { openService, type Service } from './service.ts';
import { StoreInUse } from './store.ts';
import { createVocabulary } from './vocabulary.ts';

const print: Print = (line) => process.stdout.write(`${line}\n`);
const printError: Print = (line) => process.stderr.write(`${line}\n`);

// A reader that goes away (`| head`) must not end the sandbox.
process.stdout.on('error', () => {});

// npm starts scripts in the project's folder. Relative paths begin where npm was called.
const { npm_lifecycle_event: script, INIT_CWD: callersFolder } = process.env;
if (script === 'sandbox' && callersFolder !== undefined) process.chdir(callersFolder);

const parsed = parseOptions(process.argv.slice(2));
if (parsed.kind === 'help') {
  print(help);
} else if (parsed.kind === 'problems') {
  printError(`sandbox: ${parsed.problems.join('; ')}. --help lists the options.`);
  process.exitCode = 2;
} else {
  start(parsed.options);
}

function start(options: Options) {
  const service = open(options);
  const token = options.token ?? randomBytes(24).toString('base64url');
  const server = createHttpServer(service, {
    ...options,
    token,
    manner: options.service === 'family' ? createFamilyManner(options) : documentManner,
    vocabulary: createVocabulary(options.vocabulary),
    print: options.quiet ? () => {} : print,
    printError,
  });
  server.once('error', (error) => end(whyNotListening(options.port, error)));
  server.listen(options.port, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : options.port;
    print(`sandbox data: ${options.dataFolder}`);
    if (options.token === null) print(`sandbox token: ${token}`);
    print(`sandbox listening on http://127.0.0.1:${port}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server, service));
}

function open(options: Options): Service {
  try {
    return openService(options, withoutNpm(process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin'));
  } catch (error) {
    if (error instanceof StoreInUse) {
      end(`another sandbox is using ${options.dataFolder}. Stop it, or give this one a folder with --data.`);
    }
    return end(
      `cannot open the data folder ${options.dataFolder}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Lets running answers finish while the deploys are being ended, then goes. */
async function stop(server: Server, service: Service) {
  server.close();
  server.closeIdleConnections();
  await service.close();
  server.closeAllConnections();
  process.exit(0);
}

function end(problem: string): never {
  printError(`sandbox: ${problem}`);
  process.exit(1);
}

function whyNotListening(port: number, error: Error): string {
  const inUse = 'code' in error && error.code === 'EADDRINUSE';
  return inUse
    ? `port ${port} is in use. Stop the other program, or name another port with --port (0 picks a free one).`
    : `cannot listen on port ${port}: ${error.message}`;
}
