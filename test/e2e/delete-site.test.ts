import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import { type GitHubStandIn, startGitHub } from '../../harness/github.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';

const operations = 'delete-site';
/** The removals in a run that is to remove the repository and the site, where there is no repository: the family shows that. */
const REMOVALS = { document: ['repository', 'site'], family: ['site'] } as const;
const made = z.object({ data: z.object({ id: z.number() }) });
const results = z.array(z.object({ changes: z.array(z.string()) }));

describe.each(SERVICES)('%s', (service) => {
  let stage: Stage;
  let github: GitHubStandIn;
  beforeAll(async () => {
    [stage, github] = await Promise.all([setStage({ service }), startGitHub()]);
  });
  afterAll(() => Promise.all([stage.stop(), github.stop()]));

  async function createSite(domain: string): Promise<number> {
    const site = { root_domain: domain, web_directory: '/public' };
    return made.parse(await stage.call('POST', '/api/servers/1/sites', site)).data.id;
  }

  function changesOf({ outputs }: ActionRun): readonly string[] | undefined {
    return results.parse(JSON.parse(outputs.results ?? ''))[0]?.changes;
  }

  function message({ runner }: ActionRun): string {
    return runner.annotations.find(({ level }) => level === 'error')?.message ?? '';
  }

  /** The writes of a run, without what they all begin with. */
  function writes(): string[] {
    return stage.service.writes().map((write) => write.replace('/api/servers/1', ''));
  }

  test('deletes the site by its domain; a second run finds it gone and sends no write', async () => {
    const id = await createSite('old.example');
    const inputs = { operations, site: 'old.example', 'confirm-delete': 'Old.Example' };
    const dry = await stage.play({ ...inputs, 'dry-run': 'true' });
    expect(dry.outputs).toMatchObject({ outcome: 'planned', changed: 'false' });
    expect(changesOf(dry)).toEqual([`delete the site old.example (id ${id})`]);
    expect(writes()).toEqual([]);

    const run = await stage.play(inputs);
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      'site-id': String(id),
      'site-domain': 'old.example',
    });
    expect(writes()).toEqual([`DELETE /sites/${id}`]);

    const again = await stage.play(inputs);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'site-id': '' });
    expect(again.log).toContain('there is no site old.example on this server: it counts as deleted');
    expect(writes()).toEqual([]);
  });

  test('by its id, when the domain is right; an id that is gone counts as deleted', async () => {
    const id = String(await createSite('by-id.example'));
    const wrong = await stage.play({ operations, site: id, 'confirm-delete': 'other.example' });
    expect(wrong.code).toBe(2);
    expect(message(wrong)).toContain(
      `confirm-delete: expected the domain of the site to delete, which is by-id.example (id ${id})`,
    );
    expect(writes()).toEqual([]);

    const inputs = { operations, site: id, 'confirm-delete': 'by-id.example' };
    expect((await stage.play(inputs)).outputs).toMatchObject({
      outcome: 'succeeded',
      changed: 'true',
      'site-id': id,
    });
    expect((await stage.play(inputs)).outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
    expect(writes()).toEqual([]);
    const elsewhere = await stage.play({ ...inputs, server: '99' });
    expect(message(elsewhere)).toContain('there is no 99. Known names: web-1 (id 1), web-2 (id 2).');
  });

  test('after other operations it still deletes; a wrong domain stops the run before any of them', async () => {
    const id = String(await createSite('busy.example'));
    const inputs = { operations: 'remove-repository, delete-site', site: id };
    const wrong = await stage.play({ ...inputs, 'confirm-delete': 'bussy.example' });
    expect(wrong.code).toBe(2);
    expect(writes()).toEqual([]);
    expect((await stage.play({ ...inputs, 'confirm-delete': 'busy.example' })).outputs.outcome).toBe(
      'succeeded',
    );
    const removals = { repository: `DELETE /sites/${id}/repository`, site: `DELETE /sites/${id}` };
    expect(writes()).toEqual(REMOVALS[service].map((what) => removals[what]));
  });

  test('by an id that does not exist, while the domain given is there under another, is refused', async () => {
    const id = await createSite('other-id.example');
    const run = await stage.play({ operations, site: '7777', 'confirm-delete': 'other-id.example' });
    expect(run.outputs.outcome).toBe('rejected');
    expect(message(run)).toContain(`the id of other-id.example, which is ${id}; there is no site 7777`);
    expect(stage.service.writes()).toEqual([]);
  });

  test('a lost answer is repeated, and 404 then means gone', async () => {
    const id = await createSite('lost.example');
    stage.misbehave(({ method }, nth) => (method === 'DELETE' && nth === 1 ? 'lose-answer' : undefined));
    const run = await stage.play({ operations, site: 'lost.example', 'confirm-delete': 'lost.example' });
    stage.misbehave(() => undefined);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true', retries: '1' });
    expect(writes()).toEqual([`DELETE /sites/${id}`, `DELETE /sites/${id}`]);
  });

  describe('in the run of a pull request', () => {
    const event = { name: 'pull_request', payload: { pull_request: { number: 12 } } };

    test.each(['shop.example', 'pr-112.preview.example.com', 'pr-123.preview.example.com'])(
      'a run of pull request 12 does not delete %s',
      async (domain) => {
        const inputs = { operations: 'delete-site', site: domain, 'confirm-delete': domain };
        const run = await stage.play(inputs, { env: await github.runner(event) });
        expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
        expect(message(run)).toContain('in a run of pull request #12 delete-site deletes only the site');
        expect(stage.service.requests).toEqual([]);
      },
    );

    test('nor another one by its id, nor any when the event cannot be read', async () => {
      const id = await createSite('pr-13.preview.example.com');
      const own = 'pr-12.preview.example.com';
      const inputs = { operations: 'delete-site', site: String(id), 'confirm-delete': own };
      const env = await github.runner(event);
      expect(message(await stage.play(inputs, { env }))).toContain('which is pr-13.preview.example.com');
      const unread = { ...env, GITHUB_EVENT_PATH: `${env.GITHUB_EVENT_PATH}, which is not there` };
      const doubtful = await stage.play({ ...inputs, site: own }, { env: unread });
      expect(message(doubtful)).toContain('the event of this run (GITHUB_EVENT_PATH) shows none');
      expect(writes()).toEqual([]);
      expect(await stage.call('GET', `/api/servers/1/sites/${id}`)).toMatchObject({ data: { id } });
    });
  });
});
