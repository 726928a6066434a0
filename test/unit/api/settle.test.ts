import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import { scenario } from '../../../harness/scenarios.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { PROLOGUE } from '../../../src/deploy/exit-report.ts';

/** A test in which what the service shows, and when, is what goes wrong. */
const race = (name: string, run: () => Promise<void>): void =>
  test(name, () => scenario('semantic races', [name], run));

describe('writes that show late, or not at all', () => {
  const sync = { operations: 'sync-env', env: 'A=wanted value' };

  race('a stale reading is waited out, without a second write', async () => {
    const played = await play({ env: 'A=old\n', manners: { lagMs: 1_500 } }, sync);
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['PATCH /sites/2/env']);
    const given = { operations: 'update-deploy-script', 'deploy-script': 'new' };
    const script = await play({ script: 'old', manners: { lagMs: 1_500 } }, given);
    expect(script.statuses).toEqual(['changed']);
    expect(script.writes).toEqual(['PATCH /sites/2/deploy/script']);
  });

  race('what was confirmed but never shows is unknown, and not written again', async () => {
    const played = await play({ env: 'A=old\n', manners: { lagMs: 3_600_000 } }, sync);
    expect(played.report.outcome).toBe('unknown');
    expect(played.writes).toEqual(['PATCH /sites/2/env']);
  });

  test.each([
    ['lost once with its answer: once more', 1, 'succeeded', 2],
    ['lost twice: unknown', 2, 'unknown', 2],
  ])('a script write %s', async (_, losses, outcome, writes) => {
    const played = await play(
      {
        script: 'old',
        fault: ({ method, nth }) =>
          method === 'PATCH' && nth <= losses ? { status: 502, takesEffect: false } : undefined,
      },
      { operations: 'update-deploy-script', 'deploy-script': 'new' },
    );
    expect(played.report.outcome).toBe(outcome);
    expect(played.writes).toHaveLength(writes);
  });

  race(
    'a service that trims the script is not written to again and again; one that shows CRLF is',
    async () => {
      const stored = `${PROLOGUE}echo`;
      const played = await play(
        { script: stored },
        { operations: 'update-deploy-script', 'deploy-script': 'echo\n\n' },
      );
      expect(played.statuses).toEqual(['unchanged']);
      const crlf = { script: stored.replaceAll('\n', '\r\n') };
      const changed = await play(crlf, { operations: 'update-deploy-script', 'deploy-script': 'echo\n\n' });
      expect(changed.statuses).toEqual(['changed']);
    },
  );

  race('a script or .env that is not shown after the write is said to be unconfirmed', async () => {
    const script = await play(
      {
        fault: ({ method, path }) =>
          method === 'GET' && path.endsWith('script') ? { status: 200, body: null } : undefined,
      },
      { operations: 'update-deploy-script', 'deploy-script': 'new' },
    );
    expect(script.log).toContain('could not be read back');
    expect(script.report.outcome).toBe('succeeded');
  });

  race('a site that is created but not yet listed is waited for', async () => {
    const played = await play(
      { siteExists: false, manners: { lagMs: 1_500 } },
      { operations: 'ensure-site' },
    );
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['POST /sites']);
  });

  race('a create that was lost is sent once more, after looking', async () => {
    const fault: Behaviour['fault'] = ({ method, nth }) =>
      method === 'POST' && nth === 1 ? { status: 0, takesEffect: false } : undefined;
    const played = await play({ siteExists: false, fault }, { operations: 'ensure-site' });
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['POST /sites', 'POST /sites']);
    const looks = played.requests.filter(({ line }) => line === 'GET /api/servers/1/sites');
    expect(looks.length).toBeGreaterThan(3);
  });

  race('a create that took effect late is adopted when the second one is refused', async () => {
    const fault: Behaviour['fault'] = ({ method, nth }) => {
      if (method !== 'POST') return undefined;
      return nth === 1
        ? { status: 0 }
        : { status: 422, body: { errors: { root_domain: ['taken'] } }, takesEffect: false };
    };
    const played = await play(
      { siteExists: false, manners: { lagMs: 11_000 }, fault },
      { operations: 'ensure-site' },
    );
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['POST /sites', 'POST /sites']);
  });
});

