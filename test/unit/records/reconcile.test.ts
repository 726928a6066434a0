import { describe, expect, test } from '@jest/globals';
import type { ShownRecord } from '../../../src/api/records.ts';
import { planRecords, type RecordPlan } from '../../../src/records/compare.ts';
import { type Kind, kindOf } from '../../../src/records/kinds.ts';
import {
  bodyOf,
  type Declared,
  type DeclaredValue,
  detailsOf,
  differencesOf,
} from '../../../src/records/record.ts';

const queueWorkers = kindOf('queue-workers');
const networkRules = kindOf('network-rules');
const crontabs = kindOf('crontabs');
const daemons = kindOf('daemons');
const databases = kindOf('databases');

const rule = (name: string, port: string | number, more: object = {}): ShownRecord => {
  return { id: 1, name, port, status: 'active', ...more };
};
const WEB: Declared = { name: 'web', port: '443', type: 'tcp' };
const worker = { connection: 'redis', queue: 'default', maximum_seconds: 60, sleep: 3, processes: 2 };

type Given = readonly [Kind, readonly Declared[], readonly ShownRecord[], prune?: boolean];

const planOf = (...[kind, declared, shown, prune = false]: Given): RecordPlan =>
  planRecords(kind, declared, shown, prune);
/** The actions of a plan, with the ids of shown records. */
function actions(...given: Given): string[] {
  const { changes } = planOf(...given);
  return changes.map((change) => `${change.action} ${'old' in change ? change.old.id : ''}`.trim());
}
const conflicts = (...given: Given): string[] => planOf(...given).conflicts.map(([message]) => message);

