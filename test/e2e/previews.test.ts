import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import { makeRepository, type TestRepository } from '../../harness/git.ts';
import { type GitHubFault, type GitHubStandIn, HEAD_SHA, startGitHub } from '../../harness/github.ts';
import { metadata } from '../../harness/metadata.ts';
import { parseFileCommand } from '../../harness/runner/file-commands.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { scenario } from '../../harness/scenarios.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { fill, type PlayedStep, playWorkflow } from '../support/workflow-player.ts';

/** Whoever opens a pull request names its branch. */
const BRANCH = 'feat/$(touch${IFS}pwned)`touch${IFS}pwned`';
const VALUE = 'base64:3q2+7wAB/preview';
const HOUR_MS = 60 * 60_000;

let folder: string;
/** Where the services differ in what is to be expected. */
const EXPECTED = {
  document: { evidence: 'token,exit-status,health-check', requests: { deletion: /^4$/, sweep: /^9$/ } },
  // One that shows that a site is on its way out is looked at until it is gone.
  family: {
    evidence: 'token,status,exit-status,health-check',
    requests: { deletion: /^[4-9]$/, sweep: /^(9|1\d)$/ },
  },
};

describe.each(SERVICES)('%s', (service) => {
  let stage: Stage;
  let github: GitHubStandIn;
  let origin: TestRepository;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'previews-'));
    origin = await makeRepository(join(folder, 'acme/shop.git'), { 'public/index.html': 'first' }, BRANCH);
    [stage, github] = await Promise.all([setStage({ service, gitBase: folder }), startGitHub()]);
    writeFileSync(join(folder, 'gh'), GH, { mode: 0o755 });
  });
  afterAll(async () => {
    await Promise.all([stage.stop(), github.stop()]);
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    github.misbehave(() => undefined);
    github.pulls.clear();
    github.permissions.add('pull-requests');
    github.requests.length = 0;
  });

  /** As much of GitHub's command as the example uses. */
  const GH = `#!${process.execPath}
const [, , api, path, jq, field] = process.argv;
if (api !== 'api' || jq !== '--jq') process.exit(1);
const headers = { authorization: 'token ' + process.env.GH_TOKEN, accept: 'application/vnd.github+json' };
fetch(process.env.GITHUB_API_URL + '/' + path, { headers }).then(async (answer) => {
  if (!answer.ok) process.exit(1);
  process.stdout.write((await answer.json())[field.slice(1)] + '\\n');
});
`;

  type Played = Pick<ActionRun, 'outputs'> & Partial<ActionRun>;

  /** The example as it stands, on the server and the pages of the sandbox. */
  function example(name: string): string {
    const text = readFileSync(join(import.meta.dirname, '../../examples', name), 'utf8');
    return text
      .replaceAll('server: previews-1', 'server: web-1')
      .replace(
        /health-check-url: https:\/\/(.*)\/\n/,
        `health-check-url: http://$1.localhost:${stage.sandbox.port}/\n`,
      );
  }

  function playStep(
    runner: Readonly<Record<string, string>>,
    known: ReadonlyMap<string, string>,
    carryOut: Stage['play'],
  ) {
    return async ({ uses = '', run, with: given, env }: PlayedStep): Promise<Played> => {
      if (run !== undefined) return shell(run, { ...runner, ...env });
      expect(uses).toBe('your-org/site-deploy@v0');
      const standard = ['repository', 'branch'].map((name) => [
        name,
        fill(metadata.inputs[name]?.default ?? '', known),
      ]);
      const inputs = { ...Object.fromEntries(standard), ...given };
      return carryOut(inputs, { env: { ...runner, ...env }, secrets: [VALUE] });
    };
  }

  async function shell(script: string, env: Readonly<Record<string, string>>): Promise<Played> {
    const output = join(folder, 'output');
    writeFileSync(output, '');
    await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', script], {
      env: { ...env, PATH: `${folder}${delimiter}${process.env.PATH}`, GITHUB_OUTPUT: output },
    });
    return { outputs: Object.fromEntries(parseFileCommand(readFileSync(output, 'utf8'))) };
  }

  /** Plays a run of the workflow on an event of pull request 12. */
  async function onPullRequest(action: string, from = 'acme/shop') {
    const head = { sha: HEAD_SHA, ref: BRANCH, repo: { full_name: from } };
    const payload = { action, number: 12, pull_request: { number: 12, head } };
    const known = {
      'github.event.action': action,
      'github.event.number': '12',
      'github.event.pull_request.head.repo.full_name': from,
      'github.head_ref': BRANCH,
      'github.ref_name': '12/merge',
      'secrets.PREVIEW_APP_KEY': VALUE,
    };
    return playExample('preview.yml', { name: 'pull_request', payload }, known);
  }

  async function playExample(
    file: string,
    event: { name: string; payload?: unknown },
    more: Readonly<Record<string, string>> = {},
    carryOut = stage.play,
  ) {
    const runner = await github.runner(event);
    const known = {
      'github.repository': 'acme/shop',
      'github.ref_name': 'main',
      'github.token': github.token,
      'vars.SITE_API_URL': stage.service.url,
      'secrets.SITE_API_TOKEN': stage.sandbox.token,
      ...more,
    };
    return playWorkflow(example(file), known, playStep(runner, new Map(Object.entries(known)), carryOut));
  }

  const sites = z.object({ data: z.array(z.object({ id: z.number(), domain: z.string() })) });
  const listSites = async () => sites.parse(await stage.call('GET', '/api/servers/1/sites')).data;
  const domains = async () => (await listSites()).map(({ domain }) => domain).sort();
  const addSite = (domain: string) =>
    stage.call('POST', '/api/servers/1/sites', { root_domain: domain, web_directory: '/public' });
  const writes = () => stage.service.writes().map((line) => line.replace('/api/servers/1', ''));
  const closedAgo = (ms: number) => ({ closedAgoMs: ms });

  describe('examples/preview.yml', () => {
    test('from the opening of a pull request to its end', async () => {
      github.pulls.set(12, {});
      const opened = await onPullRequest('opened');
      const first = opened.deploy?.at(-1);
      expect(Object.keys(opened)).toEqual(['deploy']);
      expect(first?.outputs).toMatchObject({
        outcome: 'succeeded',
        'site-domain': 'pr-12.preview.example.com',
        evidence: EXPECTED[service].evidence,
      });
      const [site] = await listSites();
      const page = join(stage.siteFolder(site?.id ?? 0, site?.domain ?? ''), 'public/index.html');
      expect(readFileSync(page, 'utf8')).toBe('first');
      // The domain is public, although a value of .env holds it.
      expect(first?.log).toContain('create the site pr-12.preview.example.com');

      const commit = await origin.commit({ 'public/index.html': 'second' }, 'Second');
      const pushed = (await onPullRequest('synchronize')).deploy?.at(-1);
      expect(pushed?.outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': commit });
      expect(writes()).toEqual([`POST /sites/${site?.id}/deploy`]);
      expect(await listSites()).toEqual([site]);
      expect(readFileSync(page, 'utf8')).toBe('second');
      expect(existsSync(join(page, '../../pwned'))).toBe(false);
      const made = github.deployments.map(({ environment, transient_environment: transient, ref }) => {
        return { environment, transient, ref };
      });
      expect(made).toEqual(Array(2).fill({ environment: 'pr-12', transient: true, ref: HEAD_SHA }));

      // Somebody else's deployment of that environment.
      const others = { ref: HEAD_SHA, environment: 'pr-12', payload: { of: 'others' } };
      await deployByOthers(others);
      // Ours of another site, where both share an environment.
      await deployByOthers({ ...others, payload: { site_deploy: 'x', site: 'pr-13.preview.example.com' } });
      github.pulls.set(12, closedAgo(0));
      const closed = (await onPullRequest('closed')).delete?.at(-1);
      expect(closed?.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
      expect(closed?.outputs.requests).toMatch(EXPECTED[service].requests.deletion);
      expect(await listSites()).toEqual([]);
      expect(github.deployments.map(({ statuses }) => statuses.at(-1)?.state)).toEqual([
        'inactive',
        'inactive',
        undefined,
        undefined,
      ]);
      expect(closed?.runner?.annotations).toEqual([]);

      // A run that waited too long, or is run again.
      const late = await onPullRequest('synchronize');
      expect(late.deploy).toHaveLength(1);
      expect(await listSites()).toEqual([]);
    });

    test.each(['opened', 'synchronize', 'closed'])('%s by a fork does nothing at all', async (action) => {
      expect(await onPullRequest(action, 'eve/shop')).toEqual({});
    });

    test('a deletion while the deploy still runs ends it, and nothing comes back', async () => {
      await addSite('pr-12.preview.example.com');
      const [site] = await listSites();
      const path = `/api/servers/1/sites/${site?.id}`;
      const repository = { provider: 'hosted_git_1', name: 'acme/shop', branch: BRANCH };
      await stage.call('POST', `${path}/repository`, repository);
      await stage.call('PATCH', `${path}/deploy/script`, { deploy_script: 'sleep 600' });
      await stage.call('POST', `${path}/deploy`);
      github.pulls.set(12, closedAgo(0));
      github.misbehave(({ method }) => (method === 'POST' ? { status: 500 } : undefined));
      const run = (await onPullRequest('closed')).delete?.at(-1);
      expect(run?.outputs.outcome).toBe('succeeded');
      expect(await listSites()).toEqual([]);
      // A failure that is only on GitHub is a warning.
      expect(run?.runner?.annotations).toEqual([
        expect.objectContaining({
          level: 'warning',
          message: expect.stringContaining('The GitHub Deployments of pr-12 were not set to inactive'),
        }),
      ]);
    });

    async function deployByOthers(body: unknown): Promise<void> {
      const headers = {
        authorization: `token ${github.token}`,
        accept: 'application/json',
        'content-type': 'application/json',
      };
      const fields = JSON.stringify({ ...Object(body), auto_merge: false, required_contexts: [] });
      const url = `${github.url}/repos/acme/shop/deployments`;
      expect((await fetch(url, { method: 'POST', headers, body: fields })).status).toBe(201);
    }
  });

  describe('examples/preview-sweep.yml', () => {
    const domainOf = (number: number) => `pr-${number}.preview.example.com`;
    const lookAlikes = [
      `${domainOf(12)}.evil.example`,
      `x${domainOf(12)}`,
      'pr-012.preview.example.com',
      'pr-12.preview-example.com',
      'shop.example',
    ];
    const sweep = (carryOut = stage.play) =>
      playExample('preview-sweep.yml', { name: 'schedule' }, {}, carryOut);
    const isAsked = (number: number, path: string) => path.endsWith(`/pulls/${number}`);

    beforeEach(async () => {
      const wanted = [...lookAlikes, ...[12, 13, 14, 15, 16, 17].map(domainOf)];
      if ((await domains()).join() !== wanted.toSorted().join()) {
        const all = await listSites();
        await Promise.all(all.map(({ id }) => stage.call('DELETE', `/api/servers/1/sites/${id}`)));
        for (const domain of wanted) await addSite(domain);
      }
      for (const number of [12, 16, 17]) github.pulls.set(number, closedAgo(2 * HOUR_MS));
      github.pulls.set(13, {}).set(14, closedAgo(HOUR_MS / 2));
    });

    test('a dry run shows exactly what is left over, and exactly that is deleted', async () => {
      const before = await domains();
      // Opened again after all three plans: the fourth question is the one right before the deletion.
      github.misbehave(({ path }, nth) => {
        if (isAsked(17, path) && nth === 4) github.pulls.set(17, {});
        return undefined;
      });
      // By the built action.
      const { plan, sweep: swept } = await sweep(stage.run);
      const planned = plan?.at(-1);
      expect(planned?.outputs).toMatchObject({ outcome: 'planned', 'has-changes': 'true', requests: '2' });
      const [result] = JSON.parse(planned?.outputs.plan ?? '[]');
      expect(result.changes).toHaveLength(3);
      for (const [index, number] of [12, 16, 17].entries())
        expect(result.changes[index]).toMatch(
          new RegExp(
            `^delete the site ${domainOf(number)} \\(id \\d+\\): pull request #${number} is closed$`,
          ),
        );
      expect(planned?.log).toContain('GitHub shows no pull request of this number (404)');
      const applied = swept?.at(-1);
      // Two plans, and 3 for each of two deletions.
      expect(applied?.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
      expect(applied?.outputs.requests).toMatch(EXPECTED[service].requests.sweep);
      expect(applied?.log).toContain('was to be deleted, but stays: pull request #17 is open');
      const gone = [12, 16].map(domainOf);
      expect(await domains()).toEqual(before.filter((domain) => !gone.includes(domain)));
      // 6 for each of two plans and the dry run, 3 before deletions.
      expect(github.requests).toHaveLength(6 + 12 + 3);

      github.misbehave(() => undefined);
      expect(Object.keys(await sweep())).toEqual(['plan']);
    });

    test('what GitHub says of one of them and is not clear leaves that one', async () => {
      const answers: Record<number, GitHubFault> = {
        12: { status: 200, body: '[]' },
        13: { status: 200, body: '{"number":12,"state":"closed","closed_at":"2020-01-01T00:00:00Z"}' },
        14: { status: 200, body: '{"number":14,"state":"closed","closed_at":null}' },
        16: { status: 200, body: '{"number":16,"state":"merged","closed_at":"2020-01-01T00:00:00Z"}' },
        15: {
          status: 200,
          headers: { date: 'yesterday' },
          body: '{"number":15,"state":"closed","closed_at":"2020-01-01T00:00:00Z"}',
        },
        17: { status: 410 },
      };
      github.misbehave(({ path }) => answers[Number(path.split('/').at(-1))]);
      const { plan } = await sweep();
      expect(plan?.at(-1)?.outputs).toMatchObject({ outcome: 'planned', 'has-changes': 'false' });
      const warnings = plan?.at(-1)?.runner?.annotations.map(({ message }) => message) ?? [];
      const strange = 'GitHub answered with something unexpected';
      const whys = [strange, strange, strange, strange, strange, 'no pull request of this number (410)'];
      expect(warnings).toHaveLength(whys.length);
      for (const [index, why] of whys.entries()) expect(warnings[index]).toContain(why);
    });

    test.each<[string, string, () => void]>([
      [
        'may not be asked',
        'add the line “pull-requests: read” to the permissions: of the job.',
        () => github.permissions.delete('pull-requests'),
      ],
      ['breaks off', 'GitHub could not be reached', () => failAt(16, 'reset')],
      ['fails', 'GitHub answered with status 502', () => failAt(16, { status: 502 })],
      [
        'accepts no more',
        'GitHub accepts no more requests for now',
        () => failAt(16, { status: 403, headers: { 'x-ratelimit-remaining': '0' } }),
      ],
    ])('when GitHub %s, nothing is deleted', (fault, words, misbehave) =>
      scenario('GitHub in a sweep of previews', [fault], async () => {
        misbehave();
        const before = await domains();
        const run = await stage.play(
          {
            site: '',
            operations: 'sweep-previews',
            'preview-domain': 'pr-<number>.preview.example.com',
            'github-token': github.token,
          },
          { env: await github.runner({ name: 'schedule' }) },
        );
        expect(run.outputs).toMatchObject({ outcome: 'failed', changed: 'false' });
        expect(run.runner.annotations.map(({ message }) => message).join()).toContain(words);
        expect(writes()).toEqual([]);
        expect(await domains()).toEqual(before);
      }),
    );

    test('a cancel while GitHub is asked ends it at once', async () => {
      let kill = (_: NodeJS.Signals): void => {};
      github.misbehave(() => {
        kill('SIGTERM');
        return 'hang';
      });
      const inputs = {
        site: '',
        operations: 'sweep-previews',
        'preview-domain': 'pr-<number>.preview.example.com',
        'github-token': github.token,
      };
      const run = await stage.play(inputs, {
        env: await github.runner({ name: 'schedule' }),
        onStart: (start) => {
          kill = start;
        },
      });
      expect(run.outputs).toMatchObject({ outcome: 'cancelled', changed: 'false' });
      expect(writes()).toEqual([]);
    });

    function failAt(number: number, fault: GitHubFault): void {
      github.misbehave(({ path }) => (isAsked(number, path) ? fault : undefined));
    }
  });
});
