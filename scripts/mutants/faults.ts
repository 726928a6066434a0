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
    from: '!known.has(record.id) && ',
    to: '',
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
    name: "restore-on-failure writes over somebody else's later change",
    file: 'src/restore.ts',
    from: 'if (now !== after && !isAsBefore)',
    to: 'if (now === null && !isAsBefore)',
    tests: ['e2e/restore'],
  },
  {
    name: 'restore-on-failure interferes with a deploy that may still run',
    file: 'src/run.ts',
    from: "if (failure.outcome !== 'failed') {",
    to: 'if (false) {',
    tests: ['e2e/restore'],
  },

  // The project itself
  {
    name: 'any registry will do',
    file: 'scripts/lockfile.ts',
    from: '!one.resolved.startsWith(REGISTRY)',
    to: "!one.resolved.startsWith('http')",
    tests: ['unit/lockfile'],
  },
  {
    name: 'a package that development needs too is not in the bill of materials',
    file: 'scripts/release.ts',
    from: 'devDependencies: undefined,',
    to: '',
    tests: ['unit/release'],
  },
  {
    name: 'a commit that is not on main is released',
    file: 'scripts/release.ts',
    from: "if (!isOnMain) problems.push('The commit is not on main.');",
    to: '',
    tests: ['unit/release'],
  },
  {
    name: 'an older release takes the tag of the major version back',
    file: '.github/workflows/release.yml',
    from: 'sort --version-sort | tail',
    to: 'sort | tail',
    tests: ['unit/release'],
  },
  {
    name: 'what others choose is pasted into a script',
    file: 'scripts/workflow-audits.ts',
    from: "(one) => field === 'run' || !HARMLESS.test(one)",
    to: '(one) => HARMLESS.test(one)',
    tests: ['unit/workflow-audits'],
  },

  // Proxies and certificates
  {
    name: 'the proxy of the runner is not asked for',
    file: 'src/inputs.ts',
    from: 'proxy: readProxy(baseUrl, source, problems),',
    to: 'proxy: undefined,',
    tests: ['e2e/network'],
  },
  {
    name: 'the health check goes past the proxy',
    file: 'src/inputs.ts',
    from: 'proxy: readProxy(url, source, problems),',
    to: "proxy: readProxy('', source, problems),",
    tests: ['e2e/network'],
  },
  {
    name: 'the credentials of the proxy are not hidden',
    file: 'src/inputs.ts',
    from: '  redact(given);\n  hide(credentials);',
    to: '  redact(given.slice(0, 0));\n  hide(credentials.slice(0, 0));',
    tests: ['e2e/network'],
  },
  {
    name: 'NO_PROXY is not looked at',
    file: 'src/api/proxy.ts',
    from: ' || isExempt(target, environment))',
    to: ')',
    tests: ['unit/proxy'],
  },
  {
    name: 'NO_PROXY exempts whatever ends alike',
    file: 'src/api/proxy.ts',
    from: 'host.endsWith(`.${exempt',
    to: 'host.endsWith(`${exempt',
    tests: ['unit/proxy'],
  },
  {
    name: 'a connection that was never made counts as a lost answer',
    file: 'src/api/network.ts',
    from: 'if (error instanceof NotConnectedError) return neverSent(request, error);',
    to: '',
    tests: ['unit/connection'],
  },
  {
    name: 'a lost answer counts as a connection that was never made',
    file: 'src/api/network.ts',
    from: "return new ApiError('ambiguous', request, `${request} ${what}: ${why}.`);",
    to: "return new ApiError('unreachable', request, `${request} ${what}: ${why}.`);",
    tests: ['unit/connection'],
  },
  {
    name: 'what the proxy refuses for good is asked for again and again',
    file: 'src/api/network.ts',
    from: "status >= 500 ? 'unreachable' : status === 407 ? 'proxy-credentials' : 'proxy'",
    to: "'unreachable'",
    tests: ['unit/connection'],
  },
  {
    name: 'the environment can switch off the look at certificates',
    file: 'src/api/connection.ts',
    from: '    rejectUnauthorized: true,\n',
    to: '',
    tests: ['e2e/network'],
  },
  {
    name: 'the environment can bring back an old TLS',
    file: 'src/api/connection.ts',
    from: "    minVersion: 'TLSv1.2',\n",
    to: '',
    tests: ['e2e/network'],
  },
  {
    name: 'the certificate of the proxy is judged by the name of the service',
    file: 'src/api/connection.ts',
    from: '({ servername: _, ...target }, callback)',
    to: '(target, callback)',
    tests: ['unit/connection'],
  },
  {
    name: 'a connection that is being made outlives a cancel',
    file: 'src/api/connection.ts',
    from: '    signal,\n  });\n  // undici',
    to: '  });\n  // undici',
    tests: ['unit/connection'],
  },
];
