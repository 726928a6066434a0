import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { delimiter, dirname, join } from 'node:path';
import { z } from 'zod';
import { startConnectProxy } from '../../test/support/connect-proxy.ts';
import { makeRepository } from '../../test/support/git.ts';
import { type GitHubStandIn, startGitHub } from '../../test/support/github.ts';
import { runAction } from '../../test/support/run-action.ts';
import { type ServiceName, startSandbox } from '../../test/support/sandbox.ts';
import { listen } from '../../test/support/tls-front.ts';

const root = join(import.meta.dirname, '../..');
const listed = z.object({ data: z.array(z.unknown()) });
const REPOSITORY = 'acme/shop';

/** What the examples ask for by `secrets`; the token of GitHub comes with them. */
const SECRETS: Readonly<Record<string, string>> = {
  SITE_API_TOKEN: 'token-of-the-sandbox-4711',
  APP_KEY: 'key-of-the-app-0815',
  DB_PASSWORD: 'password-of-the-database-42',
  PREVIEW_PASSWORD: 'password-of-the-preview-43',
  SITE_DOTENV: 'APP_KEY=key-of-the-app-0815\nDB_PASSWORD=password-of-the-database-42',
};

/** What the repository of the examples holds. */
const DEPLOY_SCRIPT = `set -e
git fetch --quiet origin main
git reset --quiet --hard FETCH_HEAD
composer install --no-dev --no-interaction
php artisan migrate --force
`;

/** An event as GitHub tells it: its name, and what the workflow reads of its payload. */
export interface Happening {
  readonly event: string;
  readonly payload?: unknown;
}

/** How a workflow ended in act. `log` is all that it printed. */
export interface Played {
  readonly code: number;
  readonly log: string;
}

/** Where the examples are played: a repository, a sandbox, the web of their sites and GitHub. */
export interface Stage extends AsyncDisposable {
  readonly gitHub: GitHubStandIn;
  /** Makes a site as an earlier run would have left it. */
  makeSite(server: string, site: string): Promise<void>;
  /** Commits a new page, and returns the commit. */
  commit(): Promise<string>;
  /** Carries out a workflow file as it is. */
  play(workflow: string, happening: Happening): Promise<Played>;
  /** What the sandbox lists at a path, each as JSON. Throws when it refuses. */
  list(path: string): Promise<string[]>;
  /** The sandbox's id of a site. */
  idOf(site: string): string;
  /** The commit that a site is at. */
  commitOf(site: string): string;
  /** Path of a file of a site. */
  fileOf(site: string, name: string): string;
}

