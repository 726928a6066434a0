import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { makeRepository, type TestRepository } from '../../harness/git.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../harness/sandbox.ts';

/** An answer; `body` is undefined unless it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: unknown;
}

interface TestSite {
  readonly id: number;
  /** Of the API: `/api/servers/1/sites/7`. */
  readonly path: string;
  readonly domain: string;
}

interface Sent {
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
}

export type SandboxClient = Awaited<ReturnType<typeof openSandbox>>;

/** A moment as the service writes it. */
export const timestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

let sites = 0;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Starts a sandbox that has a repository, `acme/shop.git` in `folder`. Call `stop` at the end. */
export async function openShop(options: SandboxOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
  const files = { 'public/index.html': 'first\n', '.env.example': 'APP_NAME=shop\n', 'readme.md': 'Shop\n' };
  const repository = await makeRepository(join(folder, 'acme', 'shop.git'), files);
  const box = await openSandbox({ gitBase: folder, ...options }, repository);
  async function stop(): Promise<void> {
    await box.sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return { ...box, folder, repository, stop };
}

/**
 * Starts a sandbox, with what its tests ask of it. Written `await using box = await openSandbox()`, it is stopped however the
 * test ends.
 *
 * @param repository what `installedSite` installs
 */
export async function openSandbox(options: SandboxOptions = {}, repository?: TestRepository) {
  const sandbox = await startSandbox(options);

  function api(method: string, path: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return send(sandbox, method, path, { headers: withToken(sandbox), ...text });
  }

  async function newSite({ server = 1, domain = '', web_directory = '/public' } = {}): Promise<TestSite> {
    sites += 1;
    const root_domain = domain === '' ? `site-${sites}.example.com` : domain;
    const answer = await api('POST', `/api/servers/${server}/sites`, { root_domain, web_directory });
    expect([200, 201]).toContain(answer.status);
    const id = Number(pick(answer.body, 'data', 'id'));
    return { id, path: `/api/servers/${server}/sites/${id}`, domain: root_domain };
  }

  /** The body of a request that installs the repository. */
  const custom = () => ({ provider: 'custom', branch: 'main', name: repository?.path });

  return {
    sandbox,
    api,
    custom,
    newSite,
    folderOf: (id: number) => folderOf(sandbox, id),
    [Symbol.asyncDispose]: sandbox.stop,
    send: (method: string, path: string, sent: Sent) => send(sandbox, method, path, sent),
    /** A page of a site. */
    page: (domain: string, path: string, method = 'GET') =>
      send(sandbox, method, path, { headers: { host: `${domain}.localhost:${sandbox.port}` } }),
    /** A site with the repository and this deploy script. */
    async installedSite(deploy_script: string): Promise<TestSite> {
      const site = await newSite();
      expect((await api('POST', `${site.path}/repository`, custom())).status).toBe(200);
      expect((await api('PATCH', `${site.path}/deploy/script`, { deploy_script })).status).toBe(200);
      return site;
    },
    filesOf: async (id: number): Promise<string[]> => readdir(await folderOf(sandbox, id)),
    /** Waits until the site's last_deploy_at has a value, and returns it. */
    async deployed(path: string): Promise<unknown> {
      const token = async () => pick((await api('GET', path)).body, 'data', 'last_deploy_at');
      await until(async () => (await token()) !== null);
      return token();
    },
    /** Waits until the log of the site matches, and returns it. */
    async logged(path: string, pattern: RegExp): Promise<string> {
      let content = '';
      await until(
        async () => {
          content = String(pick((await api('GET', `${path}/log`)).body, 'data', 'content'));
          return pattern.test(content);
        },
        () => `the log to match ${pattern}; it is ${JSON.stringify(content)}`,
      );
      return content;
    },
  };
}

export function withToken({ token }: Sandbox) {
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json',
  };
}

async function folderOf({ dataDir }: Sandbox, id: number): Promise<string> {
  const names = await readdir(join(dataDir, 'sites'));
  return join(dataDir, 'sites', names.find((name) => name.startsWith(`${id}-`)) ?? 'none');
}

/** A request as it is, path and host included: no client of ours tidies it up. */
async function send(
  { port }: Sandbox,
  method: string,
  path: string,
  { headers, body }: Sent,
): Promise<Answer> {
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  outgoing.end(body);
  const [incoming] = await once(outgoing, 'response');
  const text = (await incoming.setEncoding('utf8').toArray()).join('');
  const isJson = incoming.headers['content-type'] === 'application/json' && text !== '';
  return {
    status: incoming.statusCode,
    headers: incoming.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}

/** The value at a path of keys, undefined when there is none. */
export function pick(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((at, key) => new Map(Object.entries(Object(at))).get(key), value);
}

/** Waits for a condition; throws after half a minute. */
export async function until(condition: () => Promise<boolean> | boolean, what = () => 'a condition') {
  const deadline = performance.now() + 30_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what()}`);
    await sleep(10);
  }
}

/** Waits for a moment while a request is under way, or for its answer when that comes first. */
export async function untilSeen(isNow: () => Promise<boolean>, answer: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  answer.then(end, end);
  while (!isOver && !(await isNow())) await nextTurn();
}

/** True while a process runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The sandbox's command line, for `node`. */
export const start = [
  '--disable-warning=ExperimentalWarning',
  join(import.meta.dirname, '../../sandbox/main.ts'),
];

/** Runs the sandbox with these words, to its end. */
export async function runSandbox(words: readonly string[]) {
  const child = spawn(process.execPath, [...start, ...words], { stdio: 'pipe' });
  const [stdout, stderr, [status]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ]);
  return { status, stdout: stdout.join(''), stderr: stderr.join('') };
}
