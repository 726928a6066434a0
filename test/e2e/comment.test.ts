import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type GitHubEvent, type GitHubStandIn, HEAD_SHA, startGitHub } from '../../harness/github.ts';
import { findLeaks } from '../../harness/leaks.ts';
import type { PlayOptions } from '../../harness/play-step.ts';
import { GOOD } from '../../harness/simulator/deploys.ts';
import { openSimulation, openSites, type Simulation, TOKEN } from '../../harness/simulator/simulation.ts';

const VALUE = 'sk_live_51Habc.def/+x';
/** A credential in the script on the service, of which nobody has told the action. */
const OLD_PASSWORD = 'correct-horse-battery';
const PULL_REQUEST: GitHubEvent = {
  name: 'pull_request',
  payload: { number: 12, pull_request: { number: 12, head: { sha: HEAD_SHA } } },
};
const COMMENTED: GitHubEvent = {
  name: 'issue_comment',
  payload: { issue: { number: 12, pull_request: { url: 'x' } }, comment: { body: '/deploy' } },
};

let github: GitHubStandIn;
beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.stop());
let simulation: Simulation;
let course = GOOD;
beforeEach(async () => {
  github.misbehave(() => undefined);
  github.comments.length = 0;
  github.requests.length = 0;
  const script = `mysql -u shop -p${OLD_PASSWORD} shop < seed.sql\n`;
  simulation = await openSimulation({
    sites: openSites(['shop.example', 'other.example'], { script, env: 'APP_KEY=\n' }),
    manners: { courseOf: () => course },
  });
  course = GOOD;
});
afterEach(() => simulation.stop());

/** A run on the event of a pull request, with the usual stand-in for GitHub, unless told otherwise. */
interface More extends Pick<PlayOptions, 'env' | 'onOutput'> {
  readonly event?: GitHubEvent;
  readonly at?: GitHubStandIn;
}

/** Plays a step that asks for a comment: a plan, unless told otherwise. */
async function play(
  inputs: Readonly<Record<string, string>> = {},
  { event = PULL_REQUEST, at = github, ...more }: More = {},
) {
  const usual = {
    ...{ site: 'shop.example', operations: 'update-deploy-script, sync-env, deploy' },
    ...{ 'deploy-script': 'git pull\n', env: `APP_KEY=${VALUE}`, 'dry-run': 'true', comment: 'true' },
  };
  const env = { ...(await at.runner(event)), ...more.env };
  const run = await simulation.play(
    { ...usual, ...inputs },
    { ...more, env, secrets: [VALUE, OLD_PASSWORD] },
  );
  const sent = github.requests.map(({ path, body }) => path + body).join('\n');
  expect(findLeaks({ sent }, [TOKEN, github.token, VALUE, OLD_PASSWORD])).toEqual([]);
  const warnings = run.runner.annotations.filter(({ level }) => level === 'warning');
  return { ...run, warnings: warnings.map(({ message }) => message) };
}

const posted = (): string[] =>
  github.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);
const headings = (): (string | undefined)[] => github.comments.map(({ body }) => body.split('\n')[1]);
const oneChange = { operations: 'update-deploy-script' };

