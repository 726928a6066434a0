import { type Endpoint as Definition, groups, isEndpoint } from '../../src/api/groups.ts';
import type { Kind } from '../../src/records/kind.ts';
import { kinds } from '../../src/records/kinds.ts';
import { type Description, describeKind, descriptions } from './descriptions.ts';

/** An endpoint of the client, with the words that describe it. */
export interface Endpoint {
  /** Name of its export; for a kind a name of the same form, as in `postCrontab`. */
  readonly name: string;
  /** Its group in section 4. */
  readonly group: string;
  readonly definition: Definition;
  readonly description: Description;
  /** Secret fields of the body. */
  readonly writeOnly: readonly string[];
}

const methods = ['GET', 'POST', 'PATCH', 'DELETE'];
const { 'Queue workers': queueWorkers = {}, ...others } = groups;

/** Every endpoint of the client. */
export const endpoints: readonly Endpoint[] = [
  ...Object.entries(others).flatMap(([group, module]) => exported(group, module)),
  ...kinds.flatMap(ofKind),
  ...exported('Queue workers', queueWorkers),
];

/** Name of a kind's record among the components: `queue worker` → `QueueWorker`. */
export function componentName(singular: string): string {
  return singular.split(' ').map(capitalize).join('');
}

function exported(group: string, module: object): Endpoint[] {
  const found = Object.entries(module).flatMap(([name, definition]: [string, unknown]) => {
    if (!isEndpoint(definition)) return [];
    const key = `${definition.method} ${definition.path}`;
    const description = descriptions[key];
    if (description === undefined) throw new Error(`scripts/openapi/descriptions.ts lacks ${key}`);
    return [{ name, group, definition, description, writeOnly: [] }];
  });
  // A module lists its exports by name.
  const place = ({ definition: { path, method } }: Endpoint): string => `${path} ${methods.indexOf(method)}`;
  return found.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

function ofKind({ singular, endpoints: { list, create, single }, writeOnly = [] }: Kind): Endpoint[] {
  const name = componentName(singular);
  const described = describeKind(singular);
  const named: [string, Definition | undefined, Description][] = [
    [`get${name}s`, list, described.list],
    [`post${name}`, create, described.create],
    [`get${name}`, single?.show, described.show],
    [`delete${name}`, single?.remove, described.remove],
  ];
  return named.flatMap(([name, definition, description]) =>
    definition === undefined
      ? []
      : [{ name, group: `${capitalize(singular)}s`, definition, description, writeOnly }],
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
