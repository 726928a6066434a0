import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { metadata } from '../../harness/metadata.ts';
import { type Checkout, readCommitted, submoduleAt } from './checkout.ts';
import type { Job, Step, Workflow } from './workflow.ts';

/** A finding about a step: it uses this action, or another one, or one that GitHub would not find; or it checks this one out. */
export interface Use {
  readonly kind: 'ours' | 'other' | 'missing' | 'checkout';
  /** The reason, as a clause. */
  readonly why: string;
}

/** A checkout of a job, as far as the job has come. */
interface Place {
  /** In the workspace; empty for the workspace itself. */
  readonly path: string;
  /** As `<user>/<repository>`; undefined for the repository of the workflow. */
  readonly repository: string | undefined;
  readonly hasSubmodules: boolean;
  readonly step: Step;
}

/** Finds the steps that use actions by a path, as in `./.github/actions/site-deploy`, and the checkouts that bring this one there. */
export function findLocalActions({ jobs }: Workflow, checkout: Checkout | undefined): ReadonlyMap<Step, Use> {
  const found = new Map<Step, Use>();
  for (const job of jobs) {
    for (const { step, path, places, removed } of localUses(job, checkout)) {
      const place = places
        .filter((one) => one.path === '' || `${path}/`.startsWith(`${one.path}/`))
        .toSorted((a, b) => b.path.length - a.path.length)[0];
      const use = judge(path, place, checkout);
      const lost = use.kind === 'other' ? removed.find((one) => one.path === path) : undefined;
      found.set(step, lost === undefined ? use : tellRemoved(lost, place));
      if (use.kind !== 'ours' || place?.repository === undefined) continue;
      found.set(place.step, { kind: 'checkout', why: place.repository });
    }
  }
  return found;
}

export function isCheckout({ uses = '' }: Step): boolean {
  return uses.startsWith('actions/checkout@');
}

/** The steps of a job that use an action by its path, with what is checked out by then. */
function* localUses({ steps }: Job, checkout: Checkout | undefined) {
  let places: Place[] = [];
  let removed: Place[] = [];
  for (const step of steps) {
    if (isCheckout(step)) {
      const place = placeOf(step, checkout);
      // A checkout into the workspace itself empties it first.
      if (place.path === '') removed = [...removed, ...places];
      places = place.path === '' ? [place] : [...places.filter(({ path }) => path !== place.path), place];
    }
    const [, path] = /^\.\/(.*)$/.exec(step.uses ?? '') ?? [];
    if (path !== undefined) yield { step, path: plain(path), places, removed };
  }
}

function placeOf(step: Step, checkout: Checkout | undefined): Place {
  const { repository = '', path = '', submodules = '' } = step.with;
  const isOwn =
    ['', checkout?.name].includes(repository) || /^\$\{\{\s*github\.repository\s*\}\}$/.test(repository);
  return {
    ...{ path: plain(path), step, hasSubmodules: /^(true|recursive)$/.test(submodules) },
    repository: isOwn ? undefined : repository,
  };
}

function tellRemoved(lost: Place, place: Place | undefined): Use {
  const what = `what line ${lost.step.line} checks out there`;
  return { kind: 'missing', why: `the checkout in line ${place?.step.line} removes ${what}` };
}

function judge(path: string, place: Place | undefined, checkout: Checkout | undefined): Use {
  if (place === undefined) return { kind: 'missing', why: 'no step before it checks anything out there' };
  const { repository, step, hasSubmodules } = place;
  const rest = plain(path.slice(place.path.length));
  if (repository !== undefined) {
    const isNamedSo = rest === '' && /\/site-deploy$/.test(repository);
    return { kind: isNamedSo ? 'ours' : 'other', why: `line ${step.line} checks out ${repository} there` };
  }
  if (checkout === undefined) return { kind: 'other', why: 'there is no repository to look into' };
  const url = submoduleAt(checkout, rest);
  if (url === undefined)
    return judgeText(actionIn((name) => readCommitted(checkout, posix.join(rest, name))));
  const ofFolder = join(checkout.folder, rest);
  const text = actionIn((name) => {
    const file = join(ofFolder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });
  const isOurs = text === undefined ? /[/:]site-deploy(\.git)?\/?$/.test(url) : isThisAction(text);
  if (isOurs && !hasSubmodules)
    return {
      kind: 'missing',
      why: `it is a submodule, and the checkout in line ${step.line} has no \`submodules: true\``,
    };
  return { kind: isOurs ? 'ours' : 'other', why: `it is a submodule, ${url}` };
}

function judgeText(text: string | undefined): Use {
  if (text === undefined) return { kind: 'other', why: 'the repository has no action.yml there' };
  return isThisAction(text)
    ? { kind: 'ours', why: 'the repository holds it there' }
    : { kind: 'other', why: 'the action.yml that the repository holds there is another one' };
}

function actionIn(read: (name: string) => string | undefined): string | undefined {
  return read('action.yml') ?? read('action.yaml');
}

const actionSchema = z.object({
  inputs: z.record(z.string(), z.unknown()),
  runs: z.object({ main: z.string() }),
});

/** True for the metadata of this action or of a fork of it, whatever that is called. */
function isThisAction(text: string): boolean {
  const document = parseDocument(text);
  const read = actionSchema.safeParse(document.errors.length > 0 ? undefined : document.toJS());
  const required = Object.entries(metadata.inputs).filter(([, input]) => input.required);
  return (
    read.success &&
    read.data.runs.main === metadata.runs.main &&
    required.every(([name]) => name in read.data.inputs)
  );
}

/** A path of the workspace without dots and slashes around it. */
function plain(path: string): string {
  return posix.normalize(`/${path}`).replace(/^\/+|\/+$/g, '');
}
