import type { Fault } from './faults.ts';

/** Ways to break what the log says of long work, and how it looks. */
export const logFaults: readonly Fault[] = [
  {
    name: 'the log is silent for a tick longer than it may be',
    file: 'src/console/console.ts',
    from: '+ TICK_MS <= LONGEST_SILENCE_MS',
    to: '<= LONGEST_SILENCE_MS',
    tests: ['unit/log'],
  },
  {
    name: 'nothing is said while the site is looked for',
    file: 'src/run/run.ts',
    from: ".during({ doing: 'looking for the server and the site' }, () => resolveTarget(client, inputs))",
    to: '.during({ doing: "" }, async () => undefined).then(() => resolveTarget(client, inputs))',
    tests: ['unit/log'],
  },
  {
    name: 'nothing is said while an operation reads what is there',
    file: 'src/run/run.ts',
    from: "await during({ doing: 'reading what is there' }, () =>\n      operation.plan(planningOf(parts, facts, learn)),\n    )",
    to: 'await operation.plan(planningOf(parts, facts, learn))',
    tests: ['unit/log'],
  },
  {
    name: 'progress is told also where text was printed meanwhile',
    file: 'src/console/console.ts',
    from: 'told.counts ? told.startedAt : writtenAt',
    to: 'told.startedAt',
    tests: ['unit/log'],
  },
  {
    name: 'a restart that was not seen to its end tells how long the next one takes',
    file: 'src/console/activities.ts',
    from: '      } finally {',
    to: '      } finally {\n        took.set(stretch.one ?? "", now() - entry.startedAt);',
    tests: ['unit/log'],
  },
  {
    name: 'a person at a terminal is shown the values to mask',
    file: 'src/console/console.ts',
    from: 'void (look.commands && command(',
    to: 'void (command(',
    tests: ['unit/log'],
  },
  {
    name: 'a runner with a terminal gets no commands',
    file: 'src/console/look.ts',
    from: 'isTerminal && !isRunner && ',
    to: 'isTerminal && ',
    tests: ['unit/log'],
  },
  {
    name: 'the live line fills the last column, and wraps',
    file: 'src/console/live-line.ts',
    from: '(columns() || USUAL_COLUMNS) - 1',
    to: '(columns() || USUAL_COLUMNS) + 1',
    tests: ['unit/log'],
  },
  {
    name: 'what is printed does not erase the live line first',
    file: 'src/console/live-line.ts',
    from: '`${ERASE}${lines}${paint(shown)}`',
    to: '`${lines}${paint(shown)}`',
    tests: ['unit/log'],
  },
  {
    name: 'the live line is left behind by a cancelled run',
    file: 'src/console/console.ts',
    from: '      stopTicking = undefined;\n      liveLine.erase();',
    to: '      stopTicking = undefined;',
    tests: ['e2e/terminal'],
  },
];
