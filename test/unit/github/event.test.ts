import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pullRequestOf, readPullRequest } from '../../../src/github/event.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

const folder = makeTestFolder();

describe('the pull request of the event', () => {
  test.each([
    ['pull_request', { pull_request: { number: 12 } }, 12],
    ['issue_comment', { issue: { number: 12, pull_request: { url: 'u' } } }, 12],
    ['issue_comment', { issue: { number: 12 } }, 'none'],
    ['issues', { issue: { number: 12, pull_request: null } }, 'none'],
    ['push', { number: 12 }, 'none'],
    ['pull_request', {}, 'unclear'],
    ['pull_request_target', { pull_request: { number: '12' } }, 'unclear'],
    ['pull_request', { pull_request: { number: 1.5 } }, 'unclear'],
    ['issue_comment', { issue: { pull_request: {} } }, 'unclear'],
    ['workflow_run', { workflow_run: { event: 'pull_request', pull_requests: [] } }, 'unclear'],
    ['check_suite', { check_suite: { pull_requests: [{ number: 12 }] } }, 'unclear'],
  ])('of %s with %j is %s', (name, payload, number) => {
    expect(pullRequestOf(payload)).toBe(typeof number === 'number' ? number : undefined);
    const path = join(folder, 'event.json');
    writeFileSync(path, JSON.stringify(payload));
    expect(readPullRequest({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path })).toBe(
      number === 'none' ? undefined : number,
    );
  });

  test.each([
    ['pull_request', 'unclear'],
    ['issue_comment', 'unclear'],
    ['push', 'none'],
    ['', 'none'],
  ])('of “%s” is %s if the file cannot be read', (name, number) => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{"pull_request":{"number":1');
    for (const path of [broken, join(folder, 'missing.json'), folder, undefined]) {
      expect(readPullRequest({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path })).toBe(
        number === 'none' ? undefined : number,
      );
    }
  });
});
