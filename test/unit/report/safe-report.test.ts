import { expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/secrets/redactor.ts';
import { facts, row, success, told } from '../../support/reports.ts';

test('a secret of several lines is hidden in every text of a report, before the text is split', () => {
  const redactor = createRedactor();
  redactor.add('first-half-9f8e\nsecond-half-7d6c');
  const text = 'It said first-half-9f8e\nsecond-half-7d6c.';
  const failure = { reason: 'deploy-script-failed', message: text, next: text } as const;
  const restored = { what: text, state: 'left', sentence: text } as const;
  const results = [{ ...row('deploy', 'failed', 0, text), failure, restored }];
  const known = {
    ...facts,
    deployLog: text,
    findings: { verdict: text, tables: [], yaml: [text], page: '' },
  };
  const safe = told({ ...success, failure, results, facts: known }, undefined, redactor);
  expect(JSON.stringify(safe)).not.toContain('half');
  expect(safe.failure?.message).toBe('It said ***.');
});
