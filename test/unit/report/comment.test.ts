import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type GitHubFault,
  type GitHubStandIn,
  HEAD_SHA,
  startGitHub,
  TOKEN,
} from '../../../harness/github.ts';
import { prepare } from '../../../harness/play.ts';
import type { Site } from '../../../src/api/sites.ts';
import { OperationError } from '../../../src/core/errors.ts';
import { withExitReport } from '../../../src/deploy/exit-report.ts';
import type { GitHubRun } from '../../../src/github/github.ts';
import { connectGitHub } from '../../../src/github/octokit.ts';
import { type CommentParts, leaveComment, writeComment } from '../../../src/github/pull-request-comment.ts';
import { type CommentContext, renderComment } from '../../../src/report/comment.ts';
import { failureOf } from '../../../src/report/failure.ts';
import type { Result, RunReport } from '../../../src/report/run-report.ts';
import { diffScript } from '../../../src/report/script-diff.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import type { Facts, ScriptChange } from '../../../src/site/facts.ts';
import { traitsOf } from '../../support/reports.ts';

const hide = (text: string): string => text.replaceAll('hunter2hunter2', '***');
const safe = (text: string): string[] => sanitize(text, hide);

const row = (operation: string, status: Result['status'], ...changes: string[]): Result => ({
  operation,
  traits: traitsOf(operation),
  status,
  planned: changes,
  changes,
  wrote: status === 'changed',
  durationMs: 400,
});

const site: Site = {
  ...{ id: 7, domain: 'pr-12.preview.example', last_deploy_at: null, blogapp: false },
  ...{ status: undefined, repository: undefined, has_repository: undefined },
};
const facts: Facts = { serverId: 1, site, repository: 'unknown', exitReportExpected: true };

const SCRIPT: ScriptChange = {
  before: withExitReport(
    'set -e\ngit pull\necho "```"\ncurl https://deploy:hunter2hunter2@mirror.example/x\n',
  ),
  after: withExitReport(
    'set -e\ngit fetch --quiet origin main\ngit reset --hard FETCH_HEAD\necho "```"\nphp artisan migrate --force\n',
  ),
};
const HASH = '3f2c1b0a9d8e7f6a'.repeat(4);

interface Case {
  readonly operations: string;
  readonly report: RunReport;
  readonly script?: ScriptChange;
  readonly given?: Readonly<Record<string, string>>;
  readonly maxCharacters?: number;
}

const manifest = 'crontabs: [{ frequency: "* * * * *", command: php artisan schedule:run, user: site }]';
const script = { 'deploy-script': 'x' };
const deployed: RunReport = {
  outcome: 'succeeded',
  results: [
    row('ensure-site', 'changed', 'created the site pr-12.preview.example (id 7)'),
    row('ensure-repository', 'unchanged'),
    row('update-deploy-script', 'changed', 'replaced the deploy script'),
    row('deploy', 'changed', 'deployed; evidence: token, exit-status, health-check'),
  ],
  facts: {
    ...facts,
    deploy: {
      ...{ previousDeployAt: null, lastDeployAt: 'x', durationMs: 42_400, exitStatus: 0, commit: HEAD_SHA },
      ...{ evidence: ['token', 'exit-status', 'health-check'], followed: true, log: '', timeline: [] },
    },
  },
  durationMs: 43_500,
};
const OF_A_SITE = 'ensure-site, ensure-repository, update-deploy-script, deploy';

