import { deleteBlogapp, postBlogapp } from '../api/apps.ts';
import { orUnknown, readUntil } from '../api/settle.ts';
import { getSite } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import type { Inputs } from '../inputs/inputs.ts';
import type { Facts } from '../site/facts.ts';
import { targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, type Operation, type Plan } from './operation.ts';

/** Installs the blogapp where the site's flag does not show it. */
export const installBlogapp: Operation = {
  name: 'install-blogapp',
  summary: 'installs the blogapp where the site shows that it is missing',
  scope: 'site',
  affectedBy: ['uninstall-blogapp'],
  check: () => [],
  plan: async ({ inputs, facts }) => planFlag(facts, true, inputs),
};

/** Uninstalls the blogapp where the site's flag shows it. */
export const uninstallBlogapp: Operation = {
  name: 'uninstall-blogapp',
  summary: 'uninstalls the blogapp where the site shows that it is there',
  scope: 'site',
  affectedBy: ['install-blogapp'],
  check: () => [],
  plan: async ({ inputs, facts }) => planFlag(facts, false, inputs),
};

/** Where the service does not show the flag the write is sent all the same: it does no harm. */
function planFlag(facts: Facts, wanted: boolean, inputs: Inputs): Plan {
  const { site } = facts;
  const isInstalled = typeof site === 'object' ? site.blogapp : false;
  if (isInstalled === wanted) return nothingToDo;
  const database = inputs.createDatabase ? ', with a database' : '';
  const summary = wanted ? `install the blogapp${database}` : 'uninstall the blogapp';
  const apply = (applying: Applying): Promise<Applied> => bring(facts, wanted, inputs, applying);
  const expected = typeof site === 'object' ? { site: { ...site, blogapp: wanted } } : {};
  return { changes: [{ summary, apply }], expected };
}

async function bring(facts: Facts, wanted: boolean, inputs: Inputs, applying: Applying): Promise<Applied> {
  const { writer, reader, patience, learn } = applying;
  const target = targetOf(facts);
  const body = { create_database: inputs.createDatabase ? true : undefined };
  const effect = wanted
    ? await writer.write(postBlogapp, target, body)
    : await writer.write(deleteBlogapp, target, undefined);
  if (effect.state === 'not-done') throw effect.error;
  const verb = wanted ? 'installed' : 'uninstalled';
  const doubt = new OperationError(
    'unknown',
    `The blogapp was to be ${verb}, but the site does not show it so.`,
    'Run again in a minute: nothing is sent where the site shows it so by then.',
    effect.state === 'unknown' ? { cause: effect.error } : {},
  );
  const isConfirmed = effect.state === 'done';
  const accept = (flag: boolean | undefined): flag is boolean | undefined =>
    flag === wanted || (flag === undefined && isConfirmed);
  const read = async (): Promise<boolean | undefined> => (await reader.read(getSite, target)).blogapp;
  const readBack =
    isConfirmed && effect.value?.blogapp === wanted
      ? { accepted: true, value: wanted }
      : await orUnknown(() => readUntil(read, accept, 'the site to show it so', patience), doubt);
  if (!readBack.accepted) throw doubt;
  if (typeof facts.site === 'object') learn({ site: { ...facts.site, blogapp: readBack.value } });
  const hidden =
    readBack.value === undefined ? '; the site does not show it, so it could not be read back' : '';
  return { changed: true, summary: `${verb} the blogapp${hidden}` };
}
