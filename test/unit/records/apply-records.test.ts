import { describe, expect, test } from '@jest/globals';
import type { ActionOptions } from '../../../harness/action-run.ts';
import type { Effect, Fault } from '../../../harness/simulator/faults.ts';
import type { Manners } from '../../../harness/simulator/manners.ts';
import { openSimulation, openSites } from '../../../harness/simulator/simulation.ts';
import type { Meddling } from '../../../harness/simulator/simulator.ts';
import { kindOf } from '../../../src/records/kinds.ts';
import { type KindName, knownKinds } from '../../../src/records/known-kinds.ts';
import { KINDS } from '../../contract/document-kinds.ts';
import { exampleOf } from '../../contract/endpoints.ts';

type Fields = Readonly<Record<string, unknown>>;
type Stored = Fields & { readonly id: number };

/** A changed crontab is deleted and created; a changed network rule is created and the old one deleted. */
const backup = { user: 'www', command: 'backup', frequency: '@daily' };
const oldBackup = { id: 7, ...backup, frequency: '@weekly' };
const otherBackup = { ...backup, frequency: '@yearly' };
const rule = { name: 'web', port: '443', type: 'tcp' };
const oldRule = { id: 8, ...rule, port: '80' };

/** Something that happens just before a write, and how that then goes wrong, if it does. */
type Happening = (around: { meddle: (deed: Meddling) => void; cancel: () => void }) => Fault | undefined;
type Fate = Fault | undefined | Happening;
const answer = (body: unknown, status = 200, effect: Effect = 'none'): Fault => {
  return { how: 'answer', status, body, effect };
};
const DONE = undefined;
const LOST: Fault = 'reset';
const LOST_AFTER_EFFECT: Fault = 'lose-answer';
const REFUSED: Fault = { how: 'refuse', status: 422 };
const NOT_FOUND: Fault = { how: 'refuse', status: 404 };
const NOTHING_DONE = answer({ success: false });
/** Somebody else creates a record just before the request goes wrong. */
const others =
  (list: KindName, record: Fields, fault: Fault = LOST): Happening =>
  ({ meddle }) => {
    meddle({ kind: 'create record', list, record });
    return fault;
  };
const deletedByOthers: Happening = ({ meddle }) => void meddle({ kind: 'delete record', list: 'crontabs' });
const cancelled: Fate = ({ cancel }) => {
  cancel();
  return LOST;
};

interface More extends Omit<ActionOptions, 'inputs'> {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly keepsRecord?: Manners['keepsRecord'];
  /** Told of the path of each GET, and of the number of writes before it. */
  readonly faultOfRead?: (path: string, writes: number) => Fault | undefined;
}

/** Brings the list of the service to one declared record, or to none. Each write has its fate. */
async function sync(
  name: KindName,
  declared: Fields | undefined,
  before: readonly Stored[] = [],
  fates: readonly Fate[] = [],
  { inputs, faultOfRead = () => undefined, keepsRecord, ...more }: More = {},
) {
  const list = kindOf(name).path.replace('/api/servers/{server}/', '').replace('{site}', '2');
  const sites = openSites(['kinds.example']);
  const manners = keepsRecord === undefined ? {} : { keepsRecord };
  await using simulation = await openSimulation({ sites, records: { [list]: before }, manners });
  const { service, play, seen } = simulation;
  let cancel = (): void => {};
  const writes: string[] = [];
  simulation.misbehave(({ method, path }) => {
    if (method === 'GET') return faultOfRead(path, writes.length);
    const fate = fates[writes.push(method) - 1];
    return typeof fate === 'function' ? fate({ meddle: service.meddle, cancel: () => cancel() }) : fate;
  });
  const manifest = JSON.stringify({ [name]: declared === undefined ? [] : [declared] });
  const prune = declared === undefined ? { prune: name } : {};
  const { outputs, log, runner, stdout, summary } = await play(
    { site: 'kinds.example', operations: `sync-${name}`, manifest, ...prune, ...inputs },
    {
      ...more,
      onStart: (end) => {
        cancel = () => end('SIGINT');
      },
    },
  );
  const { outcome, changed, results, plan } = outputs;
  const { annotations, masks } = runner;
  return {
    outcome,
    changed,
    writes,
    requests: seen.length,
    masks,
    records: service.state().records[list],
    said: [log, ...annotations.map(({ message }) => message), results, plan].join('\n'),
    // As it is, before the runner masks anything.
    written: [stdout, summary, JSON.stringify(outputs)].join('\n'),
  };
}

