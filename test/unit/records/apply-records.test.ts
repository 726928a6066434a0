import { describe, expect, test } from '@jest/globals';
import type { Arrived, Fault } from '../../../harness/simulator/server.ts';
import { openSimulation } from '../../../harness/simulator/simulation.ts';
import type { Meddling } from '../../../harness/simulator/simulator.ts';

type Fields = Readonly<Record<string, unknown>>;
type List = 'crontabs' | 'network-rules';

/** A changed crontab is deleted and created; a changed network rule is created and the old one deleted. */
const backup = { user: 'www', command: 'backup', frequency: '@daily' };
const oldBackup = { id: 7, ...backup, frequency: '@weekly' };
const rule = { name: 'web', port: '443', type: 'tcp' };
const oldRule = { id: 8, ...rule, port: '80' };

const answer = (body: unknown, effect: 'now' | 'none' = 'none'): Fault => {
  return { how: 'answer', status: 200, body, effect };
};
const DONE = undefined;
const LOST: Fault = { how: 'reset', effect: 'none' };
const LOST_AFTER_EFFECT: Fault = { how: 'reset', effect: 'now' };
const REFUSED: Fault = { how: 'refuse', status: 422 };
const NOT_FOUND: Fault = { how: 'refuse', status: 404 };
const NOTHING_DONE = answer({ success: false });
/** Somebody else creates a record just before the request goes wrong. */
const others =
  (list: List, record: Fields, fault = LOST): Fate =>
  ({ meddle }) => {
    meddle({ kind: 'create record', list, record });
    return fault;
  };
const cancelled: Fate = ({ cancel }) => {
  cancel();
  return LOST;
};

/** How a write goes wrong, if it does, and what happens just before. */
type Fate =
  | Fault
  | undefined
  | ((around: { meddle: (deed: Meddling) => void; cancel: () => void }) => Fault | undefined);

/**
 * Brings the list of the service to one declared record, or to none. Each write has its fate; `faultOfRead` is told of the
 * path of each GET, and of the writes before it.
 */
async function sync(
  list: List,
  declared: Fields | undefined,
  before: readonly (Fields & { readonly id: number })[],
  fates: readonly Fate[] = [],
  faultOfRead: (path: string, writes: number) => Fault | undefined = () => undefined,
) {
  await using simulation = await openSimulation({ records: { [list]: before } });
  const { service, play } = simulation;
  let cancel = (): void => {};
  const writes: string[] = [];
  simulation.misbehave(({ method, path }: Arrived) => {
    if (method === 'GET') return faultOfRead(path, writes.length);
    const fate = fates[writes.push(method) - 1];
    return typeof fate === 'function' ? fate({ meddle: service.meddle, cancel: () => cancel() }) : fate;
  });
  const declaration = JSON.stringify({ [list]: declared === undefined ? [] : [declared] });
  const prune = declared === undefined ? { prune: list } : {};
  const { outputs, log, runner } = await play(
    { operations: `sync-${list}`, manifest: declaration, ...prune },
    {
      onStart: (end) => {
        cancel = () => end('SIGINT');
      },
    },
  );
  return {
    outcome: outputs.outcome,
    changed: outputs.changed,
    writes,
    records: service.state().records[list],
    said: [log, ...runner.annotations.map(({ message }) => message), outputs.results].join('\n'),
  };
}

