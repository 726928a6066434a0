import { join } from 'node:path';
import { styleText } from 'node:util';
import type { ActionEnd } from './action-process.ts';
import type { Printer } from './printer.ts';
import type { Scene } from './scene.ts';
import type { Step } from './workflow.ts';

/** Leaves the summary, and the comment on the pull request, each as Markdown and as a page. */
export async function leaveReport(
  { out, played }: Scene,
  name: string,
  step: Step,
  { annotations, summary, code, comment }: ActionEnd & { readonly comment: string | undefined },
): Promise<void> {
  // Rendering takes long to load.
  const { leavePages, COMMENTED } = await import('../page.ts');
  const shared = { title: `${name}: ${titleOf(step)}`, succeeded: code === 0 };
  const path = join(out, name);
  played.reports.push(...leavePages(path, { ...shared, annotations, summary }));
  if (comment === undefined) return;
  const page = { ...shared, annotations: [], summary: comment, heading: COMMENTED };
  played.reports.push(...leavePages(`${path}-comment`, page));
}

/** A step in a few words. */
export function titleOf({ name, uses, run = '' }: Step): string {
  return name ?? uses ?? `run ${run.trim().split('\n')[0] ?? ''}`;
}

/** Outputs that say much in little. */
const TOLD = ['evidence', 'deployed-commit', 'rolled-back-to', 'has-changes', 'plan-hash'];

/** Says how a step has ended that uses the action. */
export function tellEnd({ say }: Printer, { code, outputs }: ActionEnd): void {
  const outcome = outputs.outcome ?? 'no outcome';
  say('', styleText(code === 0 ? 'green' : 'red', `  → ${outcome}, exit code ${code}`));
  const told = TOLD.filter((name) => (outputs[name] ?? '') !== '');
  for (const name of told) say(`    ${name.padEnd(16)} ${outputs[name]?.slice(0, 120)}`);
}
