import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { createTestClient } from '../../../harness/test-client.ts';
import { createTestClock, type TestClock, untold } from '../../../harness/test-clock.ts';
import { ApiError, CancelledError, explain, OperationError } from '../../../src/core/errors.ts';
import { planRecords, type RecordChange } from '../../../src/records/compare.ts';
import type { Declared, Kind } from '../../../src/records/kind.ts';
import { crontabs } from '../../../src/records/kinds/crontabs.ts';
import { networkRules } from '../../../src/records/kinds/network-rules.ts';
import { applyRecordChange } from '../../../src/records/write.ts';

const backup: Declared = { user: 'www', command: 'backup', frequency: '@daily' };
const oldBackup = { id: 7, ...backup, frequency: '@weekly' };
const rule: Declared = { name: 'web', port: '443', type: 'tcp' };
const oldRule = { id: 1, ...rule, port: '80' };

/** The fate of a write; `late`: its answer is lost, and it takes effect some seconds later. */
type Fate =
  | 'done'
  | 'lost'
  | 'lost, took effect'
  | 'lost, late'
  | 'lost, twice'
  | 'lost, in another form'
  | 'lost, beside another'
  | 'lost, with the old id'
  | 'lost, then hidden'
  | 'refused'
  | 'not found'
  | 'gone meanwhile'
  | 'shown otherwise'
  | 'no record'
  | 'nothing done'
  | 'in place';

