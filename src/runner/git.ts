import { OperationError } from '../core/errors.ts';
import { type CommitOrder, MOST_TOLD, tellGoesOut } from '../outcome/commit-order.ts';
import { runCommand } from './command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const GIT_LIMIT_MS = 10_000;

/**
 * Prints the newest commits that only one of two has, each after `=`, then their numbers and the whole id of the other one. In a shallow
 * clone it is certain only that one comes from the other, and where histories join, not by how many commits: `cut`. Git may leave out
 * what it cannot read, but then it complains. Nothing is fetched, and nobody is asked for a password.
 */
function scriptFor(commit: string, other: string): string {
  return `export GIT_NO_LAZY_FETCH=1 GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0
type git >/dev/null 2>&1 || { echo no-git; exit; }
shallow=$(git rev-parse --is-shallow-repository 2>/dev/null) || { echo no-repository; exit; }
id() { git rev-parse --verify --quiet "$1^{commit}" 2>/dev/null; }
commit=$(id ${commit}) && other=$(id ${other}) || { echo not-here; exit; }
said=$(git rev-list --left-right --count "$commit...$other" 2>&1) || { echo broken; exit; }
[[ $said =~ ^([0-9]+)[[:space:]]([0-9]+)$ ]] || { echo broken; exit; }
brings=\${BASH_REMATCH[1]} takes=\${BASH_REMATCH[2]} cut=
[ "$shallow" != true ] || [ "$brings" = 0 ] || [ "$takes" = 0 ] || { echo shallow; exit; }
[ "$brings" = 0 ] && range="$commit..$other" || range="$other..$commit"
git log --no-show-signature --no-color --encoding=UTF-8 -n ${MOST_TOLD} --format='= %s (%an)' "$range" -- 2>/dev/null || true
[ "$shallow" != true ] || [ "$(git rev-list --merges --count "$range" --)" = 0 ] || cut=cut
echo "differ $brings $takes $other $cut"`;
}

const WHY: Readonly<Record<string, string>> = {
  'no-git': 'there is no git on the runner',
  'no-repository': 'git finds no repository in the workspace, or refuses it (safe.directory)',
  broken: 'git could not read the history in the workspace',
  'not-here': 'git in the workspace does not have both commits (clone the whole history)',
  shallow: 'the clone in the workspace is too shallow (clone the whole history)',
};

/**
 * Asks git in the workspace how a commit stands to another one. Both become words of the script: seven hexadecimal digits or more.
 *
 * @throws the signal's reason when interrupted
 */
export async function orderInGit(
  commit: string,
  other: string,
  env: Environment,
  signal?: AbortSignal,
): Promise<CommitOrder> {
  const printed = await askGit(scriptFor(commit, other), env, signal);
  if (printed === undefined)
    return { order: 'unclear', why: 'there is no bash on the runner to ask git with' };
  const lines = printed.trim().split('\n');
  const [word = '', comes = '', goes = '', whole = '', cut] = lines.pop()?.split(' ') ?? [];
  if (word !== 'differ') return { order: 'unclear', why: WHY[word] ?? 'git in the workspace gave no answer' };
  const brings = Number(comes);
  const takesBack = Number(goes);
  const newest = lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2));
  const goesOut = cut ? [] : tellGoesOut(brings, takesBack, whole, newest);
  return { order: orderBy(brings, takesBack), other: whole, goesOut };
}

function orderBy(brings: number, takesBack: number) {
  if (takesBack === 0) return brings === 0 ? 'same' : 'newer';
  return brings === 0 ? 'older' : 'diverged';
}

/** Returns the output of a script that asks git; undefined if there is no bash to run it. */
async function askGit(script: string, env: Environment, signal = new AbortController().signal) {
  const printed: string[] = [];
  const output = { push: (text: string) => void printed.push(text), end: () => {} };
  try {
    await runCommand({ command: script, env, output, signal, limitMs: GIT_LIMIT_MS });
    return printed.join('');
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return undefined;
  }
}
