import { styleText } from 'node:util';
import { projectFolder } from '../../sandbox/places.ts';
import type { Checkout } from './checkout.ts';
import { isOurs, type Uses } from './our-steps.ts';
import { IS_OWN, type Rehearsal, type Rehearsals } from './prepare.ts';
import type { Stage } from './stage.ts';
import { scriptOf } from './stand-ins.ts';
import { placeholdersIn, tellUnchecked } from './unchecked.ts';
import { type Collected, namesAsked } from './values.ts';

/** The values of a rehearsal, and its stage. */
interface Made {
  readonly secrets: Collected;
  readonly vars: Collected;
  readonly stage: Stage;
}

/** Says what is rehearsed: what of it is real, what is made up, and what may be wrong. */
export function announce(
  { main, earlier, keptFolder }: Rehearsals,
  { secrets, vars, stage }: Made,
  say: (...lines: string[]) => void,
): void {
  const { options, workflow, checkout, event, uses } = main;
  const steps = workflow.jobs.flatMap((job) => job.steps.filter((step) => isOurs(uses, step)));
  const scripts = [...new Set(steps.flatMap((step) => scriptOf(step) ?? []))];
  const which = scripts.length > 0 ? `: ${scripts.join('; ')}` : '';
  say(styleText('bold', `Rehearsal of ${options.workflow}: ${event.title}`));
  say(`Code: commit ${checkout.sha.slice(0, 7)} ${checkout.subject}, of ${checkout.folder}`);
  say(styleText('yellow', `Deploy scripts really run, on this machine, as you, with your rights${which}.`));
  if (options.run) say(styleText('yellow', 'Steps with `run` really run, too, and may use the network.'));
  say(...tellLocal(uses));
  if (earlier !== undefined) say(`Runs first: ${earlier.options.workflow}, ${earlier.event.title}.`);
  if (keptFolder !== undefined) say(tellKept(keptFolder, stage.domains()));
  const real = [...options.secrets.keys()].join(', ');
  say(
    `Nothing else is real: no server, no GitHub, ${real === '' ? 'no secret' : `of the secrets only ${real}`}.`,
  );
  say(tellUnchecked(main));
  const rehearsals = earlier === undefined ? [main] : [earlier, main];
  const isAsked = (context: 'secrets' | 'vars') => (name: string) =>
    name !== 'GITHUB_TOKEN' && rehearsals.some((one) => namesAsked(textsOf(one), context).includes(name));
  for (const [option, madeUp] of Object.entries({
    '--secret': secrets.madeUp.filter(isAsked('secrets')),
    '--var': vars.madeUp.filter(isAsked('vars')),
  })) {
    if (madeUp.length > 0) say(`Made up, unless given with ${option}: ${madeUp.join(', ')}.`);
  }
  const warnings = [
    ...event.warnings,
    ...placeholdersIn(main),
    ...secrets.unasked.map((name) => unasked(name, '--secret')),
    ...vars.unasked.map((name) => unasked(name, '--var')),
    ...uncommitted(checkout),
    ...(checkout.folder === projectFolder ? [`${options.workflow} ${IS_OWN}`] : []),
  ];
  say(...warnings.map((warning) => styleText('yellow', `Warning: ${warning}.`)));
}

/** The texts of a workflow that a rehearsal evaluates, without the address of the service and its token: they are replaced. */
function textsOf({ workflow, uses }: Rehearsal): string {
  const jobs = workflow.jobs.map((job) => ({
    ...job,
    steps: job.steps.map((step) =>
      isOurs(uses, step) ? { ...step, with: { ...step.with, 'base-url': '', 'api-token': '' } } : step,
    ),
  }));
  return leavesOf({ ...workflow, jobs }).join('\n');
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Says what actions of a path are treated as this one. */
function tellLocal(uses: Uses): string[] {
  const ours = [...uses].filter(([step, { kind }]) => kind === 'ours' && step.uses?.startsWith('./'));
  return ours.map(
    ([{ uses: path, line }, { why }]) => `${path} in line ${line} is treated as this action: ${why}.`,
  );
}

function tellKept(folder: string, domains: readonly string[]): string {
  if (domains.length === 0) return `The sandbox is kept in ${folder}, and has no sites yet.`;
  const which = domains.length > 5 ? `${domains.length} sites` : domains.join(', ');
  return `The sandbox goes on from the previous rehearsal, in ${folder}, with ${which}.`;
}

function unasked(name: string, option: string): string {
  return `the workflow asks for nothing of the name ${name} (${option})`;
}

function uncommitted({ uncommitted: count, folder }: Checkout): string[] {
  if (count === 0) return [];
  const what = count === 1 ? '1 file has changes' : `${count} files have changes`;
  return [`${what} in ${folder} that are not committed: what is committed is deployed`];
}