describe('writes whose read-back the service fails', () => {
  const broken = (write: RegExp): Behaviour['fault'] => {
    let wrote = false;
    return ({ method, path }) => {
      if (method !== 'GET' && write.test(path)) {
        wrote = true;
        return { status: 0 };
      }
      return wrote && method === 'GET' ? { status: 500 } : undefined;
    };
  };
  test.each<[string, Behaviour, Record<string, string>]>([
    ['env', { env: 'A=old' }, { operations: 'sync-env', env: 'A=wanted value' }],
    ['script', { script: 'old' }, { operations: 'update-deploy-script', 'deploy-script': 'new' }],
    ['repository', {}, { operations: 'ensure-repository' }],
    ['sites', { siteExists: false }, { operations: 'ensure-site' }],
  ])('%s: unknown, never failed', async (name, behaviour, given) => {
    const fault = broken(new RegExp(`${name}$`));
    const played = await play({ ...behaviour, ...(fault && { fault }) }, given);
    expect(played.report.outcome).toBe('unknown');
    expect(played.statuses).toEqual(['unknown']);
  });
});

describe('a text that is missing is no empty text', () => {
  const env = { operations: 'sync-env', env: 'A=wanted value' };
  const shown = (body: unknown, status = 200): Behaviour => ({
    fault: ({ method, path }) =>
      method === 'GET' && /(env|script)$/.test(path)
        ? { status, ...(body !== undefined && { body }) }
        : undefined,
  });

  test.each<[string, Behaviour]>([
    ['nothing', shown(undefined)],
    ['null', shown(null)],
    ['no content', shown({})],
    ['a null content', shown({ data: { content: null } })],
    ['not found', shown({ message: 'No such file.' }, 404)],
  ])('an .env of which %s is shown is not merged into', async (_, behaviour) => {
    const played = await play(behaviour, env);
    expect(played.report.failure?.message).toContain('The service shows no .env of this site');
    expect(played.writes).toEqual([]);
  });

  test('an empty one that is shown is', async () => {
    const played = await play({ env: '' }, env);
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['PATCH /sites/2/env']);
  });

  test('one that is no longer shown after a lost write is not merged into again', async () => {
    let wrote = false;
    const fault: Behaviour['fault'] = ({ method }) => {
      if (method === 'PATCH') {
        wrote = true;
        return { status: 502, takesEffect: false };
      }
      return wrote ? { status: 404 } : undefined;
    };
    const played = await play({ env: 'A=old\n', fault }, env);
    expect(played.report.outcome).toBe('unknown');
    expect(played.writes).toEqual(['PATCH /sites/2/env']);
  });

  test('one that the service does not know when it is written says what creates it', async () => {
    const fault: Behaviour['fault'] = ({ path }) => (path.endsWith('/env') ? { status: 404 } : undefined);
    const played = await play({ fault }, { ...env, 'env-mode': 'replace' });
    expect(played.report.failure).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('The service knows no .env of this site, and has written none.'),
      next: expect.stringContaining('ensure-repository'),
    });
  });

  test('a script that is no longer shown after it was put back, the answer lost, is not written once more', async () => {
    let writes = 0;
    const fault: Behaviour['fault'] = ({ method, path }) => {
      if (path.endsWith('/deploy')) return { status: 422 };
      if (method === 'PATCH') writes += 1;
      if (method === 'PATCH' && writes === 2) return { status: 502, takesEffect: false };
      return writes === 2 && path.endsWith('/script') ? { status: 200, body: {} } : undefined;
    };
    const given = {
      operations: 'update-deploy-script, deploy',
      'deploy-script': 'new',
      'restore-on-failure': 'true',
    };
    const played = await play({ script: 'old', fault }, given);
    expect(played.writes.filter((line) => line.startsWith('PATCH'))).toHaveLength(2);
    expect(played.report.failure?.message).toContain(
      'may or may not have been put back: the service no longer shows it',
    );
  });

  test.each<[string, Behaviour]>([
    ['null', shown(null)],
    ['no text', shown({})],
  ])(
    'a script of which %s is shown is not taken for the same, nor for one to go back to',
    async (_, behaviour) => {
      const fault: Behaviour['fault'] = (request) =>
        request.path.endsWith('/deploy') ? { status: 422 } : behaviour.fault?.(request);
      const given = {
        operations: 'update-deploy-script, deploy',
        'deploy-script': 'new',
        'restore-on-failure': 'true',
      };
      const played = await play({ fault }, given);
      expect(played.writes).toEqual(['PATCH /sites/2/deploy/script', 'POST /sites/2/deploy']);
      expect(played.report.failure?.message).toContain('there is none from before this run');
    },
  );
});
