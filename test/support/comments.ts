import { HEAD_SHA } from '../../harness/github.ts';
import type { RunEnd } from '../../src/outcome/end.ts';
import type { SafeReport } from '../../src/report/safe-report.ts';
import { sectionsOf } from '../../src/report/sections.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { places, told } from './reports.ts';

/** A report as the comment on a pull request shows it. */
export const renderComment = (report: SafeReport, maxCharacters = 65_536): string =>
  renderSummary(report, ofComment, sectionsOf, maxCharacters);

/** The comment on a run of a single target. */
export const commentOf = (run: RunEnd): string => renderComment(told(run));

const ofComment = { ...places, head: HEAD_SHA, env: { ...places.env, GITHUB_RUN_ID: '9876543210' } };
