import { didYouMean } from '../core/near-names.ts';
import { commonInputs } from '../inputs/common.ts';
import {
  areAll,
  type Declaration,
  type Drafts,
  type Form,
  inputSections,
  readValues,
  type Values,
} from '../inputs/input.ts';
import { listInputs, reportInputs, targets } from '../inputs/list.ts';
import { operations as knownOperations } from '../operations/index.ts';
import type { Operation, PreparedOperation } from '../operations/operation.ts';
import { vocabulary } from '../operations/vocabulary.ts';

const runInputs = { ...commonInputs, vocabulary };
type RunValues = Values<typeof runInputs>;

/** The checked inputs of a run on one target. The inputs of operations are known to these alone. */
export interface Inputs extends RunValues {
  readonly operations: readonly PreparedOperation[];
}

const allInputs = [
  ...Object.values({ ...runInputs, targets, ...listInputs }),
  ...reportInputs,
  ...knownOperations.flatMap(({ inputs }) => inputs),
];
const unordered = [...new Set(allInputs.flatMap(({ declared }) => declared))];

/** Every input, in the order of action.yml. */
export const declarations: readonly Declaration[] = Object.keys(inputSections).flatMap((heading) =>
  unordered.filter(({ section }) => section === heading),
);

/** Reads inputs, even those of operations that were not requested, and warns of likely mistakes; undefined if there are problems. */
export async function readInputs(form: Form): Promise<Inputs | undefined> {
  const asked = (await runInputs.asked.read(form))?.value ?? [];
  const wanted = findOperations(asked, form);
  requireTarget(wanted, form);
  for (const input of declarations) await input.read(form);
  const prepared = await Array.fromAsync(wanted, (operation) => operation.prepare(form));
  const values = await readValues(runInputs, form);
  // An unknown name may stand for the operation that these checks miss.
  if (wanted.length === asked.length) {
    checkOrder(wanted, form);
    checkDeploys(wanted, values, form);
  }
  if (form.problems.length > 0 || !areAll(values, runInputs)) return undefined;
  // It concerns GitHub alone, and must not prevent a deploy.
  if (values.githubToken === undefined && (values.environment !== undefined || values.comment))
    form.warnings.add(NO_TOKEN);
  return { ...values, operations: prepared.filter((operation) => operation !== undefined) };
}

/** The declaration of an input; undefined if there is no such input. */
export function inputOf(name: string): Declaration | undefined {
  return declarations.find((input) => input.name === name);
}

/** Reports a missing server or site. An operation that chooses the site takes neither. */
function requireTarget(wanted: readonly Operation[], { get, report }: Form): void {
  if (get('site').trim() === '' && wanted.some(({ standsAlone }) => standsAlone)) return;
  const names = wanted.some(({ scope }) => scope === 'site') ? ['server', 'site'] : ['server'];
  for (const name of names) if (get(name).trim() === '') report(name, 'a value; none is given');
}

export function findOperations(asked: readonly string[], form: Form): Operation[] {
  if (asked.length === 0)
    form.report('operations', 'at least one operation, such as ensure-repository, deploy');
  const names = knownOperations.map(({ name }) => name);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const guesses = unknown.map((name) => didYouMean(name, names));
    const slips = unknown.map((name, index) => `no ${name}${guesses[index]}`).join(' and ');
    const all = guesses.includes('') ? `. Known: ${names.join(', ')}` : '';
    const expected = `known operations, one per line or separated by commas; there is ${slips}${all}`;
    form.report('operations', expected);
  }
  return asked.flatMap((name) => knownOperations.find((operation) => operation.name === name) ?? []);
}

/** Reports an operation on the site before its creation, or after its deletion, and others beside one that stands alone. */
function checkOrder(wanted: readonly Operation[], form: Form): void {
  const alone = wanted.find(({ standsAlone }) => standsAlone);
  if (alone !== undefined && wanted.length > 1)
    form.report('operations', `${alone.name} alone, without other operations`);
  const [first, ...others] = wanted.filter(({ scope }) => scope === 'site');
  const creating = others.find(({ createsSite }) => createsSite);
  if (creating !== undefined) form.report('operations', `${creating.name} before ${first?.name}`);
  const deleting = [first, ...others].slice(0, -1).find((operation) => operation?.deletesSite);
  if (deleting !== undefined) form.report('operations', `${deleting.name} as the last operation of the site`);
}

/** Reports inputs about deploys that the operations cannot use. */
function checkDeploys(wanted: readonly Operation[], inputs: Drafts<RunValues>, form: Form): void {
  const pinning = knownOperations.find(({ pinsCommit }) => pinsCommit);
  const firstDeploy = wanted.findIndex(({ deploys }) => deploys);
  const firstPin = wanted.findIndex(({ pinsCommit }) => pinsCommit);
  const isPinned = firstPin !== -1 && (firstDeploy === -1 || firstPin < firstDeploy);
  const isSent = inputs.commitBy === 'variable' && firstDeploy !== -1;
  if (inputs.commit !== undefined && !isPinned && !isSent)
    form.report(
      'commit',
      `${pinning?.name} before deploy (or deploy with commit-by: variable), with a script that brings the site to the commit, such as: ${pinning?.pinsCommit}`,
    );
  const { length: deploys } = wanted.filter((operation) => operation.deploys);
  if (inputs.rollbackOnFailure && deploys !== 1)
    form.report('rollback-on-failure', `one deploy among the operations, not ${deploys}`);
}

const NO_TOKEN =
  'environment and comment need github-token, which is empty. On GitHub, leave github-token out; elsewhere, give it a token of the repository, with the permissions deployments: write and pull-requests: write.';