describe('a create whose answer is lost', () => {
  test.each<[string, Fate, string]>([
    ['lost again', LOST, 'Whether the crontab www: backup was created is not known.'],
    ['refused', REFUSED, 'it: No.'],
  ])('is not sent a third time if the second one is %s, and stays unknown', async (_, second, words) => {
    const ended = await sync('crontabs', backup, [], [LOST, second]);
    expect(ended).toMatchObject({ outcome: 'unknown', writes: ['POST', 'POST'], records: [] });
    expect(ended.said).toContain(words);
  });

  test('never takes another record of this run for its own', async () => {
    const manifest = JSON.stringify({ crontabs: [backup, { ...backup, user: 'root' }] });
    const ended = await sync('crontabs', backup, [], [DONE, LOST], { inputs: { manifest } });
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['POST', 'POST', 'POST'] });
    expect(ended.records).toHaveLength(2);
  });

  test.each<[string, Fields, Fault]>([
    ['which of two alike', otherBackup, LOST_AFTER_EFFECT],
    ['whether another new one', { ...backup, command: 'sh -c backup' }, LOST],
  ])('leaves it unknown %s is its own, and names the ids', async (_, other, fault) => {
    const ended = await sync('crontabs', backup, [], [others('crontabs', other, fault)]);
    expect(ended).toMatchObject({ outcome: 'unknown', writes: ['POST'] });
    expect(ended.said).toMatch(/there are new ones \(ids 3(, 4)?\)/);
  });

  test('never takes a record from before for its own', async () => {
    const otherForm = { ...rule, port: '0443' };
    for (const fate of [LOST_AFTER_EFFECT, others('network-rules', otherForm)]) {
      const ended = await sync('network-rules', rule, [oldRule], [fate]);
      expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['POST', 'DELETE'], records: [{ id: 9 }] });
    }
    // A list that no longer shows the field in which it differs.
    const { port: _, ...shown } = oldRule;
    const faultOfRead = (path: string, writes: number) =>
      writes > 0 && path.endsWith('rules') ? answer({ data: [shown] }) : undefined;
    const ended = await sync('network-rules', rule, [oldRule], [LOST, LOST], { faultOfRead });
    expect(ended).toMatchObject({ outcome: 'unknown', writes: ['POST', 'POST'], records: [oldRule] });
  });

  test('does not take a list that is no longer shown for an empty one, nor a part for the whole', async () => {
    for (const list of [{ data: null }, { data: [], meta: { current_page: 1, last_page: 1, total: 1 } }]) {
      const faultOfRead = (_: string, writes: number) => (writes > 0 ? answer(list) : undefined);
      const ended = await sync('crontabs', backup, [], [LOST], { faultOfRead });
      expect(ended).toMatchObject({ outcome: 'unknown', writes: ['POST'] });
    }
  });
});