interface Stored {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Records in memory behind a real socket, in the test's own time. */
async function startRecords(
  before: readonly Stored[],
  fates: readonly Fate[],
  clock: TestClock,
  onWrite: (clock: TestClock, nth: number) => void,
) {
  let hidden = false;
  let records: { fromMs: number; record: Stored }[] = before.map((record) => ({ fromMs: 0, record }));
  const writes: string[] = [];
  const shown = () => records.filter(({ fromMs }) => clock.now() >= fromMs).map(({ record }) => record);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = (await request.toArray()).join('');
    const id = Number(/\/(\d+)$/.exec(url)?.[1]);
    const say = (status: number, answer: unknown) =>
      void response.writeHead(status).end(JSON.stringify(answer));
    if (method === 'GET') {
      const found = shown().find((record) => record.id === id);
      if (!Number.isNaN(id) && before.some(({ unshown }) => unshown === true))
        return say(200, { data: null });
      if (Number.isNaN(id)) return say(200, { data: hidden ? null : shown() });
      return found === undefined ? say(404, { message: 'Gone.' }) : say(200, { data: found });
    }
    const fate = fates[writes.length] ?? 'done';
    writes.push(method);
    onWrite(clock, writes.length);
    if (fate === 'refused') return say(422, { message: 'Not today.', errors: { name: ['Not today.'] } });
    if (fate === 'gone meanwhile') records = [];
    if (fate === 'not found' || fate === 'gone meanwhile') return say(404, { message: 'Gone.' });
    if (fate === 'nothing done') return say(200, { success: false });
    if (fate === 'in place') {
      records = records.map(({ fromMs, record }) => ({ fromMs, record: { ...record, ...JSON.parse(body) } }));
      return say(200, { data: records[0]?.record });
    }
    hidden = fate === 'lost, then hidden';
    const made = (nth: number): Stored => ({
      ...JSON.parse(body),
      ...(fate === 'lost, in another form' && { frequency: '0 0 * * *', port: '0443' }),
      ...(fate === 'lost, beside another' && nth === 2 && { frequency: '@yearly' }),
      id: fate === 'lost, with the old id' ? (before[0]?.id ?? 0) : 100 * nth + writes.length,
    });
    if (method === 'DELETE' && fate !== 'lost') records = records.filter(({ record }) => record.id !== id);
    if (method === 'POST' && fate !== 'lost') {
      const count = ['lost, twice', 'lost, beside another'].includes(fate) ? 2 : 1;
      const fromMs = clock.now() + (fate === 'lost, late' ? 4_000 : 0);
      for (let nth = 1; nth <= count; nth += 1) records.push({ fromMs, record: made(nth) });
    }
    if (fate.startsWith('lost')) return void request.socket.resetAndDestroy();
    const answer = method === 'POST' ? made(1) : {};
    if (fate === 'no record') return say(200, { message: 'Done.' });
    say(200, { data: fate === 'shown otherwise' ? { ...answer, port: '0443' } : answer });
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    writes,
    shown,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Plans and applies one declared record, or prunes all where there is none. */
async function play(
  kind: Kind,
  declared: Declared | null,
  before: readonly Stored[],
  fates: readonly Fate[],
  onWrite: (clock: TestClock, nth: number) => void = () => {},
) {
  const clock = createTestClock(600_000);
  const service = await startRecords(before, fates, clock, onWrite);
  const client = createTestClient(service.url, { clock, signal: clock.signal, deadline: 600_000 });
  const said: string[] = [];
  let confirmed = 0;
  const note = (line: string): void => void said.push(line);
  const { changes } = planRecords(kind, declared === null ? [] : [declared], before, declared === null);
  const known = new Set(before.map(({ id }) => id));
  const patience = { clock, signal: clock.signal, during: untold };
  const writing = {
    kind,
    ids: { server: 1 },
    known,
    gone: new Set<number>(),
    own: new Set<number>(),
    reader: client,
    writer: client,
    patience,
    confirm: () => {
      confirmed += 1;
    },
    log: { info: note, warning: note },
  };
  const ended = (result: string, stop: string) => {
    const { writes, shown } = service;
    return { result, stop, writes, shown: shown(), said, confirmed };
  };
  try {
    const done: string[] = [];
    for (const change of changes) done.push((await applyRecordChange(change, writing)).summary);
    return ended(done.join(), 'none');
  } catch (error) {
    return ended(explain(error), stopOf(error));
  } finally {
    await client.close();
    await service.stop();
  }
}

function stopOf(error: unknown): string {
  if (error instanceof OperationError) return error.stop;
  if (error instanceof CancelledError) return 'cancelled';
  return error instanceof ApiError ? 'refused' : 'fault';
}

describe('a create in doubt', () => {
  test('that is not there after the lag is sent once more', async () => {
    const played = await play(crontabs, backup, [], ['lost']);
    expect(played.writes).toEqual(['POST', 'POST']);
    expect(played.shown).toMatchObject([backup]);
    expect(played.said).toEqual([
      'the answer was lost and the crontab www: backup is not listed: creating it once more',
    ]);
  });

  test('that shows late is waited for', async () => {
    const played = await play(crontabs, backup, [], ['lost, late']);
    expect(played).toMatchObject({ stop: 'none', writes: ['POST'], shown: [backup] });
    expect(played.result).toContain('the answer was lost, the record is there');
  });

  test('that is lost again is unknown, and not sent a third time', async () => {
    const played = await play(crontabs, backup, [], ['lost', 'lost']);
    expect(played).toMatchObject({ stop: 'unknown', writes: ['POST', 'POST'], shown: [] });
    expect(played.result).toContain('Whether the crontab www: backup was created is not known.');
  });

  test('that is refused when sent again, and not there, is refused', async () => {
    const played = await play(crontabs, backup, [], ['lost', 'refused']);
    expect(played).toMatchObject({ stop: 'refused', writes: ['POST', 'POST'] });
    expect(played.result).toContain('Not today.');
  });

  test('that is there twice is unknown, the ids named', async () => {
    const played = await play(crontabs, backup, [], ['lost, twice']);
    expect(played).toMatchObject({ stop: 'unknown', writes: ['POST'] });
    expect(played.result).toContain('is there 2 times (ids 101, 201)');
  });

  test('that the service shows in a form of its own is ours all the same', async () => {
    const played = await play(crontabs, backup, [], ['lost, in another form']);
    expect(played).toMatchObject({ stop: 'none', writes: ['POST'] });
    expect(played.said).toEqual([expect.stringContaining('frequency "0 0 * * *" → "@daily"')]);
  });

  test('is told from another new one by its fields, and from the old one by its id', async () => {
    const beside = await play(crontabs, backup, [], ['lost, beside another']);
    expect(beside).toMatchObject({ stop: 'none', writes: ['POST'] });
    expect(beside.result).toContain('id 101');
    const replaced = await play(networkRules, rule, [oldRule], ['lost, in another form']);
    expect(replaced).toMatchObject({ stop: 'none', writes: ['POST', 'DELETE'], shown: [{ id: 101 }] });
  });

  test('whose list is then hidden is unknown: what is not shown is not taken for missing', async () => {
    const played = await play(crontabs, backup, [], ['lost, then hidden']);
    expect(played).toMatchObject({ stop: 'unknown', writes: ['POST'] });
  });

  test('that is interrupted says what is in doubt', async () => {
    const cancel = (clock: TestClock): void => clock.interrupt(new CancelledError('Cancelled.'));
    const played = await play(crontabs, backup, [], ['lost'], cancel);
    expect(played).toMatchObject({ stop: 'cancelled', writes: ['POST'] });
    expect(played.result).toContain('Cancelled. Whether the crontab www: backup was created is not known.');
  });

  test('is not taken for a record like it that was there before', async () => {
    const before = [oldRule];
    const played = await play(networkRules, rule, before, ['lost, took effect']);
    expect(played).toMatchObject({ stop: 'none', writes: ['POST', 'DELETE'], shown: [rule] });
  });
});

describe('a replacement', () => {
  test('whose second half is refused says that the record is missing', async () => {
    const played = await play(crontabs, backup, [oldBackup], ['done', 'refused']);
    expect(played).toMatchObject({ stop: 'failed', writes: ['DELETE', 'POST'], shown: [] });
    expect(played.result).toContain('was deleted to be replaced, and is missing');
    expect(played.result).toContain('Not today.');
  });

  test('whose second half is in doubt is unknown', async () => {
    const played = await play(crontabs, backup, [oldBackup], ['done', 'lost', 'lost']);
    expect(played).toMatchObject({ stop: 'unknown', writes: ['DELETE', 'POST', 'POST'] });
  });

  test('whose first half is refused leaves the record', async () => {
    const played = await play(crontabs, backup, [oldBackup], ['refused']);
    expect(played).toMatchObject({ stop: 'refused', writes: ['DELETE'], shown: [oldBackup] });
  });

  test('that creates first keeps the old record when the new one is refused', async () => {
    const before = [oldRule];
    const played = await play(networkRules, rule, before, ['refused']);
    expect(played).toMatchObject({ stop: 'refused', writes: ['POST'], shown: before });
  });
});

test.each<[string, Kind, Declared, Stored, Fate[], number]>([
  ['seen to be there', networkRules, rule, oldRule, ['lost, took effect', 'refused'], 1],
  ['seen to be gone', crontabs, backup, oldBackup, ['lost, took effect', 'not found', 'refused'], 1],
  ['seen to be missing', networkRules, rule, oldRule, ['lost', 'refused'], 0],
])(
  'a first half without an answer that is %s counts as that',
  async (_, kind, declared, before, fates, times) => {
    const played = await play(kind, declared, [before], fates);
    expect(played.confirmed).toBe(times);
    expect(played.writes).toHaveLength(fates.length);
    expect(played.stop).not.toBe('none');
  },
);

describe('a good answer', () => {
  test('that shows no record is believed only when the list shows it', async () => {
    const played = await play(crontabs, backup, [], ['no record']);
    expect(played).toMatchObject({ stop: 'none', writes: ['POST'] });
    expect(played.result).toContain('id 101; the answer does not show it, the list does');
    const nothing = await play(crontabs, backup, [], ['nothing done']);
    expect(nothing).toMatchObject({ stop: 'unknown', writes: ['POST'] });
  });

  test('with the id of the old record: it was changed in place, and is not deleted', async () => {
    const played = await play(networkRules, rule, [oldRule], ['in place']);
    expect(played).toMatchObject({ stop: 'none', writes: ['POST'], shown: [{ ...rule, id: 1 }] });
  });
});

describe('a replacement that is broken off', () => {
  test('between its halves says what is there twice, or missing', async () => {
    const twice = await play(networkRules, rule, [oldRule], ['done', 'refused']);
    expect(twice).toMatchObject({ stop: 'failed', writes: ['POST', 'DELETE'] });
    expect(twice.result).toContain('was created again (id 101), but the old one (id 1) may still be there');
    const second = (clock: TestClock, nth: number): void => {
      if (nth === 2) clock.interrupt(new CancelledError('Cancelled.'));
    };
    const missing = await play(crontabs, backup, [oldBackup], ['done', 'lost'], second);
    expect(missing.stop).toBe('cancelled');
    expect(missing.result).toMatch(/^Cancelled\. .*was deleted to be replaced, and is missing/);
  });

  test('is finished by the next run: the same end', async () => {
    const { shown } = await play(networkRules, rule, [oldRule], ['done', 'refused']);
    const { writes, shown: after } = await play(networkRules, rule, shown, []);
    expect(writes).toEqual(['DELETE']);
    expect(after).toMatchObject([rule]);
  });

  test('whose old record somebody else has replaced meanwhile creates no second one', async () => {
    const replace = {
      action: 'replace',
      declared: backup,
      shown: oldBackup,
      differences: ['frequency'],
    } as const;
    const same = await applyTo([{ ...backup, id: 8 }], replace);
    expect(same).toMatchObject({ result: expect.stringContaining('now id 8'), writes: ['DELETE'] });
    const other = await applyTo([{ ...oldBackup, id: 8, frequency: '@yearly' }], replace);
    expect(other).toMatchObject({ stop: 'failed', writes: ['DELETE'] });
    expect(other.result).toContain('was meanwhile replaced by somebody else (now id 8), and not as declared');
  });

  test('whose new record gets the id of the old one is not doubled', async () => {
    const played = await play(crontabs, backup, [oldBackup], ['done', 'lost, with the old id']);
    expect(played).toMatchObject({ stop: 'none', writes: ['DELETE', 'POST'], shown: [{ ...backup, id: 7 }] });
  });
});

/** Applies one change to records that have changed since it was planned: what is deleted is answered with 404. */
async function applyTo(now: readonly Stored[], change: RecordChange) {
  const clock = createTestClock();
  const service = await startRecords(now, ['not found'], clock, () => {});
  const client = createTestClient(service.url, { clock, signal: clock.signal });
  const patience = { clock, signal: clock.signal, during: untold };
  const sets = { known: new Set([oldBackup.id]), gone: new Set<number>(), own: new Set<number>() };
  const parts = {
    reader: client,
    writer: client,
    patience,
    confirm: () => {},
    log: { info: () => {}, warning: () => {} },
  };
  try {
    const { summary } = await applyRecordChange(change, {
      kind: crontabs,
      ids: { server: 1 },
      ...sets,
      ...parts,
    });
    return { result: summary, stop: 'none', writes: service.writes };
  } catch (error) {
    return { result: explain(error), stop: stopOf(error), writes: service.writes };
  } finally {
    await client.close();
    await service.stop();
  }
}

describe('a delete', () => {
  test('says whether it was this run that did it', async () => {
    for (const fate of ['done', 'lost, took effect'] as const)
      expect((await play(crontabs, null, [oldBackup], [fate])).result).toBe('deleted the crontab with id 7');
    const gone = await play(crontabs, null, [oldBackup], ['gone meanwhile']);
    expect(gone).toMatchObject({ stop: 'none', result: 'the crontab with id 7 was gone already', shown: [] });
  });

  test('in doubt shows the beginning of a command only: it may be somebody else’s', async () => {
    const command = 'curl -H "Authorization: Bearer the-secret-of-somebody-else"';
    const played = await play(crontabs, null, [{ ...oldBackup, command }], ['nothing done']);
    expect(played.stop).toBe('unknown');
    expect(played.result).toContain('Whether the crontab www: curl -H "Auth');
    expect(played.result).not.toContain('secret');
  });

  test('of what is shown in the list only is confirmed by the list', async () => {
    const unshown = { ...oldBackup, unshown: true };
    const played = await play(crontabs, backup, [unshown], []);
    expect(played).toMatchObject({ stop: 'none', writes: ['DELETE', 'POST'], shown: [backup] });
    const still = await play(crontabs, backup, [unshown], ['nothing done']);
    expect(still).toMatchObject({ stop: 'unknown', writes: ['DELETE'] });
  });

  test('that is answered with 404 is not believed while the record is shown', async () => {
    const played = await play(crontabs, backup, [oldBackup], ['not found']);
    expect(played).toMatchObject({ stop: 'unknown', writes: ['DELETE'], shown: [oldBackup] });
  });

  test('whose answer was lost is repeated, and gone then is done', async () => {
    const played = await play(crontabs, backup, [oldBackup], ['lost, took effect']);
    expect(played.writes).toEqual(['DELETE', 'DELETE', 'POST']);
    expect(played.stop).toBe('none');
    expect(played.shown).toMatchObject([backup]);
  });

  test('that never takes is unknown, after the attempts that its class allows', async () => {
    const played = await play(crontabs, backup, [oldBackup], ['lost', 'lost', 'lost', 'lost']);
    expect(played).toMatchObject({
      stop: 'unknown',
      writes: ['DELETE', 'DELETE', 'DELETE', 'DELETE'],
      shown: [oldBackup],
    });
  });
});

describe('further fields', () => {
  const secret = { secret: 'k3y', spellings: ['k3y'] };
  const asked: Declared = { ...rule, rule_type: 'allow', weight: 5, key: secret };
  const stored = { ...rule, rule_type: 'allow', weight: 5, key: 'k3y' };

  test('are sent beside the others, as they are', async () => {
    const played = await play(networkRules, asked, [], []);
    expect(played).toMatchObject({ result: 'created the network rule web (id 101)', said: [] });
    expect(played.shown).toEqual([{ ...stored, id: 101 }]);
  });

  test('tell the record that was made, after a lost answer, from one that was not', async () => {
    const played = await play(networkRules, asked, [], ['lost, took effect']);
    expect(played).toMatchObject({ stop: 'none', writes: ['POST'], shown: [stored], said: [] });
  });

  test('that differ have the record replaced, and no secret said', async () => {
    const before = { ...stored, id: 1, weight: 4, key: 'another-k3y' };
    const played = await play(networkRules, asked, [before], []);
    expect(played.result).toBe(
      'replaced the network rule web (id 1, now id 101): weight 4 → 5; key *** → ***',
    );
    expect(await play(networkRules, asked, played.shown, [])).toMatchObject({ result: '', writes: [] });
  });

  test('that the service quotes are not quoted, however short', async () => {
    const declared = { ...rule, name: 'Not', key: { secret: 'Not today', spellings: ['Not today', 'to'] } };
    const { stop, result } = await play(networkRules, declared, [], ['refused']);
    expect(stop).toBe('refused');
    expect(result).toContain('***');
    expect(result).not.toContain('today');
  });
});

test('a record that is shown otherwise than declared is warned of: it would be replaced in each run', async () => {
  const played = await play(networkRules, rule, [], ['shown otherwise']);
  expect(played.said).toEqual([
    'The service shows the new network rule differently from how it was declared: port 0443 → 443. Declare it as it is shown, or every run replaces it.',
  ]);
});
