import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The sandbox's services, for `describe.each`: what is promised holds on both. */
export const SERVICES = ['document', 'family'] as const;
export type ServiceName = (typeof SERVICES)[number];

export type SandboxOptions = {
  /** Without it, the one that answers as the API document says. */
  service?: ServiceName;
  /** The time that the family's background work takes; without it, 50 ms. */
  workTimeMs?: number;
  /** Fields that the family's new records must have too: `daemons.processes`. */
  require?: readonly string[];
  logContent?: 'list' | 'entry';
  /** The features that the family does not have. */
  without?: readonly (
    | ('deployments' | 'live-log' | 'variables' | 'certificates')
    | ('quick-deploy' | 'repository' | 'site-repository' | 'notification-urls')
  )[];
  /** The family shows that it deploys every site on every push. */
  quickDeploy?: true;
  /** Kept on stop, for a restart; without it the sandbox gets a new folder, removed on stop. */
  dataDir?: string;
  token?: string;
  gitBase?: string | undefined;
  servers?: number;
  rateLimit?: number;
  latencyMs?: number;
  failDeploys?: number;
  /** The thing that stands before the pages of sites. */
  edge?: 'wall' | 'challenge' | 'redirect' | 'down';
  deployTimeoutSeconds?: number;
  restartMs?: number;
  notificationTimeoutMs?: number;
  /** File of the certificates. */
  certificates?: string;
  /** File of the vocabulary. */
  vocabulary?: string | undefined;
  /** In a process group of its own, which the terminal's Ctrl+C does not reach. */
  detached?: boolean;
  /** PATH of git and of the deploy scripts; without it, that of this process. */
  searchPath?: string;
};

/** Written `await using sandbox = await startSandbox()`, it is stopped however the test ends. */
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Starts the sandbox as a process of its own on a free port; resolves when it listens. */
export async function startSandbox(options: SandboxOptions = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'sandbox-')));
  const token = options.token ?? 'sandbox-test-token';
  const child = spawn(process.execPath, commandLine(options, dataDir, token), {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...(options.searchPath === undefined ? {} : { PATH: options.searchPath }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: options.detached === true,
  });
  const print = collectOutput(child);
  const exited = once(child, 'exit');
  const port = await Promise.race([print.port, exited.then(() => null)]);
  if (port === null) throw new Error(`The sandbox did not start:\n${print.output()}`);
  /** SIGTERM, and waits for its end; nothing when it has ended. Throws when it did not end with exit code 0. */
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    if (child.exitCode !== 0 && child.signalCode !== 'SIGKILL') {
      throw new Error(`The sandbox ended with ${child.exitCode ?? child.signalCode}:\n${print.output()}`);
    }
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    token,
    dataDir,
    /** Everything that it printed so far, on standard output and standard error. */
    output: print.output,
    stop,
    [Symbol.asyncDispose]: stop,
    /** SIGKILL, and waits for its end. A data folder of its own is kept: restart with `dataDir`, or forget it. */
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The flags that are not named like their option; undefined: no flag. */
const FLAGS: Readonly<Record<string, string | undefined>> = {
  dataDir: 'data',
  latencyMs: 'latency',
  deployTimeoutSeconds: 'deploy-timeout',
  restartMs: 'restart-time',
  notificationTimeoutMs: 'notification-timeout',
  workTimeMs: 'work-time',
  detached: undefined,
  searchPath: undefined,
};

function commandLine(options: SandboxOptions, dataDir: string, token: string): string[] {
  const workTimeMs = options.service === 'family' ? 50 : undefined;
  const flags = Object.entries({ workTimeMs, ...options, port: 0, dataDir, token }).flatMap(
    ([name, value]) => {
      const usual = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const flag = name in FLAGS ? FLAGS[name] : usual;
      if (flag === undefined || value === undefined) return [];
      return value === true ? `--${flag}` : `--${flag}=${[value].flat().join(',')}`;
    },
  );
  return ['--disable-warning=ExperimentalWarning', 'sandbox/main.ts', ...flags];
}

function collectOutput(child: ChildProcess) {
  let output = '';
  const port = new Promise<number>((resolve) => {
    const take = (text: string) => {
      output += text;
      const ready = /^sandbox listening on http:\/\/127\.0\.0\.1:(\d+)\n/m.exec(output);
      if (ready !== null) resolve(Number(ready[1]));
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
  });
  return { port, output: () => output };
}

/** Gets the front page of a site. Not every system's resolver knows names under `localhost`, so it connects by address. */
export async function visitSite(port: number, domain: string): Promise<string> {
  const headers = { host: `${domain}.localhost:${port}` };
  const asked = get({ host: '127.0.0.1', port, headers, agent: false });
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  return (await answer?.toArray())?.join('') ?? '';
}
