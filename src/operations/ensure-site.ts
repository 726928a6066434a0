import type { Reader } from '../api/client.ts';
import { wordsOf } from '../api/fields.ts';
import { readAll } from '../api/pages.ts';
import { createOrFind, orUnknown, readBack } from '../api/settle.ts';
import { getSites, postSite, postSiteBody, type Site } from '../api/sites.ts';
import { OperationError } from '../core/errors.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { BEING_MADE, waitUntilReady } from '../site/readiness.ts';
import { isBeingDeleted, readSite, siteLabel, waitUntilGone } from '../site/site-presence.ts';
import { ID, targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, type Operation } from './operation.ts';

/** Creates the site when the server has none of that domain, then waits until it can be worked on. */
export const ensureSite: Operation = {
  name: 'ensure-site',
  summary: 'creates the site when the server has none of that domain',
  scope: 'site',
  createsSite: true,

  check(inputs) {
    const problems = [];
    if (ID.test(inputs.site)) {
      problems.push({
        input: 'site',
        expected: 'a domain, not an id, as ensure-site may have to create the site',
      });
    } else if (!/^[^\s/:@?#\\]+$/.test(inputs.site)) {
      problems.push({
        input: 'site',
        expected: 'a plain domain such as shop.example.com, without https:// and path',
      });
    } else if (!postSiteBody.shape.root_domain.safeParse(inputs.site).success) {
      problems.push({
        input: 'site',
        expected: 'a domain of at most 100 characters (root_domain: maximum 100)',
      });
    }
    const directories = [
      ['web-directory', inputs.webDirectory, postSiteBody.shape.web_directory],
      ['project-root', inputs.projectRoot, postSiteBody.shape.project_root],
    ] as const;
    for (const [input, value, schema] of directories) {
      if (!schema.safeParse(value).success) problems.push({ input, expected: wordsOf(schema) });
    }
    return problems;
  },

  async plan({ inputs, facts, reader, patience, log }) {
    const { site } = facts;
    if (site === 'planned') return nothingToDo;
    if (site !== 'missing') {
      if (!isBeingDeleted(site)) return nothingToDo;
      log.info(`the site ${siteLabel(site)} is being deleted: it is created anew when it is gone`);
      if (!inputs.dryRun) await waitUntilGone(targetOf(facts), site, reader, patience);
    }
    const summary = `create the site ${inputs.site} (web directory ${inputs.webDirectory})`;
    const apply = (applying: Applying): Promise<Applied> => create(inputs, facts.serverId, applying);
    const change = { summary, content: JSON.stringify(inputs.projectRoot ?? null), apply };
    return { changes: [change], expected: { site: 'planned', repository: 'absent' } };
  },
};

async function create(inputs: Inputs, server: number, applying: Applying): Promise<Applied> {
  const { writer, reader, patience, log, learn, confirm } = applying;
  const body = {
    root_domain: inputs.site,
    web_directory: inputs.webDirectory,
    project_root: inputs.projectRoot,
  };
  const created = await createOrFind(
    () => writer.write(postSite, { server }, body),
    () => findCreated(reader, server, null, inputs.site),
    (cause) => doubtOf(inputs.site, cause),
    () => log.info('the answer was lost and no such site is listed: creating it once more'),
    patience,
  );
  const site =
    'found' in created
      ? created.found
      : await readBack(
          () => findCreated(reader, server, created.answer, inputs.site),
          doubtOf(inputs.site),
          patience,
        );
  confirm();
  learn({ site, repository: 'absent' });
  const target = { server, site: site.id };
  const ready = await orUnknown(
    () => waitUntilReady(target, site, BEING_MADE, reader, patience),
    notSeenReady(site),
  );
  learn({ site: ready });
  return { changed: true, summary: `created site ${site.id}` };
}

function doubtOf(domain: string, cause?: Error): OperationError {
  return new OperationError(
    'unknown',
    `The site ${domain} was to be created, but it cannot be read yet.`,
    'Run again in a minute: a site that exists by then is taken as it is.',
    { cause },
  );
}

function notSeenReady(site: Site): OperationError {
  return new OperationError(
    'unknown',
    `The site ${siteLabel(site)} was created; whether it is ready is not known.`,
    'Run again in a minute: it waits until the site is ready, and does what is missing.',
  );
}

/** The site that was created, by the id of the answer where there was one, else by its domain. */
async function findCreated(
  reader: Reader,
  server: number,
  created: Site | null,
  domain: string,
): Promise<Site | undefined> {
  if (created === null) {
    const sites = await readAll(reader, getSites, { server });
    return sites.find((site) => site.domain.toLowerCase() === domain.toLowerCase());
  }
  return readSite(reader, { server, site: created.id });
}
