import { NO_SIBLINGS } from '../deploy/siblings.ts';
import { createGitHubTraces } from '../github/traces.ts';
import type { Form } from '../inputs/input.ts';
import { reportOfNone, reportOfOne } from '../outcome/end.ts';
import type { Facts } from '../outcome/facts.ts';
import { rollOut } from '../rollout/roll-out.ts';
import { connectStep, createPorts, type Step } from '../run/contexts.ts';
import { run } from '../run/run.ts';
import { resolveTarget } from '../targets/find-site.ts';
import { findTargets } from '../targets/find-targets.ts';
import { declareSite } from '../targets/form.ts';
import type { Inputs } from '../targets/inputs.ts';
import type { ListInputs } from '../targets/read-list.ts';
import { shardOf } from '../values/rollout.ts';
import { failureBefore, type Publication } from './publish.ts';

/** Runs the only target. The inputs name it, and its run finds it. */
export async function runOne(inputs: Inputs, given: Step): Promise<Publication> {
  const step = connectStep(inputs, given);
  const target = { inputs };
  const traces = createGitHubTraces([target], step);
  const save = (aftermath: string): void => step.files.saveState('run', `The step ${aftermath}`);
  const ports = createPorts({ inputs, siblings: NO_SIBLINGS, traces: traces.of(target), save }, step);
  const find = async (): Promise<Facts> => {
    const facts = await resolveTarget(ports.reader, inputs);
    // The input may be an id.
    if (typeof facts.site === 'object') declareSite(facts.site.domain, step.redactor);
    return facts;
  };
  const report = reportOfOne(await run(ports, find), inputs);
  const endTraces = async (): Promise<number | undefined> => (await traces.end(() => report, true))[0];
  return { report, ran: { inputs, step, endTraces } };
}

/** Finds the targets of a list, and runs them. */
export async function runList(list: ListInputs, form: Form, given: Step): Promise<Publication> {
  const [first] = list.entries;
  if (first === undefined) return { report: reportOfNone(undefined, '[]') };
  const { inputs } = first;
  const step = connectStep(inputs, given);
  const { console, client, redactor } = step;
  // The inputs of the step identify the comment, so that a later run with `targets: <unfinished>` updates the same one.
  const about = { ...inputs, server: form.get('server').trim(), site: '', environmentUrl: undefined };
  step.keep(list.given);
  const found = await console
    .during({ doing: 'looking for the targets' }, () =>
      findTargets(client, list.entries, form, console.warning),
    )
    .catch((error: unknown) => ({ failure: failureBefore(error, console.info) }));
  if ('failure' in found)
    return {
      report: reportOfNone(found.failure, list.given),
      ran: { inputs: { ...about, comment: false }, step },
    };
  const targets = list.shard === undefined ? found : shardOf(found, list.shard);
  for (const { site } of targets) declareSite(site, redactor);
  const report = await rollOut(targets, list, step);
  const told = report.list && { ...report.list, ...(inputs.dryRun && { unfinished: list.given }) };
  return { report: { ...report, list: told }, ran: { inputs: { ...about, site: told?.shard ?? '' }, step } };
}
