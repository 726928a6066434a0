import { styleText } from 'node:util';
import type { Run } from './scenario.ts';

const EVIDENCE: Readonly<Record<string, string>> = {
  token: 'last_deploy_at changed;',
  'exit-status': 'the deploy script exited with status 0;',
  'health-check': 'the page of the site has the new text.',
};

/** The four things worth seeing, in words, each with the pages that show it. A scene that has not been played is left out. */
export function renderHighlights(
  runs: ReadonlyMap<string, Run>,
  pageOf: (scene: string) => string,
): string[] {
  const highlight = (scenes: readonly string[], title: string, ...lines: readonly string[]): string[] =>
    scenes.every((scene) => runs.has(scene))
      ? [
          '',
          styleText('bold', `  ${title}`),
          ...lines.map((line) => `    ${line}`),
          `    → ${scenes.map(pageOf).join(', ')}`,
        ]
      : [];
  const of = (scene: string): Run | undefined => runs.get(scene);
  const writes = (scene: string): number => of(scene)?.writes.length ?? 0;
  return [
    styleText('bold', 'Four things worth seeing'),
    ...highlight(
      ['first-deploy'],
      'A run succeeds only if something shows that the deploy worked.',
      'The first deploy succeeded because:',
      ...(of('first-deploy')?.outputs.evidence ?? '').split(',').map((kind) => `- ${EVIDENCE[kind] ?? kind}`),
    ),
    ...highlight(
      ['nothing-new', 'plan'],
      'A run changes only what differs.',
      `The first run sent ${writes('first-deploy')} writes, the same run again ${writes('nothing-new')}: the deploy itself.`,
      `The plan on the pull request sent ${writes('plan') || 'none'}, and lists what the merge would change.`,
    ),
    ...highlight(
      ['broken-script', 'broken-page'],
      'A failed deploy says why, and what to do next.',
      ...quote(of('broken-script')),
      `Where the new page was wrong, the run went back to commit ${of('broken-page')?.outputs['rolled-back-to']?.slice(0, 7)} by itself.`,
    ),
    ...highlight(
      ['eight-sites', 'unfinished'],
      'One broken site stops the rollout, and the next run finishes it.',
      `Of eight sites, ${listOf(of('eight-sites')).length} were unfinished: the broken one, and those after its batch.`,
      'The next run deployed just these.',
    ),
  ];
}

/** The error annotation of a run, its first line and its last: the reason, and the next step. */
function quote(run: Run | undefined): string[] {
  const { message = '' } = run?.runner.annotations.find(({ level }) => level === 'error') ?? {};
  const lines = message.split('\n');
  return [lines.at(0), lines.at(-1)].map((line) => `│ ${line}`);
}

function listOf(run: Run | undefined): readonly unknown[] {
  const list: unknown = JSON.parse(run?.outputs.unfinished ?? '[]');
  return Array.isArray(list) ? list : [];
}