describe('the plan for records', () => {
  test('compares only what is shown, and numbers with texts', () => {
    const shown = { id: 4, connection: 'redis', queue: 'default', processes: '2', maximum_seconds: 60 };
    expect(actions(queueWorkers, [worker], [shown])).toEqual([]);
    const { changes } = planOf(queueWorkers, [worker], [{ ...shown, processes: '3' }]);
    const old = { id: 4, name: 'redis: default (id 4)' };
    expect(changes).toEqual([{ action: 'replace', declared: worker, old, why: 'processes 3 → 2' }]);
  });

  test('takes any value for a field that is left out, and none for null', () => {
    const nobody = { ...WEB, from_ip_address: null };
    const fromSomewhere = rule('web', '443', { from_ip_address: '192.0.2.1' });
    expect(actions(networkRules, [WEB], [fromSomewhere])).toEqual([]);
    expect(actions(networkRules, [nobody], [fromSomewhere])).toEqual(['replace 1']);
    expect(actions(networkRules, [nobody], [rule('web', '443', { from_ip_address: '' })])).toEqual([]);
    expect(bodyOf(nobody)).toEqual(WEB);
  });

  test('keeps and tells what is not declared, and a second record of a declared identity', () => {
    const shown = [rule('web', '443'), rule('web', '443', { id: 2 }), rule('ssh', '22', { id: 3 })];
    const { changes, kept } = planOf(networkRules, [WEB], shown);
    expect([changes, kept.map(({ id }) => id)]).toEqual([[], [2, 3]]);
    expect(actions(networkRules, [WEB], shown, true)).toEqual(['delete 2', 'delete 3']);
  });

  test('stops if several records have one identity and none is as declared', () => {
    const shown = [rule('web', '80'), rule('web', '8080', { id: 2 })];
    expect(conflicts(networkRules, [WEB], shown, true)).toEqual([
      'The network rule web is there 2 times (ids 1, 2), and none of them is as declared: it is unclear which one to replace.',
    ]);
  });

  test('deletes the older record that a broken-off replacement has left', () => {
    const shown = [rule('web', '22'), rule('web', '443', { id: 2 })];
    const plan = planOf(networkRules, [WEB], shown);
    const why = 'it differs from the declared one, which exists and is newer: port 22 → 443';
    expect(plan).toMatchObject({ changes: [{ action: 'delete', old: { id: 1 }, why }], kept: [] });
  });

  test('deletes no other record of an identity', () => {
    const [older, declared] = [rule('web', 22), rule('web', 443, { id: 2 })];
    const kept = (...given: Given) => [actions(...given), planOf(...given).kept.map(({ id }) => id)];
    expect(kept(networkRules, [WEB], [older, declared, rule('web', 23, { id: 3 })])).toEqual([[], [1, 3]]);
    expect(kept(networkRules, [WEB], [rule('web', 443), rule('web', 22, { id: 2 })])).toEqual([[], [2]]);
    expect(kept(networkRules, [WEB], [older, { id: 2, name: 'web' }])).toEqual([[], [1]]);
    // This kind is deleted first.
    const workers = [worker, { ...worker, processes: 9 }].map((fields, id) => ({ ...fields, id }));
    expect(kept(queueWorkers, [worker], workers)).toEqual([[], [1]]);
  });

  test('tells records apart by each part of their identity', () => {
    expect(actions(queueWorkers, [worker], [{ ...worker, connection: 'sqs', id: 1 }])).toEqual(['create']);
    expect(actions(queueWorkers, [{ ...worker, queue: 'mail' }], [{ ...worker, id: 1 }])).toEqual(['create']);
    expect(actions(queueWorkers, [{ ...worker, queue: '5' }], [{ ...worker, id: 1, queue: 5 }])).toEqual([]);
  });

  test('stops at a record that differs only in case or white space, which the service may take for the same', () => {
    const told = 'The database shop may be one that is there (id 7), as the service shows it: name ';
    for (const [name, shown] of Object.entries({ Shop: 'Shop', 'shop ': '"shop "' }))
      expect(conflicts(databases, [{ name: 'shop' }], [{ id: 7, name }], true)).toEqual([
        `${told}${shown} → shop.`,
      ]);
    const upper = { id: 2, command: 'curl -O' };
    const declared = [{ command: 'curl -o' }];
    expect(conflicts(daemons, declared, [{ id: 1, command: 'curl -o' }, upper])).toEqual([]);
    expect(conflicts(daemons, declared, [upper])).toHaveLength(1);
  });

  test.each([
    ['with HTML entities', { command: 'a &amp;&amp; b &gt; &#039;c&#039;' }, 'command'],
    ['with entities by number', { command: 'a &#38;&#x26; b &#62; &#039;c&#x27;' }, 'command'],
    ['with entities twice', { command: "a &amp;amp;&amp;amp; b > 'c'" }, 'command'],
    ['for another user', { user: 'root' }, 'user root → www'],
  ])('stops at a record that is there %s, until it is declared so, too', (_, other, words) => {
    const declared = { user: 'www', command: "a && b > 'c'", frequency: '@daily' };
    const there = { ...declared, ...other };
    for (const prune of [false, true])
      expect(conflicts(crontabs, [declared], [{ id: 7, ...there }], prune)).toEqual([
        expect.stringContaining(words),
      ]);
    expect(actions(crontabs, [there], [{ id: 7, ...there }])).toEqual([]);
    expect(actions(crontabs, [declared, there], [{ id: 7, ...there }])).toEqual(['create']);
  });

  test('takes a command of another user for another record if the declared one is there', () => {
    const declared = { user: 'www', command: 'backup', frequency: '@daily' };
    const weekly = { ...declared, id: 7, frequency: '@weekly' };
    const shown = [weekly, { ...declared, id: 8, user: 'root' }];
    expect(conflicts(crontabs, [declared], shown, true)).toEqual([]);
    expect(actions(crontabs, [declared], shown, true)).toEqual(['replace 7', 'delete 8']);
  });

  test('takes a longer name, or command, for another one', () => {
    const command = 'artisan queue';
    expect(actions(daemons, [{ command }], [{ id: 1, command: `${command}:work` }])).toEqual(['create']);
    expect(actions(databases, [{ name: 'shop' }], [{ id: 1, name: 'shop_test' }])).toEqual(['create']);
  });

  test('names what is not shown and so not compared', () => {
    const declared = [{ name: 'shop', user: 'shop', password: 'x' }];
    expect(planOf(databases, declared, [{ id: 1, name: 'shop' }]).uncompared).toEqual(['user', 'password']);
    expect(planOf(databases, declared, []).uncompared).toEqual([]);
  });

  test('stops at a record that does not show its identity, as it may be any of those declared', () => {
    const shown = [{ id: 7 }, { id: 8, command: 'b' }];
    expect(actions(daemons, [{ command: 'a' }], shown)).toEqual([]);
    expect(conflicts(daemons, [{ command: 'a' }], shown)).toEqual([
      'The service does not show command of every daemon (ids 7), so they cannot be matched with the declared ones.',
    ]);
  });

  test('never replaces a database, and prunes it only when asked', () => {
    const shown = [{ id: 1, name: 'shop', user: 'old' }];
    expect(conflicts(databases, [{ name: 'shop', user: 'new' }], shown, true)).toEqual([
      'The database shop (id 1) differs from what is declared (user old → new), and is never replaced.',
    ]);
    expect(actions(databases, [], shown)).toEqual([]);
    expect(actions(databases, [], shown, true)).toEqual(['delete 1']);
  });
});

