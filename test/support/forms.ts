import type { Form, InputHost } from '../../src/inputs/input.ts';
import { createRedactor } from '../../src/secrets/redactor.ts';
import { createForm } from '../../src/targets/form.ts';

/** The form of a step that is given these inputs. */
export function formWith(given: Readonly<Record<string, string>>, host: Partial<InputHost> = {}): Form {
  const none = { get: (name: string) => given[name] ?? '', env: {}, readFile: () => ({ expected: 'none' }) };
  return createForm({ ...none, ...host }, createRedactor(), () => {});
}
