import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type GitHubFault,
  type GitHubStandIn,
  HEAD_SHA,
  startGitHub,
  TOKEN,
} from '../../../harness/github.ts';
import { createTestClock } from '../../../harness/test-clock.ts';
import type { GitHubRun } from '../../../src/github/event.ts';
import { createGitHub } from '../../../src/github/github.ts';
import { type CommentParts, leaveComment } from '../../../src/github/pull-request-comment.ts';
import { expectGolden } from '../../support/golden.ts';

describe('the comment on a pull request', () => {
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
  function reset(): void {
    standIn.misbehave(() => undefined);
    for (const list of [standIn.comments, standIn.requests, warnings, infos]) list.length = 0;
  }
  beforeEach(reset);

  /** Writes the comment, with the event's pull request or something else in the run's place. */
  async function write(more: Partial<CommentParts> = {}, run: Partial<GitHubRun> = {}): Promise<void> {
    const parts: CommentParts = {
      githubToken: standIn.token,
      apiToken: 'token-of-the-api',
      about: { baseUrl: 'https://panel.example', server: '1', site: 'shop.example' },
      env: runner,
      ...{ cancel: new AbortController().signal, clock: createTestClock() },
      console: { info: (line) => infos.push(line), warning: (line) => warnings.push(line) },
      renderComment: () => 'the plan',
      ...more,
    };
    const github = createGitHub(parts, 'pull-requests: write');
    await leaveComment(parts, github.run && { ...github, run: { ...github.run, ...run } });
  }
  const bodies = (): string[] => standIn.comments.map(({ body }) => body);
  const writes = (): string[] =>
    standIn.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  const app = { login: 'other[bot]', type: 'Bot' } as const;

  test('is written once, updated in place, and left alone when it says the same', async () => {
    await write();
    expect(bodies()).toEqual([expect.stringMatching(/^<!-- site-deploy comment [\da-f]{64} -->\nthe plan$/)]);
    await write({ renderComment: () => 'another plan' });
    await write({ renderComment: () => 'another plan\n' });
    expect(bodies()).toEqual([expect.stringMatching(/\nanother plan$/)]);
    expect(writes()).toEqual(['POST', 'PATCH']);
    const said = ['written', 'updated', 'unchanged'].map((end) => `comment on pull request 12: ${end}`);
    expect([infos, warnings]).toEqual([said, []]);
  });

  test('is one for each site, server, service and pull request, and is signed with the API token', async () => {
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

  test('is the oldest of ours, however many others there are', async () => {
    for (let nth = 0; nth < 230; nth += 1) standIn.addComment(12, `number ${nth}`);
    await write();
    const [ours] = bodies().slice(-1);
    standIn.addComment(12, `${ours}`, app);
    for (let nth = 0; nth < 130; nth += 1) standIn.addComment(12, 'more');
    await write({ renderComment: () => 'newer' });
    expect(bodies().slice(230, 232)).toEqual([expect.stringMatching(/\nnewer$/), ours]);
    expect(standIn.comments).toHaveLength(362);
  });

  test('is never one that a person has pasted, nor one that does not begin with the mark', async () => {
    await write();
    const mark = bodies()[0]?.split('\n')[0];
    standIn.comments.length = 0;
    const pasted = standIn.addComment(12, `${mark}\nthe plan of mallory`);
    const quoted = standIn.addComment(12, `> ${mark}\n> the plan`, app);
    await write();
    expect([pasted.body, quoted.body]).toEqual([`${mark}\nthe plan of mallory`, `> ${mark}\n> the plan`]);
    expect(bodies()[2]).toBe(`${mark}\nthe plan`);
  });

  test('may be that of a person if the token is that of a person', async () => {
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
    await write({ githubToken: 'github_pat_11AAAAAAA0123456789abcdef', renderComment: () => 'newer' });
    expect(standIn.requests.at(-1)).toMatchObject({
      method: 'PATCH',
      path: expect.stringContaining(String(found.id)),
    });
  });

  const answer = (status: number, text: string): GitHubFault => ({ status, body: text });
  const failing: Readonly<Record<string, [method: string, GitHubFault]>> = {
    'the list is refused': ['GET', answer(403, '{"message":"no"}')],
    'the list is lost': ['GET', 'reset'],
    'the list is no list': ['GET', answer(200, '{"id":1}')],
    'writing is refused': ['POST', answer(403, '{"message":"Resource not accessible"}')],
    'the answer is lost': ['POST', 'lose-answer'],
    'GitHub is down': ['POST', answer(503, '')],
    'the answer is no comment': ['POST', answer(201, '[]')],
  };
  test('is not retried if something fails: a warning says so, and the next run writes it', async () => {
    let said = '';
    for (const [what, [method, fault]] of Object.entries(failing)) {
      reset();
      standIn.misbehave((request) => (request.method === method ? fault : undefined));
      await write();
      // The code depends on when the connection is seen to break.
      said += `${what}:\n${warnings.join('\n').replace(/\([A-Z_]+\)/, '(…)')}\n`;
      expect(standIn.comments).toHaveLength(fault === 'lose-answer' ? 1 : 0);
      expect(standIn.requests.filter((request) => request.method === method)).toHaveLength(1);
      standIn.misbehave(() => undefined);
      await write();
      expect(standIn.comments).toHaveLength(1);
    }
    expectGolden('comment-warnings.txt', said);
  });

  test('is not written without a pull request, which the log says', async () => {
    await write({}, { pullRequest: undefined });
    expect(infos).toEqual(['no comment: the event is not about a pull request']);
    expect([warnings, standIn.requests]).toEqual([[], []]);
  });

  test('is not written if it would contain a token', async () => {
    for (const token of ['token-of-the-api', TOKEN]) await write({ renderComment: () => `it is ${token}!` });
    expect(warnings).toEqual(Array(2).fill(expect.stringContaining('it would contain a token')));
    expect(writes()).toEqual([]);
  });

  test('is a warning if the runner gives no usable repository', async () => {
    await write({ env: {} });
    expect(warnings).toEqual([
      expect.stringMatching(/^There is no comment on the pull request: the repository, event or proxy/),
    ]);
  });
});