const cases: Readonly<Record<string, Case>> = {
  plan: {
    operations: 'ensure-repository, update-deploy-script, sync-env, show-deploy-log, deploy, refresh-opcache',
    report: {
      outcome: 'planned',
      hasChanges: true,
      planHash: HASH,
      results: [
        row('ensure-repository', 'unchanged'),
        row('update-deploy-script', 'planned', 'replace the deploy script (5 lines and the exit report)'),
        row('sync-env', 'planned', '.env: add APP_KEY; change DB_PASSWORD, hunter2hunter2'),
        row('show-deploy-log', 'unchanged'),
        row('deploy', 'planned', 'trigger a deploy and follow it'),
        row('refresh-opcache', 'planned', 'refresh the PHP opcache'),
      ],
      facts,
      durationMs: 90,
    },
    script: SCRIPT,
    given: { ...script, env: 'APP_KEY=x' },
  },
  'plan-without-changes': {
    operations: 'ensure-repository, deploy',
    report: {
      outcome: 'planned',
      hasChanges: false,
      planHash: HASH,
      results: [row('ensure-repository', 'unchanged'), row('deploy', 'planned', 'trigger a deploy')],
      facts,
      durationMs: 90,
    },
  },
  deployed: { operations: OF_A_SITE, report: deployed, script: { ...SCRIPT, before: null }, given: script },
  failure: {
    operations: 'ensure-repository, sync-crontabs, deploy, refresh-opcache',
    report: {
      outcome: 'failed',
      failure: failureOf(
        new OperationError(
          'failed',
          'The deploy failed: the deploy script exited with status 7. The log says: “@acme/ops SQLSTATE[42S02]: hunter2hunter2 | <x>”',
          'Read the deploy log; fix the deploy script or the code, then run again.',
        ),
      ),
      results: [
        row('ensure-repository', 'unchanged'),
        row('sync-crontabs', 'changed', 'created the crontab site: php artisan schedule:run'),
        { ...row('deploy', 'failed'), restored: 'restore-on-failure: the deploy script was put back' },
        row('refresh-opcache', 'not-run'),
      ],
      facts,
      durationMs: 10_000,
    },
    given: { manifest },
  },
  'too-long': {
    operations: 'update-deploy-script, sync-env',
    report: {
      outcome: 'planned',
      planHash: HASH,
      results: [
        row('update-deploy-script', 'planned', 'replace the deploy script (9,000 lines and the exit report)'),
        row(
          'sync-env',
          'planned',
          `.env: add ${Array.from({ length: 400 }, (_, nth) => `KEY_${nth}`).join(', ')}`,
        ),
      ],
      facts,
      durationMs: 90,
    },
    script: {
      before: 'echo before\n',
      after: Array.from(
        { length: 1_400 },
        (_, nth) => `echo line ${nth} of the script, and some more of it\n`,
      ).join(''),
    },
    given: { ...script, env: 'APP_KEY=x' },
    maxCharacters: 5_000,
  },
};

async function contextOf({
  operations,
  script: change,
  given,
  maxCharacters = 65_536,
}: Case): Promise<CommentContext> {
  const { inputs } = await prepare({ operations, ...given });
  return {
    inputs,
    sanitize: safe,
    scriptDiff: change && (await diffScript(change, safe)),
    commit: HEAD_SHA,
    repositoryUrl: 'https://github.example/acme/shop',
    logUrl: 'https://github.example/acme/shop/actions/runs/9876543210',
    maxCharacters,
  };
}

