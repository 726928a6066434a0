import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The sandbox's services, for `describe.each`: what is promised holds on both. */
export const SERVICES = ['document', 'family'] as const;
export type ServiceName = (typeof SERVICES)[number];

export interface SandboxOptions {
  /** Without it, the one that answers as the API document says. */
  readonly service?: ServiceName;
  /** Kept on stop, for a restart; without it the sandbox gets a new folder, removed on stop. */
  readonly dataDir?: string;
  readonly token?: string;
  /** In a process group of its own, which the terminal's Ctrl+C does not reach. */
  readonly detached?: boolean;
  /** PATH of git and of the deploy scripts; without it, that of this process. */
  readonly searchPath?: string;
  /** Another of its flags, as `npm run sandbox -- --help` has them; undefined: not given. The family's work takes 50 ms unless told. */
  readonly [flag: string]: string | number | boolean | readonly string[] | undefined;
}

/** Written `await using sandbox = await startSandbox()`, it is stopped however the test ends. */
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Starts the sandbox as a process of its own on a free port; resolves when it listens. */
export async function startSandbox({
  dataDir: keptFolder,
  token = 'sandbox-test-token',
  detached = false,
  searchPath = process.env.PATH,
  ...flags
}: SandboxOptions = {}) {
  const dataDir = keptFolder ?? (await mkdtemp(join(tmpdir(), 'sandbox-')));
  const child = spawn(process.execPath, commandLine({ ...flags, data: dataDir, token }), {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PATH: searchPath },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  let output = '';
  const exited = once(child, 'exit');
  const port = await new Promise<string>((resolve, reject) => {
    const take = (text: string): void => {
      output += text;
      const [, ready] = /^sandbox listening on http:\/\/127\.0\.0\.1:(\d+)\n/m.exec(output) ?? [];
      if (ready !== undefined) resolve(ready);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
    child.once('exit', () => reject(new Error(`The sandbox did not start:\n${output}`)));
  });
  /** SIGTERM, and waits for its end; nothing when it has ended. Throws when it did not end with exit code 0. */
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    if (keptFolder === undefined) await rm(dataDir, { recursive: true, force: true });
    if (child.exitCode !== 0 && child.signalCode !== 'SIGKILL') {
      throw new Error(`The sandbox ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
    }
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port: Number(port),
    token,
    dataDir,
    /** Everything that it printed so far, on standard output and standard error. */
    output: () => output,
    stop,
    [Symbol.asyncDispose]: stop,
    /** SIGKILL, and waits for its end. A data folder of its own is kept: restart with `dataDir`, or forget it. */
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function commandLine(flags: SandboxOptions): string[] {
  const usual = flags.service === 'family' ? { 'work-time': 50 } : {};
  const words = Object.entries({ ...usual, ...flags, port: 0 }).flatMap(([flag, value]) => {
    if (value === undefined) return [];
    return value === true ? `--${flag}` : `--${flag}=${[value].flat().join(',')}`;
  });
  return ['--disable-warning=ExperimentalWarning', 'sandbox/main.ts', ...words];
}

/** Gets the front page of a site. Not every system's resolver knows names under `localhost`, so it connects by address. */
export async function visitSite(port: number, domain: string): Promise<string> {
  const headers = { host: `${domain}.localhost:${port}` };
  const asked = get({ host: '127.0.0.1', port, headers, agent: false });
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  return (await answer?.toArray())?.join('') ?? '';
}