describe('a replacement', () => {
  test.each<[string, Fate[], string, string]>([
    ['refused', [DONE, REFUSED], 'failed', 'it: No.'],
    ['in doubt', [DONE, LOST, LOST], 'unknown', 'Whether the crontab www: backup was created is not known.'],
    ['interrupted', [DONE, cancelled], 'cancelled', 'The workflow was cancelled.'],
  ])('says that the record is missing if its second half is %s', async (_, fates, outcome, words) => {
    const ended = await sync('crontabs', backup, [oldBackup], fates);
    expect(ended).toMatchObject({ outcome, records: [] });
    expect(ended.writes).toEqual(['DELETE', ...Array(fates.length - 1).fill('POST')]);
    expect(ended.said).toContain('was deleted to be replaced, and is missing');
    expect(ended.said).toContain(words);
  });

  test.each<[KindName, Fields, Stored, string]>([
    ['crontabs', backup, oldBackup, 'DELETE'],
    ['network-rules', rule, oldRule, 'POST'],
  ])('leaves the old record of %s as it is if its first half is refused', async (...given) => {
    const [list, declared, old, first] = given;
    const ended = await sync(list, declared, [old], [REFUSED]);
    expect(ended).toMatchObject({ outcome: 'failed', writes: [first], records: [old] });
  });

  test('says that a record may be there twice, and the next run finishes it', async () => {
    const twice = await sync('network-rules', rule, [oldRule], [DONE, REFUSED]);
    expect(twice).toMatchObject({ outcome: 'failed', writes: ['POST', 'DELETE'] });
    expect(twice.said).toContain('was created again (id 9), but the old one (id 8) may still be there');
    const next = await sync('network-rules', rule, [...(twice.records ?? [])]);
    expect(next).toMatchObject({ outcome: 'succeeded', writes: ['DELETE'], records: [rule] });
  });

  test.each<[string, Fields]>([
    ['as declared', backup],
    ['in another way', otherBackup],
  ])('creates no second record where somebody else has replaced it %s', async (_, record) => {
    const replaced: Fate = (around) => {
      deletedByOthers(around);
      others('crontabs', record)(around);
      return DONE;
    };
    const ended = await sync('crontabs', backup, [oldBackup], [replaced]);
    expect(ended).toMatchObject({ outcome: 'failed', writes: ['DELETE'] });
    expect(ended.said).toContain('(id 7) was deleted or replaced by somebody else');
  });

  test('does not create a record twice if it gets the id of the old one', async () => {
    const reused = answer({ data: [{ ...backup, id: oldBackup.id }] });
    const faultOfRead = (_: string, writes: number) => (writes === 2 ? reused : undefined);
    const ended = await sync('crontabs', backup, [oldBackup], [DONE, LOST], { faultOfRead });
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['DELETE', 'POST'] });
  });

  test('deletes nothing if the service has changed the old record in place', async () => {
    const inPlace = answer({ data: { ...rule, id: oldRule.id } });
    for (const old of [oldRule, { ...oldRule, name: 'old' }]) {
      const inputs = { prune: 'network-rules' };
      const ended = await sync('network-rules', rule, [old], [inPlace], { inputs });
      expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['POST'], records: [old] });
    }
  });
});

describe('a good answer to a create', () => {
  test('is believed without a record only if the list shows it', async () => {
    const listed = await sync('crontabs', backup, [], [answer({ message: 'Done.' }, 200, 'now')]);
    expect(listed).toMatchObject({ outcome: 'succeeded', writes: ['POST'] });
    expect(listed.said).toContain('created the crontab www: backup (id 3)');
    const nothing = await sync('crontabs', backup, [], [NOTHING_DONE]);
    expect(nothing).toMatchObject({ outcome: 'unknown', writes: ['POST'] });
  });

  test('leads to a warning if it shows the record differently, as every run would replace it', async () => {
    const otherForm = answer({ data: { ...rule, port: '0443', id: 9 } });
    expect((await sync('network-rules', rule, [], [otherForm])).said).toContain(
      'The service shows the new network rule differently from how it was declared: port 0443 → 443. Declare it as it is shown, or every run replaces it.',
    );
  });
});

describe('a record that the service shows as another one', () => {
  const chained = { ...backup, command: 'cd /srv && backup' };
  const escaped = { ...chained, command: 'cd /srv &amp;&amp; backup' };
  const ofRoot = { ...chained, user: 'root' };
  const wrapped = { ...chained, command: "cd ~ && sh -c 'cd /srv \\&\\& backup' >> /dev/null" };
  const confirmed = answer({ message: 'Done.' }, 200, 'now');
  test.each<[string, Stored | Fields, string, Fate[]]>([
    ['with HTML entities', escaped, 'command "cd /srv &amp;&amp; backup" → "cd /srv && backup"', []],
    ['for another user', ofRoot, 'user root → www', []],
    ['with more around it, and escaped', wrapped, '→ "cd /srv && backup"', []],
    ['after an answer that does not show it', escaped, '→ "cd /srv && backup"', [confirmed]],
    ['after a lost answer', ofRoot, 'user root → www', [LOST_AFTER_EFFECT]],
  ])('%s is created once, in three runs, and each says so', async (_, kept, words, fates) => {
    const more = { keepsRecord: () => kept };
    const first = await sync('crontabs', chained, [], fates, more);
    expect(first).toMatchObject({ outcome: 'failed', writes: ['POST'], records: [kept] });
    const [there] = first.records ?? [];
    if (there === undefined) throw new Error('no record');
    for (const prune of ['', 'crontabs']) {
      const next = await sync('crontabs', chained, [there], [], { ...more, inputs: { prune } });
      expect(next).toMatchObject({ outcome: 'failed', changed: 'false', writes: [] });
      expect([first.said, next.said]).toEqual(Array(2).fill(expect.stringContaining(words)));
    }
    expect(await sync('crontabs', kept, [there])).toMatchObject({ outcome: 'succeeded', writes: [] });
  });

  test('with a rewritten command leads to the hint that the next run may create another one', async () => {
    const more = { keepsRecord: () => ({ ...chained, command: 'sh -c backup' }) };
    const ended = await sync('crontabs', chained, [], [], more);
    expect(ended.said).toContain('the next run may create another one');
  });

  test('leaves the old record in place where that is deleted only after the create', async () => {
    const renamed = answer({ data: { ...rule, name: 'web 443', id: 9 } });
    const ended = await sync('network-rules', rule, [oldRule], [renamed]);
    expect(ended).toMatchObject({ outcome: 'failed', writes: ['POST'], records: [oldRule] });
  });

  test('is not called missing when it was to replace another one', async () => {
    const more = { keepsRecord: () => ({ ...otherBackup, user: 'root' }) };
    const ended = await sync('crontabs', backup, [oldBackup], [], more);
    expect(ended).toMatchObject({ outcome: 'failed', writes: ['DELETE', 'POST'] });
    expect(ended.said).toContain('user root → www');
    expect(ended.said).not.toContain('is missing');
  });
});

