import { fold } from './markdown.ts';
import type { RunReport } from './run-report.ts';

/** How to carry out exactly the plan of a dry run, folded; nothing where there is none, or nothing in it. */
export function exactPlan({ outcome, planHash = '', results }: RunReport): string {
  const isSomething = results.some(({ status }) => status === 'planned');
  if (outcome !== 'planned' || !isSomething || !/^[\da-f]{64}$/.test(planHash)) return '';
  const how =
    'Give these inputs, and all others as in this run. When the plan has become another one by then, nothing is written.';
  const inputs = `\`\`\`yaml\ndry-run: false\nplan-hash: ${planHash}\n\`\`\``;
  return fold('To carry out exactly this plan, or nothing', `${how}\n\n${inputs}`);
}
