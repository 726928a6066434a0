import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { z } from 'zod';
import { startConnectProxy } from '../../harness/connect-proxy.ts';
import type { Files, TestRepository } from '../../harness/git.ts';
import { type GitHubFault, startGitHub } from '../../harness/github.ts';
import { root } from '../../harness/metadata.ts';
import { runProgram, when } from '../../harness/program.ts';
import type { ServiceName } from '../../harness/sandbox.ts';
import { setStage as setPlainStage } from '../../harness/stage.ts';
import { AUTHORITY_FILE } from '../../harness/tls-front.ts';
import { startWeb } from './web.ts';

const listed = z.object({ data: z.array(z.unknown()) });
const REPOSITORY = 'acme/shop';

/** The `secrets` of the examples; GitHub's token comes with them. */
const SECRETS = {
  SITE_API_TOKEN: 'token-of-the-sandbox-4711',
  APP_KEY: 'key-of-the-app-0815',
  DB_PASSWORD: 'password-of-the-database-42',
  PREVIEW_APP_KEY: 'key-of-the-preview-44',
  PREVIEW_PASSWORD: 'password-of-the-preview-43',
  SITE_DOTENV: 'APP_KEY=key-of-the-app-0815\nDB_PASSWORD=password-of-the-database-42',
};

/** As much of GitHub's command as the examples use. */
const GH = `#!${process.execPath}
const [, , api, path, jq, field] = process.argv;
if (api !== 'api' || jq !== '--jq') process.exit(1);
const headers = { authorization: 'token ' + process.env.GH_TOKEN, accept: 'application/vnd.github+json' };
fetch(process.env.GITHUB_API_URL + '/' + path, { headers }).then(async (answer) => {
  if (!answer.ok) process.exit(1);
  process.stdout.write((await answer.json())[field.slice(1)] + '\\n');
});
`;

/** The deploy script of the examples' repository. */
const DEPLOY_SCRIPT = `set -e
git fetch --quiet origin "\${SITE_DEPLOY_COMMIT:-main}"
git reset --quiet --hard FETCH_HEAD
composer install --no-dev --no-interaction
php artisan migrate --force
`;

/** The first commit of the examples' repository. */
const FILES: Files = {
  'scripts/deploy.sh': DEPLOY_SCRIPT,
  'deploy/site.yml': readFileSync(join(root, 'examples/manifests/site.yml'), 'utf8'),
  'public/index.html': '<h1>Welcome</h1>\n',
  '.env.example': 'APP_NAME=shop\nAPP_KEY=\n',
};

/** An event as GitHub tells it: its name, and what the workflow reads of its payload. */
export interface Happening {
  readonly event: string;
  readonly payload?: unknown;
  /** Cancels the run as soon as it prints this. */
  readonly cancelAt?: string;
}

