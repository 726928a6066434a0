import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CancelledError, DeadlineError } from '../../../src/core/errors.ts';
import { mergeReports } from '../../../src/merge/merge-reports.ts';
import {
  hasFailed,
  outcomeOfAll,
  type Report,
  type RunEnd,
  reportOfNone,
  type TargetEnd,
} from '../../../src/outcome/end.ts';
import { exitCodes, failureOf } from '../../../src/outcome/failure.ts';
import { titleOf } from '../../../src/report/headline.ts';
import { safeReport } from '../../../src/report/safe-report.ts';
import { sectionsOf } from '../../../src/report/sections.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { documentOf } from '../../../src/step/report-file.ts';
import { fleet, good, rolledBack, scriptFailed, target, unproven, waiting } from '../../support/fleets.ts';
import { formWith } from '../../support/forms.ts';
import { runs } from '../../support/property-runs.ts';
import { deployed, facts, outputsOf, places, redactor, reports, row } from '../../support/reports.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

const folder = makeTestFolder();

type Texts = Readonly<Record<string, string>>;

/** The document of a run. */
const fileOf = (report: Report): string => documentOf(outputsOf(report));

/** Merges the files of a folder `reports`; those that `given` names, or all. */
async function merge(files: Texts, given = Object.keys(files).join('\n'), inputs: Texts = {}) {
  const warnings: string[] = [];
  const form = formWith(
    { ...inputs, reports: given },
    {
      readFile: (path) => {
        const value = files[path];
        return value === undefined ? { expected: `a file that exists; there is no ${path}` } : { value };
      },
    },
  );
  const { report, traffic = { requests: 0, retries: 0 } } = await mergeReports(form, {
    info: () => {},
    warning: (line) => void warnings.push(line),
  });
  const summary = renderSummary(safeReport(report, redactor), places, sectionsOf);
  return { outputs: outputsOf(report, traffic), warnings, report, summary };
}

const interruptions = {
  cancelled: failureOf(new CancelledError('The workflow was cancelled.')),
  'timed out': failureOf(new DeadlineError('Time ran out (timeout).')),
};

/** The end of a run of these targets, as the run itself reports it. */
function endOf(targets: readonly TargetEnd[], stop?: keyof typeof interruptions): Report {
  const failure = stop && interruptions[stop];
  const stopped = stop === undefined ? [] : ([stop === 'cancelled' ? 'cancelled' : 'timed_out'] as const);
  const outcome = outcomeOfAll([...targets.map((one) => one.outcome), ...stopped]);
  const known = targets.map(({ hasChanges }) => hasChanges);
  const hasChanges = known.includes(true) || (known.includes(undefined) ? undefined : false);
  return { ...fleet(targets, { outcome, failure }), hasChanges };
}

const superseded: RunEnd = {
  outcome: 'superseded',
  results: [row('deploy', 'not-run')],
  durationMs: 90,
  failure: { reason: 'older-commit', message: 'A newer commit is live.', next: '' },
};
const ENDS = [
  ...[good, unproven, scriptFailed, rolledBack, reports['timed-out'], reports.unknown, superseded],
  { ...good, outcome: 'succeeded', results: [row('sync-env', 'unchanged', 3)], facts: undefined },
  { ...good, facts: { ...facts, deploy: { ...deployed, followed: false, evidence: [], commit: undefined } } },
] as const;

/** The end of a target in words, as far as its document tells it: not its rollback, and times differ by what was measured. */
const titleInShort = (end: TargetEnd): string =>
  titleOf({ ...end, rollback: undefined }).replace(/(in|after) [\d.]+ (m?s|min.*)/, '$1 …');

const oneTarget = fc.tuple(fc.nat(ENDS.length), fc.constantFrom(true, false, undefined), fc.nat(3));
const part = fc.record({
  size: fc.nat(4),
  stop: fc.constantFrom(undefined, undefined, undefined, 'cancelled' as const, 'timed out' as const),
});

