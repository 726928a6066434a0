import { nothingToDo, type Work } from './operation.ts';
import type { removeRepository } from './remove-repository.ts';
import { removal, showsNoRepository } from './repository.ts';

export const work: Work<typeof removeRepository> = {
  async plan({ facts }) {
    if (showsNoRepository(facts)) return nothingToDo;
    return { changes: [removal(facts)], expected: { repository: 'absent' } };
  },
};