/** Where the examples are played: a repository, a sandbox, the web of their sites and GitHub. */
export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Sets the stage in a new folder. */
export async function setStage(act: string, service: ServiceName, folder: string) {
  const paths = makeFolders(folder);
  const standIns = await startStandIns(service, paths);
  const { plain, gitHub, stop } = standIns;
  const commit = makeWorkspace(paths, plain.repository);
  const options = optionsOfAct(paths, standIns);
  const sites = join(plain.sandbox.dataDir, 'sites');
  /** As in `1-shop.example`. */
  const folderOf = (site: string): string =>
    readdirSync(sites).find((name) => name.replace(/^\d+-/, '') === site) ?? site;
  return {
    gitHub,
    /** Lists the secrets that a log shows. */
    leaksIn: (log: string): string[] =>
      Object.entries({ ...SECRETS, GITHUB_TOKEN: gitHub.token })
        .filter(([, value]) => value.split('\n').some((line) => log.includes(line)))
        .map(([name]) => `the log shows the secret ${name}`),
    /** Makes a program that the deploy scripts call do something else: a line of shell. */
    replaceTool: (name: string, line: string) => makeTool(paths.tools, name, line),
    /** Makes a site as an earlier run would have left it. */
    async makeSite(server: string, site: string): Promise<void> {
      const operations = 'ensure-site, ensure-repository, update-deploy-script';
      const { code, log } = await plain.run({ server, site, operations, 'deploy-script': DEPLOY_SCRIPT });
      if (code !== 0) throw new Error(`${site} could not be made:\n${log}`);
    },
    commit,
    /** The commit before another one in the repository. */
    before: (later: string) => git(paths.workspace, 'rev-parse', `${later}~1`),
    /** Checks out a commit that is so many before the newest. */
    goBack: (steps: number) => void git(paths.workspace, 'reset', '--quiet', '--hard', `HEAD~${steps}`),
    /** Carries out a workflow file as it is. */
    play(workflow: string, { event, payload = {}, cancelAt }: Happening) {
      writeFileSync(paths.event, JSON.stringify(payload));
      // The sandbox has no server for previews alone.
      const text = forAct(join(root, 'examples', workflow)).replaceAll('previews-1', 'web-1');
      writeFileSync(paths.workflow, text);
      const words = [event, '--workflows', paths.workflow, '--eventpath', paths.event, ...options];
      return run([act, ...words], paths, cancelAt);
    },
    /** Returns the sandbox's list at a path, each entry as JSON. */
    list: async (path: string): Promise<string[]> =>
      listed.parse(await plain.call('GET', path)).data.map((record) => JSON.stringify(record)),
    /** The sandbox's id of a site. */
    idOf: (site: string) => folderOf(site).split('-')[0] ?? '',
    /** The commit that a site is at. */
    commitOf: (site: string) => git(join(sites, folderOf(site)), 'rev-parse', 'HEAD'),
    /** Path of a file of a site. */
    fileOf: (site: string, name: string) => join(sites, folderOf(site), name),
    [Symbol.asyncDispose]: stop,
  };
}

type Paths = ReturnType<typeof makeFolders>;

/** Starts all that the examples talk to, with a repository that they deploy. */
async function startStandIns(service: ServiceName, { git: gitBase, tools, workspace }: Paths) {
  for (const name of ['composer', 'php']) makeTool(tools, name, `echo "${name} $*"`);
  await using started = new AsyncDisposableStack();
  const options = {
    service,
    'git-base': gitBase,
    token: SECRETS.SITE_API_TOKEN,
    searchPath: [tools, process.env.PATH].join(delimiter),
    // Long enough to be seen.
    ...(service === 'family' && { 'work-time': 500 }),
  };
  const plain = started.use(await setPlainStage(options, FILES, join(gitBase, `${REPOSITORY}.git`)));
  const web = started.use(await startWeb(plain.sandbox.port));
  const proxy = started.use(await startConnectProxy(() => web.port));
  const gitHub = await startGitHub({ hasCommit: () => true });
  started.defer(() => gitHub.stop());
  gitHub.misbehave(({ path }) => compareIn(workspace, path));
  const kept = started.move();
  return { plain, proxy, gitHub, stop: () => kept.disposeAsync() };
}

/** Makes a checkout of the repository; returns a function that commits a new page to both, with a heading. */
function makeWorkspace({ workspace }: Paths, { path: bare, commit }: TestRepository) {
  git(bare, 'clone', '--quiet', bare, workspace);
  // act reads the repository's name from its remote.
  git(workspace, 'remote', 'set-url', 'origin', `https://github.com/${REPOSITORY}.git`);
  git(bare, 'branch', 'feature', 'main');
  let commits = 0;
  return async (heading = 'Welcome'): Promise<string> => {
    commits += 1;
    const page = `<h1>${heading}</h1>\n<p>Page ${commits}</p>\n`;
    const id = await commit({ 'public/index.html': page }, `Page ${commits}`);
    git(workspace, 'pull', '--quiet', '--ff-only', bare, 'main');
    return id;
  };
}

