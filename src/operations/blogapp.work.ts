import { deleteBlogapp, postBlogapp } from '../api/apps.ts';
import { orUnknown, readUntil } from '../api/settle.ts';
import { getSite } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import type { Facts } from '../outcome/facts.ts';
import { targetOf } from '../site/target.ts';
import type { installBlogapp, uninstallBlogapp } from './blogapp.ts';
import { type Applied, type Applying, nothingToDo, type Plan, type Work } from './operation.ts';

export const installation: Work<typeof installBlogapp> = {
  plan: async ({ inputs, facts }) => planFlag(facts, true, inputs.createDatabase),
};

export const removal: Work<typeof uninstallBlogapp> = {
  plan: async ({ facts }) => planFlag(facts, false, false),
};

/** Plans the write even if the service does not show the flag: sending it again does no harm. */
function planFlag(facts: Facts, wanted: boolean, withDatabase: boolean): Plan {
  const { site } = facts;
  const isInstalled = typeof site === 'object' ? site.blogapp : false;
  if (isInstalled === wanted) return nothingToDo;
  const database = withDatabase ? ', with a database' : '';
  const summary = wanted ? `install the blogapp${database}` : 'uninstall the blogapp';
  const expected = typeof site === 'object' ? { site: { ...site, blogapp: wanted } } : {};
  return {
    changes: [{ summary, apply: (applying) => bring(facts, wanted, withDatabase, applying) }],
    expected,
  };
}

async function bring(
  facts: Facts,
  wanted: boolean,
  withDatabase: boolean,
  { writer, reader, patience, learn }: Applying,
): Promise<Applied> {
  const target = targetOf(facts);
  const body = { create_database: withDatabase ? true : undefined };
  const effect = wanted
    ? await writer.write(postBlogapp, target, body)
    : await writer.write(deleteBlogapp, target, undefined);
  if (effect.state === 'not-done') throw effect.error;
  const verb = wanted ? 'installed' : 'uninstalled';
  const doubt = new OperationError(
    'unknown',
    `The blogapp was to be ${verb}, but the site does not show that.`,
    'Run again in a minute: if the site shows that by then, nothing is sent.',
    effect.state === 'unknown' ? { cause: effect.error } : {},
  );
  const isConfirmed = effect.state === 'done';
  const accept = (flag: boolean | undefined): flag is boolean | undefined =>
    flag === wanted || (flag === undefined && isConfirmed);
  const read = async (): Promise<boolean | undefined> => (await reader.read(getSite, target)).blogapp;
  const readBack =
    isConfirmed && effect.value?.blogapp === wanted
      ? { accepted: true, value: wanted }
      : await orUnknown(() => readUntil(read, accept, 'the site to show that', patience), doubt);
  if (!readBack.accepted) throw doubt;
  if (typeof facts.site === 'object') learn({ site: { ...facts.site, blogapp: readBack.value } });
  const isHidden = readBack.value === undefined;
  const note = isHidden ? '; the site does not show it, so it could not be read back' : '';
  return { changed: true, summary: `${verb} the blogapp${note}` };
}