describe('a create whose answer is lost', () => {
  test('is sent once more if the record does not show up', async () => {
    const ended = await sync('crontabs', backup, [], [LOST]);
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['POST', 'POST'], records: [backup] });
    expect(ended.said).toContain(
      'the answer was lost and the crontab www: backup is not listed: creating it once more',
    );
  });

  test('waits for a record that shows late', async () => {
    const late: Fault = { how: 'reset', effect: { afterMs: 4_000 } };
    const ended = await sync('crontabs', backup, [], [late]);
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['POST'], records: [backup] });
    expect(ended.said).toContain('the answer was lost, the record is there');
  });

  test.each<[string, Fate, string, string]>([
    ['lost again', LOST, 'unknown', 'Whether the crontab www: backup was created is not known.'],
    ['refused', REFUSED, 'failed', 'it: No.'],
  ])('is not sent a third time if the second one is %s', async (_, second, outcome, words) => {
    const ended = await sync('crontabs', backup, [], [LOST, second]);
    expect(ended).toMatchObject({ outcome, writes: ['POST', 'POST'], records: [] });
    expect(ended.said).toContain(words);
  });

  test('leaves it unknown which of two equal records is its own, and names their ids', async () => {
    const ended = await sync('crontabs', backup, [], [others('crontabs', backup, LOST_AFTER_EFFECT)]);
    expect(ended).toMatchObject({ outcome: 'unknown', writes: ['POST'] });
    expect(ended.said).toContain('is there 2 times (ids 2, 3)');
  });

  test('accepts a record that the service shows in another form', async () => {
    const otherForm = { ...backup, frequency: '0 0 * * *' };
    const ended = await sync('crontabs', backup, [], [others('crontabs', otherForm)]);
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['POST'] });
    expect(ended.said).toContain('frequency "0 0 * * *" → "@daily"');
  });

  test('prefers the record with its own fields to another new one', async () => {
    const beside = others('crontabs', { ...backup, frequency: '@yearly' }, LOST_AFTER_EFFECT);
    const ended = await sync('crontabs', backup, [], [beside]);
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['POST'] });
    expect(ended.said).toContain('(id 3; the answer was lost');
  });

  test('never takes a record from before for its own', async () => {
    const otherForm = { ...rule, port: '0443' };
    for (const fate of [LOST_AFTER_EFFECT, others('network-rules', otherForm)]) {
      const ended = await sync('network-rules', rule, [oldRule], [fate]);
      expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['POST', 'DELETE'], records: [{ id: 9 }] });
    }
  });

  test('does not take a list that is no longer shown for an empty one', async () => {
    const ended = await sync('crontabs', backup, [], [LOST], (_, writes) =>
      writes > 0 ? answer({ data: null }) : undefined,
    );
    expect(ended).toMatchObject({ outcome: 'unknown', writes: ['POST'] });
  });

  test('says what is in doubt when the workflow is cancelled', async () => {
    const ended = await sync('crontabs', backup, [], [cancelled]);
    expect(ended).toMatchObject({ outcome: 'cancelled', writes: ['POST'] });
    expect(ended.said).toContain('Whether the crontab www: backup was created is not known.');
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

  test.each<[List, Fields, Fields & { id: number }, string]>([
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

  test.each<[string, Fields, string, string]>([
    ['as declared', backup, 'succeeded', 'now id 8'],
    [
      'in another way',
      { ...backup, frequency: '@yearly' },
      'failed',
      'was meanwhile replaced by somebody else (now id 8), and not as declared',
    ],
  ])('creates no second record where somebody else has replaced it %s', async (...given) => {
    const [, record, outcome, words] = given;
    const replaced: Fate = ({ meddle }) => {
      meddle({ kind: 'delete record', list: 'crontabs' });
      meddle({ kind: 'create record', list: 'crontabs', record });
      return undefined;
    };
    const ended = await sync('crontabs', backup, [oldBackup], [replaced]);
    expect(ended).toMatchObject({ outcome, writes: ['DELETE'] });
    expect(ended.said).toContain(words);
  });

  test('does not create a record twice if it gets the id of the old one', async () => {
    const reused = answer({ data: [{ ...backup, id: oldBackup.id }] });
    const ended = await sync('crontabs', backup, [oldBackup], [DONE, LOST], (_, writes) =>
      writes === 2 ? reused : undefined,
    );
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['DELETE', 'POST'] });
  });

  test('deletes nothing if the service has changed the old record in place', async () => {
    const inPlace = answer({ data: { ...rule, id: oldRule.id } });
    const ended = await sync('network-rules', rule, [oldRule], [inPlace]);
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['POST'], records: [oldRule] });
  });

  test.each<[string, string, Fate[], string, List, Fields, Fields & { id: number }]>([
    ['done', 'there', [LOST_AFTER_EFFECT, REFUSED], 'true', 'network-rules', rule, oldRule],
    ['done', 'gone', [LOST_AFTER_EFFECT, NOT_FOUND, REFUSED], 'true', 'crontabs', backup, oldBackup],
    ['not done', 'missing', [LOST, REFUSED], 'false', 'network-rules', rule, oldRule],
  ])('counts a first half without an answer as %s if it is seen to be %s', async (...given) => {
    const [, , fates, changed, list, declared, old] = given;
    const ended = await sync(list, declared, [old], fates);
    expect(ended).toMatchObject({ outcome: 'failed', changed });
    expect(ended.writes).toHaveLength(fates.length);
  });
});