describe('the comment on a pull request', () => {
  test('shows a plan, and is updated in place by the next run if that says something else', async () => {
    const first = await play();
    expect(first.warnings).toEqual([]);
    expect(first.log).toContain('comment on pull request 12: written');
    expect(github.comments).toHaveLength(1);
    const [comment] = github.comments;
    const body = comment?.body ?? '';
    expect(body).toMatch(
      /^<!-- site-deploy comment [\da-f]{64} -->\n### 📝 shop\.example: would make 2 changes and run deploy\n/,
    );
    for (const part of [
      '-mysql -u shop -p*** shop < seed.sql\n+git pull\n',
      '- `sync-env` &#46;env: change APP&#95;KEY\n',
      `plan-hash: ${first.outputs['plan-hash']}\n`,
      'Every run does this: deploy',
      'https://github.example/acme/shop/actions/runs/9876543210',
      `/commit/${HEAD_SHA}`,
    ])
      expect(body).toContain(part);
    await play();
    expect(posted()).toEqual(['POST']);
    // A run that a comment on the pull request has started finds it too.
    const third = await play(oneChange, { event: COMMENTED });
    expect(third.log).toContain('comment on pull request 12: updated');
    expect(github.comments).toEqual([comment]);
    expect(comment?.body).toContain('shop.example: would make 1 change');
    expect(comment?.body).not.toContain(HEAD_SHA);
    expect(posted()).toEqual(['POST', 'PATCH']);
  });

  test('is another one for each site, and never one that a person has pasted', async () => {
    await play();
    const [first] = github.comments;
    const pasted = `${first?.body.split('\n')[0]}\nall is well`;
    github.comments.length = 0;
    github.addComment(12, pasted);
    await play(oneChange);
    await play({ ...oneChange, site: 'other.example' });
    expect(headings()).toEqual([
      'all is well',
      '### 📝 shop.example: would make 1 change',
      '### 📝 other.example: would make 1 change',
    ]);
    expect(github.comments[0]?.body).toBe(pasted);
  });

  test('shows what a run has done, and how it has failed', async () => {
    const own = { 'dry-run': 'false' };
    expect((await play(own)).outputs.outcome).toBe('succeeded');
    const [comment] = github.comments;
    expect(comment?.body).toMatch(
      /\n### ✅ shop\.example: deployed c{7} in .*\n\n\*\*\[🌐 shop\.example\]\(http:\/\/shop\.example\/\)\*\*\n\n- `[\w-]+` /,
    );
    course = { ...GOOD, exitStatus: 7 };
    expect((await play(own)).outputs.outcome).toBe('failed');
    expect(comment?.body).toMatch(/\n### ❌ shop\.example: deploy failed\n\n/);
    course = { ...GOOD, durationMs: 3_600_000 };
    const cancelled = await play(own, {
      onOutput: (printed, end) => void (printed.includes('│ run-3') && end('SIGINT')),
    });
    expect(cancelled.outputs.outcome).toBe('cancelled');
    expect(cancelled.warnings).toEqual([]);
    expect(headings()).toEqual(['### 🚫 shop.example: cancelled, the deploy may still be running']);
  });

  test.each<[string, GitHubEvent]>([
    ['a push', { name: 'push' }],
    ['an issue', { name: 'issue_comment', payload: { issue: { number: 12 } } }],
  ])('is left out with a line in the log if the event is about %s', async (_, event) => {
    const run = await play({}, { event });
    expect(run.log).toContain('no comment: the event is not about a pull request');
    expect(run.warnings).toEqual([]);
    expect(github.requests).toEqual([]);
  });

  test('is left out with a warning if there is no token, and without one if nobody asks for it', async () => {
    const words =
      'github-token is empty. On GitHub, leave github-token out; elsewhere, give it a token of the repository. It needs the permission pull-requests: write.';
    expect((await play({ 'github-token': '' })).warnings).toEqual([expect.stringContaining(words)]);
    expect((await play({ comment: 'false' })).warnings).toEqual([]);
    expect(github.requests).toEqual([]);
  });

  test('never fails a run, and is found again if the answer to it was lost', async () => {
    const readOnly = await startGitHub({ readOnly: true });
    const refused = await play({}, { at: readOnly });
    await readOnly.stop();
    const down = await play({}, { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } });
    github.misbehave(({ method }) => (method === 'POST' ? 'lose-answer' : undefined));
    const lost = await play();
    expect([refused.code, down.code, lost.code]).toEqual([0, 0, 0]);
    expect([refused, down, lost].map(({ warnings }) => warnings)).toEqual([
      [
        expect.stringMatching(
          /was not written: .*\(403: “Resource not accessible by integration”\).*pull-requests: write/,
        ),
      ],
      [expect.stringMatching(/could not be read: GitHub could not be reached \(ECONNREFUSED\)/)],
      [expect.stringMatching(/may or may not have been written: GitHub could not be reached/)],
    ]);
    expect(posted()).toEqual(['POST']);
    github.misbehave(() => undefined);
    await play(oneChange);
    expect(headings()).toEqual(['### 📝 shop.example: would make 1 change']);
  });
});
