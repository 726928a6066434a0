import type { Effect, Writer } from '../api/client.ts';
import { requireDone, type Writing, writeAndRead } from '../api/settle.ts';
import {
  deleteBlogapp,
  deleteCloudstore,
  getSite,
  postBlogapp,
  postCloudstore,
  postOpcacheRefresh,
  type Site,
} from '../api/sites.ts';
import { type Facts, targetOf } from '../outcome/facts.ts';
import { type Applied, type Applying, nothingToDo, planChange, type Work, type WorkOf } from './operation.ts';
import type * as declared from './site.ts';

export const refreshOpcache = singleRequest({
  send: (writer, { serverId: server }) => writer.write(postOpcacheRefresh, { server }, undefined),
  summary: 'refresh the PHP opcache of the server',
  done: 'refreshed the PHP opcache of the server',
  doubt: [
    'Whether the PHP opcache was refreshed is not known: every answer was lost.',
    'Run again: refreshing it twice does no harm.',
  ],
});

const cloudstore = (verb: 'install' | 'uninstall') =>
  singleRequest({
    send: (writer, facts) =>
      writer.write(verb === 'install' ? postCloudstore : deleteCloudstore, targetOf(facts), undefined),
    summary: `${verb} the cloudstore (sent in every run: the service does not show whether it is there)`,
    done: `${verb}ed the cloudstore`,
    doubt: [
      `Whether the cloudstore was ${verb}ed is not known: the answer was lost, and no call of the service shows it.`,
      `Open the site in the service's own pages. Run again only if the cloudstore is ${verb === 'install' ? 'not' : 'still'} there.`,
    ],
  });

export const installCloudstore = cloudstore('install');
export const uninstallCloudstore = cloudstore('uninstall');

interface SingleRequest {
  readonly send: (writer: Writer, facts: Facts) => Promise<Effect<unknown>>;
  readonly summary: string;
  readonly done: string;
  readonly doubt: readonly [message: string, next: string];
}

/** The work of an operation that sends one request in every run, and reads nothing. */
function singleRequest({ send, summary, done, doubt }: SingleRequest): WorkOf {
  const change = planChange(summary, null, async (_, { writer, facts }) => {
    requireDone(await send(writer, facts), ...doubt);
    return { changed: true, summary: done };
  });
  return () => ({ plan: async () => ({ changes: [change] }) });
}

export const installBlogapp: WorkOf<typeof declared.installBlogapp> = ({ createDatabase }) =>
  planBlogapp({ isWanted: true, withDatabase: createDatabase });
export const uninstallBlogapp: WorkOf = () => planBlogapp({ isWanted: false, withDatabase: false });

type Blogapp = { readonly isWanted: boolean; readonly withDatabase: boolean };

/** Plans the write even if the service does not show the blogapp: sending it again does no harm. */
const planBlogapp = (wanted: Blogapp): Work => ({
  async plan({ facts: { site } }) {
    const { isWanted, withDatabase } = wanted;
    if ((typeof site === 'object' ? site.blogapp : false) === isWanted) return nothingToDo;
    const summary = `${isWanted ? '' : 'un'}install the blogapp${withDatabase ? ', with a database' : ''}`;
    return { changes: [planChange(summary, wanted, bringBlogapp)] };
  },
});

async function bringBlogapp({ isWanted, withDatabase }: Blogapp, applying: Applying): Promise<Applied> {
  const { facts, writer, reader, patience, learn } = applying;
  const target = targetOf(facts);
  const body = { create_database: withDatabase || undefined };
  const verb = isWanted ? 'installed' : 'uninstalled';
  const writing: Writing<Site | null | undefined, Site> = {
    send: () =>
      isWanted ? writer.write(postBlogapp, target, body) : writer.write(deleteBlogapp, target, undefined),
    read: async (answer) => (answer?.blogapp === isWanted ? answer : reader.read(getSite, target)),
    isThere: ({ blogapp }, isConfirmed) => blogapp === isWanted || (blogapp === undefined && isConfirmed),
    doubt: () => [
      `The blogapp was to be ${verb}, but the site does not show that.`,
      'Run again in a minute: if the site shows that by then, nothing is sent.',
    ],
  };
  const { seen, doubt } = await writeAndRead(writing, patience);
  if (doubt !== undefined) throw doubt;
  if (typeof facts.site === 'object') learn({ site: { ...facts.site, blogapp: seen.blogapp } });
  const note = seen.blogapp === undefined ? '; the site does not show it, so it could not be read back' : '';
  return { changed: true, summary: `${verb} the blogapp${note}` };
}
