import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../support/run-action.ts';
import { type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.stop());

const results = z.array(
  z.object({ operation: z.string(), status: z.string(), changes: z.array(z.string()) }),
);

/** Status and changes of the only operation, or of the one named. */
function resultOf({ outputs }: ActionRun, operation?: string) {
  const list = results.parse(JSON.parse(outputs.results ?? ''));
  return list.find((result) => operation === undefined || result.operation === operation);
}

function message(run: ActionRun): string {
  return run.runner.annotations.find(({ level }) => level === 'error')?.message ?? '';
}

async function createSite(domain: string): Promise<number> {
  const answer = await stage.call('POST', '/api/servers/1/sites', {
    root_domain: domain,
    web_directory: '/public',
  });
  return z.object({ data: z.object({ id: z.number() }) }).parse(answer).data.id;
}

/** The writes of a run, without what they all begin with. */
function writes(): string[] {
  return stage.proxy.writes().map((write) => write.replace('/api/servers/1', ''));
}

/** Lets every write of a method and path go wrong in one way, or only the first `times` of them. */
function fail(
  method: string,
  path: RegExp,
  fault: 'reset' | 'lose-answer',
  times = Number.POSITIVE_INFINITY,
) {
  stage.misbehave((request, nth) =>
    request.method === method && path.test(request.path) && nth <= times ? fault : undefined,
  );
}
const behave = () => stage.misbehave(() => undefined);

describe('delete-site', () => {
  const operations = 'delete-site';

  test('deletes the site by its domain; a second run finds it gone and sends no write', async () => {
    const id = await createSite('old.example');
    const inputs = { operations, site: 'old.example', 'confirm-delete': 'Old.Example' };
    const dry = await stage.run({ ...inputs, 'dry-run': 'true' });
    expect(dry.outputs).toMatchObject({ outcome: 'planned', changed: 'false' });
    expect(resultOf(dry)?.changes).toEqual([`delete the site old.example (id ${id})`]);
    expect(writes()).toEqual([]);

    const run = await stage.run(inputs);
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      'site-id': String(id),
      'site-domain': 'old.example',
    });
    expect(writes()).toEqual([`DELETE /sites/${id}`]);

    const again = await stage.run(inputs);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'site-id': '' });
    expect(again.log).toContain('there is no site old.example on this server: it counts as deleted');
    expect(writes()).toEqual([]);
  });

  test('by its id, when the domain is right; an id that is gone counts as deleted', async () => {
    const id = String(await createSite('by-id.example'));
    const wrong = await stage.run({ operations, site: id, 'confirm-delete': 'other.example' });
    expect(wrong.code).toBe(2);
    expect(message(wrong)).toContain(
      `confirm-delete: expected the domain of the site that is to be deleted, which is by-id.example (id ${id})`,
    );
    expect(writes()).toEqual([]);

    const inputs = { operations, site: id, 'confirm-delete': 'by-id.example' };
    expect((await stage.run(inputs)).outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      'site-id': id,
    });
    expect((await stage.run(inputs)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(writes()).toEqual([]);
    const elsewhere = await stage.run({ ...inputs, server: '99' });
    expect(message(elsewhere)).toContain('there is no 99. Near ones: web-1 (id 1), web-2 (id 2).');
  });

  test('after other operations it still deletes; a wrong domain stops the run before any of them', async () => {
    const id = String(await createSite('busy.example'));
    const inputs = { operations: 'remove-repository, delete-site', site: id };
    const wrong = await stage.run({ ...inputs, 'confirm-delete': 'bussy.example' });
    expect(wrong.code).toBe(2);
    expect(writes()).toEqual([]);
    expect((await stage.run({ ...inputs, 'confirm-delete': 'busy.example' })).outputs.outcome).toBe(
      'succeeded',
    );
    expect(writes()).toEqual([`DELETE /sites/${id}/repository`, `DELETE /sites/${id}`]);
  });

  test('a lost answer is repeated, and 404 then means gone', async () => {
    const id = await createSite('lost.example');
    fail('DELETE', /\/sites\/\d+$/, 'lose-answer', 1);
    const run = await stage.run({ operations, site: 'lost.example', 'confirm-delete': 'lost.example' });
    behave();
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', retries: '1' });
    expect(writes()).toEqual([`DELETE /sites/${id}`, `DELETE /sites/${id}`]);
  });

  test.each([
    [{ operations, 'confirm-delete': '' }, 'confirm-delete: expected the domain of the site'],
    [{ operations, 'confirm-delete': 'shop.exmaple' }, 'expected the domain that site names, shop.example'],
    [
      { operations: 'delete-site, ensure-site, deploy' },
      'operations: expected delete-site as the last operation of the site, not before ensure-site, deploy',
    ],
    [{ operations: 'delete-site, delete-site' }, 'not before delete-site'],
  ])('%j is refused before any request', async (inputs, words) => {
    const run = await stage.run({ site: 'shop.example', 'confirm-delete': 'shop.example', ...inputs });
    expect(run.code).toBe(2);
    expect(message(run)).toContain(words);
    expect(stage.proxy.requests).toEqual([]);
  });
});
