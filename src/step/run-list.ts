import type { Form } from '../inputs/input.ts';
import { reportOfNone } from '../outcome/end.ts';
import { rollOut } from '../rollout/roll-out.ts';
import { connectStep, type Step } from '../run/contexts.ts';
import { findTargets } from '../targets/find-targets.ts';
import { declarePublic } from '../targets/form.ts';
import type { ListInputs } from '../targets/read-list.ts';
import { shardOf } from '../values/rollout.ts';
import { failureBefore, type Publication } from './publish.ts';

/** Finds the targets of a list, and runs them. */
export async function runList(list: ListInputs, form: Form, given: Step): Promise<Publication> {
  const [first] = list.entries;
  if (first === undefined) return { report: reportOfNone(undefined, '[]') };
  const { inputs } = first;
  const step = connectStep(inputs, given);
  const { console, client, redactor } = step;
  // The comment is by the inputs of the step, so that a run that goes on with unfinished updates it.
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
  for (const { site } of targets) declarePublic((name) => (name === 'site' ? site : ''), redactor);
  const report = await rollOut(targets, list, step);
  // A dry run leaves all that it was given unfinished.
  const told = report.list && { ...report.list, ...(inputs.dryRun && { unfinished: list.given }) };
  return { report: { ...report, list: told }, ran: { inputs: { ...about, site: told?.shard ?? '' }, step } };
}
