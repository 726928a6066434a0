import type { deploy } from './deploy.ts';
import type { Change, Work } from './operation.ts';

export const work: Work<typeof deploy> = {
  check(given) {
    const judging = [
      ['health-check-url', given.healthCheck !== undefined],
      ['verify-command', given.verifyCommand !== undefined],
      ['expected-commit', given.expectedCommit !== undefined],
      ['failure-pattern', given.failurePatterns?.length],
      ['success-pattern', given.successPatterns?.length],
      ['restore-on-failure', given.restoreOnFailure],
    ] as const;
    const names = judging.filter(([, isGiven]) => isGiven).map(([name]) => name);
    const expected = `true: a deploy that is not followed has no use for ${names.join(', ')}`;
    return given.wait === false && names.length > 0 ? [{ input: 'wait', expected }] : [];
  },

  async plan({ inputs: given, facts }) {
    const summary = given.wait ? 'trigger a deploy and follow it' : 'trigger a deploy';
    // Following and judging are loaded only by a run that writes.
    const apply: Change['apply'] = async (applying) => {
      const { deployAndFollow } = await import('./deploy-and-follow.ts');
      return deployAndFollow(given, facts, applying);
    };
    return { changes: [{ summary, apply }] };
  },
};
