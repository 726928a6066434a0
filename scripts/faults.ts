/** A known way to break a promise, and the test that must notice. */
export interface Fault {
  /** The first cell of a row in a table of docs/reliability.md, which names the test too. */
  readonly promise: string;
  /** Path of the test file in `test/`, without `.test.ts`. */
  readonly test: string;
  /** A file, a pattern that matches at exactly one place in it, and the replacement for the match. */
  readonly change: readonly [file: string, pattern: RegExp, replacement: string];
}

/** The most faults there may be, so that the list stays quick to run and easy to keep up. */
export const MOST_FAULTS = 25;

/** Breaks a source; undefined when the pattern does not match at exactly one place. */
export function seed({ change: [, pattern, replacement] }: Fault, source: string): string | undefined {
  const { length } = [...source.matchAll(new RegExp(pattern, 'g'))];
  return length === 1 ? source.replace(pattern, replacement) : undefined;
}

/** The faults, in the order of docs/reliability.md. Patterns match code, not comments or messages, so that they last. */
export const faults: readonly Fault[] = [
  {
    promise: '`once`: what is in doubt is never sent again in this run',
    test: 'unit/run',
    change: ['src/api/deployments.ts', /'once'/, "'flag'"],
  },
  {
    promise: '`gone` and `flag`: what is in doubt is sent again',
    test: 'unit/client-faults',
    change: ['src/api/client.ts', /retry === 'gone'\s+\|\|\s+retry === 'flag'/, 'false'],
  },
  {
    promise: '`natural-key`: a record that was there before is never taken for ours',
    test: 'unit/apply-records',
    change: ['src/records/write.ts', /!known\.has\(/, 'known !== undefined || known.has('],
  },
  {
    promise: '`replace`: a text counts as written only when it reads back equal',
    test: 'unit/run',
    change: ['src/api/settle.ts', /text !== null && \w+\(text\)/, 'text !== null'],
  },
  {
    promise: 'after an ambiguous attempt, a later refusal makes nothing certain',
    test: 'unit/client',
    change: ['src/api/client.ts', /inDoubt \|\|= /, 'inDoubt = '],
  },
  {
    promise: 'a redirect is never followed, whatever its status',
    test: 'unit/client',
    change: ['src/api/exchange.ts', /headersTimeout: /, 'maxRedirections: 3, headersTimeout: '],
  },
  {
    promise: 'at most 8 MiB of a body are read; compressed bodies are not decoded',
    test: 'unit/client-faults',
    change: ['src/net/body.ts', /(?<=const MAX_BYTES = )8\b/, '60'],
  },
  {
    promise: 'a `Retry-After` beyond the deadline ends the attempts at once',
    test: 'unit/client',
    change: ['src/api/client.ts', /< parts\.deadline/, '< Number.POSITIVE_INFINITY'],
  },
  {
    promise: 'a cancel ends every request and every pause at once',
    test: 'unit/client-faults',
    change: [
      'src/api/client.ts',
      /clock\.sleep\(delayMs, signal\)/,
      'clock.sleep(delayMs, new AbortController().signal)',
    ],
  },
  {
    promise: 'an exit report of an earlier deploy says nothing about ours',
    test: 'unit/deploy',
    change: ['src/deploy/deploy-so-far.ts', /!foreignRuns\.includes\(run\)/, 'true'],
  },
  {
    promise: 'the status `deploy-failed` is a failure, or leaves the end unknown; never a success',
    test: 'unit/judging',
    change: ['src/deploy/judge.ts', /(?<=status\?\.end !== )'deploy-failed'/, "'other'"],
  },
  {
    promise: 'patterns see the log of our deploy, never that of the deploy before',
    test: 'unit/run',
    change: ['src/deploy/ending.ts', /log: showsNewLog\(\w+\)/, 'log: true'],
  },
  {
    promise: 'where nothing shows how the deploy ended, the outcome is `unknown`',
    test: 'unit/judging',
    change: ['src/deploy/judge.ts', /\bjudgeSilence\([^)]*\)\s+\?\? /, ''],
  },
  {
    promise: '`merge` keeps every line of `.env` that is not named, byte for byte',
    test: 'unit/dotenv',
    change: ['src/dotenv/merge.ts', /!== 'assignment'\)\s+return segment\.text/, "$&.replace('#', '##')"],
  },
  {
    promise: 'a `.env` that the service does not show is never merged into',
    test: 'unit/waiting',
    change: ['src/operations/sync-env.ts', /const current = await readCurrent\([^)]*\)/, "$& ?? ''"],
  },
  {
    promise: 'a list that the service answers with `null` is not an empty list',
    test: 'unit/apply-records',
    change: ['src/api/pages.ts', /\w+\.includes\(null\) \? null : /, ''],
  },
  {
    promise: 'with `plan-hash`, each operation is compared with the agreed plan again before it writes',
    test: 'unit/plan-hash',
    change: ['src/run/run-operation.ts', /!isAsAgreed\(/, 'false && isAsAgreed('],
  },
  {
    promise: '`has-changes` is empty, not `false`, when the run ended before it knew',
    test: 'unit/plan-hash',
    change: ['src/run/run-each.ts', /\? false : undefined/, '? false : false'],
  },
  {
    promise: '`restore-on-failure` never writes over a later change, nor while a deploy may be running',
    test: 'unit/run',
    change: ['src/run/restore.ts', /now !== after\s+&& !isAsBefore/, 'false'],
  },
  {
    promise: 'in the run of a pull request, `delete-site` deletes only a domain with its number',
    test: 'unit/previews',
    change: ['src/operations/delete-site.ts', /isOfPullRequest\(\w+, \w+\)/, 'true'],
  },
  {
    promise: 'when GitHub as a whole is in doubt, nothing is deleted; when one site is, that one stays',
    test: 'unit/previews',
    change: ['src/operations/sweep-previews.ts', /(?<=about === 'this'\)\s+return )\{[^}]*\}/, 'undefined'],
  },
  {
    promise: 'no secret appears in anything a run writes, in any spelling, in debug mode too',
    test: 'unit/redactor',
    change: ['src/secrets/secret-forms.ts', /\[value, \.\.\.value\.split\(LINE_BREAK\), /, '[value, '],
  },
  {
    promise: 'no secret appears in anything a run writes, in any spelling, in debug mode too',
    test: 'unit/redactor',
    change: ['src/secrets/decodings.ts', /\{ \.\.\.backslash, within: \[backslash\] \},/, ''],
  },
  {
    promise: 'the runner executes no workflow command but those of the action',
    test: 'unit/sanitizer',
    change: ['src/secrets/sanitizer.ts', /\.replaceAll\('##\[', '# #\['\)/, ''],
  },
  {
    promise: 'a bad input is refused before the first request, all of them at once, without quoting a secret',
    test: 'unit/previews',
    change: ['src/run/inputs.ts', /form\.problems\.length > 0 \|\| /, ''],
  },
];
