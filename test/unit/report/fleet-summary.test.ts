import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { renderFleetSummary } from '../../../src/report/fleet-summary.ts';
import type { FleetReport } from '../../../src/report/fleet-report.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import { fleets } from '../../support/fleets.ts';
import { places } from '../../support/reports.ts';

const hide = (text: string): string => text.replaceAll('hunter2hunter2', '***');
const safe = (text: string): string[] => sanitize(text, hide);
const summaryOf = (report: FleetReport): string => renderFleetSummary(report, { sanitize: safe, places });

describe('the job summary of many, as people see it', () => {
  test.each(Object.entries(fleets))('%s', (name, report) => {
    const path = join(import.meta.dirname, `../../golden/fleet-${name}.md`);
    const summary = summaryOf(report);
    if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(path, summary);
    expect(summary).toBe(readFileSync(path, 'utf8'));
    expect(summary).not.toContain('hunter2');
  });
});
