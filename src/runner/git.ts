import { OperationError } from '../core/errors.ts';
import { type CommitOrder, MOST_TOLD, tellGoesOut } from '../outcome/commit-order.ts';
import { runCommand } from './command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const GIT_LIMIT_MS = 10_000;

/**
 * Prints the newest commits that only one of two has, each after `=`, then their numbers and the whole id of the other one. In a shallow
 * clone it is certain only that one comes from the other, not by how many commits. Git may leave out what it cannot read, but then it
 * complains. Nothing is fetched, and nobody is asked for a password. Ends where git cannot tell.
 */
function scriptFor(commit: string, other: string): string {
  return `export GIT_NO_LAZY_FETCH=1 GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0
shallow=$(git rev-parse --is-shallow-repository)
commit=$(git rev-parse --verify --quiet "${commit}^{commit}")
other=$(git rev-parse --verify --quiet "${other}^{commit}")
said=$(git rev-list --left-right --count "$commit...$other" 2>&1)
[[ $said =~ ^([0-9]+)[[:space:]]([0-9]+)$ ]]
brings=\${BASH_REMATCH[1]} takes=\${BASH_REMATCH[2]}
[ "$shallow" != true ] || [ "$brings" = 0 ] || [ "$takes" = 0 ]
[ "$brings" = 0 ] && range="$commit..$other" || range="$other..$commit"
git log --no-show-signature --no-color --encoding=UTF-8 -n ${MOST_TOLD} --format='= %s (%an)' "$range" -- 2>/dev/null || true
echo "differ $brings $takes $other $shallow"`;
}

/** Asks git in the workspace how a commit stands to another. Both must be hexadecimal: they become words of its script. @throws the reason when interrupted */
export async function orderInGit(
  commit: string,
  other: string,
  env: Environment,
  signal: AbortSignal,
): Promise<CommitOrder> {
  const lines = (await askGit(scriptFor(commit, other), env, signal)).trim().split('\n');
  const [word, comes, goes, whole = '', shallow] = lines.pop()?.split(' ') ?? [];
  if (word !== 'differ')
    return { order: 'unclear', why: 'git in the workspace cannot tell (clone the whole history)' };
  const brings = Number(comes);
  const takesBack = Number(goes);
  const newest = lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2));
  const goesOut = shallow === 'true' ? [] : tellGoesOut(brings, takesBack, whole, newest);
  return { order: orderBy(brings, takesBack), other: whole, goesOut };
}

function orderBy(brings: number, takesBack: number) {
  if (takesBack === 0) return brings === 0 ? 'same' : 'newer';
  return brings === 0 ? 'older' : 'diverged';
}

/** Asks git for the annotated tag with an id of 40 or 64 hexadecimal digits; undefined if git has no such tag, or cannot be asked. */
export async function findTag(id: string, env: Environment) {
  const script = `export GIT_NO_LAZY_FETCH=1; git cat-file tag ${id} && git rev-parse --verify --quiet ${id}^{commit}`;
  const [, name, commit] =
    /^object .*\ntype .*\ntag (.+)\n[\s\S]*?\n([0-9a-f]{40}|[0-9a-f]{64})\s*$/.exec(
      await askGit(script, env),
    ) ?? [];
  return commit === undefined || name === undefined ? undefined : { name, commit };
}

/** Returns what a script prints that asks git; nothing if there is no bash to run it. */
async function askGit(command: string, env: Environment, signal = new AbortController().signal) {
  const printed: string[] = [];
  const open = () => ({ push: (text: string) => void printed.push(text), end: () => {} });
  await runCommand({ command, env, open, signal, limitMs: GIT_LIMIT_MS }).catch((error: unknown) => {
    if (!(error instanceof OperationError)) throw error;
  });
  return printed.join('');
}
