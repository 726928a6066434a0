import { InputError } from '../core/errors.ts';
import { readPullRequest } from '../github/event.ts';
import { maskSecrets } from '../inputs/form.ts';
import type { InputHost, InputSource } from '../inputs/input.ts';
import { type Failure, failureOf, MOST_LISTED } from '../outcome/failure.ts';
import type { Place } from '../runner/bash-syntax.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { maskableLines } from '../secrets/secret-forms.ts';
import { declarations, type Rejected, readInputs } from '../targets/inputs.ts';
import type { StepInputs } from '../targets/read-list.ts';

/** Tells the redactor what is public: the public inputs, and parts of the site and repository names. */
export function declarePublic(get: InputHost['get'], redactor: Redactor): void {
  for (const { name } of declarations.filter((input) => input.public)) redactor.addPublic(get(name).trim());
  redactor.addPublic(URL.parse(get('environment-url').trim())?.hostname ?? '');
  // A value of `.env`, such as a shop's name, may be part of the domain. Redacting it would garble the domain everywhere.
  // A git URL is left out, as it may hold a password.
  const [repository = ''] = /^[\w.-]+\/[\w.-]+$/.exec(get('repository').trim()) ?? [];
  for (const part of [...get('site').trim().split('.'), ...repository.split('/')]) redactor.addPublic(part);
}

/**
 * Creates the source of inputs. It hides secrets as they are read.
 *
 * @param mask tells the runner to hide a line in the whole job
 */
export function createInputSource(
  host: InputHost,
  redactor: Redactor,
  mask: (line: string) => void,
): InputSource {
  const { env } = host;
  return {
    ...host,
    findSyntaxError: remember(async (script: string, place: Place) =>
      (await import('../runner/bash-syntax.ts')).findSyntaxError(script, env.PATH, place),
    ),
    findTag: remember(async (id: string) => (await import('../runner/git.ts')).findTag(id, env)),
    isOffBranch: remember(
      async (commit: string, branch: string) =>
        // GitHub's own choice: in a pull request, a merge that is on no branch.
        commit !== env.GITHUB_SHA && (await import('../runner/git.ts')).isOffBranch(commit, branch, env),
    ),
    declarePublic: (get) => declarePublic(get, redactor),
    ...createHiding(redactor, mask),
    pullRequest: () => readPullRequest(env),
  };
}

function createHiding(redactor: Redactor, mask: (line: string) => void) {
  /** Secrets of the job so far. Those of many targets are mostly the same. */
  const masked = new Set<string>();
  const redact = (values: Iterable<string>): void => {
    for (const value of values) redactor.add(value);
  };
  const maskAll = (values: readonly string[]): void => {
    for (const value of values) masked.add(value);
    values.flatMap(maskableLines).forEach(mask);
  };
  return {
    redact,
    hide(values: Iterable<string>): void {
      const fresh = [...new Set(values)].filter((value) => !masked.has(value));
      // All at once, as the redactor rebuilds its search after each addition.
      redact(fresh);
      // Public values, such as the site's domain, must not vanish from the log of the whole job.
      maskAll(fresh.filter((value) => redactor.hides(value)));
    },
    hideToken(token: string): void {
      redactor.add(token, 'always');
      if (!masked.has(token)) maskAll([token]);
    },
  };
}

/** Asks once about the same words: entries of a list mostly share a script and a commit. */
function remember<Words extends readonly string[], Value>(ask: (...words: Words) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (...words: Words): Promise<Value> => {
    const key = words.join(' ');
    const value = known.get(key) ?? ask(...words);
    known.set(key, value);
    return value;
  };
}

/** True if the inputs name a list of targets. */
export function namesList({ get }: InputSource): boolean {
  return get('targets').trim() !== '';
}

/** Reads the inputs of a step, which name one target or a list. */
export async function readTargets(source: InputSource): Promise<StepInputs | Rejected> {
  maskSecrets(source, declarations);
  if (namesList(source)) return (await import('../targets/read-list.ts')).readList(source);
  const read = await readInputs(source);
  return 'problems' in read ? read : { ...read, list: undefined };
}

/** The failure of a step that ends before its first operation. Lists problems in the log that are too many for its message. */
export function failureBefore(error: unknown, list: (line: string) => void): Failure {
  if (error instanceof InputError && error.problems.length > MOST_LISTED)
    for (const { input, expected } of error.problems) list(`${input}: expected ${expected}`);
  return failureOf(error);
}
