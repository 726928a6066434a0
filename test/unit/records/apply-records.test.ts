import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
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

interface Stored {
  readonly id: number;
  readonly [field: string]: unknown;
}

/**
 * Records in memory behind a real socket, in the test's own time. The fates of writes that are not plain: `lost` has no answer; `but-done`:
 * it took effect, `late`: some seconds later, `twice`: two times, `beside-another`: as did a similar one, `in-another-form`: with
 * other spellings of the values, `with-the-old-id`: with the id of the record before, `then-hidden`: then the list is null.
 */
async function startRecords(
  before: readonly Stored[],
  fates: readonly string[],
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
    if (fate === 'gone-meanwhile') records = [];
    if (fate === 'not-found' || fate === 'gone-meanwhile') return say(404, { message: 'Gone.' });
    if (fate === 'nothing-done') return say(200, { success: false });
    if (fate === 'in-place') {
      records = records.map(({ fromMs, record }) => ({ fromMs, record: { ...record, ...JSON.parse(body) } }));
      return say(200, { data: records[0]?.record });
    }
    hidden = fate === 'lost-then-hidden';
    const made = (nth: number): Stored => ({
      ...JSON.parse(body),
      ...(fate === 'lost-in-another-form' && { frequency: '0 0 * * *', port: '0443' }),
      ...(fate === 'lost-beside-another' && nth === 2 && { frequency: '@yearly' }),
      id: fate === 'lost-with-the-old-id' ? (before[0]?.id ?? 0) : 100 * nth + writes.length,
    });
    if (method === 'DELETE' && fate !== 'lost') records = records.filter(({ record }) => record.id !== id);
    if (method === 'POST' && fate !== 'lost') {
      const count = ['lost-twice', 'lost-beside-another'].includes(fate) ? 2 : 1;
      const fromMs = clock.now() + (fate === 'lost-late' ? 4_000 : 0);
      for (let nth = 1; nth <= count; nth += 1) records.push({ fromMs, record: made(nth) });
    }
    if (fate.startsWith('lost')) return void request.socket.resetAndDestroy();
    const answer = method === 'POST' ? made(1) : {};
    if (fate === 'no-record') return say(200, { message: 'Done.' });
    say(200, { data: fate === 'shown-otherwise' ? { ...answer, port: '0443' } : answer });
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

/** Applies changes to records that are there, while the writes have these fates. */
async function apply(
  kind: Kind,
  changes: readonly RecordChange[],
  before: readonly Stored[],
  fates: string,
  onWrite: (clock: TestClock, nth: number) => void = () => {},
) {
  const clock = createTestClock(600_000);
  const service = await startRecords(before, fates.split(' '), clock, onWrite);
  const client = createTestClient(service.url, { clock, signal: clock.signal, deadline: 600_000 });
  const said: string[] = [];
  const note = (line: string): void => void said.push(line);
  let confirmed = 0;
  const writing = {
    ...{ kind, ids: { server: 1 }, reader: client, writer: client, log: { info: note, warning: note } },
    ...{ gone: new Set<number>(), own: new Set<number>() },
    known: new Set(changes.flatMap((change) => ('shown' in change ? change.shown.id : []))),
    patience: { clock, signal: clock.signal, during: untold },
    confirm: () => {
      confirmed += 1;
    },
  };
  let stop = 'good';
  try {
    for (const change of changes) note((await applyRecordChange(change, writing)).summary);
  } catch (error) {
    note(explain(error));
    stop = stopOf(error);
  } finally {
    await client.close();
    await service.stop();
  }
  const shown = service.shown();
  const named = shown.map(({ id, ...fields }) => {
    const isOld = before.some((record) => isDeepStrictEqual(record, { id, ...fields }));
    return `${isOld ? 'old' : 'new'} ${id}`;
  });
  return {
    ...{ shown, confirmed, said: said.join('\n') },
    /** The end, the writes, and the records that are then there, with their ids. */
    end: `${stop}: ${service.writes.join(', ')} → ${named.join(', ') || 'nothing'}`,
  };
}

/** Plans and applies one declared record, or prunes all where there is none. */
function play(kind: Kind, declared: Declared | null, before: readonly Stored[], fates = '') {
  const { changes } = planRecords(kind, declared === null ? [] : [declared], before, declared === null);
  return apply(kind, changes, before, fates);
}

/** Plays a scene: the fates of the writes ⇒ the end | some of the words. */
async function expectScene(
  kind: Kind,
  declared: Declared | null,
  before: readonly Stored[],
  scene: string,
): Promise<void> {
  const [fates = '', expected = ''] = scene.split(' ⇒ ');
  const [end, words = ''] = expected.split(' | ');
  const played = await play(kind, declared, before, fates);
  expect(played).toMatchObject({ end, said: expect.stringContaining(words) });
}

function stopOf(error: unknown): string {
  if (error instanceof OperationError) return error.stop;
  if (error instanceof CancelledError) return 'cancelled';
  return error instanceof ApiError ? 'refused' : 'fault';
}

/** Cancels the run at its nth write. */
const cancelAt =
  (which: number) =>
  (clock: TestClock, nth: number): void => {
    if (nth === which) clock.interrupt(new CancelledError('Cancelled.'));
  };

describe('creating a record', () => {
  const plays = (scene: string) => expectScene(crontabs, backup, [], scene);

  test('is repeated once if its answer is lost and the record is not listed after the lag', () =>
    plays('lost ⇒ good: POST, POST → new 102 | www: backup is not listed: creating it once more'));
  test('is not repeated if the record is listed late', () =>
    plays('lost-late ⇒ good: POST → new 101 | the answer was lost, the record is there'));
  test('ends as unknown, and is not sent a third time, if its answer is lost twice', () =>
    plays('lost lost ⇒ unknown: POST, POST → nothing | www: backup was created is not known.'));
  test('ends as refused if the second attempt is refused and the record is not there', () =>
    plays('lost refused ⇒ refused: POST, POST → nothing | Not today.'));
  test('ends as unknown, and the ids are named, if the record is there twice', () =>
    plays('lost-twice ⇒ unknown: POST → new 101, new 201 | is there 2 times (ids 101, 201)'));
  test('recognizes its record in the service’s own form', () =>
    plays('lost-in-another-form ⇒ good: POST → new 101 | frequency "0 0 * * *" → "@daily"'));
  test('recognizes its record beside another new one', () =>
    plays('lost-beside-another ⇒ good: POST → new 101, new 201 | id 101'));
  test('ends as unknown if the list is then hidden: the record may be there', () =>
    plays('lost-then-hidden ⇒ unknown: POST → new 101'));
  test('is believed if the answer does not show the record but the list does', () =>
    plays('no-record ⇒ good: POST → new 101 | id 101; the answer does not show it, the list does'));
  test('ends as unknown if neither the answer nor the list shows the record', () =>
    plays('nothing-done ⇒ unknown: POST → nothing'));

  test('says what is in doubt when the run is cancelled', async () => {
    const create = { action: 'create', declared: backup } as const;
    const { end, said } = await apply(crontabs, [create], [], 'lost', cancelAt(1));
    expect(end).toBe('cancelled: POST → nothing');
    expect(said).toContain('Cancelled. Whether the crontab www: backup was created is not known.');
  });

  test('warns of a record that is shown differently from how it was declared', async () => {
    expect((await play(networkRules, rule, [], 'shown-otherwise')).said).toContain(
      'The service shows the new network rule differently from how it was declared: port 0443 → 443. Declare it as it is shown, or every run replaces it.',
    );
  });
});

describe('replacing a record by deleting it first', () => {
  const plays = (scene: string) => expectScene(crontabs, backup, [oldBackup], scene);
  const unshown = (scene: string) => expectScene(crontabs, backup, [{ ...oldBackup, unshown: true }], scene);

  test('says that the record is missing, and why, if the second half is refused', async () => {
    await plays('done refused ⇒ failed: DELETE, POST → nothing | was deleted to be replaced, and is missing');
    await plays('done refused ⇒ failed: DELETE, POST → nothing | Not today.');
  });
  test('ends as unknown if the second half is in doubt', () =>
    plays('done lost lost ⇒ unknown: DELETE, POST, POST → nothing'));
  test('leaves the record if the first half is refused', () => plays('refused ⇒ refused: DELETE → old 7'));
  test('repeats a deletion whose answer is lost, and believes that the record is gone', () =>
    plays('lost-but-done ⇒ good: DELETE, DELETE, POST → new 103'));
  test('does not believe a 404 while the record is still shown', () =>
    plays('not-found ⇒ unknown: DELETE → old 7'));
  test('ends as unknown if the deletion never takes effect, after the attempts that its class allows', () =>
    plays('lost lost lost lost ⇒ unknown: DELETE, DELETE, DELETE, DELETE → old 7'));
  test('recognizes the new record even if it gets the id of the old one', () =>
    plays('done lost-with-the-old-id ⇒ good: DELETE, POST → new 7'));
  test('asks the list whether a record is gone that is not shown by itself', () =>
    unshown(' ⇒ good: DELETE, POST → new 102'));
  test('ends as unknown if the list still shows such a record', () =>
    unshown('nothing-done ⇒ unknown: DELETE → old 7'));

  const replace = { action: 'replace', declared: backup, shown: oldBackup, differences: ['x'] } as const;

  test('says that the record is missing if the run is cancelled between the halves', async () => {
    const { end, said } = await apply(crontabs, [replace], [oldBackup], 'done lost', cancelAt(2));
    expect(end).toBe('cancelled: DELETE, POST → nothing');
    expect(said).toMatch(/^Cancelled\. .*was deleted to be replaced, and is missing/);
  });

  test('creates no second record if somebody else has replaced it meanwhile', async () => {
    const same = await apply(crontabs, [replace], [{ ...backup, id: 8 }], 'not-found');
    expect(same).toMatchObject({ end: 'good: DELETE → old 8', said: expect.stringContaining('now id 8') });
    const another = { ...oldBackup, id: 8, frequency: '@yearly' };
    const other = await apply(crontabs, [replace], [another], 'not-found');
    expect(other.end).toBe('failed: DELETE → old 8');
    expect(other.said).toContain('was meanwhile replaced by somebody else (now id 8), and not as declared');
  });
});

describe('replacing a record by creating it first', () => {
  const plays = (scene: string) => expectScene(networkRules, rule, [oldRule], scene);

  test('keeps the old record if the new one is refused', () => plays('refused ⇒ refused: POST → old 1'));
  test('says that both records may be there if the second half is refused', () =>
    plays(
      'done refused ⇒ failed: POST, DELETE → old 1, new 101 | was created again (id 101), but the old one (id 1) may still be there',
    ));
  test('does not take a similar record from before for the new one', () =>
    plays('lost-but-done ⇒ good: POST, DELETE → new 101'));
  test('tells the new record from the old one by its id', () =>
    plays('lost-in-another-form ⇒ good: POST, DELETE → new 101'));
  test('does not delete a record that the service has changed in place', () =>
    plays('in-place ⇒ good: POST → new 1'));

  test('is finished by the next run if it was broken off', async () => {
    const { shown } = await play(networkRules, rule, [oldRule], 'done refused');
    const again = await play(networkRules, rule, shown);
    expect(again).toMatchObject({ end: 'good: DELETE → old 101', shown: [rule] });
  });
});

test.each<[string, Kind, Declared, Stored, string, number]>([
  ['counts as done if the record is there', networkRules, rule, oldRule, 'lost-but-done refused', 1],
  ['counts as done if the record is gone', crontabs, backup, oldBackup, 'lost-but-done not-found refused', 1],
  ['does not count as done if the record is missing', networkRules, rule, oldRule, 'lost refused', 0],
])(
  'the first half of a replacement whose answer is lost %s',
  async (_, kind, declared, before, fates, confirmed) => {
    const played = await play(kind, declared, [before], fates);
    expect(played.confirmed).toBe(confirmed);
    expect(played.end).not.toMatch(/^good/);
  },
);

describe('deleting a record', () => {
  const plays = (scene: string) => expectScene(crontabs, null, [oldBackup], scene);

  test('says that this run did it, also after a lost answer', async () => {
    await plays('done ⇒ good: DELETE → nothing | deleted the crontab with id 7');
    await plays('lost-but-done ⇒ good: DELETE, DELETE → nothing | deleted the crontab with id 7');
  });
  test('says that somebody else did it', () =>
    plays('gone-meanwhile ⇒ good: DELETE → nothing | the crontab with id 7 was gone already'));

  test('shows only the beginning of a command, which may be somebody else’s', async () => {
    const command = 'curl -H "Authorization: Bearer the-secret-of-somebody-else"';
    const { end, said } = await play(crontabs, null, [{ ...oldBackup, command }], 'nothing-done');
    expect(end).toMatch(/^unknown/);
    expect(said).toContain('Whether the crontab www: curl -H "Auth');
    expect(said).not.toContain('secret');
  });
});

describe('further fields', () => {
  const secret = { secret: 'k3y', spellings: ['k3y'] };
  const asked: Declared = { ...rule, rule_type: 'allow', weight: 5, key: secret };
  const stored = { ...rule, rule_type: 'allow', weight: 5, key: 'k3y' };

  test.each(['done', 'lost-but-done'])(
    'are sent as they are, and identify the new record: %s',
    async (fate) => {
      const { end, shown } = await play(networkRules, asked, [], fate);
      expect([end, shown]).toEqual(['good: POST → new 101', [{ ...stored, id: 101 }]]);
    },
  );

  test('that differ have the record replaced, without telling a secret', async () => {
    const { said, shown } = await play(networkRules, asked, [
      { ...stored, id: 1, weight: 4, key: 'another-k3y' },
    ]);
    expect(said).toBe('replaced the network rule web (id 1, now id 101): weight 4 → 5; key *** → ***');
    expect(await play(networkRules, asked, shown)).toMatchObject({ end: 'good:  → old 101', said: '' });
  });

  test('that the service quotes are hidden, however short', async () => {
    const declared = { ...rule, name: 'Not', key: { secret: 'Not today', spellings: ['Not today', 'to'] } };
    const { end, said } = await play(networkRules, declared, [], 'refused');
    expect(end).toBe('refused: POST → nothing');
    expect(said).toContain('***');
    expect(said).not.toContain('today');
  });
});
