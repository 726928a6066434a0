import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { OperationError } from '../../../src/core/errors.ts';
import { renderComment } from '../../../src/report/comment.ts';
import { failureOf } from '../../../src/report/failure.ts';
import type { RunReport } from '../../../src/report/run-report.ts';
import { type Case, contextOf, deployed, facts, row, SCRIPT, script, site } from '../../support/comments.ts';
import { rollbacks } from '../../support/rollbacks.ts';

const HASH = '3f2c1b0a9d8e7f6a'.repeat(4);
const manifest = 'crontabs: [{ frequency: "* * * * *", command: php artisan schedule:run, user: site }]';
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
          'The deploy script exited with status 7. The log says: “@acme/ops SQLSTATE[42S02]: hunter2hunter2 | <x>”',
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
  'rolled-back': {
    operations: 'update-deploy-script, sync-env, deploy',
    report: rollbacks['rolled-back'],
    given: { ...script, env: 'APP_KEY=x' },
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
