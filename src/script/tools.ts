/**
 * Kinds of lines, by which tools tell that they have failed.
 *
 * - `why`: the reason. Of several in a row, the first counts.
 * - `list`: one of several reasons, of which the first counts, whatever stands between them.
 * - `heading`: the reason stands on the next line.
 * - `maybe`: the reason, if it is known that the script failed; scripts often go on after it.
 * - `failed`: it has failed, and the reason stands above.
 * - `after`: tells nothing, and may stand below a reason.
 * - `good`: all above went well.
 */
export type LineKind = 'why' | 'list' | 'heading' | 'maybe' | 'failed' | 'after' | 'good';

/** The manners of tools. The first pattern that matches a line tells its kind. All are linear in the length of the line. */
// biome-ignore format: a table, one line for each kind of line
export const TOOLS: readonly (readonly [tool: string, kind: LineKind, pattern: RegExp])[] = [
  ['site-deploy', 'after', /\bsite_deploy_(?:e|end|status|commit|file|line|top)\b|\[site-deploy\] |^\)$|^\{ set \+ex; \} 2>|^\++ (?:case \$-:|set \+ex|2> ?\/dev\/null|date -u \+%Y|echo none|git rev-parse --verify HEAD)/],
  ['any', 'after', /^\s*$|^[\s\d/[\]()=>.#|█▓░-]*\d%[\s\d/[\]()=>.#|█▓░-]*$/],
  ['any', 'after', /^\s*(?:(?:>\s*)?\d+ ?[|│╷▕]|[|│╷╵╭╰├─~^=-]+\s*$)/],

  ['apt', 'list', /^E: /],
  ['bash', 'after', /^\S*: line \d+: `.*'$|^\++ (?:exit|return)(?: \d+)?$/],
  ['bash', 'failed', /^(?:\S*: line \d+: +\d+ )?Aborted\b/],
  ['bash', 'why', /^(?:\S*: line \d+: +\d+ )?(?:Killed|Segmentation fault|Bus error)\b|^Terminated\b/],
  ['bash', 'maybe', /^\S*: line \d+: +\d+ Terminated\b/],
  ['bash', 'why', /: command not found$|^\S*sh: (?:line )?\d+: |^\S+: (?:line )?\d+: .*(?:not found|unbound variable|not set)$|syntax error near unexpected/],
  ['any', 'why', /: (?:No space left on device|Cannot allocate memory)(?: \(\d+\))?$|(?:: |\(\d+: )Permission denied(?: \(\d+\)|\))?$/],

  ['node', 'after', /^\s+at (?:\S.*[:(]|<)|^(?:Node\.js v\d|Require stack:|- \/)|^ {2}(?:code|errno|syscall|errors|requireStack|digest): /],
  ['node', 'why', /JavaScript heap out of memory$|^UnhandledPromiseRejection: |^\w+ \[Error\]: /],
  ['node', 'list', /^not ok \d+ - /],
  ['npm', 'after', /^npm notice\b/],
  ['npm', 'failed', /^npm (?:error|ERR!) *(?:$|(?:code|errno|syscall|path|dest|workspace|location|command|Lifecycle script|Exit status|Failed at the|This is probably|A complete log|gyp info) |\S+@\S+ \S+: `|\/\S+\.log$)/],
  ['npm', 'why', /^npm (?:error|ERR!) /],
  ['pnpm', 'failed', /^\s*\[?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w+)\b/],
  ['pnpm', 'why', /^\s*\[?ERR_PNPM_\w+/],
  ['yarn', 'failed', /^error Command failed with exit code |^➤ YN0000: · Failed with errors/],
  ['yarn', 'after', /^info Visit https:|^➤ (?:YN0000|Errors happened)|^The command failed in workspace /],
  ['yarn', 'list', /^error \S|^Usage Error: |^➤ YN00(?:01|09|16|18|27|28|35|41|82): (?:│ )?[^-+@│ ]/],
  ['tsc', 'list', /(?:^|: | - )error TS\d+: /],
  ['eslint', 'list', /^ +\d+:\d+ +error /],
  ['eslint', 'failed', /^✖ \d+ problems? \((?!0 errors)/],
  ['vite', 'heading', /^error during build:$/],
  ['vite', 'list', /^(?:\[!\] )?(?:RollupError: )?Could not resolve "|^\[vite[\w:-]*\]|^✘ \[ERROR\] |^Module (?:not found|parse failed|build failed)|^\[webpack-cli\] Error|^Type error: |^\[(?:UNRESOLVED_IMPORT|PARSE_ERROR)\] /],
  ['vite', 'failed', /compiled with \d+ errors?\b|^> Build (?:failed|error)|^[1-9]\d* errors?$|^> Export encountered errors|^Failed to compile\.?$/],
  ['jest', 'list', /^ {2}● (?!Console)/],
  ['jest', 'failed', /^Tests: +\d+ failed|^ *Test Files +\d+ failed|^ +\d+ failing$/],
  ['jest', 'good', /^(?:#|ℹ) fail 0$|^Tests: +(?!.*failed)|^ *Test Files +\d+ passed/],

  ['php', 'after', /^(?: {2}thrown in |#\d+ |Stack trace:|Next \S+: )/],
  ['php', 'list', /^(?:PHP )?(?:Fatal|Parse) error: |^Could not open input file: /],
  ['symfony', 'heading', /^In \S+ line \d+:$|^ {2,3}(?:\w+\\)*\w*(?:Exception|Error)$|^ {2}\[(?:\w+\\)*\w+\]$/],
  ['symfony', 'why', /^ +(?:\[ERROR\]|ERROR ) .*\S|^ {2}Command ".*" is (?:not defined|ambiguous)|^ {2}There are no commands defined|^ {2}The ".*" option does not exist/],
  ['symfony', 'after', /^[\w:-]+ \[-|^\s+(?:•|➜|\+\d+ vendor|\d+ +\S+:\d+$|at \S+\.php:\d+$|[\w\\]+(?:::|->)\w+\()/],
  ['laravel', 'why', /SQLSTATE\[/],
  ['composer', 'heading', /^ {2}Problem \d+$/],
  ['composer', 'list', /^ +- .* (?:->|but) (?:it is missing|found|could not be found|your )|^- Required package "/],
  ['composer', 'failed', /^Script .* returned with error code |^Your (?:requirements could not|lock file does not)/],
  ['composer', 'after', /^(?:Potential causes:| - (?:A typo|The package is not|It's a private) |Read <|Use the option |You can also |Running update with |Alternatively|To enable extensions|and prefer using|https:\/\/getcomposer)/],
  ['deployer', 'after', /^task deploy:unlock|^✔ /],
  ['deployer', 'failed', /^task deploy:failed|^ERROR: Task \S+ failed/],

  ['ruby', 'why', /^\S+:\d+:in .*\((?:\w+::)*\w+\)$|^\S+:\d+: syntax error|^You have \d+ pending migrations?:/],
  ['ruby', 'after', /^\tfrom |^Tasks: TOP =>|^\(See full trace|^\S+:\d+:in [`']|^Caused by:$|^StandardError: An error has occurred, /],
  ['ruby', 'heading', /^(?:rake|rails|bin\/rails) aborted!$/],
  ['bundle', 'why', /^Gem::Ext::BuildError: |^Could not (?:find|reach|locate) |^bundler: (?:command not found|failed)|^Your Ruby version is|^You are trying to install in deployment mode/],

  ['python', 'why', /^(?:[a-z_]+\.)+[A-Z]\w+: |^FAILED: /],
  ['python', 'list', /^E {3}\w/],
  ['python', 'after', /^ {2}File "|^During handling of|^The above exception was|^\(Background on this error/],
  ['python', 'failed', /^Traceback \(most recent call last\):$/],
  ['pip', 'after', /^\[notice\]|^(?:note|hint): |^ *(?:╰─>|│) |^ERROR: (?:Ignored the following|ResolutionImpossible|Could not find a version)/],
  ['pip', 'failed', /^ *(?:ERROR: (?:Failed|Could not) (?:to )?build|error: (?:subprocess-exited|metadata-generation|failed-wheel)|× )/],
  ['pip', 'good', /^Successfully installed /],
  ['uv', 'why', /^ +(?:cause: |╰─▶ )/],
  ['django', 'heading', /^ERRORS:$/],
  ['django', 'why', /^Unknown command: '/],
  ['django', 'after', /^Type 'manage\.py help|^To fix them run |^System check identified/],

  ['go', 'list', /^\S+\.go:\d+:\d+: |^go: (?!downloading|finding|extracting|added|upgraded|creating)|^panic: |^ +\w+_test\.go:\d+: /],
  ['go', 'failed', /^exit status \d+$|^FAIL\b|^--- FAIL: /],
  ['rust', 'failed', /^error: (?:could not compile|aborting due|test failed)/],
  ['rust', 'list', /^error\[E\d+\]: |^test \S+ \.\.\. FAILED$/],
  ['rust', 'heading', /^thread '.*' (?:\(\d+\) )?panicked at /],
  ['rust', 'after', /^(?:For more information|Some errors have|warning: | +(?:-->|=) |required by package)/],
  ['gcc', 'list', /^ *\S+:\d+(?::\d+)?: (?:fatal )?error: |: undefined reference to /],

  ['git', 'after', /^(?:hint:|Please (?:make sure|commit)|and the repository exists\.|Use '--' to|'git <command>|Automatic merge failed|Aborting$|Updating [0-9a-f]+\.\.|Could not apply )/],
  ['git', 'failed', /^error: failed to push some refs|^fatal: Exiting because/],
  ['git, ssh', 'why', /^(?:fatal|error): |^ERROR: (?:Repository not found|Permission to )|^CONFLICT |^ ! \[(?:remote )?rejected\]|^You are not currently on a branch|^There is no tracking information/],
  ['git, ssh', 'why', /^\S+: Permission denied \(|^ssh: |^Host key verification failed|^Connection (?:timed out|closed by|reset by)/],
  ['rsync', 'failed', /^rsync error: |^rsync: connection unexpectedly closed|^scp: Connection closed/],
  ['rsync', 'why', /^rsync: |^scp: |^sftp: /],
  ['nginx', 'why', /\[emerg\] /],
  ['systemd', 'why', /^Job for \S+ failed|^Failed to \w+ \S+: |^\S+ is not active/],
  ['supervisor', 'list', /^[\w:.-]+: ERROR \((?!not running)/],
  ['docker', 'failed', /^ERROR: failed to solve: process|^The command '.*' returned a non-zero code/],
  ['docker', 'why', /^Cannot connect to the Docker daemon|^Error response from daemon: |^error during connect|^unknown (?:shorthand )?flag|^dependency failed to start|^permission denied while trying/],
  ['docker', 'after', /^Run 'docker/],
  ['mysql', 'why', /^(?:mysql\w*: )?(?:\[ERROR\] )?ERROR \d+ |^mysqldump: (?!\[Warning\])/],
  ['psql', 'why', /^psql:(?:\S+:\d+:)? (?:error|ERROR|FATAL): |^(?:ERROR|FATAL): {2}|^pg_\w+: error: /],
  ['redis', 'why', /^Could not connect to Redis|^(?:NOAUTH|WRONGPASS|AUTH failed)/],
  ['make', 'after', /^g?make(?:\[\d+\])?: (?:Entering|Leaving) directory |^g?make.* not remade/],
  ['make', 'good', /^g?make(?:\[\d+\])?: \[.*\] Error \d+ \(ignored\)/],
  ['make', 'why', /\*\*\* (?:missing separator|No rule to make target)/],
  ['make', 'failed', /^g?make(?:\[\d+\])?: \*\*\* /],
  ['tar', 'failed', /^tar: (?:Error is not recoverable|Exiting with failure|Child returned)/],
  ['tar', 'why', /^tar(?: \(child\))?: (?!Removing)|^gzip: /],
  ['curl', 'maybe', /^curl: \(\d+\) |^wget: |ERROR \d{3}: /],
  ['hugo', 'after', /^Total in \d+ ms$/],
  ['jekyll', 'list', /^ {2}Liquid Exception: /],
  ['sudo', 'list', /^sudo: (?!unable to resolve host)/],
  ['pm2', 'why', /^\[PM2\]\[ERROR\] /],

  ['any', 'why', /^(?:ERROR|FATAL ERROR): |^ {0,6}\[?(?:Uncaught )?[\w.]*(?:Error|Exception)(?: \[\w+\])?: /],
  ['any', 'maybe', /^[\w.-]+: (?:cannot|can't|unable to|failed to|could not) |^System has not been booted|: (?:No such file or directory|File exists|Is a directory|Not a directory|Operation not permitted|Connection refused|Name or service not known)(?: \(\d+\))?$/],
];
