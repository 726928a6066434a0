/**
 * Makes deploys fail on purpose (`--fail-deploys`): the script starts, its first command runs, and its next one (or its
 * `exit`, `exec` or end, should that come first) fails instead of running. Written as bash's start-up file, so that
 * the script itself stays untouched and its EXIT trap runs. It holds in subshells, too. Settings (`trap`, `set`, `case`, assignments)
 * do not count as commands, and an `exit` after a failure, or after it was noted in a variable, ends the script as it is.
 */
export const rehearsalStartFile = `unset BASH_ENV
set -T
sandbox_commands=0
sandbox_status=0
sandbox_last='^(: end of the script|exit( .*)?|exec .*)$'
sandbox_setting='^((trap|set|export|case) |[A-Za-z_][A-Za-z0-9_]*=)'
sandbox_rehearse() {
  if [[ $1 = exit* && "$2$sandbox_status" != 00 ]]; then return 0; fi
  if [[ ! $1 =~ $sandbox_last ]]; then
    if [[ $1 =~ $sandbox_setting ]]; then sandbox_status=$2; return 0; fi
    sandbox_status=0
    sandbox_commands=$((sandbox_commands + 1))
    if [ "$sandbox_commands" -lt 2 ]; then return 0; fi
  fi
  trap - DEBUG
  echo "sandbox: this deploy fails as a rehearsal (--fail-deploys); not run: $1" >&2
  exit 1
}
trap 'sandbox_rehearse "$BASH_COMMAND" "$?"' DEBUG
`;

/** The last command of a script that is to fail. */
export const rehearsalLastCommand = '\n\n: end of the script\n';
