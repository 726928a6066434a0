import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GitHubStandIn, startGitHub } from '../../harness/github.ts';
import { type Sandbox, type ServiceName, startSandbox } from '../../harness/sandbox.ts';
import { type Checkout, copyRepository } from './checkout.ts';

/** The stage of a rehearsal: the sandbox, a copy of the repository that it deploys from, and GitHub's comments. */
export interface Stage extends AsyncDisposable {
  /** Path of the bare copy. */
  readonly repository: string;
  /** The sandbox, with these words of the service. Other words, or another service, mean a restart; what it keeps stays. */
  serve(vocabulary: string, service: ServiceName): Promise<Sandbox>;
  /** GitHub, as far as it takes comments on the pull request. */
  gitHub(): Promise<GitHubStandIn>;
  /** The domains that the sandbox has. */
  domains(): readonly string[];
  /** Has the sandbox find the copy under another name, as `acme/shop`. */
  offer(name: string): void;
}

/** Sets the stage in a folder, or goes on with the one that is there. */
export function setStage(folder: string, checkout: Checkout, pullRequest: number): Stage {
  const gitBase = join(folder, 'git');
  const dataDir = join(folder, 'data');
  const sites = join(dataDir, 'sites');
  const repository = join(folder, 'checkout.git');
  copyRepository(checkout, repository);
  mkdirSync(gitBase, { recursive: true });
  let running: { sandbox: Sandbox; vocabulary: string; service: ServiceName } | undefined;
  let gitHub: Promise<GitHubStandIn> | undefined;
  const stop = async (): Promise<void> => {
    const { sandbox } = running ?? {};
    running = undefined;
    await sandbox?.stop();
  };
  return {
    repository,
    async serve(vocabulary, service) {
      if (running?.vocabulary === vocabulary && running.service === service) return running.sandbox;
      await stop();
      const file = join(folder, 'vocabulary.yml');
      writeFileSync(file, vocabulary);
      const token = randomBytes(24).toString('base64url');
      const flags = { 'git-base': gitBase, vocabulary: vocabulary === '' ? undefined : file };
      const sandbox = await startSandbox({ dataDir, token, service, detached: true, ...flags });
      running = { sandbox, vocabulary, service };
      return sandbox;
    },
    gitHub() {
      gitHub ??= startGitHub({ name: checkout.name, pullRequests: [pullRequest], hasCommit: () => true });
      return gitHub;
    },
    domains: () => (existsSync(sites) ? readdirSync(sites).map((name) => name.replace(/^\d+-/, '')) : []),
    offer(name) {
      if (!/^[\w.-]+\/[\w.-]+$/.test(name) || name.includes('..')) return;
      const path = join(gitBase, `${name}.git`);
      mkdirSync(dirname(path), { recursive: true });
      rmSync(path, { force: true });
      symlinkSync(repository, path);
    },
    async [Symbol.asyncDispose]() {
      await (await gitHub)?.stop();
      await stop();
    },
  };
}