describe('the comment, as people see it', () => {
  test.each(Object.entries(cases))('%s', async (name, one) => {
    const path = join(import.meta.dirname, `../../golden/comment-${name}.md`);
    const comment = renderComment(one.report, await contextOf(one));
    if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(path, comment);
    expect(comment).toBe(readFileSync(path, 'utf8'));
    expect(comment.length).toBeLessThanOrEqual(one.maxCharacters ?? 65_536);
    expect(comment).not.toContain('hunter2');
  });

  test('links to the site only where its address is one, and the site is there', async () => {
    const linksOf = async (domain: string, given: Readonly<Record<string, string>> = {}) => {
      const report = { ...deployed, facts: { ...facts, ...deployed.facts, site: { ...site, domain } } };
      const context = await contextOf({ operations: OF_A_SITE, report, given: { ...script, ...given } });
      return /^\*\*(.*)\*\*$/m.exec(renderComment(report, context))?.[1];
    };
    expect(await linksOf('shop.example')).toBe('[🌐 shop.example](http://shop.example/)');
    for (const domain of [
      'shop.example/x',
      'javascript:alert(1)',
      'a](b).example',
      '<b>.example',
      'hunter2hunter2.example',
      'localhost',
    ])
      expect([domain, await linksOf(domain)]).toEqual([domain, undefined]);
    const odd = { 'environment-url': 'https://shop.example/a(b)?x=`1`&y=$(z)#)' };
    expect(await linksOf('shop.example', odd)).toMatch(
      /\]\(https:\/\/shop\.example\/a%28b%29\?x=%601%60&amp;y=%24%28z%29#%29\)$/,
    );
    const report: RunReport = { ...deployed, results: [row('delete-site', 'changed', 'deleted it')] };
    const gone = await contextOf({
      operations: 'delete-site',
      report,
      given: { 'confirm-delete': 'shop.example' },
    });
    expect(renderComment(report, gone)).not.toContain('http://');
  });

  test.each([200, 1_000, 5_000, 20_000])(
    'fits into %i characters, whatever there is to say',
    async (maxCharacters) => {
      const long = '@|$&<'.repeat(2_000);
      const many = Array.from({ length: 300 }, () => long);
      const report: RunReport = {
        outcome: 'failed',
        failure: { outcome: 'failed', message: many.join('\n'), next: long },
        results: many.map(() => row('update-deploy-script', 'failed', ...many)),
        facts: {
          ...facts,
          site: { ...site, domain: long },
        },
        durationMs: 1,
      };
      const context = await contextOf({
        operations: 'update-deploy-script',
        report,
        script: SCRIPT,
        given: script,
      });
      const comment = renderComment(report, { ...context, maxCharacters });
      expect(comment.length).toBeLessThanOrEqual(maxCharacters);
      expect(comment.length).toBeGreaterThan(10);
      if (maxCharacters > 10_000) expect(comment).toContain('and 295 more operations');
    },
  );
});

