import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ShownRecord } from '../../../src/api/records.ts';
import {
  differencesOf,
  identityOf,
  planRecords,
  type RecordChange,
  type RecordPlan,
} from '../../../src/records/compare.ts';
import { bodyOf, type Declared, detailsOf, type Kind } from '../../../src/records/kind.ts';
import { daemons } from '../../../src/records/kinds/daemons.ts';
import { databases } from '../../../src/records/kinds/databases.ts';
import { networkRules } from '../../../src/records/kinds/network-rules.ts';
import { queueWorkers } from '../../../src/records/kinds/queue-workers.ts';
import { kinds } from '../../../src/records/kinds.ts';
import type { DeclaredValue } from '../../../src/records/value.ts';

const rule = (name: string, port: string | number, more: object = {}): ShownRecord => ({
  id: 1,
  name,
  port,
  status: 'active',
  ...more,
});
const worker = { connection: 'redis', queue: 'default', maximum_seconds: 60, sleep: 3, processes: 2 };

function actions({ changes }: RecordPlan): string[] {
  return changes.map((change) => `${change.action} ${'shown' in change ? change.shown.id : ''}`.trim());
}

describe('what is planned', () => {
  test('only what is shown is compared: a missing field is no difference, nor a number written as a text', () => {
    const shown = { id: 4, connection: 'redis', queue: 'default', processes: '2', maximum_seconds: 60 };
    expect(actions(planRecords(queueWorkers, [worker], [shown], false))).toEqual([]);
    const drifted = { ...shown, processes: '3' };
    expect(planRecords(queueWorkers, [worker], [drifted], false).changes).toEqual([
      { action: 'replace', declared: worker, shown: drifted, differences: ['processes 3 → 2'] },
    ]);
  });

  test('a field that is left out may have any value; one that is null must have none', () => {
    const shown = [rule('web', '443', { from_ip_address: '192.0.2.1' })];
    const open = { name: 'web', port: '443', type: 'tcp' };
    expect(actions(planRecords(networkRules, [open], shown, false))).toEqual([]);
    const nobody = { ...open, from_ip_address: null };
    expect(actions(planRecords(networkRules, [nobody], shown, false))).toEqual(['replace 1']);
    expect(
      actions(planRecords(networkRules, [nobody], [rule('web', '443', { from_ip_address: '' })], false)),
    ).toEqual([]);
    expect(bodyOf(nobody)).toEqual(open);
  });

  test('a field that is not echoed is not compared', () => {
    const declared = { name: 'dns', port: '53', type: 'udp' };
    expect(actions(planRecords(networkRules, [declared], [rule('dns', 53)], false))).toEqual([]);
    expect(actions(planRecords(networkRules, [declared], [rule('dns', 53, { type: 'tcp' })], false))).toEqual(
      ['replace 1'],
    );
  });

  test('what is not declared stays, and is told; a second record of a declared identity too', () => {
    const shown = [rule('web', '443'), { ...rule('web', '443'), id: 2 }, { ...rule('ssh', '22'), id: 3 }];
    const declared = [{ name: 'web', port: '443', type: 'tcp' }];
    const plan = planRecords(networkRules, declared, shown, false);
    expect(actions(plan)).toEqual([]);
    expect(plan.kept.map(({ id }) => id)).toEqual([2, 3]);
    expect(actions(planRecords(networkRules, declared, shown, true))).toEqual(['delete 2', 'delete 3']);
  });

  test('several of one identity, none as declared: which one to replace cannot be told', () => {
    const shown = [rule('web', '80'), { ...rule('web', '8080'), id: 2 }];
    const plan = planRecords(networkRules, [{ name: 'web', port: '443', type: 'tcp' }], shown, true);
    expect(plan.conflicts.map(({ message }) => message)).toEqual([
      'The network rule web is there 2 times (ids 1, 2), and none of them is as declared: it is unclear which one to replace.',
    ]);
  });

  test('what a replacement that creates first has left, broken off in the middle, is deleted', () => {
    const shown = [rule('ssh', '22'), { ...rule('ssh', '2222'), id: 2 }];
    const declared = [{ name: 'ssh', port: '2222', type: 'tcp' }];
    const plan = planRecords(networkRules, declared, shown, false);
    expect(plan.changes).toEqual([
      {
        action: 'delete',
        shown: shown[0],
        why: 'it differs from the declared one, which exists and is newer: port 22 → 2222',
      },
    ]);
    expect(plan.kept).toEqual([]);
    const two = [...shown, { ...rule('ssh', '2223'), id: 3 }];
    expect(planRecords(networkRules, declared, two, false)).toMatchObject({
      changes: [],
      kept: [{ id: 1 }, { id: 3 }],
    });
    const newer = [
      { ...rule('ssh', '2222'), id: 1 },
      { ...rule('ssh', '22'), id: 2 },
    ];
    expect(planRecords(networkRules, declared, newer, false)).toMatchObject({
      changes: [],
      kept: [{ id: 2 }],
    });
    const vague = [rule('ssh', '22'), { id: 2, name: 'ssh' }];
    expect(planRecords(networkRules, declared, vague, false)).toMatchObject({
      changes: [],
      kept: [{ id: 1 }],
    });
    const twice = [worker, { ...worker, processes: 9 }].map((record, id) => ({ ...record, id }));
    expect(planRecords(queueWorkers, [worker], twice, false)).toMatchObject({
      changes: [],
      kept: [{ id: 1 }],
    });
  });

  test('each part of an identity tells one from another', () => {
    const other = { ...worker, connection: 'sqs', id: 1 };
    expect(actions(planRecords(queueWorkers, [worker], [other], false))).toEqual(['create']);
    expect(
      actions(planRecords(queueWorkers, [{ ...worker, queue: 'mail' }], [{ ...worker, id: 1 }], false)),
    ).toEqual(['create']);
  });

  test('one that differs only in case or white space stops it: creating may change it, pruning destroy it', () => {
    for (const name of ['Shop', 'shop ']) {
      const { conflicts } = planRecords(databases, [{ name: 'shop' }], [{ id: 7, name }], true);
      expect(conflicts.map(({ message }) => message)).toEqual([
        expect.stringContaining('only in case or white space'),
      ]);
    }
    const [lower, upper] = [
      { id: 1, command: 'curl -o' },
      { id: 2, command: 'curl -O' },
    ];
    const declared = [{ command: 'curl -o' }];
    expect(planRecords(daemons, declared, [lower, upper], false).conflicts).toEqual([]);
    expect(planRecords(daemons, declared, [upper], false).conflicts).toHaveLength(1);
  });

  test('an id that is shown twice stops it', () => {
    const shown = [rule('a', '1'), rule('b', '2')];
    expect(planRecords(networkRules, [], shown, true).conflicts).toHaveLength(1);
  });

  test('values that are none are no values of ours, and do no harm', () => {
    let deep: unknown = {};
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    for (const port of [{ toString: 1 }, ['443'], deep, true]) {
      const shown = { id: 1, name: 'web', port };
      expect(
        actions(planRecords(networkRules, [{ name: 'web', port: '443', type: 'tcp' }], [shown], false)),
      ).toEqual(['replace 1']);
    }
  });

  test('what is not shown, and so not compared, is named', () => {
    const declared = { name: 'shop', user: 'shop', password: 'x' };
    expect(planRecords(databases, [declared], [{ id: 1, name: 'shop' }], false).uncompared).toEqual([
      'user',
      'password',
    ]);
    expect(planRecords(databases, [declared], [], false).uncompared).toEqual([]);
  });

  test('a record that does not show its identity stops it all: it may be any of those declared', () => {
    const plan = planRecords(daemons, [{ command: 'a' }], [{ id: 7 }, { id: 8, command: 'b' }], false);
    expect(plan.changes).toEqual([]);
    expect(plan.conflicts.map(({ message }) => message)).toEqual([
      'The service does not show command of every daemon (ids 7), so they cannot be matched with the declared ones.',
    ]);
  });

  test('a database is never replaced, and pruned only when asked', () => {
    const shown = [{ id: 1, name: 'shop', user: 'old' }];
    const plan = planRecords(databases, [{ name: 'shop', user: 'new' }], shown, true);
    expect(plan.conflicts.map(({ message }) => message)).toEqual([
      'The database shop (id 1) differs from what is declared (user old → new), and is never replaced.',
    ]);
    expect(actions(planRecords(databases, [], shown, false))).toEqual([]);
    expect(actions(planRecords(databases, [], shown, true))).toEqual(['delete 1']);
  });

  test('no secret is in what is said of a difference', () => {
    const declared = { name: 'shop', password: 'never-to-be-seen' };
    expect(differencesOf(databases, declared, { id: 1, name: 'shop', password: 'other' })).toEqual([]);
  });
});

