import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { count } from '../core/count.ts';
import { InputError } from '../core/errors.ts';
import type { Notes } from '../core/log.ts';
import { createForm, maskSecrets } from '../inputs/form.ts';
import type { Form, InputSource } from '../inputs/input.ts';
import { outcomeOfAll, type Report } from '../outcome/end.ts';
import type { Failure, Outcome } from '../outcome/failure.ts';
import { declarations } from '../targets/inputs.ts';
import { type RunDocument, readDocument } from './document.ts';
import { type RunOfDocument, runOfDocument } from './targets-of.ts';

/** A run that is merged with others. */
interface MergedRun extends RunOfDocument {
  readonly path: string;
  /** Undefined if nothing is known of the run. */
  readonly document: RunDocument | undefined;
  /** Why nothing is known of its end. */
  readonly unfinishedAs?: string | undefined;
}

const NONE: RunOfDocument = { targets: [], failure: undefined, unfinished: [] };
/** In MiB: a document has three lists of at most 1 MiB, and each may be JSON within JSON. */
const MOST_OF_DOCUMENT = 16;

/**
 * Merges the documents that the input `reports` names into the report of one run over all their targets.
 *
 * @throws InputError when other inputs are given, or a document twice
 */
export async function mergeReports(source: InputSource, notes: Notes) {
  maskSecrets(source, declarations);
  const form = createForm(source);
  checkOthers(form);
  const runs = pathsOf(form).map((path) => readRun(form, path));
  checkTwice(runs, form);
  if (form.problems.length > 0) throw new InputError(form.problems);
  tell(runs, notes);
  const known = runs.flatMap(({ document }) => document ?? []);
  const sum = (name: 'requests' | 'retries'): number =>
    known.reduce((all, document) => all + (document[name] ?? 0), 0);
  const isWhole = runs.every(({ document }) => document?.requests != null && document.retries != null);
  const traffic = isWhole ? { requests: sum('requests'), retries: sum('retries') } : undefined;
  return { report: reportOf(runs, known), merged: { traffic } };
}

/** Reports inputs that a merge has no use for: who gives `operations` expects a run. */
function checkOthers({ get, report }: Form): void {
  for (const { name, default: standard = '', secret } of declarations) {
    const isElsewhere =
      secret !== undefined || standard.startsWith('${{') || /^(reports|base-url)$/.test(name);
    if (!isElsewhere && !['', standard].includes(get(name).trim()))
      report(name, 'nothing: with reports, nothing is run');
  }
}

/** The paths of the documents, with the files in the place of a pattern that matches some. */
function pathsOf({ get, report }: Form): string[] {
  const lines = get('reports')
    .split(/\r?\n/)
    .map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .flatMap((path) => {
      if (dirname(path).includes('*')) report('reports', '* in the last part of a path only');
      const found = basename(path).includes('*') ? globSync(path).sort() : [];
      return found.length === 0 ? [path] : found;
    });
}

function readRun(form: Form, path: string): MergedRun {
  const file = form.readFile(path, MOST_OF_DOCUMENT);
  if ('expected' in file)
    return { ...NONE, path, document: undefined, unfinishedAs: `expected ${file.expected}` };
  const document = readDocument(file.value);
  const unfinishedAs =
    document === undefined ? 'its file is no report of a run' : 'it was killed, or is not over';
  const run = document === undefined ? NONE : runOfDocument(document);
  return { ...run, path, document, unfinishedAs: document?.outcome ? undefined : unfinishedAs };
}

/** Reports documents of the same content; those without targets are told apart by their paths. */
function checkTwice(runs: readonly MergedRun[], { report }: Form): void {
  const known = new Map<string, string>();
  for (const { path, document, targets, unfinished } of runs) {
    const isEmpty = targets.length === 0 && unfinished?.length === 0;
    const names = [resolve(path), ...(isEmpty ? [] : [JSON.stringify(document)])];
    const [first] = names.flatMap((name) => known.get(name) ?? []);
    if (first !== undefined) report('reports', `each document once; ${path} is the same as ${first}`);
    for (const name of names) known.set(name, path);
  }
}

/** Tells of each run, and of what cannot be merged. */
function tell(runs: readonly MergedRun[], { info, warning }: Notes): void {
  for (const { path, document, unfinishedAs, targets, failure, unfinished } of runs) {
    if (unfinishedAs !== undefined) warning(`${path}: the run did not finish; ${unfinishedAs}`);
    else info(`${path}: ${document?.outcome}, ${count(targets.length, 'target')}`);
    if (failure !== undefined) warning(`${path}: ${failure.message}`);
    if (unfinished === undefined)
      warning(`${path}: its output unfinished is no list of JSON, so it is left out here. Add it by hand.`);
  }
}

function reportOf(runs: readonly MergedRun[], known: readonly RunDocument[]): Report {
  const targets = runs.flatMap((run) => run.targets);
  const open = runs.filter(({ unfinishedAs }) => unfinishedAs !== undefined);
  const isWhole = open.length === 0;
  const failures = runs.flatMap(({ failure }) => failure ?? []);
  const failure = failures.find(({ reason }) => reason === 'cancelled') ?? unfinishedOf(open) ?? failures[0];
  const all = (name: 'changed' | 'has-changes') => known.map((document) => document[name]);
  const isSure = (values: readonly (boolean | null)[]): boolean => isWhole && !values.includes(null);
  const changes = all('has-changes');
  return {
    ...{ outcome: outcomeOf(runs), targets, failure, durationMs: 0 },
    results: targets.flatMap(({ results }) => results),
    changed: all('changed').includes(true) || (isSure(all('changed')) ? false : null),
    hasChanges: changes.includes(true) || (isSure(changes) ? false : undefined),
    list: {
      shard: undefined,
      unfinished: JSON.stringify(runs.flatMap(({ unfinished = [] }) => unfinished)),
      isMerged: true,
    },
  };
}

/** The outcome that one run over all targets would have had. An empty list is nothing to do. */
function outcomeOf(runs: readonly MergedRun[]): Outcome {
  const ends = runs
    .filter(({ document, targets }) => document?.outcome !== 'succeeded' || targets.length > 0)
    .map(({ document }) => document?.outcome ?? 'unknown');
  const isRejected = ends.length > 0 && ends.every((end) => end === 'rejected');
  return isRejected ? 'rejected' : outcomeOfAll(ends);
}

function unfinishedOf(open: readonly MergedRun[]): Failure | undefined {
  if (open.length === 0) return undefined;
  const lines = open.map(({ path, unfinishedAs }) => `${path}: ${unfinishedAs}`);
  const who = open.length === 1 ? 'A run' : `${open.length} runs`;
  return {
    reason: 'run-unfinished',
    message: [`${who} did not finish.`, ...lines].join('\n'),
    next: 'Look at the sites of these runs, then run again: what the output unfinished lists, and all targets of a run whose document is missing.',
  };
}