/** Sets the stage in a new folder. */
export async function setStage(act: string, service: ServiceName, folder: string): Promise<Stage> {
  const paths = makeFolders(folder);
  const tools = makeTools(paths.tools);
  const bare = join(paths.git, `${REPOSITORY}.git`);
  const repository = await makeRepository(bare, {
    'scripts/deploy.sh': DEPLOY_SCRIPT,
    'deploy/site.yml': readFileSync(join(root, 'examples/manifests/site.yml'), 'utf8'),
    'public/index.html': '<h1>Welcome</h1>\n',
    '.env.example': 'APP_NAME=shop\nAPP_KEY=\n',
  });
  execFileSync('git', ['clone', '--quiet', bare, paths.workspace]);
  const git = (...words: string[]): string =>
    execFileSync('git', ['-C', paths.workspace, ...words], { encoding: 'utf8' }).trim();
  // act reads the repository's name from its remote.
  git('remote', 'set-url', 'origin', `https://github.com/${REPOSITORY}.git`);
  await using made = new AsyncDisposableStack();
  const keep = <T extends { stop(): Promise<void> }>(one: T): T => {
    made.defer(() => one.stop());
    return one;
  };
  const token = SECRETS.SITE_API_TOKEN ?? '';
  const searchPath = [tools, process.env.PATH].join(delimiter);
  const sandbox = keep(
    await startSandbox({
      service,
      dataDir: paths.data,
      gitBase: paths.git,
      token,
      searchPath,
      ...(service === 'family' && { workTimeMs: 500 }),
    }),
  );
  const web = keep(await startWeb(paths.certificate, sandbox.port));
  const proxy = keep(await startConnectProxy(() => web.port));
  const gitHub = keep(await startGitHub({ hasCommit: () => true }));
  const secrets = { ...SECRETS, GITHUB_TOKEN: gitHub.token };
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(paths.secrets, lines.join(''));
  const words = [
    ...['--platform', 'ubuntu-latest=-self-hosted', '--directory', paths.workspace],
    ...['--local-repository', `your-org/site-deploy@v0=${copyAction(paths.action)}`],
    ...['--secret-file', paths.secrets, '--var', `SITE_API_URL=${sandbox.url}`],
    // The sites of the examples are behind this proxy; loopback addresses never are.
    ...['--env', `HTTPS_PROXY=http://127.0.0.1:${proxy.port}`],
    ...['--env', `NODE_EXTRA_CA_CERTS=${paths.certificate}`],
    ...['--env', `GITHUB_API_URL=${gitHub.url}`, '--env', 'GITHUB_SERVER_URL=https://github.example'],
    ...['--action-cache-path', paths.cache, '--no-cache-server'],
  ];
  const sites = join(paths.data, 'sites');
  /** As in `1-shop.example`. */
  const siteFolder = (site: string): string =>
    readdirSync(sites).find((name) => name.replace(/^\d+-/, '') === site) ?? site;
  let commits = 0;
  const stack = made.move();
  return {
    gitHub,
    async makeSite(server, site) {
      const { code, log } = await runAction({
        inputs: {
          ...{ 'base-url': sandbox.url, 'api-token': token, server, site },
          operations: 'ensure-site, ensure-repository, update-deploy-script',
          ...{ 'repository-provider': 'hosted_git_1', repository: REPOSITORY, branch: 'main' },
          'deploy-script': DEPLOY_SCRIPT,
        },
        debug: false,
      });
      if (code !== 0) throw new Error(`${site} could not be made:\n${log}`);
    },
    async commit() {
      commits += 1;
      const page = `<h1>Welcome</h1>\n<p>Page ${commits}</p>\n`;
      const commit = await repository.commit({ 'public/index.html': page }, `Page ${commits}`);
      git('pull', '--quiet', '--ff-only', bare, 'main');
      return commit;
    },
    play(workflow, { event, payload = {} }) {
      writeFileSync(paths.event, JSON.stringify(payload));
      const file = join(root, 'examples', workflow);
      return run(act, [event, '--workflows', file, '--eventpath', paths.event, ...words], paths.home);
    },
    async list(path) {
      const answer = await fetch(`${sandbox.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`GET ${path} was answered with status ${answer.status}`);
      return listed.parse(await answer.json()).data.map((record) => JSON.stringify(record));
    },
    idOf: (site) => siteFolder(site).split('-')[0] ?? '',
    commitOf: (site) =>
      execFileSync('git', ['-C', join(sites, siteFolder(site)), 'rev-parse', 'HEAD'], {
        encoding: 'utf8',
      }).trim(),
    fileOf: (site, name) => join(sites, siteFolder(site), name),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function makeFolders(folder: string) {
  const path = (name: string): string => {
    mkdirSync(join(folder, name), { recursive: true });
    return join(folder, name);
  };
  return {
    ...{ git: path('git'), data: path('data'), tools: path('tools'), action: path('action') },
    ...{ home: path('home'), cache: path('cache'), workspace: join(folder, 'workspace') },
    ...{
      certificate: join(folder, 'web.pem'),
      secrets: join(folder, 'secrets'),
      event: join(folder, 'event.json'),
    },
  };
}

/** The programs that the deploy scripts of the examples call, so that no PHP is needed. */
function makeTools(folder: string): string {
  for (const name of ['composer', 'php']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*"\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

/** What a runner would download of the action. */
function copyAction(folder: string): string {
  for (const name of ['action.yml', 'dist', 'package.json', '.github'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  return folder;
}

/** The sites of the examples as visitors see them: by https, with the pages that the sandbox serves. */
async function startWeb(certificate: string, port: number) {
  const key = `${certificate}.key`;
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...[
        '-subj',
        '/CN=the sites of the examples',
        '-addext',
        'subjectAltName=DNS:shop.example,DNS:*.shop.example',
      ],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'pipe' },
  );
  const credentials = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createServer(credentials, ({ method, url, headers }, outgoing) => {
    const options = { host: '127.0.0.1', port, method, path: url, agent: false };
    request({ ...options, headers: { host: `${headers.host}.localhost:${port}` } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    })
      .on('error', () => outgoing.destroy())
      .end();
  });
  return listen(server);
}

/** Runs act with a home of its own, as it leaves its settings there. Steps take the node that runs this. */
function run(act: string, words: readonly string[], home: string): Promise<Played> {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const options = { env: { PATH: path, HOME: home, LANG: 'C.UTF-8' }, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    const child = execFile(act, words, options, (error, out, errors) => {
      if (error !== null && child.exitCode === null) reject(error);
      else resolve({ code: child.exitCode ?? 0, log: out + errors });
    });
  });
}
