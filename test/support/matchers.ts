import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Matcher } from '../../harness/runner/problem-matchers.ts';

/** The problem matchers that widely used setup actions leave in a job, as they publish them. */
export const MATCHERS: readonly Matcher[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'problem-matchers.json'), 'utf8'),
);