describe('a merge of reports', () => {
  test('says what one run over all targets would have said, however they were divided', async () => {
    /** These follow from the targets; how a run was stopped is its own matter. */
    const compared = ['outcome', 'targets', 'unfinished', 'results', 'changed', 'has-changes'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(oneTarget, { maxLength: 16 }),
        fc.array(part, { minLength: 1 }),
        async (all, parts) => {
          const targets = all.map(([end, hasChanges, batch], nth): TargetEnd => {
            const run = ENDS[end];
            return run === undefined
              ? waiting(nth, 1, 'Why not.')
              : { ...target(nth, batch + 1, 0, run), hasChanges };
          });
          let from = 0;
          const shares = parts.map(({ size, ...how }, nth) => {
            const share = targets.slice(from, nth === parts.length - 1 ? undefined : from + size);
            from += share.length;
            // A run leaves targets only if some have failed, or if it was stopped.
            const isStopped = share.some(({ outcome }) => outcome === 'not-run') && !share.some(hasFailed);
            const stop = how.stop ?? (isStopped ? 'timed out' : undefined);
            return { share, ...how, stop: share.length === 0 ? undefined : stop };
          });
          const files = shares.map(({ share, stop }, nth) => [`${nth}.json`, fileOf(endOf(share, stop))]);
          const { outputs, report, warnings } = await merge(Object.fromEntries(files));
          const stops = shares.flatMap(({ stop }) => stop ?? []);
          const [stop = stops[0]] = stops.filter((one) => one === 'cancelled');
          const wanted = outputsOf(endOf(targets, stop), {
            requests: 9 * shares.length,
            retries: shares.length,
          });
          for (const name of [...compared, 'requests', 'retries'])
            expect([name, outputs[name]]).toEqual([name, wanted[name]]);
          if (stop === undefined) expect(outputs).toEqual({ ...wanted, plan: '' });
          expect(report.targets.map(titleInShort)).toEqual(targets.map(titleInShort));
          const hasBegun = ({ fromMs }: TargetEnd): boolean => fromMs !== undefined;
          expect(report.targets.map(hasBegun)).toEqual(targets.map(hasBegun));
          expect(exitCodes[report.outcome]).toBe(exitCodes[endOf(targets, stop).outcome]);
          expect(warnings).toHaveLength(stops.length);
        },
      ),
      runs(150),
    );
  });

  const north = endOf([target(1, 1, 0, good), target(2, 1, 0, good)]);
  const south = endOf([target(3, 1, 0, good)]);
  const wellFiles = { 'reports/north.json': fileOf(north), 'reports/south.json': fileOf(south) };

  const NONE = 'no report of a run';
  const leaving = String.raw`"unfinished":"[\"east-1/a.example\"]"`;
  test.each<[string, string, string | undefined]>([
    ['is missing', `no reports/east.json .looked at ${resolve('reports/east.json')}.`, undefined],
    ['is cut', NONE, fileOf(south).slice(0, 400)],
    ['is another document', 'killed', '{"name":"east"}'],
    ['is of another shape', NONE, '{"outcome":"succeeded","targets":{}}'],
    ['fails without a reason', NONE, '{"outcome":"unknown","targets":[]}'],
    [
      'has succeeded and leaves a target',
      'outcome is succeeded, but not all',
      `{"outcome":"succeeded","targets":[],${leaving}}`,
    ],
    ['is of a killed run', 'killed', `{${leaving}}`],
  ])('is unknown, and names the run, if a document %s', async (_, why, content) => {
    const more: Texts = content === undefined ? {} : { 'reports/east.json': content };
    const names = ['reports/north.json', 'reports/east.json', 'reports/south.json'].join('\n');
    const { outputs, warnings, summary } = await merge({ ...wellFiles, ...more }, names);
    const known = content?.includes('east-1') ? '["east-1/a.example"]' : '[]';
    expect(outputs).toMatchObject({ outcome: 'unknown', reason: 'run-unfinished', unfinished: known });
    expect(outputs).toMatchObject({ requests: '', retries: '', changed: '', 'has-changes': 'true' });
    expect(outputs.message).toMatch(new RegExp(`^Some runs did not finish. reports/east.json: .*${why}`));
    expect(warnings).toHaveLength(1);
    expect(summary).toContain('3 of 3 deployed');
    expect(summary).toContain('reports/east.json');
    const failed = { 'reports/west.json': fileOf(endOf([target(4, 1, 0, scriptFailed)])) };
    const worse = await merge({ ...wellFiles, ...more, ...failed }, `${names}\nreports/west.json`);
    expect(worse.outputs).toMatchObject({ outcome: 'failed', reason: 'run-unfinished' });
  });

  test('does not believe an outcome that a target contradicts', async () => {
    const document = JSON.parse(fileOf({ ...endOf([waiting(4, 1, 'Why not.')]), outcome: 'succeeded' }));
    const edited = { 'a.json': JSON.stringify({ ...document, unfinished: '[]' }) };
    expect((await merge({ ...wellFiles, ...edited })).outputs.outcome).toBe('unknown');
  });

  test('takes the document of a single site as that of a list of one', async () => {
    const single = (run: typeof good): string => fileOf({ ...run, targets: [] });
    const files = { 'a.json': single(good), 'b.json': single(scriptFailed) };
    const { outputs, summary } = await merge(files);
    expect(outputs).toMatchObject({ outcome: 'failed', unfinished: '["1/shop.example"]' });
    expect(JSON.parse(outputs.targets ?? '')).toMatchObject([
      {
        server: '1',
        site: 'shop.example',
        outcome: 'succeeded',
        'deployed-commit': good.facts?.deploy?.commit,
      },
      { server: '1', site: 'shop.example', outcome: 'failed', reason: 'deploy-script-failed' },
    ]);
    expect(summary).toContain('1 of 2 deployed; 1 failed');
    expect(summary).not.toContain('gantt');
    expect((await merge({ 'a.json': files['a.json'] })).outputs.outcome).toBe('succeeded');
  });

  test('is rejected if every run was, and failed if only some were', async () => {
    const failure = { reason: 'input-invalid', message: 'site: expected a value', next: '' } as const;
    const files = { 'a.json': fileOf(reportOfNone(failure, '["a.example"]')) };
    expect((await merge(files)).outputs).toMatchObject({ outcome: 'rejected', unfinished: '["a.example"]' });
    const single = { 'a.json': fileOf(reportOfNone(failure)) };
    expect((await merge(single)).outputs).toMatchObject({ outcome: 'rejected', targets: '[]' });
    const { outputs, summary } = await merge({ ...files, ...wellFiles });
    const { message } = failure;
    expect(outputs).toMatchObject({ outcome: 'failed', message, unfinished: '["a.example"]' });
    expect(summary).toContain('the run failed: 3 of 3 deployed');
    // Two runs whose lists are given as YAML may be rejected alike: each path is a run.
    const yaml = fileOf(reportOfNone(failure, '- a.example\n- site: b.example'));
    const path = fileOf(reportOfNone(failure, 'sites.yml'));
    const mixed = await merge({ 'a.json': yaml, 'b.json': path, 'c.json': path });
    expect(mixed.outputs.unfinished).toBe('["a.example",{"site":"b.example"}]');
    expect(mixed.outputs.outcome).toBe('rejected');
    const other = fileOf(reportOfNone({ ...failure, message: 'Another.' }, '- a.example'));
    const both = await merge({ 'a.json': yaml, 'b.json': other });
    expect(both.outputs.unfinished).toBe(mixed.outputs.unfinished);
    expect(mixed.warnings.filter((line) => line.includes('is no list'))).toHaveLength(2);
  });

  test('refuses a document that is given twice, and inputs of a run, all at once', async () => {
    const nothing = fileOf(endOf([]));
    const files = { ...wellFiles, 'copy.json': fileOf(north) };
    const paths = 'reports/north.json\nreports/south.json\ncopy.json\n./reports/south.json';
    const refused = await merge(files, paths, { operations: 'sync-env', timeout: '15m' });
    expect(refused.outputs).toMatchObject({ outcome: 'rejected', targets: '[]', requests: '0' });
    expect(refused.report.failure?.message).toMatch(
      /\noperations: expected nothing.*\nreports: .*copy.json is the same as reports\/north.json\nreports: .*\.\/reports\/south.json is the same as reports\/south.json$/,
    );
    const twins = ['1', '2'].map((name) => join(folder, `${name}.json`));
    for (const path of twins) writeFileSync(path, '');
    const empty = Object.fromEntries(twins.map((path) => [path, nothing]));
    const pattern = join(folder, '*.json');
    expect((await merge(empty, pattern)).outputs).toMatchObject({ outcome: 'succeeded', targets: '[]' });
    const twice = await merge(empty, `${pattern}\n${twins[0]}`);
    expect(twice.outputs.message).toMatch(/1.json is the same as .*1.json$/);
    expect((await merge(empty, `${folder}/x*`)).outputs).toMatchObject({ outcome: 'unknown' });
  });
});
