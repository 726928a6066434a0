import type { Fault } from './faults.ts';

/** What may go wrong in the job summary. */
export const summaryFaults: readonly Fault[] = [
  {
    name: 'a log that begins in an empty entry is not seen to begin',
    file: 'src/deploy/watch.ts',
    from: "!showsNewLog(before) || contentOf(before.latest) === ''",
    to: '!showsNewLog(before)',
    tests: ['unit/run'],
  },
  {
    name: 'a deploy that is not seen to end is timed to the last look that brought news',
    file: 'src/deploy/attempt.ts',
    from: '    advance(undefined);\n  }\n  return report;',
    to: '  }\n  return report;',
    tests: ['unit/run'],
  },
  {
    name: 'the summary links to an address with a user in it',
    file: 'src/report/links.ts',
    from: '^https?://(?:',
    to: '^https?://(?:[^/]*@)?(?:',
    tests: ['unit/report'],
  },
  {
    name: 'the summary links to an address that holds a secret',
    file: 'src/report/links.ts',
    from: "url !== undefined && sanitize(url).join('\\n') === url",
    to: 'url !== undefined',
    tests: ['unit/report'],
  },
  {
    name: 'the summary links to a commit of another repository',
    file: 'src/report/links.ts',
    from: 'return name?.toLowerCase() === ofRun?.toLowerCase();',
    to: 'return true;',
    tests: ['unit/report'],
  },
  {
    name: 'a word from elsewhere gets into the diagram',
    file: 'src/report/timeline.ts',
    from: 'return isName ? [{',
    to: 'return isName || true ? [{',
    tests: ['unit/report', 'unit/markdown'],
  },
  {
    name: 'scripts with nothing in common are compared line by line',
    file: 'src/report/script-diff.ts',
    from: 'maxEditLength: MOST_EDITS',
    to: 'maxEditLength: 1e9',
    tests: ['unit/script-diff'],
  },
  {
    name: 'a part that does not fit makes the summary too large',
    file: 'src/report/summary.ts',
    from: "if (part === '' || size > left) return false;",
    to: "if (part === '') return false;",
    tests: ['unit/report'],
  },
  {
    name: 'what runs in every run counts as a change of a plan',
    file: 'src/report/headline.ts',
    from: 'name === operation && repeats === true',
    to: 'name === operation && repeats === null',
    tests: ['unit/report'],
  },
  {
    name: 'the keys of .env are shown as they come',
    file: 'src/report/env-keys.ts',
    from: 'codeSpan(line(key))',
    to: 'line(key)',
    tests: ['unit/markdown'],
  },
];
