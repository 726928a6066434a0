import { z } from 'zod';
import { type Answer, data, invalid, notFound } from '../http/answer.ts';
import { text } from '../http/fields.ts';
import { siteRoute, withBody } from '../http/route.ts';
import type { Manner, Reply, Route, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';
import { shownSite } from './sites.ts';

const hostedProviders = ['hosted_git_1', 'hosted_git_2', 'hosted_git_3'] as const;

const hostedName = '[A-Za-z0-9_][A-Za-z0-9._-]*/[A-Za-z0-9_][A-Za-z0-9._-]*';
const visible =
  '[^\\u0000-\\u0020\\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';
const gitUrl = `((https?|ssh|git|file)://${visible}*|[A-Za-z0-9_.-]+@[A-Za-z0-9_.-]+:${visible}*|/[^\\u0000-\\u001f\\u007f]*)\\.git`;
const isHostedName = (name: string) => new RegExp(`^${hostedName}$`).test(name);
const isGitUrl = (name: string) => new RegExp(`^${gitUrl}$`).test(name);

const provider = z.enum([...hostedProviders, 'custom']);
const name = text({
  checks: [
    {
      pattern: new RegExp(`^(${hostedName}|${gitUrl})$`),
      says: 'must be <user>/<repository>, or a git URL or an absolute path ending in .git.',
    },
  ],
});
const source = z.object({ provider, name });

const named = (providers: readonly string[], pattern: string) => ({
  properties: { provider: { enum: providers }, name: { pattern: `^${pattern}$` } },
});
const installBody = z
  .object({ provider, branch: text(), name })
  .refine(({ provider, name }) => (provider === 'custom' ? isGitUrl(name) : isHostedName(name)), {
    path: ['name'],
    error: 'The name must be a git URL with the provider custom, and <user>/<repository> with the others.',
    // Even if the branch is wrong: all problems are answered at once.
    when: ({ value }) => source.safeParse(value).success,
  })
  .meta({ anyOf: [named(hostedProviders, hostedName), named(['custom'], gitUrl)] });

type Install = z.infer<typeof installBody>;

export function repositoryRoutes(manner: Manner): Route[] {
  const { installed, site, repository } = manner.shapes;
  const add = withBody(installBody, install);
  const summary =
    'Install a git repository on a site\nIt must be there to be cloned, and the site must have none. Replaces the files of the site.';
  const shown = 'Show the git repository of a site\nWithout one it is 404.';
  return [
    ...(manner.repository === null
      ? []
      : [siteRoute('GET', '/repository', shown, shapes.data(repository), show)]),
    siteRoute('POST', '/repository', summary, shapes.data(installed), add),
    siteRoute(
      'DELETE',
      '/repository',
      'Remove the git repository from a site\nEnds a running deploy, and deletes the files of the site, its `.env` included.',
      shapes.data(site),
      remove,
    ),
  ];
}

function show({ service, site, manner }: SiteCall): Answer {
  const shown = manner.repository?.(service, site) ?? null;
  return shown === null ? notFound('Repository') : data(shown);
}

async function remove(call: SiteCall): Promise<Answer> {
  await call.service.repositories.remove(call.site);
  return data(shownSite(call, call.site));
}

function install(call: SiteCall, body: Install): Reply {
  const { service, manner } = call;
  const { provider, branch, name } = body;
  if (provider !== 'custom' && service.gitBase === null) {
    return invalid({
      provider: ['The sandbox was started without --git-base: it cannot tell where this provider is.'],
    });
  }
  const url = provider === 'custom' ? name : `${service.gitBase}/${name}.git`;
  const user = provider === 'custom' ? userOf(name) : (name.split('/')[0] ?? '');
  return manner.install(call, { provider, branch, user, url });
}

/** Returns the part before the repository in a custom URL: `acme` in `https://git.example/acme/shop.git`. */
function userOf(url: string): string {
  return /([^/:@]+)\/+[^/]+$/.exec(url)?.[1] ?? '';
}
