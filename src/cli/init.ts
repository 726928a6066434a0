import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, InputError } from '../core/errors.ts';
import { exitCodes, failureOf, outcomeOf } from '../outcome/failure.ts';
import { connectStep } from '../run/contexts.ts';
import { createStep, type StepHost } from '../step/step.ts';
import { resolveTarget } from '../targets/find-site.ts';
import { readTargets } from '../targets/form.ts';

const WORKFLOW = '.github/workflows/deploy.yml';
const SCRIPT = 'scripts/deploy.sh';
const NO_REPOSITORY = 'to be run in the git repository of your site, with git on the PATH';

/** Writes README's workflow and the sample script, filled in, into the repository of the working directory; replaces no file. @returns the exit code */
export async function init(host: StepHost, checkout: string): Promise<number> {
  const step = createStep(host);
  try {
    const root = git('.', 'rev-parse --show-toplevel');
    if (root === undefined) throw new InputError([{ input: 'init', expected: NO_REPOSITORY }]);
    await writeFiles(root, checkout, host, step);
    return 0;
  } catch (error) {
    const failure = failureOf(error);
    step.console.annotate('error', '', `${failure.message}${failure.next && ` Next: ${failure.next}`}`);
    return exitCodes[outcomeOf(failure)];
  }
}

type Step = ReturnType<typeof createStep>;

async function writeFiles(root: string, checkout: string, host: StepHost, step: Step): Promise<void> {
  const { get } = host;
  const { info } = step.console;
  const { server, site } = await findSite(step, host);
  const script = scriptIn(root);
  const words = [
    { name: 'uses', standIn: 'your-org/site-deploy@<full commit id>', own: usesOf(checkout) },
    { name: 'base-url', standIn: 'https://panel.example.com', own: get('base-url').trim() },
    { name: 'server', standIn: 'web-1', own: literal(server) },
    { name: 'site (also in concurrency)', standIn: 'shop.example', own: literal(site) },
    { name: 'branch', standIn: 'main', own: literal(get('branch').trim() || branchOf(root)) },
    { name: 'deploy-script-file', standIn: SCRIPT, own: script },
  ];
  // All at once: a word that was filled in may hold another one.
  const standIns = new RegExp(words.map(({ standIn }) => standIn).join('|'), 'g');
  const fill = (found: string): string => words.find(({ standIn }) => standIn === found)?.own || found;
  const readFilled = (path: string): string =>
    readFileSync(join(checkout, path), 'utf8').replace(standIns, fill);
  const [workflow = ''] = /(?<=```yaml\n)[\s\S]*?(?=```)/.exec(readFilled('README.md')) ?? [];
  const sample = readFilled('examples/scripts/deploy.sh');
  const placeholdersIn = (text: string): string => {
    const left = words.filter(
      ({ standIn, own }) => text.includes(standIn) && (own === '' || !text.includes(own)),
    );
    return left.length === 0 ? '' : `your own values of ${left.map(({ name }) => name).join(', ')}`;
  };
  const missingIn = (text: string): string => {
    if (text === sample) return 'your own commands, in place of its last three lines';
    return /^set -\w*e/m.test(text) ? '' : 'set -e at its top';
  };
  for (const { path, text, toSet } of [
    { path: WORKFLOW, text: workflow, toSet: placeholdersIn },
    { path: script, text: sample, toSet: missingIn },
  ]) {
    const done = writeNew(join(root, path), text, /^true$/i.test(get('dry-run')));
    info(`${path}: ${done ?? 'is there already, and stays as it is'}`);
    const next = toSet(done === undefined ? readFileSync(join(root, path), 'utf8') : text);
    if (next !== '') info(`Set next, in ${path}: ${next}.`);
  }
  info('Set next, on GitHub, under Settings → Secrets and variables → Actions: the secret SITE_API_TOKEN.');
  info(`Then commit, and rehearse it: npm --prefix '${checkout}' run rehearse -- '${join(root, WORKFLOW)}'`);
}

/** Checks all inputs, and finds the site that they name, or the only one, if the service can be asked. */
async function findSite(step: Step, host: StepHost) {
  const given = { 'api-token': 'stands-in', 'base-url': 'https://panel.example.com' };
  const standIns = new Map(Object.entries(given));
  if (host.get('site').trim() !== '') standIns.set('server', 'stands-in');
  const get = (name: string): string => host.get(name).trim() || (standIns.get(name) ?? '');
  const form = step.form.of(get);
  const read = await readTargets(form);
  if (!('inputs' in read)) throw new InputError(form.problems);
  const own = { server: host.get('server').trim(), site: get('site') };
  if ([...standIns.keys()].some((name) => host.get(name).trim() === '')) return own;
  const { client, stop } = connectStep(read.inputs, step);
  const looking = resolveTarget(client, read.inputs);
  const { site, serverId, listed = [] } = await looking.finally(stop).finally(client.close);
  for (const { server, sites } of listed) step.console.info(`${server}: ${sites.join(', ') || 'no sites'}`);
  if (typeof site !== 'object' || listed.flatMap(({ sites }) => sites).length > 1) return own;
  return { server: literal(own.server) || `${serverId}`, site: literal(site.domain) || `${site.id}` };
}

/** A text that means only itself in YAML, in a shell and to GitHub; else an empty one. */
function literal(text = ''): string {
  return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)(?:[a-z][\w./-]*|\d+)$/i.test(text) ? text : '';
}

/** @returns what was done, or would be; undefined if the file is there already */
function writeNew(path: string, text: string, isPlan: boolean): string | undefined {
  try {
    if (existsSync(path)) return undefined;
    if (isPlan) return 'would be written';
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
    return 'written';
  } catch (error) {
    throw new InputError([{ input: path, expected: `a file that can be written here (${codeOf(error)})` }]);
  }
}

function git(folder: string, words: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...words.split(' ')], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The main branch as origin has it, else the one that is checked out. */
function branchOf(root: string): string | undefined {
  const head = git(root, 'symbolic-ref --short refs/remotes/origin/HEAD')?.replace('origin/', '');
  return head || git(root, 'symbolic-ref --short HEAD');
}

/** The script that is there, or the place for a new one. */
function scriptIn(root: string): string {
  const listed = git(root, 'ls-files -co --exclude-standard :(glob)**/deploy :(glob)**/deploy.sh') ?? '';
  const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile();
  return listed.split('\n').find((path) => literal(path) !== '' && isFile(path)) ?? SCRIPT;
}

/** The repository on GitHub that the checkout is of, at its commit; empty if it is of none. */
function usesOf(checkout: string): string {
  const url = git(checkout, 'remote get-url origin') ?? '';
  const [, name] = /^\S*github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
  return name === undefined ? '' : `${name}@${git(checkout, 'rev-parse HEAD')}`;
}
