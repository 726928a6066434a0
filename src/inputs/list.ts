import * as values from '../values/input-values.ts';
import { parseBatches, parseMaxFailures, parseShard, type Share } from '../values/rollout.ts';
import { declare, type Form } from './input.ts';

/** The inputs of a run of many sites, except their list. */
export const listInputs = {
  batches: declare('batches', 'list', {
    description:
      'Sizes of successive batches: counts, or percentages of all, rounded up, as in `1, 10%, 100%`. The last one is repeated.',
    default: '100%',
    parse: parseBatches,
  }),
  maxParallel: declare('max-parallel', 'list', {
    description: 'How many targets may run at once, 1 to 1000.',
    default: '10',
    parse: values.parseWholeNumber(1, 1000),
  }),
  /** Without a declared default, so that a 0 that was given differs from none. */
  maxFailures: declare<Share>('max-failures', 'list', {
    description:
      'The most targets that may fail: a count, or a percentage of all, rounded down. By default 0. Required for a pattern of all sites of a server.',
    parse: parseMaxFailures,
    missing: { count: 0 },
  }),
  batchPauseMs: declare('batch-pause', 'list', {
    description: 'Pause after each batch but the last. Then its health checks run again, and count.',
    default: '0s',
    parse: values.parsePause,
  }),
  shard: declare('shard', 'list', {
    description: 'A part of the targets, for the jobs of a matrix: `2/5` is every fifth, from the second on.',
    parse: parseShard,
  }),
  targetTimeoutMs: declare('target-timeout', 'list', {
    description: 'Time limit of each, such as `10m`.',
    parse: values.parseTime,
  }),
};

/** The inputs about the documents of runs, which the step itself reads: the file for that of a run, and those to merge in the place of one. */
export const reportInputs = [
  declare('report-file', 'list', {
    description: 'File for the outputs as JSON, for `reports`.',
    parse: values.parseText,
  }),
  declare('reports', 'list', {
    description:
      'JSON documents of runs to merge into one report, a path per line; `*` in its last part is any text.',
    parse: values.parseText,
  }),
];

export const targets = declare('targets', 'list', {
  description:
    'The sites, instead of `site`: lines such as `web-1/shop.example`, a list in YAML or JSON, or the path of such a file. An entry is such a text, or a map with `server`, `site` and inputs of its own. In `site`, `*` matches one label.',
  isYaml: true,
  parse: values.parseText,
});

/** Reports inputs of lists that are given without a list. */
export function checkWithoutList({ get, report }: Form): void {
  const inputs = Object.values(listInputs).flatMap(({ declared }) => declared);
  for (const { name, default: standard = '' } of inputs)
    if (!['', standard].includes(get(name).trim()))
      report(name, 'the input targets, too: without it, this one has no effect');
}
