import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ServiceName, startSandbox } from '../../harness/sandbox.ts';
import { type Checkout, copyRepository } from './checkout.ts';

/** The stage of a rehearsal: the sandbox, and a copy of the repository that it deploys from. */
export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Sets the stage in a folder, or goes on with the one that is there. */
export async function setStage(folder: string, checkout: Checkout, service: ServiceName) {
  const gitBase = join(folder, 'git');
  const dataDir = join(folder, 'data');
  const sites = join(dataDir, 'sites');
  const repository = join(folder, 'checkout.git');
  copyRepository(checkout, repository);
  const token = randomBytes(24).toString('base64url');
  mkdirSync(gitBase, { recursive: true });
  const sandbox = await startSandbox({ dataDir, token, service, detached: true, 'git-base': gitBase });
  return {
    sandbox,
    /** Path of the bare copy. */
    repository,
    /** The domains that the sandbox has. */
    domains: (): string[] =>
      existsSync(sites) ? readdirSync(sites).map((name) => name.replace(/^\d+-/, '')) : [],
    /** Has the sandbox find the copy under another name, as `acme/shop`. */
    offer(name: string): void {
      if (!/^[\w.-]+\/[\w.-]+$/.test(name) || name.includes('..')) return;
      const path = join(gitBase, `${name}.git`);
      mkdirSync(dirname(path), { recursive: true });
      rmSync(path, { force: true });
      symlinkSync(repository, path);
    },
    [Symbol.asyncDispose]: sandbox.stop,
  };
}
