import { deleteBlogapp, postBlogapp } from '../api/apps.ts';
import { orUnknown, readUntil } from '../api/settle.ts';
import { getSite } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import { declare } from '../inputs/input.ts';
import type { Facts } from '../site/facts.ts';
import { targetOf } from '../site/target.ts';
import { parseBoolean } from '../values/input-values.ts';
import {
  type Applied,
  type Applying,
  defineOperation,
  nothingToDo,
  type Plan,
  type Traits,
} from './operation.ts';

const traits = {
  scope: 'site',
  changesState: 'blogapp',
  plansByState: 'blogapp',
} as const satisfies Partial<Traits>;

const createDatabase = declare({
  name: 'create-database',
  section: 'site',
  description: 'For `install-blogapp`, also create a database.',
  default: 'false',
  parse: parseBoolean,
});

/** Installs the blogapp unless the site's flag shows it. */
export const installBlogapp = defineOperation({
  name: 'install-blogapp',
  summary: 'installs the blogapp unless the site shows that it is installed',
  ...traits,
  inputs: { createDatabase },
  plan: async ({ inputs, facts }) => planFlag(facts, true, inputs.createDatabase),
});

/** Uninstalls the blogapp if the site's flag shows it. */
export const uninstallBlogapp = defineOperation({
  name: 'uninstall-blogapp',
  summary: 'uninstalls the blogapp unless the site shows that it is missing',
  ...traits,
  inputs: {},
  plan: async ({ facts }) => planFlag(facts, false, false),
});

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
