import { styleText } from 'node:util';
import type { Checkout } from './checkout.ts';
import { isOurs } from './our-steps.ts';
import type { Rehearsal } from './prepare.ts';
import { scriptOf } from './stand-ins.ts';
import { type Collected, namesAsked } from './values.ts';

/** The values of a rehearsal, and where its sites are. */
interface Made {
  readonly secrets: Collected;
  readonly vars: Collected;
  readonly sites: string;
}

/** Says what is rehearsed: what of it is real, what is made up, and what may be wrong. */
export function announce(
  { options, text, workflow, checkout, event }: Rehearsal,
  { secrets, vars, sites }: Made,
  say: (...lines: string[]) => void,
): void {
  const commit = `${checkout.sha.slice(0, 7)} ${checkout.subject}`;
  const steps = workflow.jobs.flatMap((job) => job.steps.filter(isOurs));
  const scripts = [...new Set(steps.flatMap((step) => scriptOf(step) ?? []))];
  say(styleText('bold', `Rehearsal of ${options.workflow}: ${event.title}`));
  say(`Code: what is committed in ${checkout.folder}, commit ${commit}`);
  say(styleText('yellow', 'Deploy scripts really run: on this machine, as you, with your rights.'));
  say(`They run in ${sites}${scripts.length > 0 ? ':' : '.'}`, ...scripts.map((script) => `  ${script}`));
  if (options.run) say(styleText('yellow', 'Steps with `run` really run, too, and may ask whom they like.'));
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
  ];
  say(...warnings.map((warning) => styleText('yellow', `Warning: ${warning}.`)));
}

function unasked(name: string, option: string): string {
  return `the workflow asks for nothing of the name ${name} (${option})`;
}

function uncommitted({ uncommitted: count, folder }: Checkout): string[] {
  if (count === 0) return [];
  const what = count === 1 ? '1 file has changes' : `${count} files have changes`;
  return [`${what} in ${folder} that are not committed: what is committed is deployed`];
}