describe('a delete', () => {
  test.each<[string, string, Fate, string]>([
    ['true', 'the service confirms it', DONE, 'deleted the crontab with id 7'],
    ['true', 'its answer is lost', LOST_AFTER_EFFECT, 'deleted the crontab with id 7'],
    ['false', 'somebody else was faster', deletedByOthers, 'the crontab with id 7 was gone already'],
  ])('counts as a change of this run: %s, if %s', async (changed, _, fate, words) => {
    const ended = await sync('crontabs', undefined, [oldBackup], [fate]);
    expect(ended).toMatchObject({ outcome: 'succeeded', changed, records: [] });
    expect(ended.said).toContain(words);
  });

  test('shows, if in doubt, only the beginning of a command, which may be somebody else’s', async () => {
    const command = 'curl -H "Authorization: Bearer the-secret-of-somebody-else"';
    const ended = await sync('crontabs', undefined, [{ ...oldBackup, command }], [NOTHING_DONE]);
    expect(ended.outcome).toBe('unknown');
    expect(ended.said).toContain('Whether the crontab www: curl -H "Auth');
    expect(ended.said).not.toContain('secret');
  });

  const shownGone = (afterMs: number) => answer({ message: 'Accepted.' }, 202, { afterMs });
  test.each([20, 280])('is waited for where a service takes %i s for it', async (seconds) => {
    const ended = await sync('crontabs', undefined, [oldBackup], [shownGone(seconds * 1_000)]);
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['DELETE'], records: [] });
    expect(ended.requests).toBeLessThan(45);
  });

  test('is unknown if the record stays for five minutes', async () => {
    const ended = await sync('crontabs', undefined, [oldBackup], [NOTHING_DONE]);
    expect(ended).toMatchObject({ outcome: 'unknown', writes: ['DELETE'] });
    expect(ended.said).toContain('was deleted is not known.');
    const more = { inputs: { timeout: '1m' } };
    const short = await sync('crontabs', undefined, [oldBackup], [NOTHING_DONE], more);
    expect(short).toMatchObject({ outcome: 'timed_out', writes: ['DELETE'] });
    expect(short.said).toContain('was deleted is not known.');
  });

  test('is confirmed by the list where the service shows no single record', async () => {
    const faultOfRead = (path: string) => (path.endsWith('/7') ? answer({ data: null }) : undefined);
    const gone = await sync('crontabs', backup, [oldBackup], [], { faultOfRead });
    expect(gone).toMatchObject({ outcome: 'succeeded', writes: ['DELETE', 'POST'], records: [backup] });
    const still = await sync('crontabs', backup, [oldBackup], [NOTHING_DONE], { faultOfRead });
    expect(still).toMatchObject({ outcome: 'unknown', writes: ['DELETE'] });
  });

  test('is unknown if neither the record nor the list is shown after it', async () => {
    const faultOfRead = (_: string, writes: number) => (writes > 0 ? answer({ data: null }) : undefined);
    const ended = await sync('crontabs', backup, [oldBackup], [], { faultOfRead });
    expect(ended).toMatchObject({ outcome: 'unknown', writes: ['DELETE'] });
  });

  test.each<[string, Fate[], number]>([
    ['a 404 while the record still shows', [NOT_FOUND], 1],
    ['the loss of every answer, after four attempts', [LOST, LOST, LOST, LOST], 4],
  ])('is unknown after %s', async (_, fates, attempts) => {
    const ended = await sync('crontabs', backup, [oldBackup], fates);
    expect(ended).toMatchObject({ outcome: 'unknown', records: [oldBackup] });
    expect(ended.writes).toEqual(Array(attempts).fill('DELETE'));
  });
});

