import { type Contexts, fill as fillText } from '../../local/rehearse/expressions.ts';
import { playWorkflow as play } from '../../local/rehearse/play.ts';
import { readWorkflow } from '../../local/rehearse/workflow.ts';

/** The end that a step came to. */
export interface StepEnd {
  readonly outputs: Readonly<Record<string, string>>;
}

/** A step with its expressions filled in. */
export interface PlayedStep {
  readonly uses: string | undefined;
  readonly run: string | undefined;
  readonly with: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Plays the jobs of a workflow one after the other, as a rehearsal does; how a step ends is the caller's to look at.
 *
 * @param contexts values by name, as in `github.event.number`
 * @returns the names of the jobs that were not skipped, each with its steps' ends
 */
export async function playWorkflow<End extends StepEnd>(
  text: string,
  contexts: Readonly<Record<string, string>>,
  playStep: (step: PlayedStep) => Promise<End>,
): Promise<Readonly<Record<string, readonly End[]>>> {
  const read = readWorkflow(text);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const played: Record<string, End[]> = {};
  await play(read.workflow, nest(Object.entries(contexts)), {
    beginJob: ({ name }) => {
      played[name] = [];
    },
    async playStep({ job, step, with: inputs, env }) {
      const end = await playStep({ uses: step.uses, run: step.run, with: inputs, env });
      played[job]?.push(end);
      return { outcome: 'success', outputs: end.outputs };
    },
    skip: () => {},
  });
  return played;
}

/** Fills in the expressions of a text. */
export function fill(text: string, known: ReadonlyMap<string, string>): string {
  return fillText(text, nest(known));
}

/** Values by dotted name as contexts. */
function nest(values: Iterable<readonly [name: string, value: string]>): Contexts {
  const groups = Map.groupBy(values, ([name]) => name.split('.')[0] ?? '');
  return Object.fromEntries(
    [...groups].map(([head, all]) => {
      const [own] = all.filter(([name]) => name === head);
      const inner = all.map(([name, value]): [string, string] => [name.slice(head.length + 1), value]);
      return [head, own === undefined ? nest(inner) : own[1]];
    }),
  );
}