describe('a further field', () => {
  const open = { name: 'web', port: '443', type: 'tcp' };
  const differences = (extra: Declared, shown: object): string[] =>
    differencesOf(networkRules, { ...open, ...extra }, rule('web', 443, shown));

  test('is compared where it is shown, sent beside the others, and named where it is not shown', () => {
    const declared: Declared = { ...open, rule_type: 'allow', weight: 5, until: null };
    const shown = rule('web', 443, { rule_type: 'deny', until: null });
    expect(planRecords(networkRules, [declared], [shown], false)).toMatchObject({
      changes: [{ action: 'replace', differences: ['rule_type deny → allow'] }],
      uncompared: ['type', 'weight'],
    });
    expect(bodyOf(declared)).toEqual({ ...open, rule_type: 'allow', weight: 5 });
    expect(detailsOf(networkRules, declared)).toBe('port 443, type tcp, rule_type allow, weight 5');
  });

  test('that differs stops where the kind is never replaced', () => {
    const [conflict] = planRecords(
      daemons,
      [{ command: 'serve', processes: 2 }],
      [{ id: 1, command: 'serve', processes: '1' }],
      false,
    ).conflicts;
    expect(conflict?.message).toContain('differs from what is declared (processes 1 → 2)');
  });

  test.each<[DeclaredValue, unknown]>([
    [5, '5'],
    [5, '5.00'],
    ['5', 5],
    ['080', 80],
    [-0.5, '-0.5'],
    [true, 1],
    [true, '1'],
    [true, 'true'],
    ['true', true],
    [false, 0],
    [false, '0'],
    [null, ''],
    [null, []],
    ['', null],
    [[], null],
    [
      [80, '81', true],
      ['80', 81, 1],
    ],
  ])('%j that is shown as %j is the same', (wanted, shown) => {
    expect(differences({ further: wanted }, { further: shown })).toEqual([]);
  });

  test.each<[DeclaredValue, unknown, string]>([
    [5, '5x', '5x → 5'],
    [5, null, 'empty → 5'],
    [0, '', 'empty → 0'],
    [0, null, 'empty → 0'],
    [false, null, 'empty → false'],
    [false, 'no', 'no → false'],
    [true, 2, '2 → true'],
    ['5', '5.0', '5.0 → 5'],
    ['true', 1, '1 → true'],
    ['12345678901234567', 12345678901234568, '12345678901234568 → 12345678901234567'],
    [null, 0, '0 → empty'],
    ['a b', 'a', 'a → "a b"'],
    [[1, 2], [2, 1], '[2,1] → [1,2]'],
    [[1], 1, '1 → [1]'],
    [[1], [[1]], '"something that is no value" → [1]'],
    ['x', { x: 1 }, '"something that is no value" → x'],
  ])('%j that is shown as %j is another value', (wanted, shown, words) => {
    expect(differences({ further: wanted }, { further: shown })).toEqual([`further ${words}`]);
  });

  test('that is secret is compared, and neither its value nor the other is said', () => {
    const key: Declared = { key: { secret: 'k3y-of-mine', spellings: ['k3y-of-mine'] } };
    expect(differences(key, { key: 'k3y-of-mine' })).toEqual([]);
    expect(differences(key, { key: 'k3y-of-another' })).toEqual(['key *** → ***']);
    expect(detailsOf(networkRules, { ...open, ...key })).toBe('port 443, type tcp, key ***');
    expect(bodyOf({ ...open, ...key })).toEqual({ ...open, key: 'k3y-of-mine' });
    const masked = planRecords(
      networkRules,
      [{ ...open, ...key }],
      [rule('web', 443, { key: '****' })],
      false,
    );
    expect(masked).toMatchObject({ changes: [], uncompared: ['type', 'key'] });
  });

  test('that is called as something that every object has is not taken for shown', () => {
    const declared = { ...open, constructor: 'x', toString: 'y' };
    const { changes, uncompared } = planRecords(networkRules, [declared], [rule('web', 443)], false);
    expect([changes, uncompared]).toEqual([[], ['type', 'constructor', 'toString']]);
  });
});

