import {
  DIRECTORY,
  DIRECTORY_WORDS,
  isOfLength,
  MAX_DIRECTORY_CHARACTERS,
  MAX_DOMAIN_CHARACTERS,
} from '../api/limits.ts';
import { commonInputs } from '../inputs/common.ts';
import { declare } from '../inputs/input.ts';
import { ID } from '../site/target.ts';
import { parseText } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

const webDirectory = declare('web-directory', 'site', {
  description: 'For `ensure-site`, the directory to serve.',
  default: '/public',
  parse: parseText,
});

const projectRoot = declare('project-root', 'site', {
  description: 'For `ensure-site`, the directory of the project.',
  parse: parseText,
});

/** Creates the site unless the server has one of that domain, then waits until it is ready. */
export const ensureSite = declareOperation({
  name: 'ensure-site',
  summary: 'creates the site if the server has none with that domain',
  scope: 'site',
  createsSite: true,
  changesState: 'sites',
  inputs: { site: commonInputs.site, webDirectory, projectRoot },
  check({ site, webDirectory: web, projectRoot: root }) {
    const directories = { 'web-directory': web, 'project-root': root };
    const problems = Object.entries(directories)
      .filter(([, value]) => value !== undefined && !isDirectory(value))
      .map(([input]) => ({ input, expected: DIRECTORY_WORDS }));
    const expected = site ? expectedDomain(site) : undefined;
    return expected === undefined ? problems : [{ input: 'site', expected }, ...problems];
  },
});

function isDirectory(text: string): boolean {
  return isOfLength(text, 1, MAX_DIRECTORY_CHARACTERS) && DIRECTORY.test(text);
}

/** The expected value of `site` when no site can be created with the given one. */
function expectedDomain(domain: string): string | undefined {
  if (ID.test(domain)) return 'a domain, not an id, as ensure-site may have to create the site';
  if (!/^[^\s/:@?#\\]+$/.test(domain))
    return 'the domain only, such as shop.example.com, without https:// and path';
  if (isOfLength(domain, 1, MAX_DOMAIN_CHARACTERS)) return undefined;
  return `a domain of at most ${MAX_DOMAIN_CHARACTERS} characters (root_domain: maximum ${MAX_DOMAIN_CHARACTERS})`;
}
