import { dirname } from 'node:path';
import { styleText } from 'node:util';
import { whyNotRun } from './event.ts';
import { bringsOurs, isByPath, isOurs, ourSteps } from './our-steps.ts';
import type { Rehearsal, Rehearsals } from './prepare.ts';
import { scriptOf } from './stand-ins.ts';
import type { Collected } from './values.ts';

/** Says what is rehearsed: what of it is real, what is made up, and what may be wrong. */
export function announce(
  { main, earlier, keptFolder }: Rehearsals,
  { secrets, vars, domains }: { secrets: Collected; vars: Collected; domains: readonly string[] },
  say: (...lines: string[]) => void,
): void {
  const { options, workflow, checkout, event } = main;
  const steps = ourSteps(workflow);
  const scripts = [...new Set(steps.flatMap((step) => scriptOf(step) ?? []))];
  const which = scripts.length > 0 ? `: ${scripts.join('; ')}` : '';
  const real = [...options.secrets.keys()].join(', ');
  say(
    styleText('bold', `Rehearsal of ${options.workflow}: ${event.title}`),
    `Code: commit ${checkout.sha.slice(0, 7)} ${checkout.subject}, of ${checkout.folder}`,
    styleText('yellow', `Deploy scripts really run, on this machine, as you, with your rights${which}.`),
    ...steps
      .filter(({ uses }) => isByPath(uses))
      .map(({ uses, line }) => `${uses} in line ${line} is treated as this action.`),
  );
  if (earlier !== undefined) say(`Runs first: ${earlier.options.workflow}, ${earlier.event.title}.`);
  if (keptFolder !== undefined)
    say(`The sandbox is kept in ${keptFolder}. Its sites: ${domains.join(', ') || 'none yet'}.`);
  say(
    `Nothing else is real: no server, no GitHub, ${real === '' ? 'no secret' : `of the secrets only ${real}`}.`,
  );
  for (const [option, { madeUp }] of Object.entries({ '--secret': secrets, '--var': vars }))
    if (madeUp.length > 0) say(`Made up, unless given with ${option}: ${madeUp.join(', ')}.`);
  const warnings = warningsAbout(main);
  if (earlier !== undefined)
    warnings.push(...warningsAbout(earlier).map((one) => `${earlier.options.workflow}: ${one}`));
  if (checkout.uncommitted.length > 0) {
    const some = checkout.uncommitted.slice(0, 5).join(', ');
    const names = checkout.uncommitted.length > 5 ? `${some}, …` : some;
    warnings.push(
      `changed, but not committed: ${names}. Only what is committed is deployed: commit it first`,
    );
  }
  say(...warn(warnings));
}

/** Lines that warn. */
export function warn(warnings: readonly string[]): string[] {
  return warnings.map((warning) => styleText('yellow', `Warning: ${warning}.`));
}

/** Lists what would not go on GitHub as it does here. */
function warningsAbout(rehearsal: Rehearsal): string[] {
  const warnings = whyNotRun(rehearsal.event);
  if (!dirname(rehearsal.path).endsWith('.github/workflows'))
    warnings.push('GitHub runs only what is in .github/workflows of the repository');
  return [...warnings, ...placeholdersIn(rehearsal)];
}

/** Lists what the workflow still has of an example, and GitHub would fail at. */
function placeholdersIn({ workflow, text }: Rehearsal): string[] {
  const lines = text.split('\n');
  const steps = workflow.jobs.flatMap((job) => job.steps.filter((step) => isOurs(step) || bringsOurs(step)));
  return steps.flatMap((step) => {
    const { repository = '', ref = '' } = step.with;
    const left = Object.entries({ uses: step.uses ?? '', repository, ref });
    return left.flatMap(([name, value]) => {
      if (!/^your-org\/|<.*>$/.test(value)) return [];
      const line = lines.findIndex((one, index) => index + 1 >= step.line && one.includes(value)) + 1;
      return `line ${line}: ${name} is still ${value}: name your copy of the action and a commit of it, or GitHub fails at this step`;
    });
  });
}
