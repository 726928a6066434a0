import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, InputError } from '../core/errors.ts';
import { exitCodes, failureOf, outcomeOf } from '../outcome/failure.ts';
import { createStep, type StepHost } from '../step/step.ts';
import { readTargets } from '../step/step-inputs.ts';

const WORKFLOW = '.github/workflows/deploy.yml';
const SCRIPT = 'scripts/deploy.sh';
/** The words of README's workflow that stand for somebody's own. */
const STAND_INS = new Map([
  ['uses', 'your-org/site-deploy@<full commit id>'],
  ['base-url', 'https://panel.example.com'],
  ['server', 'web-1'],
  ['site', 'shop.example'],
]);

/**
 * Writes README's workflow and the sample script into the git repository of the working directory, with what git, the inputs, and
 * with a token the service tell. Replaces no file.
 *
 * @param checkout the folder of this project
 * @returns the exit code
 */
export async function init(host: StepHost, checkout: string): Promise<number> {
  const step = createStep(host);
  const { info } = step.console;
  try {
    const root = git('.', 'rev-parse --show-toplevel');
    if (root === undefined) throw new InputError([{ input: 'init', expected: NO_REPOSITORY }]);
    const own = new Map([...(await findSite(step, host)), ['uses', usesOf(checkout)]]);
    const head = git(root, 'symbolic-ref --short refs/remotes/origin/HEAD')?.replace('origin/', '');
    const branch =
      plain(host.get('branch').trim() || head || git(root, 'symbolic-ref --short HEAD')) || 'main';
    const script = host.get('deploy-script-file').trim() || scriptIn(root);
    const read = (path: string): string => readFileSync(join(checkout, path), 'utf8');
    let workflow = /(?<=```yaml\n)[\s\S]*?(?=```)/.exec(read('README.md'))?.[0] ?? '';
    workflow = workflow.replace(SCRIPT, () => script || SCRIPT).replace('- main', `- ${branch}`);
    for (const [name, standIn] of STAND_INS)
      workflow = workflow.replaceAll(standIn, () => own.get(name) || standIn);
    const write = (path: string, text: string): void =>
      info(
        `${path}: ${writeNew(join(root, path), text) ? 'written' : 'is there already, and stays as it is'}`,
      );
    write(WORKFLOW, workflow);
    if (!script) write(SCRIPT, read('examples/scripts/deploy.sh').replaceAll('main', branch));
    const missing = [...STAND_INS.keys()].filter((name) => !own.get(name));
    const next = [
      missing.length > 0 && `in ${WORKFLOW}: your own ${missing.join(', ')}`,
      script
        ? `in ${script}: set -e at its top`
        : `in ${SCRIPT}: your own commands, in the place of its last three lines`,
      `on GitHub, under Settings → Secrets and variables → Actions: the secret ${/(?<=secrets\.)\w+/.exec(workflow)?.[0]}`,
    ];
    for (const line of next.filter(Boolean)) info(`Set next, ${line}.`);
    info(`Then commit, and rehearse it: npm --prefix ${checkout} run rehearse -- ${join(root, WORKFLOW)}`);
    return 0;
  } catch (error) {
    const failure = failureOf(error);
    step.console.annotate('error', '', `${failure.message}${failure.next && ` Next: ${failure.next}`}`);
    return exitCodes[outcomeOf(failure)];
  }
}

const NO_REPOSITORY = 'to be run in a git repository, that of your site, with git on the PATH';

/** Checks all inputs, and finds the site that they name, or the only one, if the service can be asked. */
async function findSite({ source, context }: ReturnType<typeof createStep>, host: StepHost) {
  const own = new Map([...STAND_INS.keys()].map((name) => [name, host.get(name).trim()]));
  const standIns = new Map([
    ['api-token', 'stands-in'],
    ['base-url', 'https://panel.example.com'],
  ]);
  const get = (name: string): string => host.get(name).trim() || (standIns.get(name) ?? '');
  const read = await readTargets({ ...source, get });
  if ('problems' in read) throw new InputError(read.problems);
  if (read.inputs === undefined || [...standIns.keys()].some((name) => host.get(name).trim() === ''))
    return own;
  const { connect } = await import('../run/ports.ts');
  const { resolveTarget, serversOf } = await import('../targets/find-site.ts');
  const { client, stop } = connect(read.inputs, context);
  const looking = resolveTarget(client, read.inputs, serversOf(client));
  const { site, serverId, listed = [] } = await looking.finally(stop).finally(client.close);
  for (const { server, sites = [] } of listed)
    context.console.info(`${server}: ${sites.join(', ') || 'no site'}`);
  if (typeof site !== 'object' || listed.flatMap(({ sites = [] }) => sites).length > 1) return own;
  return own
    .set('server', own.get('server') || `${serverId}`)
    .set('site', plain(site.domain) || `${site.id}`);
}

/** A text that means only itself in YAML, in a shell and to GitHub; else an empty one. */
function plain(text = ''): string {
  return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w./-]*$/i.test(text) ? text : '';
}

/** @returns false if the file is there already */
function writeNew(path: string, text: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the output of git; undefined if it fails. */
function git(folder: string, words: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...words.split(' ')], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function scriptIn(root: string): string | undefined {
  const paths = git(root, 'ls-files')?.split('\n');
  return paths?.find(
    (path) => /(?:^|\/)deploy(?:\.sh)?$/.test(path) && plain(path) !== '' && existsSync(join(root, path)),
  );
}

/** The repository on GitHub that the checkout is of, at its commit; empty if it is of none. */
function usesOf(checkout: string): string {
  const url = git(checkout, 'remote get-url origin') ?? '';
  const [, name] = /^\S*github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
  return name === undefined ? '' : `${name}@${git(checkout, 'rev-parse HEAD')}`;
}
