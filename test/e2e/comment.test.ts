import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionOptions } from '../../harness/action-run.ts';
import { type GitHubEvent, type GitHubStandIn, HEAD_SHA, startGitHub } from '../../harness/github.ts';
import { findLeaks } from '../../harness/leaks.ts';
import type { PlayOptions } from '../../harness/play-step.ts';
import { type Stage, setStage } from '../../harness/stage.ts';

const VALUE = 'sk_live_51Habc.def/+x';
/** A credential in the script that stands on the service, of which nobody has told the action. */
const OLD_PASSWORD = 'correct-horse-battery';
const PULL_REQUEST: GitHubEvent = {
  name: 'pull_request',
  payload: { number: 12, pull_request: { number: 12, head: { sha: HEAD_SHA } } },
};
const COMMENTED: GitHubEvent = {
  name: 'issue_comment',
  payload: { issue: { number: 12, pull_request: { url: 'x' } }, comment: { body: '/deploy' } },
};

let stage: Stage;
let github: GitHubStandIn;
beforeAll(async () => {
  [stage, github] = await Promise.all([setStage(), startGitHub()]);
  const before = { operations: 'ensure-site, ensure-repository, update-deploy-script' };
  for (const site of ['shop.example', 'other.example']) {
    const script = `mysql -u shop -p${OLD_PASSWORD} shop < seed.sql\n`;
    const { outputs } = await stage.play({ ...before, site, 'deploy-script': script });
    expect(outputs.outcome).toBe('succeeded');
  }
});
afterAll(() => Promise.all([stage.stop(), github.stop()]));
beforeEach(() => {
  github.misbehave(() => undefined);
  stage.misbehave(() => undefined);
  github.comments.length = 0;
  github.requests.length = 0;
});

/** Runs on an event of a pull request, with the usual stand-in for GitHub, unless told otherwise. */
interface More extends Pick<PlayOptions, 'env' | 'onOutput'> {
  readonly event?: GitHubEvent;
  readonly at?: GitHubStandIn;
  /** True if the built action runs, as a process. */
  readonly built?: boolean;
}

/** Plays the action with what asks for a comment; a plan, unless told otherwise. */
async function run(
  inputs: Readonly<Record<string, string>> = {},
  { event = PULL_REQUEST, at = github, built = false, ...more }: More = {},
) {
  const usual = {
    site: 'shop.example',
    operations: 'update-deploy-script, sync-env, deploy',
    'deploy-script': 'git pull\n',
    env: `APP_KEY=${VALUE}`,
    'dry-run': 'true',
    comment: 'true',
  };
  const env = { ...(await at.runner(event)), ...more.env };
  const options = { ...more, env, secrets: [VALUE, OLD_PASSWORD] };
  const all = { ...usual, ...inputs };
  const ended = await (built ? stage.run(all, options) : stage.play(all, options));
  return { ...ended, warnings: ended.runner.annotations.filter(({ level }) => level === 'warning') };
}

const posted = (): string[] =>
  github.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);

/** No secret in any spelling in what was sent to GitHub. */
function expectNothingLeaked(): void {
  const sent = github.requests.map(({ path, body }) => path + body).join('\n');
  expect(findLeaks({ sent }, [stage.sandbox.token, github.token, VALUE, OLD_PASSWORD])).toEqual([]);
}

describe('a plan', () => {
  test('is posted once, brought up to date in place by the next run, and not written again where it says the same', async () => {
    const first = await run();
    expect(first.warnings).toEqual([]);
    expect(first.log).toContain('comment on pull request 12: written');
    expect(github.comments).toHaveLength(1);
    const [comment] = github.comments;
    const body = comment?.body ?? '';
    expect(body).toMatch(
      /^<!-- site-deploy comment [\da-f]{64} -->\n### 📝 shop\.example: would make 2 changes and run deploy\n/,
    );
    expect(body).toContain('-mysql -u shop -p*** shop < seed.sql\n+git pull\n');
    expect(body).toContain('- `sync-env` &#46;env: change APP&#95;KEY\n');
    expect(body).toContain(`plan-hash: ${first.outputs['plan-hash']}\n`);
    expect(body).toContain('Every run does this: deploy');
    expect(body).toContain('https://github.example/acme/shop/actions/runs/9876543210');
    expect(body).toContain(`/commit/${HEAD_SHA}`);
    await run();
    expect(posted()).toEqual(['POST']);
    // A run that a comment on the pull request has started finds it too.
    const third = await run({ operations: 'update-deploy-script' }, { event: COMMENTED });
    expect(third.log).toContain('comment on pull request 12: updated');
    expect(github.comments).toEqual([comment]);
    expect(comment?.body).toContain('shop.example: would make 1 change');
    expect(comment?.body).not.toContain(HEAD_SHA);
    expect(posted()).toEqual(['POST', 'PATCH']);
    expectNothingLeaked();
  });

  test('of two sites is two comments, and what a person pastes is nobody’s', async () => {
    await run();
    const [first] = github.comments;
    const pasted = `${first?.body.split('\n')[0]}\nall is well`;
    github.comments.length = 0;
    github.addComment(12, pasted);
    await run({ operations: 'update-deploy-script' });
    await run({ operations: 'update-deploy-script', site: 'other.example' });
    expect(github.comments.map(({ body }) => body.split('\n')[1])).toEqual([
      'all is well',
      '### 📝 shop.example: would make 1 change',
      '### 📝 other.example: would make 1 change',
    ]);
    expect(github.comments[0]?.body).toBe(pasted);
  });

  test('is said where there is no pull request only as a line, and without a token as a warning', async () => {
    const push = await run({}, { event: { name: 'push' } });
    expect(push.log).toContain('no comment: the event is not about a pull request');
    expect(push.warnings).toEqual([]);
    const issue = await run({}, { event: { name: 'issue_comment', payload: { issue: { number: 12 } } } });
    expect(issue.log).toContain('no comment: the event is not about a pull request');
    const without = await run({ 'github-token': '' });
    expect(without.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining(
        'github-token is empty. On GitHub, leave github-token out; elsewhere, give it a token of the repository. It needs the permission pull-requests: write.',
      ),
    ]);
    expect((await run({ comment: 'false' })).warnings).toEqual([]);
    expect(github.requests).toEqual([]);
  });
});

