import { commonInputs } from '../inputs/common.ts';
import { declare } from '../inputs/input.ts';
import { ID } from '../site/target.ts';
import { parseDirectory } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

const webDirectory = declare('web-directory', 'site', {
  description: 'For `ensure-site`, the directory to serve.',
  default: '/public',
  parse: parseDirectory,
});

const projectRoot = declare('project-root', 'site', {
  description: 'For `ensure-site`, the directory of the project.',
  parse: parseDirectory,
});

/** Creates the site unless the server has one of that domain, then waits until it is ready. */
export const ensureSite = declareOperation({
  name: 'ensure-site',
  summary: 'creates the site if the server has none with that domain',
  scope: 'site',
  createsSite: true,
  changesState: 'sites',
  inputs: { site: commonInputs.site, webDirectory, projectRoot },
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
