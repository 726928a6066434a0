import type { Fault } from './faults.ts';

/** Faults by which a rehearsal would touch what is real, or show what is not so. */
export const rehearseFaults: readonly Fault[] = [
  {
    name: 'a rehearsal sends the token that it was given to the service of the workflow',
    file: 'rehearse/stand-ins.ts',
    from: "'base-url': standing.apiUrl,",
    to: "'base-url': given['base-url'] ?? '',",
    tests: ['unit/rehearse'],
  },
  {
    name: 'a rehearsal tells a real webhook',
    file: 'rehearse/stand-ins.ts',
    from: 'inputs[name] = `${standing.apiUrl}/nobody`;',
    to: '',
    tests: ['unit/rehearse'],
  },
  {
    name: 'a rehearsal gives a real token of GitHub to the action',
    file: 'rehearse/stand-ins.ts',
    from: 'for (const name of left) delete inputs[name];',
    to: '',
    tests: ['unit/rehearse'],
  },
  {
    name: 'run steps are carried out without being asked for',
    file: 'rehearse/players.ts',
    from: 'return options.run ? ',
    to: "return options.run || uses === '' ? ",
    tests: ['e2e/rehearse'],
  },
  {
    name: 'our own environment reaches the steps',
    file: 'rehearse/players.ts',
    from: '...ownVariables(),',
    to: "...ownVariables(), TOLD: process.env.TOLD ?? '',",
    tests: ['e2e/rehearse'],
  },
  {
    name: 'a step without a condition goes on after a failure',
    file: 'rehearse/expressions.ts',
    from: 'if (!standing.hasSucceeded || standing.isCancelled) return false;',
    to: '',
    tests: ['unit/rehearse'],
  },
  {
    name: 'a rehearsal that failed ends with 0',
    file: 'rehearse/main.ts',
    from: 'return codes.find((code) => code !== 0) ?? 0;',
    to: 'return 0;',
    tests: ['e2e/rehearse'],
  },
  {
    name: 'an interrupted rehearsal leaves the action running',
    file: 'rehearse/main.ts',
    from: 'played.child?.kill(signal);',
    to: '{}',
    tests: ['e2e/rehearse'],
  },
];