/** Answers `GET /compare/{base}...{head}` by a checkout that has both commits; nothing else. */
function compareIn(workspace: string, path: string): GitHubFault | undefined {
  const [, base = '', head = ''] = /\/compare\/(\w+)\.\.\.(\w+)/.exec(decodeURIComponent(path)) ?? [];
  if (base === '') return undefined;
  const common = git(workspace, 'merge-base', base, head);
  const status = common === head ? 'behind' : common === base ? 'ahead' : 'diverged';
  return { status: 200, body: { status, base_commit: { sha: base } } };
}

/** All that act is told, apart from the workflow and its event. */
function optionsOfAct(
  paths: Paths,
  { plain, proxy, gitHub }: Awaited<ReturnType<typeof startStandIns>>,
): string[] {
  const secrets = Object.entries({ ...SECRETS, GITHUB_TOKEN: gitHub.token });
  writeFileSync(paths.secrets, secrets.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join(''));
  return [
    ...['--platform', 'ubuntu-latest=-self-hosted', '--directory', paths.workspace],
    ...['--local-repository', `your-org/site-deploy@<full commit id>=${copyAction(paths.action)}`],
    ...['--secret-file', paths.secrets, '--var', `SITE_API_URL=${plain.sandbox.url}`],
    // The sites of the examples are behind this proxy; loopback addresses never are.
    ...['--env', `HTTPS_PROXY=http://127.0.0.1:${proxy.port}`],
    ...['--env', `NODE_EXTRA_CA_CERTS=${AUTHORITY_FILE}`],
    ...['--env', `GITHUB_API_URL=${gitHub.url}`, '--env', 'GITHUB_SERVER_URL=https://github.example'],
    ...['--action-cache-path', paths.cache, '--no-cache-server'],
  ];
}

function makeFolders(folder: string) {
  const path = (name: string): string => {
    mkdirSync(join(folder, name), { recursive: true });
    return join(folder, name);
  };
  const programs = path('programs');
  writeFileSync(join(programs, 'gh'), GH, { mode: 0o755 });
  return {
    git: path('git'),
    tools: path('tools'),
    action: path('action'),
    programs,
    home: path('home'),
    cache: path('cache'),
    workspace: join(folder, 'workspace'),
    secrets: join(folder, 'secrets'),
    event: join(folder, 'event.json'),
    workflow: join(folder, 'workflow.yml'),
  };
}

/** Makes a program that the deploy scripts of the examples call, so that no PHP is needed. */
function makeTool(folder: string, name: string, line: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
}

/** Copies the files of the action that a runner would need, and returns their folder. */
function copyAction(folder: string): string {
  for (const name of ['action.yml', 'dist', 'package.json', '.github'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const workflow = join(folder, '.github/workflows/deploy.yml');
  writeFileSync(workflow, forAct(workflow));
  return folder;
}

/** The text of a workflow, without what act 0.2.89 does not know yet: two keys, and `$/`, for which it gets the other form. */
function forAct(workflow: string): string {
  return readFileSync(workflow, 'utf8')
    .replace(/^ +(deployment: .*|queue: max)\n/gm, '')
    .replace('uses: $/\n', 'uses: your-org/site-deploy@<full commit id>\n');
}

/** Runs act with a home of its own, as it leaves its settings there. Steps take the node that runs this, and our `gh`. Returns all that it printed. */
async function run(act: readonly [string, ...string[]], { home, programs }: Paths, cancelAt?: string) {
  const path = [dirname(process.execPath), programs, process.env.PATH].join(delimiter);
  const { code, stdout, stderr } = await runProgram(act, {
    env: { PATH: path, HOME: home, LANG: 'C.UTF-8' },
    timeout: 180_000,
    onOutput: cancelAt === undefined ? undefined : when(cancelAt, (child) => child.kill('SIGINT')),
  });
  if (code === null) throw new Error('act was killed after three minutes');
  return { code, log: stdout + stderr };
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
}
