import type { Problem } from '../core/errors.ts';
import * as values from '../values/input-values.ts';
import { parseBatches, parseMaxFailures, parseShard, type Share } from '../values/rollout.ts';
import type { ParsedTargets } from '../values/targets.ts';
import { readTextOrFile } from './common.ts';
import { type Declaration, declare, declareGroup, type Form } from './input.ts';

/** The inputs of a run of many sites. */

const targetsText = {
  name: 'targets',
  section: 'list',
  description:
    'The sites, instead of `site`: a list in YAML or JSON, or the path of such a file. An entry is a text such as `web-1/shop.example`, or a map with `server`, `site` and the inputs that differ for it. In `site`, `*` matches one label of a domain.',
  isYaml: true,
  ofRun: true,
} as const satisfies Declaration;

const rollout = {
  batches: declare({
    name: 'batches',
    section: 'list',
    description:
      'Sizes of successive batches, as counts or percentages of all targets, rounded up, such as `1, 10%, 100%`. The last one is repeated until all are done.',
    default: '100%',
    ofRun: true,
    parse: parseBatches,
  }),
  maxParallel: declare({
    name: 'max-parallel',
    section: 'list',
    description: 'How many targets may run at once, from 1 to 1000.',
    default: '10',
    ofRun: true,
    parse: values.parseWholeNumber(1, 1000),
  }),
  /** Without a declared default, so that a 0 that was given differs from none. */
  maxFailures: declare<Share>({
    name: 'max-failures',
    section: 'list',
    description:
      'The most targets that may fail, a count or a percentage of all, rounded down. By default 0: after the first failure no further target starts. Required for a pattern that takes every site of a server.',
    ofRun: true,
    parse: parseMaxFailures,
    missing: { count: 0 },
  }),
  batchPauseMs: declare({
    name: 'batch-pause',
    section: 'list',
    description:
      'How long to wait after each batch but the last. Then every health check of the batch runs again, and a failure counts.',
    default: '0s',
    ofRun: true,
    parse: values.parsePause,
  }),
  /** The part of the targets that this run takes. */
  shard: declare({
    name: 'shard',
    section: 'list',
    description:
      'A part of the targets, for the jobs of a matrix: `2/5` is every fifth target beginning with the second.',
    ofRun: true,
    parse: parseShard,
  }),
  targetTimeoutMs: declare({
    name: 'target-timeout',
    section: 'list',
    description: 'Time limit of each target, such as `10m`. By default only `timeout` limits it.',
    ofRun: true,
    parse: values.parseLimit,
  }),
};

/** The entries of `targets`; undefined for a run of one site. The parser is loaded only when the input is given. */
const entries = declareGroup([targetsText], async (form): Promise<ParsedTargets | undefined> => {
  const { get } = form.source;
  const isGiven = (name: string): boolean => get(name).trim() !== '';
  if (!isGiven(targetsText.name)) {
    reportIdle(form);
    return undefined;
  }
  const before = form.problems.length;
  const { text, file } = readTextOrFile(form, targetsText.name);
  // A file that cannot be read has been reported.
  if (form.problems.length > before) return undefined;
  const { parseTargets } = await import('../values/targets.ts');
  const step = { file, server: get('server').trim(), allowAll: isGiven('max-failures') };
  const parsed = parseTargets(text, form.declared, step);
  // Returned and not reported: the inputs of the other entries are checked as well.
  return isGiven('site') ? { ...parsed, problems: [BESIDE, ...parsed.problems] } : parsed;
});

const BESIDE: Problem = {
  input: 'site, targets',
  expected: 'only one of them: an entry of targets names its site',
};

/** Reports inputs that change nothing without targets. */
function reportIdle(form: Form): void {
  for (const { name, default: standard = '' } of Object.values(rollout).flatMap(({ declared }) => declared)) {
    const text = form.source.get(name).trim();
    if (text !== '' && text !== standard)
      form.report(name, 'the input targets, too: without it, this one has no effect');
  }
}

export const listInputs = { entries, ...rollout };
