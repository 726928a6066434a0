import { isPinLine } from './pinned-commit.ts';

/**
 * The prologue that makes a script report its end, by traps in POSIX shell. It is constant, so that a second run finds the
 * script up to date. Signals are trapped too: otherwise a shell killed by a time limit reports the status of its last finished
 * command. The line break before the report ends an unfinished line of output.
 */
export const PROLOGUE = `# site-deploy: reports how this script ends. Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
`;

/** Puts the exit report in front of a script, after its shebang line, and behind it the line that pins a commit, if any. */
export function withExitReport(script: string, commit?: string): string {
  const shebang = /^#!.*(?:\r?\n|$)/.exec(script)?.[0] ?? '';
  const head = shebang === '' || shebang.endsWith('\n') ? shebang : `${shebang}\n`;
  const pin = commit === undefined ? '' : `export SITE_DEPLOY_COMMIT=${commit}\n`;
  return `${head}${PROLOGUE}${pin}${script.slice(shebang.length)}`;
}

/**
 * Finds the line of a script, as its author numbers it, that a shell names in an error. The error may be of another script:
 * that line must hold the word that it is about.
 *
 * @param script as the service shows it
 * @returns undefined if the numbers are the same
 */
export function ownLineIn(error: string, script: string): number | undefined {
  const [, number = '', about = ''] = /^\S*: (?:line )?(\d{1,5}): (.+)$/.exec(error.trim()) ?? [];
  const [, word = ''] = /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ?? /^([^:]+)/.exec(about) ?? [];
  const text = script.replaceAll('\r\n', '\n');
  const [head = '', own] = text.split(PROLOGUE);
  if (own === undefined || word === '' || !text.split('\n')[Number(number) - 1]?.includes(word))
    return undefined;
  const added = PROLOGUE.split('\n').length - 1 + (isPinLine(own.split('\n')[0] ?? '') ? 1 : 0);
  return Number(number) > head.split('\n').length - 1 + added ? Number(number) - added : undefined;
}

/** True when a script is for a shell with traps: it names such a shell, or none. */
export function isForShell(script: string): boolean {
  return !script.startsWith('#!') || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
}

/** In characters. No service accepts longer scripts, and matching them is slow. */
const LONGEST_SCRIPT = 65_535;

/** True when a script, as the service shows it, reports its end. */
export function reportsItsEnd(script: string | null): boolean {
  const [, own] = (script ?? '').replaceAll('\r\n', '\n').split(PROLOGUE);
  return own !== undefined && reportBlocker(own.slice(0, LONGEST_SCRIPT)) === undefined;
}

/** The command in a script that prevents the exit report: an EXIT trap of its own, or `exec`. */
export function reportBlocker(script: string): 'trap' | 'exec' | undefined {
  if (OWN_TRAP.test(script)) return 'trap';
  return EXEC.test(script) ? 'exec' : undefined;
}

const COMMAND = /(?:^|[;&|({]|\b(?:then|do|else)\b)[ \t]*/m.source;
const OWN_TRAP = new RegExp(
  `${COMMAND}trap\\s+(?:--\\s+)?(?:'[^']*'|"(?:[^"\\\\]|\\\\.)*"|\\S+)(?:[ \\t]|\\\\\\n)(?:\\\\\\n|[^\\n;])*\\b(?:EXIT|0)\\b`,
  'm',
);
/** `exec` with a command. With redirections alone, the shell goes on. */
const EXEC = new RegExp(`${COMMAND}exec[ \\t]+[^0-9<>&\\s]`, 'm');