test('the status of a record, and what else the service adds, is never compared', () => {
  const declared = [{ name: 'web', port: '443', type: 'tcp' }];
  for (const status of ['created', 'active', null, 7])
    expect(
      actions(planRecords(networkRules, declared, [rule('web', 443, { status, mood: 'new' })], true)),
    ).toEqual([]);
});

test('a name that is shown as a number is the same name', () => {
  expect(
    actions(planRecords(queueWorkers, [{ ...worker, queue: '5' }], [{ ...worker, id: 1, queue: 5 }], true)),
  ).toEqual([]);
});

describe.each(kinds)('properties of $name', (kind) => {
  const declaredLists = fc.uniqueArray(recordOf(kind), {
    maxLength: 12,
    selector: (record) => identityOf(kind, record),
  });
  const shownLists = fc
    .array(recordOf(kind), { maxLength: 12 })
    .map((records) => records.map((record, index) => show(kind, record, index + 1)));

  test('plan, apply, plan again: nothing', () => {
    fc.assert(
      fc.property(declaredLists, shownLists, fc.boolean(), (declared, shown, wanted) => {
        const prune = wanted && kind.removable !== false;
        const plan = planRecords(kind, declared, shown, prune);
        fc.pre(plan.conflicts.length === 0);
        const after = apply(kind, plan, shown);
        const again = planRecords(kind, declared, after, prune);
        expect([again.changes, again.conflicts]).toEqual([[], []]);
        expect(JSON.stringify(plan.changes.map((change) => wordsOf(kind, change)))).not.toContain('s3cret');
        expect(after.length).toBeGreaterThanOrEqual(declared.length);
        if (prune) expect(after).toHaveLength(declared.length);
      }),
      { numRuns: 300 },
    );
  });

  test('without prune nothing goes but what is replaced; nothing that is as declared is touched', () => {
    fc.assert(
      fc.property(declaredLists, shownLists, (declared, shown) => {
        const { changes, kept } = planRecords(kind, declared, shown, false);
        for (const change of changes) {
          if (change.action === 'delete') {
            expect([kind.deleteFirst, kind.replaceable, change.why]).toEqual([
              undefined,
              undefined,
              expect.stringMatching(/^it differs from the declared one, which exists and is newer/),
            ]);
          }
          if (change.action !== 'replace') continue;
          expect(differencesOf(kind, change.declared, change.shown)).not.toEqual([]);
          expect(kept).not.toContain(change.shown);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** All that is said of a change. */
function wordsOf(kind: Kind, change: RecordChange): unknown {
  if (change.action === 'delete') return change.why;
  return [detailsOf(kind, change.declared), change.action === 'replace' ? change.differences : []];
}

/** Records of few values, so that identities meet, some with further fields. */
function recordOf(kind: Kind): fc.Arbitrary<Declared> {
  const values: Readonly<Record<string, fc.Arbitrary<DeclaredValue>>> = Object.fromEntries(
    Object.keys(kind.declared.shape).map((field) => [
      field,
      fc.constantFrom<(string | number)[]>(
        ...(kind.identity.includes(field) ? ['a', 'b', 'c'] : ['1', '2', 3]),
      ),
    ]),
  );
  const further = fc.constantFrom<DeclaredValue[]>('x', 5, true, null, '', [], ['x', 5]);
  const key = fc
    .constantFrom('s3cret', 's3cret of another')
    .map((secret) => ({ secret, spellings: [secret] }));
  const all: Readonly<Record<string, fc.Arbitrary<DeclaredValue>>> = {
    ...values,
    further,
    unshown: further,
    key,
  };
  return fc.record(all, { requiredKeys: [...kind.identity] });
}

/** The record as a service shows it: in a form of its own, and not all of it. */
function show(kind: Kind, record: Declared, id: number): ShownRecord {
  const inItsForm = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inItsForm);
    if (typeof value === 'boolean') return value ? 1 : 0;
    return id % 2 === 0 && typeof value === 'number' ? String(value) : value;
  };
  const shown = Object.entries(bodyOf(record))
    .filter(([field]) => !kind.writeOnly?.includes(field) && field !== 'unshown')
    .map(([field, value]) => [field, inItsForm(value)]);
  return { status: 'created', ...Object.fromEntries(shown), id };
}

function apply(kind: Kind, plan: RecordPlan, shown: readonly ShownRecord[]): ShownRecord[] {
  const gone = plan.changes.flatMap((change) => ('shown' in change ? [change.shown] : []));
  const created = plan.changes.flatMap((change) => ('declared' in change ? [change.declared] : []));
  return [
    ...shown.filter((record) => !gone.includes(record)),
    ...created.map((record, index) => show(kind, record, 1000 + index)),
  ];
}
