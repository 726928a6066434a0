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
  ...Object.values(commonInputs),
  targets,
  ...Object.values(listInputs),
  ...reportInputs,
  vocabulary,
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
  const operations: PreparedOperation[] = [];
  for (const operation of wanted) {
    const prepared = await operation.prepare(form);
    if (prepared !== undefined) operations.push(prepared);
  }
  const values = await readValues(runInputs, form);
  // An unknown name may stand for the operation that these checks miss.
  if (wanted.length === asked.length) {
    checkOrder(wanted, form);
    checkDeploys(wanted, values, form);
  }
  if (form.problems.length > 0 || !areAll(values, runInputs)) return undefined;
  const inputs = { ...values, operations };
  const warnings = [...warnOfOrder(operations), ...warnOfLikelyMistakes(inputs)];
  for (const warning of warnings) form.warnings.add(warning);
  return inputs;
}

/** The declaration of an input; undefined if there is no such input. */
export function inputOf(name: string): Declaration | undefined {
  return declarations.find((input) => input.name === name);
}

/** Reports a missing server or site. An operation that chooses the site takes neither. */
function requireTarget(wanted: readonly Operation[], { get, report }: Form): void {
  const mayLack = wanted.some(({ standsAlone }) => standsAlone);
  if (mayLack && get('site').trim() === '') return;
  const names = wanted.some(({ scope }) => scope === 'site') ? ['server', 'site'] : ['server'];
  const hint = mayLack ? '; leave site out, too, to list them all' : '';
  for (const name of names) if (get(name).trim() === '') report(name, `a value; none is given${hint}`);
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
  const ofSite = wanted.filter(({ scope }) => scope === 'site');
  const creating = ofSite.findIndex(({ createsSite }) => createsSite === true);
  if (creating > 0) form.report('operations', `${ofSite[creating]?.name} before ${ofSite[0]?.name}`);
  const deleting = ofSite.findIndex(({ deletesSite }) => deletesSite === true);
  const after = deleting === -1 ? [] : ofSite.slice(deleting + 1).map(({ name }) => name);
  if (after.length === 0) return;
  const expected = `${ofSite[deleting]?.name} as the last operation of the site, not before ${after.join(', ')}`;
  form.report('operations', expected);
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

/** Warns of an operation named twice, and of a text that is replaced after the deploy, too late for it. */
function warnOfOrder(operations: readonly PreparedOperation[]): string[] {
  const names = operations.map(({ name }) => name);
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  const warnings = [...twice].map((name) => `operations names ${name} more than once: it runs each time.`);
  const last = operations.findLastIndex(({ deploys }) => deploys);
  const late = operations.slice(last + 1).filter(({ section }) => section !== undefined);
  if (last === -1 || late.length === 0) return warnings;
  const later = late.map(({ name }) => name).join(' and ');
  return [
    ...warnings,
    `operations lists ${names[last]} before ${later}: that ${names[last]} uses what the site had before.`,
  ];
}

const NO_DEPLOYMENT = 'There is no GitHub Deployment: environment is given, but';
const NOT_TRACED = 'neither deploy nor delete-site is among the operations.';
const NO_COMMENT = 'There is no comment on the pull request: comment is true, but';
const GIVE_TOKEN =
  'github-token is empty. On GitHub, leave github-token out; elsewhere, give it a token of the repository. It needs the permission';

/** Mistakes that concern only GitHub, or only a later run, are mere warnings: they must not prevent a deploy. */
function warnOfLikelyMistakes(inputs: Inputs): string[] {
  const { operations, commit, environment, environmentUrl, githubToken, comment } = inputs;
  const isTraced = operations.some(({ deploys, deletesSite }) => deploys || deletesSite);
  const pinsNone = commit === undefined && operations.some(({ pinsCommit }) => pinsCommit);
  const withoutToken = githubToken === undefined;
  const warnings = [
    inputs.rollbackOnFailure &&
      pinsNone &&
      'rollback-on-failure goes back to a deploy script that pins a commit, and the script of this run pins none. Give commit, so that the next run can go back to this one.',
    environmentUrl && !environment && 'environment-url is given, but environment is not.',
    environment && withoutToken && `${NO_DEPLOYMENT} ${GIVE_TOKEN} deployments: write.`,
    environment && !withoutToken && !isTraced && `${NO_DEPLOYMENT} ${NOT_TRACED}`,
    comment && withoutToken && `${NO_COMMENT} ${GIVE_TOKEN} pull-requests: write.`,
  ];
  return warnings.filter((warning) => typeof warning === 'string');
}