describe('on GitHub', () => {
  let standIn: GitHubStandIn;
  let runner: Record<string, string>;
  const warnings: string[] = [];
  const infos: string[] = [];
  beforeAll(async () => {
    standIn = await startGitHub();
    runner = await standIn.runner({
      name: 'pull_request',
      payload: { pull_request: { number: 12, head: { sha: HEAD_SHA } } },
    });
  });
  afterAll(() => standIn.stop());
  beforeEach(() => {
    standIn.misbehave(() => undefined);
    for (const list of [standIn.comments, standIn.requests, warnings, infos]) list.length = 0;
  });

  /** Writes the comment, with the event's pull request or something else in the run's place. */
  async function write(more: Partial<CommentParts> = {}, run: Partial<GitHubRun> = {}): Promise<void> {
    const parts: CommentParts = {
      githubToken: standIn.token,
      apiToken: 'token-of-the-api',
      about: { baseUrl: 'https://panel.example', server: '1', site: 'shop.example' },
      runnerEnv: runner,
      cancel: new AbortController().signal,
      log: { info: (line) => infos.push(line), warning: (line) => warnings.push(line) },
      render: () => 'the plan',
      ...more,
    };
    const github = connectGitHub(parts, 'pull-requests: write');
    await writeComment({ ...github, run: { ...github.run, ...run } }, parts);
  }
  const bodies = (): string[] => standIn.comments.map(({ body }) => body);
  const writes = (): string[] =>
    standIn.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  const app = { login: 'other[bot]', type: 'Bot' } as const;

  test('it is written once, brought up to date in place, and left alone when it says the same', async () => {
    await write();
    expect(bodies()).toEqual([expect.stringMatching(/^<!-- site-deploy comment [\da-f]{64} -->\nthe plan$/)]);
    await write({ render: () => 'another plan' });
    await write({ render: () => 'another plan\n' });
    expect(bodies()).toEqual([expect.stringMatching(/\nanother plan$/)]);
    expect(writes()).toEqual(['POST', 'PATCH']);
    expect(infos.map((line) => line.replace('comment on pull request 12: ', ''))).toEqual([
      'written',
      'updated',
      'unchanged',
    ]);
    expect(warnings).toEqual([]);
  });

  test('each site, server, service and pull request has its own, and the API token keys it', async () => {
    const about = { baseUrl: 'https://panel.example', server: '1', site: 'shop.example' };
    await write();
    await write({ about: { ...about, site: 'other.example' } });
    await write({ about: { ...about, server: '2' } });
    await write({ about: { ...about, baseUrl: 'https://other.example' } });
    await write({ apiToken: 'another-token-of-the-api' });
    await write({}, { pullRequest: { number: 13, head: undefined } });
    await write({}, { repository: 'acme/other' });
    expect(new Set(bodies().map((body) => body.split('\n')[0])).size).toBe(7);
    expect(standIn.comments.map(({ issue }) => issue)).toEqual([12, 12, 12, 12, 12, 13, 12]);
  });

  test('the oldest that is ours is taken, however many others there are', async () => {
    for (let nth = 0; nth < 230; nth += 1) standIn.addComment(12, `number ${nth}`);
    await write();
    const [ours] = bodies().slice(-1);
    standIn.addComment(12, `${ours}`, app);
    for (let nth = 0; nth < 130; nth += 1) standIn.addComment(12, 'more');
    await write({ render: () => 'newer' });
    expect(bodies()[230]).toMatch(/\nnewer$/);
    expect(bodies()[231]).toBe(ours);
    expect(standIn.comments).toHaveLength(362);
  });

  test('what a person has pasted is never touched, and only what begins with the mark is ours', async () => {
    await write();
    const mark = bodies()[0]?.split('\n')[0];
    standIn.comments.length = 0;
    const pasted = standIn.addComment(12, `${mark}\nthe plan of mallory`);
    const quoted = standIn.addComment(12, `> ${mark}\n> the plan`, app);
    await write();
    expect([pasted.body, quoted.body]).toEqual([`${mark}\nthe plan of mallory`, `> ${mark}\n> the plan`]);
    expect(bodies()[2]).toBe(`${mark}\nthe plan`);
  });

  test('with the token of a person, what a person has written may be ours', async () => {
    await write();
    const [ours] = standIn.comments.splice(0);
    const found = standIn.addComment(12, ours?.body ?? '', { login: 'octocat', type: 'User' });
    // The stand-in takes its own token only: what is sent with the other one goes no further than the list.
    standIn.misbehave(({ method, headers }) => {
      if (method !== 'GET') return { status: 403 };
      headers.authorization = `token ${standIn.token}`;
      return undefined;
    });
    standIn.requests.length = 0;
    await write({ githubToken: 'github_pat_11AAAAAAA0123456789abcdef', render: () => 'newer' });
    expect(standIn.requests.at(-1)).toMatchObject({
      method: 'PATCH',
      path: expect.stringContaining(String(found.id)),
    });
  });

  test('fields may be missing in what GitHub answers', async () => {
    await write();
    const body = bodies()[0];
    const odd = [null, 7, {}, { id: 'x', body }, { id: 1 }, { id: 2, body: null, user: null }];
    const ours = { id: standIn.comments[0]?.id, body };
    standIn.misbehave(({ method }) =>
      method === 'GET' ? { status: 200, body: JSON.stringify([...odd, ours]) } : undefined,
    );
    await write({ render: () => 'newer' });
    expect(bodies()).toEqual([expect.stringMatching(/newer$/)]);
  });

  const answer = (status: number, text: string): GitHubFault => ({ status, body: text });
  const failing: [string, string, GitHubFault, RegExp, number][] = [
    [
      'the list is refused',
      'GET',
      answer(403, '{"message":"no"}'),
      /could not be read: .*\(403: “no”\); give the job the permission pull-requests: write/,
      0,
    ],
    [
      'the list is hidden',
      'GET',
      answer(404, '{}'),
      /could not be read: .*the permission pull-requests: write/,
      0,
    ],
    ['the list is lost', 'GET', 'reset', /could not be read: .*could not be reached/, 0],
    ['the list is no list', 'GET', answer(200, '{"id":1}'), /could not be read: .*something unexpected/, 0],
    [
      'writing is refused',
      'POST',
      answer(403, '{"message":"Resource not accessible"}'),
      /was not written: .*pull-requests: write, which a run from a fork never has/,
      0,
    ],
    [
      'it is too long',
      'POST',
      answer(422, '{"message":"Validation Failed"}'),
      /was not written: GitHub refused it \(422\)/,
      0,
    ],
    [
      'the answer is lost',
      'POST',
      'lose-answer',
      /may or may not have been written: GitHub could not be reached/,
      1,
    ],
    [
      'GitHub is down',
      'POST',
      answer(503, ''),
      /may or may not have been written: GitHub answered with status 503/,
      0,
    ],
    ['the answer is no comment', 'POST', answer(201, '[]'), /may or may not .*something unexpected/, 0],
  ];
  test.each(failing)(
    '%s: one warning, nothing is repeated, and the next run writes it',
    async (_, method, fault, words, left) => {
      standIn.misbehave((request) => (request.method === method ? fault : undefined));
      await write();
      expect(warnings).toEqual([expect.stringMatching(words)]);
      expect(warnings[0]).toMatch(/The run itself is not affected\.$/);
      expect(standIn.comments).toHaveLength(left);
      expect(standIn.requests.filter((request) => request.method === method)).toHaveLength(1);
      standIn.misbehave(() => undefined);
      await write();
      expect(standIn.comments).toHaveLength(1);
    },
  );

  test('more comments than are looked at: nothing is written', async () => {
    standIn.misbehave(({ method }) => (method === 'GET' ? answer(200, '[{"id":1,"body":"x"}]') : undefined));
    await write();
    expect(warnings).toEqual([expect.stringContaining('there are more than 30 pages of them')]);
    expect(writes()).toEqual([]);
  });

  test('after a cancel it has a second, and none is left when that is over', async () => {
    standIn.misbehave(() => 'hang');
    const cancel = new AbortController();
    cancel.abort();
    await write({ cancel: cancel.signal });
    // Not that GitHub did not answer in time: that takes longer.
    expect(warnings).toEqual([expect.stringContaining('could not be read: the workflow was cancelled')]);
  });

  test('an event without a pull request is worth a line, and asks GitHub nothing', async () => {
    await write({}, { pullRequest: undefined });
    expect(infos).toEqual(['no comment: the event is not about a pull request']);
    expect([warnings, standIn.requests]).toEqual([[], []]);
  });

  test('values of .env that are ordinary words leave its Markdown whole', async () => {
    const context = await contextOf({
      operations: 'update-deploy-script, sync-env',
      report: deployed,
      script: SCRIPT,
      given: { ...script, env: 'A=details\nB=summary\nC=diff\nD=actions\nE=yaml' },
    });
    await write({ render: () => renderComment(deployed, context) });
    const [body = ''] = bodies();
    expect(body.match(/<details>/g)).toHaveLength(body.match(/<\/details>/g)?.length ?? -1);
    expect(body).toMatch(/^`{3,}diff$/m);
    expect(body).toContain('/actions/runs/');
  });

  test('a comment that would hold a token is not posted', async () => {
    for (const token of ['token-of-the-api', TOKEN]) await write({ render: () => `it is ${token}!` });
    expect(warnings).toEqual(Array(2).fill(expect.stringContaining('it would contain a token')));
    expect(writes()).toEqual([]);
  });

  test('a runner that cannot be used is a warning', async () => {
    const log = { info: () => {}, warning: (line: string) => void warnings.push(line) };
    const about = { baseUrl: '', server: '', site: '' };
    const cancel = new AbortController().signal;
    const parts = { githubToken: TOKEN, apiToken: 'x', about, runnerEnv: {}, cancel, log };
    await leaveComment({ ...parts, render: () => '' });
    expect(warnings).toEqual([
      expect.stringMatching(/^There is no comment on the pull request: the repository, event or proxy/),
    ]);
  });
});
