import { HEAD_SHA } from '../../harness/github.ts';
import type { RunEnd } from '../../src/outcome/end.ts';
import type { ScriptChange } from '../../src/outcome/facts.ts';
import type { Places } from '../../src/report/links.ts';
import type { SafeReport, ScriptDiff } from '../../src/report/safe-report.ts';
import { compareScript } from '../../src/report/script-diff.ts';
import { sectionsOf } from '../../src/report/sections.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { places, redactor, told } from './reports.ts';

/** A report as the comment on a pull request shows it. */
export const renderComment = (
  report: SafeReport,
  maxCharacters = 65_536,
  more: Partial<Places> = {},
): string => renderSummary(report, { ...ofComment, head: HEAD_SHA, ...more }, sectionsOf, maxCharacters);

/** The comment on a run of a single target. */
export const commentOf = (
  run: RunEnd,
  scriptDiff?: ScriptDiff,
  maxCharacters?: number,
  more?: Partial<Places>,
): string => renderComment(told(run, scriptDiff), maxCharacters, more);

const ofComment = { ...places, env: { ...places.env, GITHUB_RUN_ID: '9876543210' } };

export const diffOf = (script: ScriptChange | undefined) => compareScript(script, redactor);
