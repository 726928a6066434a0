import { count } from '../core/count.ts';
import { formatDuration } from '../core/duration.ts';
import { hasFailed } from '../outcome/ended-targets.ts';
import type { Report } from '../outcome/report.ts';
import { type Bar, gantt } from './timeline.ts';

/** The last batches are drawn, if there are more. */
const MOST_DRAWN = 30;

/** Draws the batches as a Mermaid Gantt chart, with a bar each, and tells them in words. Empty for a single batch. */
export function drawBatches({ list, targets }: Report): string {
  const { batches } = list ?? { batches: [] };
  if (batches.length < 2) return '';
  const byBatch = Map.groupBy(targets, ({ batch }) => batch);
  const bars = batches.map((span, nth): Bar => {
    const started = byBatch.get(nth + 1)?.filter(({ outcome }) => outcome !== 'not-run') ?? [];
    const failed = started.filter(hasFailed).length;
    const cancelled = started.filter(({ outcome }) => outcome === 'cancelled').length;
    const end = failed > 0 ? ` (${failed} failed)` : cancelled > 0 ? ` (${cancelled} cancelled)` : '';
    const took = formatDuration(span.toMs - span.fromMs);
    const name = `batch ${nth + 1}, ${count(started.length, 'target')}, ${took}${end}`;
    const times = { fromMs: Math.max(0, span.fromMs), toMs: Math.max(span.fromMs, span.toMs) };
    return { ...times, name, tags: failed === 0 ? 'active, ' : 'crit, ' };
  });
  const drawn = bars.slice(-MOST_DRAWN);
  const hidden = bars.length - drawn.length;
  const more =
    hidden === 0 ? '' : `\n\nThe first ${count(hidden, 'batch').replace(/s$/, 'es')} are left out.`;
  return `${gantt([['batches', drawn]])}${more}`;
}
