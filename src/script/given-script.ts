import { MAX_DEPLOY_SCRIPT_CHARACTERS } from '../api/limits.ts';
import { CHECKOUT_LINE } from '../inputs/common.ts';
import { framed, isForShell, isFramed } from './frame.ts';
import { pinnedCommit, usesCommit } from './pinned-commit.ts';
import { plainCode } from './shell-script.ts';

const NEEDS_SHELL = 'a shell script (sh, bash, dash, ksh, zsh), as the exit report is one';

/** Returns the expected script in place of one that cannot be used. */
export function problemOf(
  script: string,
  reports: boolean,
  commit?: string,
  pin?: string,
): string | undefined {
  if (script.trim() === '') return 'a script; it is empty';
  if (reports && !isForShell(script))
    return pin === undefined ? `${NEEDS_SHELL}; or report-exit-status: false` : NEEDS_SHELL;
  if (reports && usesAliases(script))
    return 'a script with functions in place of aliases, which are not replaced in the frame of the exit report; or report-exit-status: false';
  if (script.includes('\0')) return 'text without NUL characters';
  if (script.includes('\r'))
    return 'LF line ends: a shell treats the carriage return of CRLF as part of each command';
  if (isFramed(script)) return 'a script without the exit report, which the run puts around it';
  if (commit !== undefined && !usesCommit(script))
    return `a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${CHECKOUT_LINE}`;
  if (pinnedCommit(script) !== undefined) return 'a script without a line that exports SITE_DEPLOY_COMMIT';
  const { length } = [...(reports ? framed(script, pin) : script)];
  if (length <= MAX_DEPLOY_SCRIPT_CHARACTERS) return undefined;
  return `at most ${MAX_DEPLOY_SCRIPT_CHARACTERS} characters with the exit report, not ${length}`;
}

/** True for a script whose shell would replace aliases: bash does so only if it is told to. */
function usesAliases(script: string): boolean {
  const code = plainCode(script);
  const isReplacing =
    /^#!.*\b(?:da|a|k|z)?sh\b/.test(script) || /^[ \t]*shopt\b.*\bexpand_aliases\b/m.test(code);
  return isReplacing && /^[ \t]*alias[ \t]+[\w.-]+=/m.test(code);
}
