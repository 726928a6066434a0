/** A known way to break the sources, and the tests that must notice it. */
export interface Fault {
  /** The promise that it breaks: the first cell of a row in a table of docs/reliability.md, which names the tests too. */
  readonly promise: string;
  /** The broken behaviour. */
  readonly fault: string;
  readonly file: string;
  /** Matches at exactly one place in the file. */
  readonly pattern: RegExp;
  readonly replacement: string;
  /** Names of test files in `test/`, without `.test.ts`. */
  readonly tests: readonly string[];
}

/** The broken source; undefined when the pattern does not match at exactly one place. */
export function seed({ pattern, replacement }: Fault, source: string): string | undefined {
  const { length } = [...source.matchAll(new RegExp(pattern, 'g'))];
  return length === 1 ? source.replace(pattern, replacement) : undefined;
}

/** At most 25, in the order of docs/reliability.md. Patterns hold code, not comments or messages, so that they last. */
export const faults: readonly Fault[] = [
  {
    promise: '`once`: what is in doubt is never sent again in this run',
    fault: 'the trigger of a deploy is sent again',
    file: 'src/api/deployments.ts',
    pattern: /retry: 'once'/,
    replacement: "retry: 'flag'",
    tests: ['unit/run'],
  },
  {
    promise: '`gone` and `flag`: what is in doubt is sent again',
    fault: 'a lost answer ends the attempts',
    file: 'src/api/client.ts',
    pattern: /retry === 'gone' \|\| retry === 'flag'/,
    replacement: 'false',
    tests: ['unit/client-faults'],
  },
  {
    promise: '`natural-key`: a record that was there before is never taken for ours',
    fault: 'an old record with the same name counts as created',
    file: 'src/records/write.ts',
    pattern: /!known\.has\(/,
    replacement: 'known !== undefined || known.has(',
    tests: ['unit/apply-records'],
  },
  {
    promise: '`replace`: a text counts as written only when it reads back equal',
    fault: 'any text that reads back will do',
    file: 'src/api/settle.ts',
    pattern: /text !== null && holds\(text\)/,
    replacement: 'text !== null',
    tests: ['unit/run'],
  },
  {
    promise: 'after an ambiguous attempt, a later refusal makes nothing certain',
    fault: 'the last attempt alone decides',
    file: 'src/api/client.ts',
    pattern: /inDoubt \|\|= /,
    replacement: 'inDoubt = ',
    tests: ['unit/client'],
  },
  {
    promise: 'a redirect is never followed, whatever its status',
    fault: 'redirects are followed',
    file: 'src/api/exchange.ts',
    pattern: /headersTimeout: /,
    replacement: 'maxRedirections: 3, headersTimeout: ',
    tests: ['unit/client'],
  },
  {
    promise: 'at most 8 MiB of a body are read; compressed bodies are not decoded',
    fault: 'a body may have 60 MiB',
    file: 'src/net/body.ts',
    pattern: /(?<=const MAX_BYTES = )8\b/,
    replacement: '60',
    tests: ['unit/client-faults'],
  },
  {
    promise: 'a `Retry-After` beyond the deadline ends the attempts at once',
    fault: 'the deadline is ignored',
    file: 'src/api/client.ts',
    pattern: /< parts\.deadline/,
    replacement: '< Number.POSITIVE_INFINITY',
    tests: ['unit/client'],
  },
  {
    promise: 'a cancel ends every request and every pause at once',
    fault: 'a pause goes on',
    file: 'src/api/client.ts',
    pattern: /clock\.sleep\(delayMs, signal\)/,
    replacement: 'clock.sleep(delayMs, new AbortController().signal)',
    tests: ['unit/client-faults'],
  },
  {
    promise: 'an exit report of an earlier deploy says nothing about ours',
    fault: 'any exit report counts',
    file: 'src/deploy/follow.ts',
    pattern: /!foreignRuns\.includes\(run\)/,
    replacement: 'true',
    tests: ['unit/deploy'],
  },
  {
    promise: 'the status `deploy-failed` is a failure, or leaves the end unknown; never a success',
    fault: 'deploy-failed counts as good',
    file: 'src/deploy/judge.ts',
    pattern: /(?<=status\?\.end !== )'deploy-failed'/,
    replacement: "'other'",
    tests: ['unit/judging'],
  },
  {
    promise: 'patterns see the log of our deploy, never that of the deploy before',
    fault: 'the old log is judged',
    file: 'src/deploy/ending.ts',
    pattern: /log: showsNewLog\(\w+\)/,
    replacement: 'log: true',
    tests: ['unit/run'],
  },
  {
    promise: 'where nothing shows how the deploy ended, the outcome is `unknown`',
    fault: 'silence is success',
    file: 'src/deploy/judge.ts',
    pattern: /return judgeSilence\([^)]*\) \?\? /,
    replacement: 'return ',
    tests: ['unit/judging'],
  },
  {
    promise: '`merge` keeps every line of `.env` that is not named, byte for byte',
    fault: 'comments are changed',
    file: 'src/dotenv/merge.ts',
    pattern: /!== 'assignment'\) return segment\.text/,
    replacement: "$&.replace('#', '##')",
    tests: ['unit/dotenv'],
  },
  {
    promise: 'a `.env` that the service does not show is never merged into',
    fault: 'a hidden file counts as an empty one',
    file: 'src/operations/sync-env.ts',
    pattern: /const current = await readCurrent\([^)]*\)/,
    replacement: "$& ?? ''",
    tests: ['unit/waiting'],
  },
  {
    promise: 'a list that the service answers with `null` is not an empty list',
    fault: 'null counts as an empty list',
    file: 'src/api/pages.ts',
    pattern: /\w+\.includes\(null\) \? null : /,
    replacement: '',
    tests: ['unit/apply-records'],
  },
  {
    promise: 'with `plan-hash`, each operation is compared with the agreed plan again before it writes',
    fault: 'the plan is compared only at the start',
    file: 'src/run/run-operation.ts',
    pattern: /!isAsAgreed\(/,
    replacement: 'false && isAsAgreed(',
    tests: ['unit/plan-hash'],
  },
  {
    promise: '`has-changes` is empty, not `false`, when the run ended before it knew',
    fault: 'what is not known counts as unchanged',
    file: 'src/run/run-each.ts',
    pattern: /\? false : undefined/,
    replacement: '? false : false',
    tests: ['unit/plan-hash'],
  },
  {
    promise: '`restore-on-failure` never writes over a later change, nor while a deploy may be running',
    fault: 'a later change is written over',
    file: 'src/run/restore.ts',
    pattern: /now !== after && !isAsBefore/,
    replacement: 'false',
    tests: ['unit/run'],
  },
  {
    promise: 'in the run of a pull request, `delete-site` deletes only a domain with its number',
    fault: 'a run of a pull request deletes any site',
    file: 'src/operations/delete-site.ts',
    pattern: /isOfPullRequest\(\w+, \w+\)/,
    replacement: 'true',
    tests: ['unit/previews'],
  },
  {
    promise: 'when GitHub as a whole is in doubt, nothing is deleted; when one site is, that one stays',
    fault: 'a preview in doubt is deleted',
    file: 'src/operations/sweep-previews.ts',
    pattern: /(?<=about === 'this'\) return )\{[^}]*\}/,
    replacement: 'undefined',
    tests: ['unit/previews'],
  },
  {
    promise: 'no secret appears in anything a run writes, in any spelling, in debug mode too',
    fault: 'a line of a secret of several lines is shown',
    file: 'src/secrets/secret-forms.ts',
    pattern: /\[value, \.\.\.value\.split\(LINE_BREAK\), /,
    replacement: '[value, ',
    tests: ['unit/redactor'],
  },
  {
    promise: 'no secret appears in anything a run writes, in any spelling, in debug mode too',
    fault: 'a secret that JSON has escaped is shown',
    file: 'src/secrets/decodings.ts',
    pattern: /\{ \.\.\.backslash, within: \[backslash\] \},/,
    replacement: '',
    tests: ['unit/redactor'],
  },
  {
    promise: 'the runner executes no workflow command but those of the action',
    fault: 'the old form of a command is printed as it came',
    file: 'src/secrets/sanitizer.ts',
    pattern: /\.replaceAll\('##\[', '# #\['\)/,
    replacement: '',
    tests: ['unit/sanitizer'],
  },
  {
    promise: 'a bad input is refused before the first request, all of them at once, without quoting a secret',
    fault: 'an operation with a bad input is left out',
    file: 'src/run/inputs.ts',
    pattern: /form\.problems\.length > 0 \|\| /,
    replacement: '',
    tests: ['unit/previews'],
  },
];
