import { commonInputs } from '../inputs/common.ts';
import { combine, declare, declareFlag, need } from '../inputs/input.ts';
import { isSameDomain } from '../values/host-name.ts';
import { ID, parseDirectory, parseName } from '../values/input-values.ts';
import { isOfPullRequest, parsePreviewDomain } from '../values/preview-domain.ts';
import { declareOperation } from './operation.ts';

export const ensureSite = declareOperation({
  name: 'ensure-site',
  summary: 'creates the site if the server has none with that domain',
  scope: 'site',
  createsSite: true,
  changesState: 'sites',
  inputs: {
    site: commonInputs.site,
    webDirectory: declare('web-directory', 'site', {
      description: 'For `ensure-site`, the directory to serve.',
      default: '/public',
      parse: parseDirectory,
    }),
    projectRoot: declare('project-root', 'site', {
      description: 'For `ensure-site`, the directory of the project.',
      parse: parseDirectory,
    }),
  },
  check({ site }) {
    const expected = site ? expectedDomain(site) : undefined;
    return expected === undefined ? [] : [{ input: 'site', expected }];
  },
});

/** The expected value of `site` when no site can be created with the given one. */
function expectedDomain(domain: string): string | undefined {
  if (ID.test(domain)) return 'a domain, not an id, as ensure-site may have to create the site';
  if (!/^[^\s/:@?#\\\p{Cs}]+$/u.test(domain))
    return 'the domain only, such as shop.example.com, without https:// and path';
  if ([...domain].length <= 100) return undefined;
  return 'a domain of at most 100 characters (root_domain: maximum 100)';
}

const confirmDelete = declare('confirm-delete', 'site', {
  description:
    'For `delete-site`, the domain of the site again. In a run for a pull request, the only number in its first part must be that of the pull request.',
  parse: parseName,
});

/** Deletes the site; a missing site counts as deleted. The facts keep it for the outputs. */
export const deleteSite = declareOperation({
  name: 'delete-site',
  summary: 'deletes the site with all its files; `confirm-delete` must name its domain',
  scope: 'site',
  example: '--confirm-delete shop.example',
  deletesSite: true,
  changesState: 'sites',
  inputs: {
    site: commonInputs.site,
    confirmDelete: need(confirmDelete, 'the domain of the site, as delete-site needs it'),
    // Not declared, as it comes from the event.
    pullRequest: combine({}, (_, form) => form.pullRequest?.()),
  },

  check({ site: named = '', confirmDelete: confirmed, pullRequest: number }) {
    if (confirmed === undefined) return [];
    const expected = confirmationOf(named, confirmed) ?? previewOf(confirmed, number);
    return expected === undefined ? [] : [{ input: 'confirm-delete', expected }];
  },

  // An id is easily mistyped: only the domain confirms that it is the intended site.
  checkSite({ confirmDelete: confirmed }, { id, domain }) {
    if (domain !== '' && isSameDomain(domain, confirmed)) return [];
    const expected = `the domain of the site to delete, which is ${domain || 'not shown'} (id ${id})`;
    return [{ input: 'confirm-delete', expected }];
  },
});

/** The expected value of `confirm-delete` when it does not repeat `site`. */
function confirmationOf(named: string, confirmed: string): string | undefined {
  // With an id, `checkSite` compares the domain once the site is found.
  if (named === '' || ID.test(named) || isSameDomain(confirmed, named)) return undefined;
  return `the domain that site names, ${named}, as delete-site deletes it`;
}

/** The expected value of `confirm-delete` in a run of a pull request, which may delete only its own preview. */
function previewOf(confirmed: string, number: number | 'unclear' | undefined): string | undefined {
  if (number === 'unclear')
    return 'a run that shows its pull request, as delete-site deletes only the site of that pull request; the event of this run (GITHUB_EVENT_PATH) shows none';
  if (number === undefined || isOfPullRequest(confirmed, number)) return undefined;
  return `a domain whose first part has ${number} as its only number, as in pr-${number}.preview.example.com: in a run of pull request #${number} delete-site deletes only the site of that pull request`;
}

const previewDomain = declare('preview-domain', 'site', {
  description:
    "For `sweep-previews`, the domain of previews with `<number>` in place of the pull request's number, such as `pr-<number>.preview.example.com`.",
  parse: parsePreviewDomain,
});

export const sweepPreviews = declareOperation({
  name: 'sweep-previews',
  summary:
    'deletes the sites of `preview-domain` whose pull request has been closed for an hour; keeps any in doubt',
  scope: 'server',
  plansByState: 'sites',
  inputs: {
    previewDomain: need(
      previewDomain,
      'the domain of previews with <number> for the number of the pull request, as sweep-previews needs it',
    ),
    githubToken: need(
      commonInputs.githubToken,
      'a token, as sweep-previews asks GitHub which pull requests are closed; on GitHub, leave the input out, and give the job the permission pull-requests: read',
    ),
  },
});

export const installBlogapp = declareOperation({
  name: 'install-blogapp',
  summary: 'installs the blogapp unless the site shows that it is installed',
  scope: 'site',
  changesState: 'blogapp',
  plansByState: 'blogapp',
  inputs: {
    createDatabase: declareFlag('create-database', 'site', {
      description: 'For `install-blogapp`, also create a database.',
    }),
  },
});

export const uninstallBlogapp = declareOperation({
  name: 'uninstall-blogapp',
  summary: 'uninstalls the blogapp unless the site shows that it is missing',
  scope: 'site',
  changesState: 'blogapp',
  plansByState: 'blogapp',
  inputs: {},
});

export const installCloudstore = declareCloudstore('install', 'installation');
export const uninstallCloudstore = declareCloudstore('uninstall', 'removal');

/** Declares an operation that writes in every run, as no call shows whether a site has the cloudstore. */
function declareCloudstore(verb: 'install' | 'uninstall', noun: string) {
  return declareOperation({
    name: `${verb}-cloudstore`,
    summary: `${verb}s the cloudstore; sent in every run, as the service does not show whether it is there`,
    scope: 'site',
    inputs: {},
    writesBlind: true,
    afterKill: {
      what: `The ${noun} of the cloudstore`,
      goesOn: 'the service may still be working on it',
      look: "Look at the site in the service's own pages, as no call shows whether the cloudstore is there;",
    },
  });
}
