import { type Endpoint as Definition, groups, isEndpoint } from '../../src/api/groups.ts';
import { type Kind, kinds } from '../../src/records/kinds.ts';

/** Calls that the document does not have. */
const FURTHER =
  'getLogEntry getRepository getCertificates getDeployments getDeployment getDeploymentLog'.split(' ');

/** An endpoint of the client: the name of its export, for a kind a name of the same form, as in `postCrontab`. */
export interface Endpoint {
  readonly name: string;
  readonly definition: Definition;
}

export const endpoints: readonly Endpoint[] = [
  ...groups.flatMap((module) =>
    Object.entries(module).flatMap(([name, definition]: [string, unknown]) =>
      isEndpoint(definition) && !FURTHER.includes(name) ? [{ name, definition }] : [],
    ),
  ),
  ...kinds.flatMap(ofKind),
];

function ofKind({ singular, removable, endpoints: { list, create, show, remove } }: Kind): Endpoint[] {
  const name = singular.replaceAll(/(?:^| )(\w)/g, (_, initial: string) => initial.toUpperCase());
  const ofList = [
    { name: `get${name}s`, definition: list },
    { name: `post${name}`, definition: create },
  ];
  if (removable === false) return ofList;
  return [...ofList, { name: `get${name}`, definition: show }, { name: `delete${name}`, definition: remove }];
}
