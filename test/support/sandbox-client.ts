import { on, once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeRepository, type TestRepository } from '../../harness/git.ts';
import { listenOn } from '../../harness/listen.ts';
import { runProgram } from '../../harness/program.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../harness/sandbox.ts';

/** An answer; `body` is undefined unless it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: unknown;
}

interface Sent {
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Contents of the files that options name. */
type Texts = Partial<Record<'certificates' | 'vocabulary', string>>;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A moment as the service writes it. */
export const timestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Longer than any test: what takes this many milliseconds is still going on when the test looks. */
export const ENDLESS = 600_000;

let sites = 0;

/**
 * Starts a sandbox that finds a repository, `acme/shop.git`. All it has, its data too, is in `folder`. Written
 * `await using box = await openShop()`, it is stopped however the test ends; elsewhere call `stop` at the end.
 */
export async function openShop(options: SandboxOptions = {}, texts: Texts = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
  const files = { 'public/index.html': 'first\n', '.env.example': 'APP_NAME=shop\n', 'readme.md': 'Shop\n' };
  const repository = await makeRepository(join(folder, 'acme/shop.git'), files);
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
  const given = Object.fromEntries(Object.keys(texts).map((name) => [name, join(folder, name)]));
  const start = (others: SandboxOptions = {}): Promise<Sandbox> =>
    startSandbox({ dataDir: join(folder, 'data'), 'git-base': folder, ...given, ...options, ...others });
  let sandbox = await start();
  const gate = await openGate();
  const requests = requestsTo(() => sandbox);
  async function stop(): Promise<void> {
    gate.close();
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return {
    ...requests,
    ...sitesOf(requests, repository),
    ...dataIn(join(folder, 'data')),
    /** The one that runs now. */
    get sandbox(): Sandbox {
      return sandbox;
    },
    folder,
    repository,
    gate,
    /** Ends the sandbox and starts it again on the same data, with other options if there are any. */
    async restart(end: 'stop' | 'kill', others?: SandboxOptions): Promise<void> {
      await sandbox[end]();
      sandbox = await start(others);
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function requestsTo(running: () => Sandbox) {
  /** Sends a request as it is, path and host included: no client of ours tidies it up. */
  async function send(method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Answer> {
    const { port } = running();
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    const [incoming] = await once(outgoing.end(body), 'response');
    const text = (await incoming.setEncoding('utf8').toArray()).join('');
    const isJson = incoming.headers['content-type'] === 'application/json' && text !== '';
    const parsed: unknown = isJson ? JSON.parse(text) : undefined;
    return { status: incoming.statusCode, headers: incoming.headers, text, body: parsed };
  }

  function api(method: string, path: string, body?: unknown): Promise<Answer> {
    const json = 'application/json';
    const headers = { authorization: `Bearer ${running().token}`, 'content-type': json, accept: json };
    return send(method, path, { headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  return {
    send,
    api,
    /** Sends a request that must succeed, and returns the `data` of its answer. */
    async data(method: string, path: string, body?: unknown): Promise<unknown> {
      const answer = await api(method, path, body);
      if (answer.status > 201) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return pick(answer.body, 'data');
    },
    /** A page of a site. */
    page: (domain: string, path: string, method = 'GET') =>
      send(method, path, { headers: { host: `${domain}.localhost:${running().port}` } }),
  };
}

function sitesOf({ api, data }: ReturnType<typeof requestsTo>, repository: TestRepository) {
  /** The body of a request that installs the repository. */
  const custom = { provider: 'custom', branch: 'main', name: repository.path };

  /** Creates a site; its `path` is that of the API, as in `/api/servers/1/sites/7`. */
  async function newSite(given: { readonly domain?: string; readonly web_directory?: string } = {}) {
    sites += 1;
    const { domain = `site-${sites}.example.com`, web_directory = '/public' } = given;
    const made = await data('POST', '/api/servers/1/sites', { root_domain: domain, web_directory });
    const id = Number(pick(made, 'id'));
    return { id, path: `/api/servers/1/sites/${id}`, domain };
  }

  /** A site with a repository and this deploy script. */
  async function installedSite(deploy_script: string) {
    const site = await newSite();
    await data('POST', `${site.path}/repository`, custom);
    // A service that installs in the background refuses the script until it is done.
    await until(
      async () => (await api('PATCH', `${site.path}/deploy/script`, { deploy_script })).status === 200,
    );
    return site;
  }

  async function logOf(path: string): Promise<string> {
    return String(pick(await data('GET', `${path}/log`), 'content'));
  }

  /** Waits until the log of the site matches. */
  const logged = (path: string, pattern: RegExp): Promise<void> =>
    until(async () => pattern.test(await logOf(path)));

  /** Waits until the site's last_deploy_at has a value. */
  const deployed = (path: string): Promise<void> =>
    until(async () => pick(await data('GET', path), 'last_deploy_at') !== null);

  /** Deploys a site for the first time, waits for the end, and returns the log. */
  async function deploy(path: string): Promise<string> {
    await data('POST', `${path}/deploy`);
    await deployed(path);
    return logOf(path);
  }

  return { custom, newSite, installedSite, logOf, logged, deployed, deploy };
}

function dataIn(dataDir: string) {
  /** The names in a folder of the sandbox's data: `work`. */
  const namesIn = (name: string): Promise<string[]> => readdir(join(dataDir, name));
  async function folderOf(id: number): Promise<string> {
    const names = await namesIn('sites');
    return join(dataDir, 'sites', names.find((name) => name.startsWith(`${id}-`)) ?? 'none');
  }
  const filesOf = async (id: number): Promise<string[]> => readdir(await folderOf(id));
  /** The file with the log of the deploy that started last: each is named by the id of its deploy. */
  async function newestLog(): Promise<string> {
    const ids = (await namesIn('logs')).map((name) => Number.parseInt(name, 10));
    return join(dataDir, 'logs', `${Math.max(...ids)}.log`);
  }
  return { dataDir, namesIn, folderOf, filesOf, newestLog };
}

/** The value at a path of keys, undefined when there is none. */
export function pick(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((at, key) => new Map(Object.entries(Object(at))).get(key), value);
}

/** Looks until something is so; gives up after a time that only a dead process takes. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const limit = AbortSignal.timeout(600_000);
  while (!(await isSo())) {
    limit.throwIfAborted();
    await nextTurn();
  }
}

/** A place where processes wait, deploy scripts until the test lets them go on, others until they are ended. */
async function openGate() {
  const server = createServer();
  const arrivals = on(server, 'connection');
  const port = await listenOn(server, 0);
  return {
    /** The command with which a script waits here. */
    wait: `exec 9<>/dev/tcp/127.0.0.1/${port}; read -r <&9`,
    /** The address of a notification that is never answered. */
    url: `http://127.0.0.1:${port}/`,
    /** The next process that arrives; `ended` resolves when it and all that it has started have ended. */
    async arrival() {
      const [socket] = (await arrivals.next()).value ?? [];
      // A process that is killed resets its connection.
      socket.resume().on('error', () => {});
      const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      return { ended, open: (): void => socket.write('\n') };
    },
    close: (): unknown => server.close(),
  };
}

const main = join(import.meta.dirname, '../../sandbox/main.ts');
/** The sandbox's command line, for `node`. */
export const start = ['--disable-warning=ExperimentalWarning', main];

/** Runs the sandbox with these words, to its end. */
export const runSandbox = (words: readonly string[]) => runProgram([process.execPath, ...start, ...words]);
