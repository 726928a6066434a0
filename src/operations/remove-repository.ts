import { declareOperation } from './operation.ts';

/** Removes the repository from the site. */
export const removeRepository = declareOperation({
  name: 'remove-repository',
  summary: 'removes the git repository from the site',
  scope: 'site',
  changesState: 'repository',
  plansByState: 'repository',
  afterKill: {
    what: 'The removal of the repository',
    goesOn: 'the service may still be working on it',
    look: 'A repository that is gone by then counts as removed;',
  },
  inputs: {},
});
