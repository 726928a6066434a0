/** A known way to break the sources, and the test files that must notice. */
export interface Fault {
  /** What is wrong then. */
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** Parts of the paths of test files; those of `e2e/` run what is built from the broken sources. */
  readonly tests: readonly string[];
}

/** The faults, by what they break. */
export const faults: readonly Fault[] = [
  // What must happen once
  {
    name: 'the trigger of a deploy is sent again in doubt',
    file: 'src/api/deployments.ts',
    from: "retry: 'once'",
    to: "retry: 'flag'",
    tests: ['e2e/faults'],
  },
  {
    name: 'the restart of a server is sent again in doubt',
    file: 'src/api/servers.ts',
    from: "retry: 'once'",
    to: "retry: 'flag'",
    tests: ['unit/operations'],
  },
  {
    name: 'the cloudstore is installed again in doubt',
    file: 'src/api/apps.ts',
    from: "postCloudstore = writing('POST', '/api/servers/{server}/sites/{site}/cloudstore', {\n  summary: 'Install the cloudstore on a site',\n  retry: 'once'",
    to: "postCloudstore = writing('POST', '/api/servers/{server}/sites/{site}/cloudstore', {\n  summary: 'Install the cloudstore on a site',\n  retry: 'flag'",
    tests: ['e2e/operations'],
  },
  {
    name: 'a create in doubt takes a record that was there before for its own',
    file: 'src/reconcile/apply.ts',
    from: '!known.has(record.id) || ',
    to: 'true || ',
    tests: ['unit/apply-records'],
  },
  {
    name: 'a hidden list counts as an empty one after a lost create',
    file: 'src/reconcile/apply.ts',
    from: 'if (records === null) throw inDoubt(',
    to: 'if (records === null) return undefined;\n  if (records === null) throw inDoubt(',
    tests: ['unit/apply-records'],
  },
  {
    name: 'what this run has created is deleted as the old record',
    file: 'src/reconcile/apply.ts',
    from: 'if (own.has(shown.id)) return false;',
    to: '',
    tests: ['unit/apply-records'],
  },
  {
    name: 'kinds that prune does not name are pruned',
    file: 'src/operations/sync-records.ts',
    from: 'inputs.prune.has(kind.name)',
    to: 'inputs.prune.size > 0',
    tests: ['e2e/kinds'],
  },
  {
    name: 'a rule made by hand is deleted as the rest of a replacement',
    file: 'src/reconcile/plan.ts',
    from: 'shown.id > same.id || ',
    to: '',
    tests: ['unit/reconcile'],
  },
  {
    name: 'a record is told by the first part of its identity alone',
    file: 'src/reconcile/plan.ts',
    from: 'kind.identity.map((field) => comparable(record[field]))',
    to: 'kind.identity.slice(0, 1).map((field) => comparable(record[field]))',
    tests: ['unit/reconcile'],
  },
  {
    name: 'of a list with several pages the first is taken for whole',
    file: 'src/api/pages.ts',
    from: 'number <= lastPage; number += 1',
    to: 'number <= 1; number += 1',
    tests: ['contract/contract'],
  },
  {
    name: 'a database that differs is replaced',
    file: 'src/kinds/databases.ts',
    from: '  replaceable: false,\n',
    to: '',
    tests: ['unit/reconcile'],
  },

  // What is said to be known
  {
    name: 'a failing deploy script counts as good',
    file: 'src/deploy/judge.ts',
    from: 'report.status !== 0',
    to: 'report.status > 200',
    tests: ['unit/deploy'],
  },
  {
    name: 'last_deploy_at is read as a date',
    file: 'src/deploy/follow.ts',
    from: 'return token !== null && token !== baseline;',
    to: 'return token !== null && Date.parse(token) > Date.parse(baseline ?? token);',
    tests: ['unit/deploy', 'unit/run'],
  },
  {
    name: 'a restart that never happened counts as one, by an error that came after a lost answer',
    file: 'src/operations/restart-server.ts',
    from: "(last.state === 'silent' && trigger.state === 'done')",
    to: "last.state === 'silent'",
    tests: ['unit/operations'],
  },
  {
    name: 'a delete that is answered with 404 is believed without a look',
    file: 'src/settle.ts',
    from: '  const gone = (value: boolean): value is true => value;',
    to: '  if (saysGone) return false;\n  const gone = (value: boolean): value is true => value;',
    tests: ['unit/apply-records'],
  },
  {
    name: 'a half-done replacement is not told when the run is interrupted',
    file: 'src/reconcile/apply.ts',
    from: 'if (isInterruption(cause)) return interruptedIn(cause, words.message);',
    to: 'if (isInterruption(cause)) return cause;',
    tests: ['unit/apply-records'],
  },
  {
    name: 'an expired certificate is good',
    file: 'src/operations/check-certificate.ts',
    from: 'if (leftMs <= 0)',
    to: 'if (leftMs <= -1e15)',
    tests: ['unit/operations'],
  },

  // Secrets
  {
    name: 'nothing is redacted',
    file: 'src/workflow/redactor.ts',
    from: 'redact: (text) => replaceSpans(text, findSecrets(text)),',
    to: 'redact: (text) => text,',
    tests: ['unit/redactor'],
  },
  {
    name: 'short and common values are masked in the whole job',
    file: 'src/workflow/secret-forms.ts',
    from: 'trimmed.length >= 8 && ',
    to: '',
    tests: ['unit/redactor'],
  },
  {
    name: 'redirects are followed',
    file: 'src/api/client.ts',
    from: '    headersTimeout: HEADERS_TIMEOUT_MS,',
    to: '    maxRedirections: 3,\n    headersTimeout: HEADERS_TIMEOUT_MS,',
    tests: ['unit/client'],
  },
  {
    name: 'passwords of a manifest are not hidden',
    file: 'src/input-source.ts',
    from: 'source.hide(secrets);',
    to: 'source.hide(secrets.slice(0, 0));',
    tests: ['e2e/kinds'],
  },
  {
    name: 'values of variables are not hidden',
    file: 'src/input-source.ts',
    from: 'source.redact(filled);',
    to: 'source.redact(filled.slice(0, 0));',
    tests: ['e2e/kinds'],
  },
  {
    name: 'the service may quote a short password',
    file: 'src/reconcile/apply.ts',
    from: "words.replaceAll(secret, '***')",
    to: "words.replaceAll(secret + secret, '***')",
    tests: ['e2e/kinds'],
  },
  {
    name: 'the command of somebody else is shown whole',
    file: 'src/reconcile/apply.ts',
    from: '${briefNameOf(kind, shown)} was deleted',
    to: '${nameOf(kind, shown)} was deleted',
    tests: ['unit/apply-records'],
  },
  {
    name: 'a manifest is given the token by its name',
    file: 'src/variables.ts',
    from: 'isName(name) && !OF_THE_RUNNER.test(name) && ',
    to: '',
    tests: ['unit/manifest'],
  },

  // What others print
  {
    name: 'workflow commands are not stopped while a log is printed',
    file: 'src/workflow/console.ts',
    from: '      write(`::stop-commands::${stopToken}\\n`);\n',
    to: '',
    tests: ['unit/sanitizer'],
  },
  {
    name: 'the old way to write a command is not broken',
    file: 'src/workflow/sanitizer.ts',
    from: "line.replaceAll('##[', '# #[')",
    to: 'line',
    tests: ['unit/sanitizer'],
  },
  {
    name: 'characters that nobody sees are printed',
    file: 'src/workflow/sanitizer.ts',
    from: 'redact(stripInvisible(redactCapped(text, redact, textLimit)))',
    to: 'redact(redactCapped(text, redact, textLimit))',
    tests: ['unit/sanitizer'],
  },

  // Texts and bounds
  {
    name: 'the line end of an .env is lost',
    file: 'src/dotenv/file.ts',
    from: '    end: lineEndAt(text, end),\n',
    to: "    end: '',\n",
    tests: ['unit/dotenv'],
  },
  {
    name: 'an .env loses its last line end',
    file: 'src/dotenv/file.ts',
    from: 'text.slice(at, end + lineEndAt(text, end).length)',
    to: 'text.slice(at, end + lineEndAt(text, end).length).trimEnd()',
    tests: ['unit/dotenv'],
  },
  {
    name: 'a password that looks like a number becomes another one',
    file: 'src/manifest.ts',
    from: "typeof value === 'number' ? source()",
    to: "typeof value === 'number' ? String(value)",
    tests: ['unit/manifest'],
  },
  {
    name: 'characters are counted as UTF-16 does',
    file: 'src/api/fields.ts',
    from: 'const { length } = [...value];',
    to: 'const { length } = value;',
    tests: ['contract/completeness'],
  },
  {
    name: 'ports may be in any order',
    file: 'src/api/fields.ts',
    from: 'from >= 1 && from <= to && to <= 65_535',
    to: 'from >= 1 && to <= 65_535',
    tests: ['unit/manifest'],
  },
  {
    name: 'a word may be one that the API uses for something else',
    file: 'src/vocabulary.ts',
    from: 'reserved.includes(spelling)',
    to: 'false',
    tests: ['unit/vocabulary'],
  },
  {
    name: 'Retry-After is not heard',
    file: 'src/api/client.ts',
    from: 'error.retryAfterMs === undefined ? backoff : error.retryAfterMs + backoff',
    to: 'backoff',
    tests: ['unit/client'],
  },
  {
    name: 'a list that is null is an empty one',
    file: 'src/operations/shown-records.ts',
    from: 'if (shown !== null) return shown;',
    to: 'return shown ?? [];',
    tests: ['e2e/kinds'],
  },
  {
    name: 'a .env that is written once more loses what others have added meanwhile',
    file: 'src/operations/sync-env.ts',
    from: '{ content: wanted.text }',
    to: '{ content }',
    tests: ['unit/model'],
  },
  {
    name: 'one failed look at a server counts as its reboot',
    file: 'src/operations/restart-server.ts',
    from: '(wasSeenAway || graceIsOver)',
    to: '(wasAway || graceIsOver)',
    tests: ['unit/model'],
  },
  {
    name: 'a deploy that was seen although its trigger was not answered has changed nothing',
    file: 'src/deploy/deploy.ts',
    from: "if (verdict.state !== 'unknown') parts.onConfirmed();",
    to: '',
    tests: ['unit/model'],
  },
  {
    name: 'what was in doubt when it was interrupted counts as not run',
    file: 'src/run.ts',
    from: "return mayHaveWritten ? 'unknown' : 'not-run';",
    to: "return 'not-run';",
    tests: ['unit/model'],
  },
  {
    name: 'a failed deploy is a good one',
    file: 'src/deploy/judge.ts',
    from: 'if (report !== undefined && report.status !== 0)',
    to: 'if (report !== undefined && report.status > 999)',
    tests: ['unit/model'],
  },
  {
    name: 'a day of Retry-After that is none is taken for the next one',
    file: 'src/api/retry-after.ts',
    from: 'Number.isNaN(at) || !new Date(at).toISOString().includes(shown)',
    to: 'Number.isNaN(at)',
    tests: ['unit/values'],
  },
  {
    name: 'a year of two digits is always of this century',
    file: 'src/api/retry-after.ts',
    from: 'latest - ((latest - Number(digits)) % 100)',
    to: '2000 + Number(digits)',
    tests: ['unit/values'],
  },
  {
    name: 'a value that only some readers read is not warned of',
    file: 'src/dotenv/spelling.ts',
    from: "readers: isPlain ? ['phpdotenv', 'dotenv'] : ['phpdotenv'] }",
    to: "readers: ['phpdotenv', 'dotenv'] }",
    tests: ['unit/dotenv'],
  },
  {
    name: 'a log that lags behind counts as news',
    file: 'src/deploy/follow.ts',
    from: "if (isFromBefore(reading, before)) return { ...before, gained: '', replaced: false };",
    to: '',
    tests: ['unit/model'],
  },
  {
    name: 'a log that can be read only after the trigger is all news',
    file: 'src/deploy/follow.ts',
    from: "baseline.entry === 'unreadable' && entry !== 'unreadable'",
    to: 'false',
    tests: ['unit/model'],
  },
  {
    name: 'a deleted record that is still listed counts as the new one',
    file: 'src/reconcile/apply.ts',
    from: '(gone.has(record.id) && isAsDeclared(record))',
    to: 'gone.has(record.id)',
    tests: ['unit/model'],
  },
  {
    name: 'a removed repository that is still shown counts as the new one',
    file: 'src/operations/repository.ts',
    from: '!isTelling || shownState',
    to: 'shownState',
    tests: ['unit/model'],
  },
];
