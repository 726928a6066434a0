import { type Writing, writeAndRead } from '../api/settle.ts';
import { deleteBlogapp, postBlogapp } from '../api/site-parts.ts';
import { getSite, type Site } from '../api/sites.ts';
import type { Facts } from '../outcome/facts.ts';
import { targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, type Plan, planChange, type WorkOf } from './operation.ts';
import type { installBlogapp, uninstallBlogapp } from './site-apps.ts';

/** The flag that the site is to show. */
type WantedBlogapp = { readonly isInstalled: boolean; readonly withDatabase: boolean };

export const blogapp: WorkOf<typeof installBlogapp> = ({ createDatabase: withDatabase }) => ({
  plan: async ({ facts }) => planFlag(facts, { isInstalled: true, withDatabase }),
});

export const noBlogapp: WorkOf<typeof uninstallBlogapp> = () => ({
  plan: async ({ facts }) => planFlag(facts, { isInstalled: false, withDatabase: false }),
});

/** Plans the write even if the service does not show the flag: sending it again does no harm. */
function planFlag({ site }: Facts, wanted: WantedBlogapp): Plan {
  const { isInstalled, withDatabase } = wanted;
  if ((typeof site === 'object' ? site.blogapp : false) === isInstalled) return nothingToDo;
  const database = withDatabase ? ', with a database' : '';
  const summary = isInstalled ? `install the blogapp${database}` : 'uninstall the blogapp';
  const expected = typeof site === 'object' ? { site: { ...site, blogapp: isInstalled } } : {};
  return { changes: [planChange(summary, wanted, bringBlogapp)], expected };
}

async function bringBlogapp(
  { isInstalled: wanted, withDatabase }: WantedBlogapp,
  { facts, writer, reader, patience, learn }: Applying,
): Promise<Applied> {
  const target = targetOf(facts);
  const body = { create_database: withDatabase || undefined };
  const verb = wanted ? 'installed' : 'uninstalled';
  const writing: Writing<Site | null | undefined, boolean | undefined> = {
    send: () =>
      wanted ? writer.write(postBlogapp, target, body) : writer.write(deleteBlogapp, target, undefined),
    read: async (answer) =>
      answer?.blogapp === wanted ? wanted : (await reader.read(getSite, target)).blogapp,
    shows: (flag, isConfirmed) => flag === wanted || (flag === undefined && isConfirmed),
    awaited: 'the site to show that',
    doubt: () => [
      `The blogapp was to be ${verb}, but the site does not show that.`,
      'Run again in a minute: if the site shows that by then, nothing is sent.',
    ],
  };
  const { seen, doubt } = await writeAndRead(writing, patience);
  if (doubt !== undefined) throw doubt;
  if (typeof facts.site === 'object') learn({ site: { ...facts.site, blogapp: seen } });
  const note = seen === undefined ? '; the site does not show it, so it could not be read back' : '';
  return { changed: true, summary: `${verb} the blogapp${note}` };
}
