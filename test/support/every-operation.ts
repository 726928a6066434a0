import { expect } from '@jest/globals';
import { operations } from '../../src/operations/index.ts';
import { kinds } from '../../src/records/kinds.ts';

/** The operations that undo what others bring about. They follow in a run of their own. */
export const REMOVALS = ['uninstall-blogapp', 'uninstall-cloudstore', 'remove-repository', 'delete-site'];

/** Those that ask GitHub, or stand alone, which have tests of their own. */
const APART = ['sweep-previews', 'check-service'];

/** All others, in the order of the registry: one that is added there takes part at once. */
export const TOGETHER = operations
  .map(({ name }) => name)
  .filter((name) => ![...REMOVALS, ...APART].includes(name));

/** The inputs that they cannot do without. */
export const INPUTS = {
  'deploy-script': 'echo deployed',
  env: 'A=1',
  'certificate-id': '1',
  'deploy-webhook-url': 'http://127.0.0.1:9/hook-of-every-operation',
};

/** The requests of those that write. Whoever is not listed sends a single one. */
const WRITES: Readonly<Record<string, string>> = {
  'ensure-site': 'POST /sites',
  'ensure-repository': 'POST /sites/N/repository',
  'update-deploy-script': 'PATCH /sites/N/deploy/script',
  'sync-env': 'PATCH /sites/N/env',
  'install-blogapp': 'POST /sites/N/blogapp',
  'install-cloudstore': 'POST /sites/N/cloudstore',
  'update-notifications': 'PATCH /sites/N/notifications',
  ...Object.fromEntries(
    kinds.map(({ name, path }) => [
      `sync-${name}`,
      `POST ${path.replace('/api/servers/{server}', '').replace('{site}', 'N')}`,
    ]),
  ),
  deploy: 'POST /sites/N/deploy',
  'restart-queue-workers': 'POST /sites/N/queues/N/restart',
  'refresh-opcache': 'POST /refresh-opcache',
  'restart-server': 'POST /restart',
  'uninstall-blogapp': 'DELETE /sites/N/blogapp',
  'uninstall-cloudstore': 'DELETE /sites/N/cloudstore',
  'remove-repository': 'DELETE /sites/N/repository',
  'delete-site': 'DELETE /sites/N',
};

const traitsOf = new Map(operations.map((operation) => [operation.name, operation]));

/** Those that write in every run. */
export const writingAlways = (names: readonly string[]): string[] =>
  names.filter((name) => traitsOf.get(name)?.repeats || traitsOf.get(name)?.writesBlind);

/** Expects the writes of these operations, `METHOD path` without the server, in their order. */
export function expectWrites(lines: readonly string[], names: readonly string[]): void {
  const rule =
    'one write for each operation, or as WRITES and REMOVALS in test/support/every-operation.ts say';
  const written = lines.map((line) => line.replace(/\/api\/servers\/\d+/, '').replaceAll(/\d+/g, 'N'));
  const expected = names
    .filter((name) => !traitsOf.get(name)?.readOnly)
    .map((name) => WRITES[name] ?? expect.stringMatching(/^(POST|PATCH|DELETE) \//));
  expect({ [rule]: written }).toEqual({ [rule]: expected });
}
