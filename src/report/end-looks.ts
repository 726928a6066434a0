import { type End, isUnconfirmed, type TargetOutcome } from '../outcome/end.ts';

/** The mark at the beginning of a line of the log, for each meaning of its colour. */
export const MARKS = { good: '✓', quiet: '·', planned: '→', doubtful: '?', bad: '✗' } as const;
export type Tone = keyof typeof MARKS;

/** The look of an end: its emoji in Markdown, the colour of its line in the log, and GitHub's kind of alert. */
interface Look {
  readonly emoji: string;
  readonly tone: Tone;
  readonly alert: (typeof ALERTS)[number];
}

/** GitHub's kinds of alerts, the first of which come first. */
export const ALERTS = ['CAUTION', 'WARNING', 'NOTE'] as const;

/** Of a success, only one in doubt has an alert. */
const IN_DOUBT: Look = { emoji: '⚠️', tone: 'doubtful', alert: 'WARNING' };
export const LOOKS: Readonly<Record<TargetOutcome, Look>> = {
  succeeded: { emoji: '✅', tone: 'good', alert: 'NOTE' },
  planned: { emoji: '📝', tone: 'planned', alert: 'NOTE' },
  superseded: { emoji: '⏭️', tone: 'quiet', alert: 'NOTE' },
  failed: { emoji: '❌', tone: 'bad', alert: 'CAUTION' },
  rejected: { emoji: '⛔', tone: 'bad', alert: 'CAUTION' },
  timed_out: { emoji: '⏳', tone: 'bad', alert: 'WARNING' },
  unknown: { emoji: '❓', tone: 'doubtful', alert: 'WARNING' },
  cancelled: { emoji: '🚫', tone: 'bad', alert: 'WARNING' },
  'not-run': { emoji: '', tone: 'quiet', alert: 'NOTE' },
};

export function lookOf(end: End): Look {
  return isUnconfirmed(end) ? IN_DOUBT : LOOKS[end.outcome];
}