describe('a good answer to a create', () => {
  test('that shows no record is believed only if the list shows it', async () => {
    const listed = await sync('crontabs', backup, [], [answer({ message: 'Done.' }, 'now')]);
    expect(listed).toMatchObject({ outcome: 'succeeded', writes: ['POST'] });
    expect(listed.said).toContain('id 2; the answer does not show it, the list does');
    const nothing = await sync('crontabs', backup, [], [NOTHING_DONE]);
    expect(nothing).toMatchObject({ outcome: 'unknown', writes: ['POST'] });
  });

  test('that shows the record differently gets a warning, as every run would replace it', async () => {
    const { said } = await sync(
      'network-rules',
      rule,
      [],
      [answer({ data: { ...rule, port: '0443', id: 9 } })],
    );
    expect(said).toContain(
      'The service shows the new network rule differently from how it was declared: port 0443 → 443. Declare it as it is shown, or every run replaces it.',
    );
  });
});

describe('a delete', () => {
  test.each<[string, Fate[], string]>([
    ['deleted the crontab with id 7', [DONE], 'true'],
    ['deleted the crontab with id 7', [LOST_AFTER_EFFECT], 'true'],
    [
      'the crontab with id 7 was gone already',
      [({ meddle }) => void meddle({ kind: 'delete record', list: 'crontabs' })],
      'false',
    ],
  ])('says “%s”', async (words, fates, changed) => {
    const ended = await sync('crontabs', undefined, [oldBackup], fates);
    expect(ended).toMatchObject({ outcome: 'succeeded', changed, records: [] });
    expect(ended.said).toContain(words);
  });

  test('that is in doubt shows only the beginning of a command, which may be somebody else’s', async () => {
    const command = 'curl -H "Authorization: Bearer the-secret-of-somebody-else"';
    const ended = await sync('crontabs', undefined, [{ ...oldBackup, command }], [NOTHING_DONE]);
    expect(ended.outcome).toBe('unknown');
    expect(ended.said).toContain('Whether the crontab www: curl -H "Auth');
    expect(ended.said).not.toContain('secret');
  });

  test('is confirmed by the list where the service shows no single record', async () => {
    const hidden = (path: string) => (path.endsWith('/7') ? answer({ data: null }) : undefined);
    const gone = await sync('crontabs', backup, [oldBackup], [], hidden);
    expect(gone).toMatchObject({ outcome: 'succeeded', writes: ['DELETE', 'POST'], records: [backup] });
    const still = await sync('crontabs', backup, [oldBackup], [NOTHING_DONE], hidden);
    expect(still).toMatchObject({ outcome: 'unknown', writes: ['DELETE'] });
  });

  test.each<[string, Fate[], number]>([
    ['a 404 while the record still shows', [NOT_FOUND], 1],
    ['the loss of every answer, after four attempts', [LOST, LOST, LOST, LOST], 4],
  ])('is unknown after %s', async (_, fates, attempts) => {
    const ended = await sync('crontabs', backup, [oldBackup], fates);
    expect(ended).toMatchObject({ outcome: 'unknown', records: [oldBackup] });
    expect(ended.writes).toEqual(Array(attempts).fill('DELETE'));
  });

  test('is repeated after a lost answer, and a 404 then means done', async () => {
    const ended = await sync('crontabs', backup, [oldBackup], [LOST_AFTER_EFFECT]);
    expect(ended).toMatchObject({ outcome: 'succeeded', writes: ['DELETE', 'DELETE', 'POST'] });
    expect(ended.records).toMatchObject([backup]);
  });
});
