import { dirname } from 'node:path';
import { styleText } from 'node:util';
import { whyNotRun } from './event.ts';
import { bringsOurs, isByPath, isOurs, ourSteps } from './our-steps.ts';
import type { Rehearsal, Rehearsals } from './prepare.ts';
import { scriptOf } from './stand-ins.ts';
import type { Collected } from './values.ts';

/** Says what is rehearsed: what of it is real, what is made up, and what may be wrong. */
export function announce(
  { all, main, keptFolder }: Rehearsals,
  { secrets, vars, domains }: { secrets: Collected; vars: Collected; domains: readonly string[] },
  say: (...lines: string[]) => void,
): void {
  const { options, checkout } = main;
  const steps = all.flatMap(({ workflow }) => ourSteps(workflow));
  const scripts = [...new Set(steps.flatMap((step) => scriptOf(step) ?? []))];
  const which = scripts.join('; ') || 'none';
  const real = [...options.secrets.keys()].join(', ');
  say(
    styleText('bold', `Rehearsal of ${options.workflow}: ${main.event.title}`),
    `Code: commit ${checkout.sha.slice(0, 7)} ${checkout.subject}, of ${checkout.folder}`,
    styleText('yellow', `Deploy scripts really run, on this machine, as you, with your rights: ${which}.`),
    ...steps
      .filter(({ uses }) => isByPath(uses))
      .map(({ uses, line }) => `${uses} in line ${line} is treated as this action.`),
  );
  if (keptFolder !== undefined)
    say(`The sandbox is kept in ${keptFolder}. Its sites: ${domains.join(', ') || 'none yet'}.`);
  say(`Nothing else is real: no server, no GitHub, no secret${real && ` except ${real}`}.`);
  for (const [option, { madeUp }] of Object.entries({ '--secret': secrets, '--var': vars }))
    if (madeUp.length > 0) say(`Made up, unless given with ${option}: ${madeUp.join(', ')}.`);
  const some = checkout.uncommitted.slice(0, 5).join(', ');
  const more = checkout.uncommitted.length > 5 ? ', …' : '';
  const advice = 'Only what is committed is deployed: commit it first';
  const uncommitted = some === '' ? [] : [`changed, but not committed: ${some}${more}. ${advice}`];
  say(...warn([...all.flatMap(warningsAbout), ...uncommitted]));
}

/** Lines that warn. */
export function warn(warnings: readonly string[]): string[] {
  return warnings.map((warning) => styleText('yellow', `Warning: ${warning}.`));
}

/** Lists what would not go on GitHub as it does here. */
function warningsAbout(rehearsal: Rehearsal): string[] {
  const isInPlace = dirname(rehearsal.path).endsWith('.github/workflows');
  const place = isInPlace ? [] : ['GitHub runs only what is in .github/workflows of the repository'];
  return [...whyNotRun(rehearsal.event), ...place, ...placeholdersIn(rehearsal)];
}

/** Lists what the workflow still has of an example, and GitHub would fail at. */
function placeholdersIn({ workflow }: Rehearsal): string[] {
  const steps = workflow.jobs.flatMap((job) => job.steps.filter((step) => isOurs(step) || bringsOurs(step)));
  return steps.flatMap(({ line, uses, with: { repository, ref } }) =>
    Object.entries({ uses, repository, ref }).flatMap(([name, value = '']) =>
      /^your-org\/|<.*>$/.test(value)
        ? `line ${line}: ${name} is still ${value}: name your copy of the action and a commit of it, or GitHub fails at this step`
        : [],
    ),
  );
}
