import { styleText } from 'node:util';
import { projectFolder } from '../../sandbox/places.ts';
import type { Checkout } from './checkout.ts';
import { isOurs, type Uses } from './our-steps.ts';
import { IS_OWN, type Rehearsals } from './prepare.ts';
import type { Stage } from './stage.ts';
import { scriptOf } from './stand-ins.ts';
import { type Collected, namesAsked } from './values.ts';

/** The values of a rehearsal, its stage, and the number of files that an earlier one left and that are deleted. */
interface Made {
  readonly secrets: Collected;
  readonly vars: Collected;
  readonly stage: Stage;
  readonly deleted: number;
}

/** Says what is rehearsed: what of it is real, what is made up, and what may be wrong. */
export function announce(
  { main, earlier, keptFolder }: Rehearsals,
  { secrets, vars, stage, deleted }: Made,
  say: (...lines: string[]) => void,
): void {
  const { options, text, workflow, checkout, event, uses } = main;
  const commit = `${checkout.sha.slice(0, 7)} ${checkout.subject}`;
  const steps = workflow.jobs.flatMap((job) => job.steps.filter((step) => isOurs(uses, step)));
  const scripts = [...new Set(steps.flatMap((step) => scriptOf(step) ?? []))];
  say(styleText('bold', `Rehearsal of ${options.workflow}: ${event.title}`));
  say(`Code: what is committed in ${checkout.folder}, commit ${commit}`);
  say(styleText('yellow', 'Deploy scripts really run: on this machine, as you, with your rights.'));
  say(
    `They run in ${stage.sites}${scripts.length > 0 ? ':' : '.'}`,
    ...scripts.map((script) => `  ${script}`),
  );
  if (options.run) say(styleText('yellow', 'Steps with `run` really run, too, and may ask whom they like.'));
  say(...tellLocal(uses));
  if (earlier !== undefined) say(`Carried out first: ${earlier.options.workflow}, ${earlier.event.title}.`);
  if (keptFolder !== undefined) say(tellKept(keptFolder, stage.domains()));
  if (deleted > 0)
    say(`Deleted ${deleted === 1 ? '1 file' : `${deleted} files`} of the rehearsal before from .rehearsal/.`);
  const real = [...options.secrets.keys()].join(', ');
  say(
    `Nothing else is real: no server, no GitHub, ${real === '' ? 'no secret' : `of the secrets only ${real}`}.`,
  );
  // Where the service is, and its token, are no questions here.
  const rest = text.replace(/^\s*(base-url|api-token):.*$/gm, '');
  const isAsked = (context: 'secrets' | 'vars') => (name: string) =>
    name !== 'GITHUB_TOKEN' && namesAsked(rest, context).includes(name);
  for (const [option, madeUp] of Object.entries({
    '--secret': secrets.madeUp.filter(isAsked('secrets')),
    '--var': vars.madeUp.filter(isAsked('vars')),
  })) {
    if (madeUp.length > 0) say(`Made up, unless given with ${option}: ${madeUp.join(', ')}.`);
  }
  const warnings = [
    ...event.warnings,
    ...secrets.unasked.map((name) => unasked(name, '--secret')),
    ...vars.unasked.map((name) => unasked(name, '--var')),
    ...uncommitted(checkout),
    ...(checkout.folder === projectFolder ? [`${options.workflow} ${IS_OWN}`] : []),
  ];
  say(...warnings.map((warning) => styleText('yellow', `Warning: ${warning}.`)));
}

/** Says what actions of a path are taken for this one, and which of its versions runs. */
function tellLocal(uses: Uses): string[] {
  const ours = [...uses].filter(([step, { kind }]) => kind === 'ours' && step.uses?.startsWith('./'));
  if (ours.length === 0) return [];
  return [
    ...ours.map(
      ([{ uses: path, line }, { why }]) => `${path} in line ${line} is taken for this action: ${why}.`,
    ),
    `This rehearsal runs the action of ${projectFolder}, whichever commit the workflow has.`,
  ];
}

function tellKept(folder: string, domains: readonly string[]): string {
  if (domains.length === 0) return `The sandbox is kept in ${folder}, and has no sites yet.`;
  const which = domains.length > 5 ? `${domains.length} sites` : domains.join(', ');
  return `The sandbox goes on from the rehearsal before, in ${folder}, with ${which}.`;
}

function unasked(name: string, option: string): string {
  return `the workflow asks for nothing of the name ${name} (${option})`;
}

function uncommitted({ uncommitted: count, folder }: Checkout): string[] {
  if (count === 0) return [];
  const what = count === 1 ? '1 file has changes' : `${count} files have changes`;
  return [`${what} in ${folder} that are not committed: what is committed is deployed`];
}
