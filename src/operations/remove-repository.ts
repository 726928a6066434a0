import { defineOperation, nothingToDo } from './operation.ts';
import { removal, showsNoRepository } from './repository.ts';

/** Removes the repository from the site. */
export const removeRepository = defineOperation({
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
  async plan({ facts }) {
    if (showsNoRepository(facts)) return nothingToDo;
    return { changes: [removal(facts)], expected: { repository: 'absent' } };
  },
});
