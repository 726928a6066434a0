import { existsSync, readFileSync } from 'node:fs';
import type { Stage } from './stage.ts';

export function isThere(stage: Stage, site: string, expected: boolean): string[] {
  const is = existsSync(stage.fileOf(site, ''));
  return is === expected ? [] : [`${site} is ${is ? 'still' : 'not'} there`];
}

export function isAt(stage: Stage, commit: string, ...sites: string[]): string[] {
  return sites
    .filter((site) => stage.commitOf(site) !== commit)
    .map((site) => `${site} is at ${stage.commitOf(site)}, not at ${commit}`);
}

export function hasKeys(stage: Stage, site: string): string[] {
  const text = readFileSync(stage.fileOf(site, '.env'), 'utf8');
  return ['APP_KEY=key-of-the-app-0815', 'DB_PASSWORD=password-of-the-database-42']
    .filter((line) => !text.split('\n').includes(line))
    .map((line) => `the .env of ${site} lacks ${line}`);
}

/** Records of the manifest, each list by its length and by a text of one of its records. */
export async function showsRecords(stage: Stage): Promise<string[]> {
  const site = `/api/servers/1/sites/${stage.idOf('shop.example')}`;
  const expected: readonly (readonly [path: string, count: number, text: string])[] = [
    [`${site}/queues`, 2, 'mail'],
    [`${site}/auth-users`, 1, 'preview'],
    ['/api/servers/1/crontabs', 1, 'artisan schedule:run'],
    ['/api/servers/1/network-rules', 2, 'metrics'],
    ['/api/servers/1/daemons', 1, 'artisan websockets:serve'],
    ['/api/servers/1/sqldb', 1, 'shop'],
  ];
  const problems: string[] = [];
  for (const [path, count, text] of expected) {
    const records = await stage.list(path);
    if (records.length !== count || !records.some((record) => record.includes(text)))
      problems.push(`${path} does not show ${count} with ${text}, but ${records.join()}`);
  }
  return problems;
}

export function hasDeployments({ gitHub }: Stage, commit: string, ...environments: string[]): string[] {
  return environments
    .filter((environment) => {
      const found = gitHub.deployments.find((one) => one.environment === environment && one.ref === commit);
      return found?.statuses.at(-1)?.state !== 'success';
    })
    .map((environment) => `GitHub has no deployment to ${environment} that ended well`);
}

/** There is one comment, and it says this. */
export function comments({ gitHub }: Stage, expected: string): string[] {
  const texts = gitHub.comments.map(({ body }) => body);
  const isSo = texts.length === 1 && texts[0]?.includes(expected);
  return isSo ? [] : [`the comments on the pull request are ${JSON.stringify(texts)}`];
}

/** Of a step that fails, act may lose the last lines: it does not wait for them. Its own lines, and the summary, are always there. */
export function says(log: string, ...texts: string[]): string[] {
  return texts
    .filter((text) => !log.includes(text))
    .map((text) => `the log does not say ${JSON.stringify(text)}`);
}
