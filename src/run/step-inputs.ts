import type { Problem } from '../core/errors.ts';
import { InputError } from '../core/errors.ts';
import { readPullRequest } from '../github/event.ts';
import type { InputSource } from '../inputs/input-source.ts';
import { type Failure, failureOf, MOST_LISTED } from '../report/failure.ts';
import { readWorkspaceFile } from '../runner/workspace.ts';
import type { Redactor } from '../secrets/redactor.ts';
import { maskableLines } from '../secrets/secret-forms.ts';

/** What is shown openly anyway, also where a value of .env repeats it. */
const PUBLIC_INPUTS = ['site', 'server', 'repository', 'branch', 'environment', 'environment-url'];

/** Lets the redactor leave alone what the inputs name openly, and the parts of names. */
export function showOpenly(get: InputSource['get'], redactor: Redactor): void {
  for (const name of PUBLIC_INPUTS) redactor.addPublic(get(name).trim());
  redactor.addPublic(URL.parse(get('environment-url').trim())?.hostname ?? '');
  // A value such as the name of the shop may be a part of its domain, which would else be torn apart everywhere. A git URL
  // may hold a password.
  const [repository = ''] = /^[\w.-]+\/[\w.-]+$/.exec(get('repository').trim()) ?? [];
  for (const part of [...get('site').trim().split('.'), ...repository.split('/')]) redactor.addPublic(part);
}

/**
 * The source that the inputs are read from. Their secrets are hidden as they are read.
 *
 * @param get the text of an input, as it was given
 * @param mask tells the runner to hide a line everywhere in the job
 */
export function createInputSource(
  get: InputSource['get'],
  env: InputSource['environment'],
  redactor: Redactor,
  mask: (line: string) => void,
): InputSource {
  const roots = [env.GITHUB_WORKSPACE ?? '.', env.RUNNER_TEMP ?? ''].filter((root) => root !== '');
  const redact = (values: Iterable<string>): void => {
    for (const value of values) redactor.add(value);
  };
  return {
    get,
    environment: env,
    readFile: (path) => readWorkspaceFile(path, roots),
    redact,
    hide(values) {
      const all = [...values];
      // All of them first: each addition makes the redactor build its search again.
      redact(all);
      // What is shown openly, such as the site's domain, would else vanish from the whole job.
      const hidden = all.filter((value) => redactor.hides(value));
      hidden.flatMap(maskableLines).forEach(mask);
    },
    hideToken(token) {
      redactor.add(token, 'always');
      maskableLines(token).forEach(mask);
    },
    pullRequest: () => readPullRequest(env),
  };
}

/** The failure of inputs with these problems. Those that a message has no room for are listed. */
export function rejectionOf(problems: readonly Problem[], list: (line: string) => void): Failure {
  if (problems.length > MOST_LISTED)
    for (const { input, expected } of problems) list(`${input}: expected ${expected}`);
  return failureOf(new InputError(problems));
}
