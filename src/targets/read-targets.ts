import type { InputSource } from '../inputs/input.ts';
import { readInputs } from './inputs.ts';
import type { Rejected, StepInputs } from './read-list.ts';

/** True if the inputs name a list of targets. */
export function namesList({ get }: Pick<InputSource, 'get'>): boolean {
  return get('targets').trim() !== '';
}

/**
 * Reads the inputs of a step, which name one target or a list.
 *
 * @param showOpenly is told of the inputs of each entry of a list before its secrets are hidden
 */
export async function readTargets(
  source: InputSource,
  showOpenly: (get: InputSource['get']) => void,
): Promise<StepInputs | Rejected> {
  if (namesList(source)) return (await import('./read-list.ts')).readList(source, showOpenly);
  const read = await readInputs(source);
  return 'problems' in read ? read : { ...read, list: undefined };
}