test('a run says what it did, and how it failed', async () => {
  const own = {
    site: 'own.example',
    operations: 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy',
    'dry-run': 'false',
  };
  const good = await run({ ...own, 'deploy-script': 'echo done\n' });
  expect(good.outputs.outcome).toBe('succeeded');
  const [comment] = github.comments;
  expect(comment?.body).toMatch(
    /\n### ✅ own\.example: deployed [\da-f]{7} in .*\n\n\*\*\[🌐 own\.example\]\(http:\/\/own\.example\/\)\*\*\n\n- `[\w-]+` /,
  );
  const bad = await run({ ...own, 'deploy-script': `echo ${VALUE}; exit 7\n` });
  expect(bad.outputs.outcome).toBe('failed');
  expect(comment?.body).toMatch(
    /\n### ❌ own\.example: deploy failed\n\n\*\*.*\*\*\n\n> \[!CAUTION\]\n> .*status 7/,
  );
  expect(comment?.body).toContain('**What to do next:**');
  expect(github.comments).toHaveLength(1);
  expectNothingLeaked();
});

test('GitHub never fails a run: refused, down, or its answer lost', async () => {
  const readOnly = await startGitHub({ readOnly: true });
  github.misbehave(({ method }) => (method === 'POST' ? 'lose-answer' : undefined));
  const [one, two, three] = await Promise.all([
    run({}, { at: readOnly }),
    run({}, { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } }),
    run(),
  ]);
  await readOnly.stop();
  expect(
    [one, two, three].map(({ code, warnings }) => [code, warnings.map(({ message }) => message)]),
  ).toEqual([
    [
      0,
      [
        expect.stringMatching(
          /was not written: .*\(403: “Resource not accessible by integration”\).*pull-requests: write/,
        ),
      ],
    ],
    [0, [expect.stringMatching(/could not be read: GitHub could not be reached \(ECONNREFUSED\)/)]],
    [0, [expect.stringMatching(/may or may not have been written: GitHub could not be reached/)]],
  ]);
  expect(posted()).toEqual(['POST']);
  github.misbehave(() => undefined);
  await run({ operations: 'update-deploy-script' });
  expect(github.comments.map(({ body }) => body.split('\n')[1])).toEqual([
    '### 📝 shop.example: would make 1 change',
  ]);
});

test.each([
  ['says so', 'cancelled.example', false],
  ['ends in time when GitHub hangs', 'hanging.example', true],
])('a cancelled run %s', async (_, site, hangs) => {
  const own = {
    ...{ site, 'dry-run': 'false', 'deploy-script': 'echo begun; sleep 60\n' },
    operations: 'ensure-site, ensure-repository, update-deploy-script, deploy',
  };
  if (hangs) github.misbehave(() => 'hang');
  const onOutput: ActionOptions['onOutput'] = (printed, kill) => {
    if (printed.includes('│ begun')) kill('SIGINT');
  };
  const ended = await run(own, { onOutput, built: true });
  expect(ended.outputs.outcome).toBe('cancelled');
  expect(github.comments.map(({ body }) => body.split('\n')[1])).toEqual(
    hangs ? [] : ['### 🚫 cancelled.example: cancelled, the deploy may still be running'],
  );
  expect(ended.warnings.map(({ message }) => message)).toEqual(
    hangs ? [expect.stringContaining('could not be read: the workflow was cancelled')] : [],
  );
});
