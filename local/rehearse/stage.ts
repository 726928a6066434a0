import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Sandbox, startSandbox } from '../../harness/sandbox.ts';
import { type Checkout, copyRepository } from './checkout.ts';

/** The stage of a rehearsal: the sandbox, and a copy of the repository that it deploys from. */
export interface Stage {
  /** Path of the bare copy. */
  readonly repository: string;
  /** Folder in which the sandbox keeps the sites. */
  readonly sites: string;
  /** The sandbox, with these words of the service. Other words mean a restart; what it keeps stays. */
  serve(vocabulary: string): Promise<Sandbox>;
  /** True when the sandbox has a site of that domain. */
  hasSite(domain: string): boolean;
  /** Has the sandbox find the copy under another name, as `acme/shop`. */
  offer(name: string): void;
  stop(): Promise<void>;
}

/** Sets the stage in a folder, or goes on with the one that is there. Call `stop` at the end. */
export function setStage(folder: string, checkout: Checkout): Stage {
  const gitBase = join(folder, 'git');
  const dataDir = join(folder, 'data');
  const sites = join(dataDir, 'sites');
  const repository = join(folder, 'checkout.git');
  copyRepository(checkout, repository);
  mkdirSync(gitBase, { recursive: true });
  let running: { readonly sandbox: Sandbox; readonly vocabulary: string } | undefined;
  const stop = async (): Promise<void> => {
    const { sandbox } = running ?? {};
    running = undefined;
    await sandbox?.stop();
  };
  return {
    repository,
    sites,
    async serve(vocabulary) {
      if (running?.vocabulary === vocabulary) return running.sandbox;
      await stop();
      const file = join(folder, 'vocabulary.yml');
      writeFileSync(file, vocabulary);
      const token = randomBytes(24).toString('base64url');
      const words = vocabulary === '' ? {} : { vocabulary: file };
      const sandbox = await startSandbox({ dataDir, gitBase, token, ...words });
      running = { sandbox, vocabulary };
      return sandbox;
    },
    hasSite: (domain) =>
      existsSync(sites) &&
      readdirSync(sites).some((name) => name.replace(/^\d+-/, '') === domain.toLowerCase()),
    offer(name) {
      if (!/^[\w.-]+\/[\w.-]+$/.test(name) || name.includes('..')) return;
      const path = join(gitBase, `${name}.git`);
      mkdirSync(dirname(path), { recursive: true });
      rmSync(path, { force: true });
      symlinkSync(repository, path);
    },
    stop,
  };
}
