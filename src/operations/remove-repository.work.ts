import { planChange } from './change.ts';
import { nothingToDo, type Work } from './operation.ts';
import type { removeRepository } from './remove-repository.ts';
import { REMOVAL, removeOnce, showsNoRepository } from './repository.ts';

export const work: Work<typeof removeRepository, null> = {
  async plan({ facts }) {
    if (showsNoRepository(facts)) return nothingToDo;
    return { changes: [planChange(REMOVAL, null)], expected: { repository: 'absent' } };
  },
  apply: (_, applying) => removeOnce(applying),
};