test.each(knownKinds)('a run stops at a list of $name that is null, and creates nothing', async (kind) => {
  const record = exampleOf(KINDS.find(({ path }) => path === kind.path)?.body ?? {});
  const faultOfRead = (asked: string) => (asked.endsWith('/sites') ? undefined : answer(null));
  const ended = await sync(kind.name, record, [], [], { faultOfRead });
  expect(ended).toMatchObject({ outcome: 'failed', writes: [] });
  expect(ended.said).toContain('An unknown list is not treated as empty');
});

describe('a password', () => {
  const PASSWORDS = ['ab', '12345', 'postgres', 'Ünïcödé "quoted" \\ pass'];
  test.each(PASSWORDS)('is hidden in a refusal that quotes it: %s', async (password) => {
    const errors = { password: [`The password ${password} is too weak: "${password}".`] };
    const refused = answer({ message: `No ${password}.`, errors }, 422);
    const ended = await sync('auth-users', { name: 'quoted-by-all', password }, [], [refused]);
    expect(ended.outcome).toBe('failed');
    expect(ended.said).toContain('The password *** is too weak: "***".');
    expect(ended.written).not.toContain(`password ${password} is`);
  });

  test('is hidden in other answers too, and masked, as values of variables are hidden; no command in one runs', async () => {
    const [password, key] = ['p4ssword-of-a-record', 'k3y-in-a-command'];
    const content = `::error::x\n  ::set-output name=outcome::z ${password}\n${key}`;
    const entry = { description: `::add-mask::${password} and ${key}`, content, created_at: null };
    const manifest = JSON.stringify({
      'auth-users': [{ name: 'logged', password }],
      crontabs: [{ ...backup, command: 'curl https://example.com/?key=${KEY}' }],
    });
    const ended = await sync('auth-users', {}, [], [], {
      env: { KEY: key },
      secrets: [password, key],
      inputs: { manifest, operations: 'sync-auth-users, sync-crontabs, show-server-logs' },
      faultOfRead: (path) => (path.includes('/logs') ? answer({ data: [entry] }) : undefined),
    });
    expect(ended.outcome).toBe('succeeded');
    expect(ended.said).toContain('│ ::add-mask::*** and ***');
    expect(ended.masks).toContain(password);
    expect(ended.masks).not.toContain(key);
  });
});

test('a refusal that quotes the further fields of a record is shown without the values of variables', async () => {
  const [owner, key] = ['0wner-of-the-rule', 'k3y'];
  const extra = { rule_type: 'allow', backoff: [1, 5], note: '${OWNER}', api_key: '${KEY}' };
  const sent = { ...rule, ...extra, note: owner, api_key: key };
  const refused = answer({ error: `rule_type is required: ${JSON.stringify(sent)}` }, 422);
  const more = { env: { OWNER: owner, KEY: key }, secrets: [owner] };
  const ended = await sync('network-rules', { ...rule, extra }, [], [refused], more);
  expect(ended.outcome).toBe('failed');
  expect(ended.said).toContain('rule_type is required');
  expect(ended.written).not.toContain(key);
});

test('the further fields of a record keep their own words, whatever the vocabulary', async () => {
  const extra = { wordpad: 'allow', chat_a: 'y', provider: 'hosted_git_1' };
  const vocabulary = '{ blogapp: wordpad, chat_a: talk, hosted_git_1: gitbarn }';
  const before = [{ ...rule, id: 9, wordpad: 'deny', chat_a: 'x' }];
  const ended = await sync('network-rules', { ...rule, extra }, before, [], { inputs: { vocabulary } });
  expect(ended).toMatchObject({ outcome: 'succeeded', records: [{ ...rule, ...extra }] });
  expect(ended.said).toContain('wordpad deny → allow; chat_a x → y');
});
