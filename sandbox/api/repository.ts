import { z } from 'zod';
import { data, invalid } from '../http/answer.ts';
import { filledText, withBody } from '../http/body.ts';
import { type Reply, type Route, type SiteCall, siteRoute } from '../http/route.ts';
import { shownSite } from './sites.ts';

const hostedProviders = ['hosted_git_1', 'hosted_git_2', 'hosted_git_3'] as const;

const source = z.object({
  provider: z.enum([...hostedProviders, 'custom']),
  name: filledText('name').refine((name) => isHostedName(name) || isGitUrl(name), {
    error: 'The name must be <user>/<repository>, or a git URL or an absolute path ending in .git.',
  }),
});

const installBody = source
  .extend({ branch: filledText('branch') })
  .refine(({ provider, name }) => (provider === 'custom' ? isGitUrl(name) : isHostedName(name)), {
    path: ['name'],
    error: 'The name must be a git URL with the provider custom, and <user>/<repository> with the others.',
    // Whatever is wrong with the branch: all that is wrong is answered at once.
    when: ({ value }) => source.safeParse(value).success,
  });

type Install = z.infer<typeof installBody>;

export const repositoryRoutes: Route[] = [
  siteRoute('POST', '/repository', withBody(installBody, install)),
  siteRoute('DELETE', '/repository', async (call) => {
    await call.service.repositories.remove(call.site);
    return data(shownSite(call, call.site));
  }),
];

function install(call: SiteCall, { provider, branch, name }: Install): Reply {
  const { service, manner } = call;
  if (provider !== 'custom' && service.gitBase === null) {
    return invalid({
      provider: ['The sandbox was started without --git-base: it cannot tell where this provider is.'],
    });
  }
  const url = provider === 'custom' ? name : `${service.gitBase}/${name}.git`;
  const user = provider === 'custom' ? userOf(name) : (name.split('/')[0] ?? '');
  return manner.install(call, { provider, branch, user, url });
}

function isGitUrl(name: string): boolean {
  if (!name.endsWith('.git') || /[\u0000-\u001f\u007f]/.test(name)) return false;
  return /^(https?|ssh|git|file):\/\/\S+$|^[\w.-]+@[\w.-]+:\S+$|^\//.test(name);
}

function isHostedName(name: string): boolean {
  return /^(?![.-])[A-Za-z0-9._-]+\/(?![.-])[A-Za-z0-9._-]+$/.test(name);
}

/** Returns the part before the repository in a custom URL: `acme` in `https://git.example/acme/shop.git`. */
function userOf(url: string): string {
  return /([^/:@]+)\/+[^/]+$/.exec(url)?.[1] ?? '';
}