describe('a further field', () => {
  const differences = (extra: Declared, shown: object): string[] =>
    differencesOf(networkRules, { ...WEB, ...extra }, rule('web', 443, shown));

  test('is sent, compared where it is shown, and named where it is not shown', () => {
    const declared: Declared = { ...WEB, rule_type: 'allow', weight: 5, until: null };
    const shown = rule('web', 443, { rule_type: 'deny', until: null });
    expect(planOf(networkRules, [declared], [shown])).toMatchObject({
      changes: [{ action: 'replace', why: 'rule_type deny → allow' }],
      uncompared: ['type', 'weight'],
    });
    expect(bodyOf(declared)).toEqual({ ...WEB, rule_type: 'allow', weight: 5 });
    expect(detailsOf(networkRules, declared)).toBe('port 443, type tcp, rule_type allow, weight 5');
  });

  test.each<[DeclaredValue, ...unknown[]]>([
    [5, '5', '5.00'],
    ['5', 5],
    ['080', 80],
    [true, 1, '1', 'true'],
    ['true', true],
    [null, '', []],
    [[], null],
    [[80, '81', true], '80 81 1'.split(' ')],
  ])('with the value %j is as declared if %j is shown', (wanted, ...shown) => {
    for (const value of shown) expect(differences({ further: wanted }, { further: value })).toEqual([]);
  });

  test.each<[DeclaredValue, unknown, string]>([
    [5, '5x', '5x → 5'],
    [false, 'no', 'no → false'],
    ['5', '5.0', '5.0 → 5'],
    ['true', 1, '1 → true'],
    ['12345678901234567', 12345678901234568, '12345678901234568 → 12345678901234567'],
    [null, 0, '0 → empty'],
    [[1, 2], [2, 1], '[2,1] → [1,2]'],
    [[1], [[1]], '[[1]] → [1]'],
    [true, { toString: 1 }, '{"toString":1} → true'],
  ])('with the value %j differs if %j is shown', (wanted, shown, words) => {
    expect(differences({ further: wanted }, { further: shown })).toEqual([`further ${words}`]);
  });

  test('is compared without showing either value if it is secret', () => {
    const key: Declared = { key: { secret: 'k3y-of-mine', spellings: ['k3y-of-mine'] } };
    expect(differences(key, { key: 'k3y-of-mine' })).toEqual([]);
    expect(differences(key, { key: 'k3y-of-another' })).toEqual(['key *** → ***']);
    expect(detailsOf(networkRules, { ...WEB, ...key })).toBe('port 443, type tcp, key ***');
    expect(bodyOf({ ...WEB, ...key })).toEqual({ ...WEB, key: 'k3y-of-mine' });
    const masked = planOf(networkRules, [{ ...WEB, ...key }], [rule('web', 443, { key: '****' })]);
    expect(masked).toMatchObject({ changes: [], uncompared: ['type', 'key'] });
  });
});

test('of a shown record that is long, only whole words are named: half a secret could not be redacted', () => {
  const command = 'TOKEN=a-secret-of-more-than-forty-characters php artisan feed:pull';
  const wanted: Declared = { user: 'www', command, frequency: '@daily' };
  const [change] = planOf(crontabs, [wanted], [{ id: 7, ...wanted, frequency: '@hourly' }]).changes;
  expect(change).toMatchObject({ old: { name: 'www: … (id 7)' } });
});
