import { declareFlag } from '../inputs/input.ts';
import { declareOperation } from './operation.ts';

const traits = {
  scope: 'site',
  changesState: 'blogapp',
  plansByState: 'blogapp',
} as const;

const createDatabase = declareFlag('create-database', 'site', {
  description: 'For `install-blogapp`, also create a database.',
});

export const installBlogapp = declareOperation({
  name: 'install-blogapp',
  summary: 'installs the blogapp unless the site shows that it is installed',
  ...traits,
  inputs: { createDatabase },
});

export const uninstallBlogapp = declareOperation({
  name: 'uninstall-blogapp',
  summary: 'uninstalls the blogapp unless the site shows that it is missing',
  ...traits,
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
