import type { Frame } from '../api/deployments.ts';
import { CHECKOUT_LINE } from '../inputs/common.ts';
import { PIN_LINE, pinnedCommit, plainCode, usesCommit } from './shell-script.ts';

const MARK = '# site-deploy: reports how this script ends.';

/**
 * The frame of a script, in POSIX shell. The script runs in a subshell, and the shell around it, which it cannot reach, reports how
 * it ends: with what status, by which signal, even by a syntax error. (ksh ends with 0 after one, so 0 counts only at the end of the
 * frame.) All of it is read before any of it runs, so that a command that reads standard input cannot swallow its end. The subshell
 * prints the commit of the folder that it ends in, unless the script sets an EXIT trap of its own: then the folder around it tells.
 * In bash, which names the file that runs, it adds the line, counted from the frame, at which `set -e` ended it.
 * The text is constant, so that a second run finds the script up to date.
 */
const BEFORE = `${MARK} Constant text; report-exit-status: false leaves it out.
trap 'exit 129' HUP; trap 'exit 130' INT; trap 'exit 143' TERM
trap 'site_deploy_status=$?; [ "\${site_deploy_end-}$site_deploy_status" != 0 ] || site_deploy_status=2; printf "\\n[site-deploy] exit-status=%s commit=%s run=%s\\n" "$site_deploy_status" "$(git rev-parse --verify HEAD 2>/dev/null || echo none)" "$$.$(date -u +%Y%m%dT%H%M%SZ)" 2>/dev/null || :; exit "$site_deploy_status"' EXIT
case $- in *e*) site_deploy_e=-e ;; *) site_deploy_e=+e ;; esac; set +e
{ ( set "$site_deploy_e"; trap '{ set +ex; } 2>/dev/null; site_deploy_commit=$(git rev-parse --verify HEAD 2>/dev/null || echo none); printf "\\n[site-deploy] commit=%s shell=%s%s\\n" "$site_deploy_commit" "$$" "\${site_deploy_line-}"' EXIT
site_deploy_file=\${BASH_SOURCE-}; [ -z "\${BASH_VERSION-}" ] || trap '{ case $-:\${BASH_SOURCE-} in *e*:"$site_deploy_file") site_deploy_line=" line=$((LINENO - site_deploy_top)):$?" ;; esac; } 2>/dev/null' ERR 2>/dev/null || :; site_deploy_top=\${LINENO-}
`;
const AFTER = `)
site_deploy_end=$?; exit $site_deploy_end; }
`;

/** Puts the frame around a script, after its shebang line, and in it the line that pins a commit, if any. */
export function framed(script: string, commit?: string): string {
  const shebang = /^#!.*(?:\n|$)/.exec(script)?.[0] ?? '';
  const own = script.slice(shebang.length);
  const pin = commit === undefined ? '' : `export SITE_DEPLOY_COMMIT=${commit}\n`;
  return `${withBreak(shebang)}${BEFORE}${pin}${withBreak(own)}${AFTER}`;
}

function withBreak(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

/** True when a script, as the service shows it, reports its end. */
export function isFramed(script: string | null): boolean {
  return script?.includes(MARK) === true;
}

/** The frame of a script, as the service shows it. */
export function frameOf(script: string | null): Frame {
  return isFramed(script) ? 'there' : 'missing';
}

/** True when a script has the frame of this version. */
export function hasThisFrame(script: string | null): boolean {
  return partsOf(script ?? '').top !== '';
}

/** A script without its frame: as its author wrote it, with the line that pins a commit. */
export function withoutFrame(script: string): string {
  const { shebang, pin, own } = partsOf(script);
  return shebang + pin + own;
}

/**
 * Finds the line of a script that a shell names in an error, as its author numbers it; undefined if the numbers are the same. The error
 * may be of another script: that line must hold the word that it is about, or a variable.
 */
export function ownLineIn(error: string, script: string): number | undefined {
  const [, file = '', shown, about = ''] = /^(\S*): (?:line )?(\d{1,5}): +(.+)$/.exec(error.trim()) ?? [];
  const [, word = ''] =
    /^syntax error[^`"]*[`"]([^'"]+)/i.exec(about) ??
    /^\d+ [A-Z]\w+(?: \w+)?(?: \(core dumped\))? +(\S+)/.exec(about) ??
    /^([^:]+)/.exec(about) ??
    [];
  const { shebang, top, pin, own } = partsOf(script);
  const number = Number(shown) - lineBreaksIn(top + pin);
  const line = `${shebang}${own}`.split('\n')[number - 1];
  if (top === '' || word === '' || line === undefined || number <= lineBreaksIn(shebang)) return undefined;
  // Another script is one that this one names.
  const isOther = own.split(/[\s"'/;]+/).includes(file.replace(/^.*\//, ''));
  return line.includes(word) || (line.includes('$') && !isOther) ? number : undefined;
}

/**
 * Finds the line that an exit report names, counted from the frame, as its author numbers it; undefined for a script whose lines may
 * count otherwise: without this frame, or with text that it evaluates.
 */
export function failedLineIn(script: string, line: number) {
  const { shebang, top, pin, own } = partsOf(script);
  const number = line - lineBreaksIn(pin);
  const text = own.split('\n')[number - 1]?.trim();
  if (top === '' || !text || /\beval\b/.test(own)) return undefined;
  // A password has no place in a script, and none in a message.
  return { text: text.replace(/\/\/[^\s/@]+@/g, '//***@'), number: number + lineBreaksIn(shebang) };
}

function lineBreaksIn(text: string): number {
  return text.split('\n').length - 1;
}

/** The parts of a script, as the service shows it; one without a frame is all its author's. */
function partsOf(script: string) {
  const text = script.replaceAll('\r\n', '\n');
  if (!text.includes(BEFORE)) return { shebang: '', top: '', pin: '', own: text };
  const [shebang = '', rest = ''] = text.split(BEFORE);
  const [first = ''] = /^.*\n/.exec(rest) ?? [];
  const pin = PIN_LINE.test(first.trimEnd()) ? first : '';
  // A service may trim the text.
  const own = rest.slice(pin.length).replace(/\)\n.*site_deploy_end; \}\s*$/, '');
  return { shebang, top: BEFORE, pin, own };
}

/** True when a script is for a shell with traps: it names such a shell, or none. */
export function isForShell(script: string): boolean {
  return !script.startsWith('#!') || /^#!.*\b(ba|da|k|z|a)?sh\b/.test(script);
}

/** Length of the longest deploy script that the service takes, in characters (public, but not in the document). */
const MAX_DEPLOY_SCRIPT_CHARACTERS = 65_535;

/** Returns the expected script in place of one that cannot be used; undefined if it can. */
export function problemOf(script: string, reports: boolean, commit?: string, pin?: string) {
  if (script.trim() === '') return 'a script; it is empty';
  if (reports && !isForShell(script))
    return 'a shell script (sh, bash, dash, ksh, zsh), as the exit report is one; or report-exit-status: false';
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

/** True for a script whose shell may replace aliases: bash does so only if it is told to. */
function usesAliases(script: string): boolean {
  const code = plainCode(script);
  const isReplacing =
    /^(?!#!)|^#!.*\b(?:da|a|k|z)?sh\b/.test(script) || /^[ \t]*shopt\b.*\bexpand_aliases\b/m.test(code);
  return isReplacing && /^[ \t]*alias[ \t]+[\w.-]+=/m.test(code);
}
