import { causeOf } from '../../src/deploy/cause.ts';
import { pinnedCommit } from '../../src/deploy/pinned-commit.ts';
import { passesOverFailures } from '../../src/deploy/shell-script.ts';
import { parse } from '../../src/dotenv/file.ts';
import { merge } from '../../src/dotenv/merge.ts';
import { spell } from '../../src/dotenv/spelling.ts';
import { parseStrict } from '../../src/dotenv/strict.ts';
import { withoutCredentials } from '../../src/report/credentials.ts';
import { diffScript } from '../../src/report/script-diff.ts';
import { createRedactor } from '../../src/secrets/redactor.ts';
import { stripInvisible } from '../../src/secrets/sanitizer.ts';
import { compilePattern } from '../../src/values/patterns.ts';
import { parseYaml } from '../../src/values/yaml.ts';

/** What the action does with texts that others may make long. */
interface Work {
  readonly what: string;
  /** What the text repeats. */
  readonly pieces: readonly string[];
  /** `#` in a piece is its number. */
  readonly isNumbered?: boolean;
  /** How many pieces the shorter text has. */
  readonly times: number;
  readonly work: (text: string) => unknown;
}

const LINE_OF_A_LOG = 'Installing symfony/console (v6.4.1): Extracting archive\\n+100%\n';
const HARD_PATTERNS = ['(a+)+$', '(a|aa)+$', '(.*)*x(.*)*y', '(a?){50}a{50}$'];

export const works: readonly Work[] = [
  {
    what: 'read and change a .env',
    pieces:
      'A=1\n~A="\n~A=\'\n~A=`x\n~A="\\"~\\"~# ="\n~ ~\\~"~=~#~A= ~${~${A}~export ~export A~\r~A="${A}\n~A=" #\n'.split(
        '~',
      ),
    times: 50,
    work: handleEnv,
  },
  {
    what: 'hide credentials in a line of a deploy script',
    pieces: ['auth-', '--', 'token="', 'mysql -', 'a1', 'x://', '--token ', 'a', '_='],
    times: 500,
    work: (text) => withoutCredentials([text]),
  },
  {
    what: 'compare deploy scripts without a line in common',
    pieces: ['echo a #\n'],
    isNumbered: true,
    times: 400,
    work: (before) =>
      diffScript({ before, after: before.replaceAll(' a ', ' b ') }, (text) => text.split('\n')),
  },
  {
    what: 'strip what cannot be seen',
    pieces: ['\x1b', '\x1b[', '\x9b1', '\x1b]', '\x9dx', '\x1bPa', '\x90', '\x1b  '],
    times: 500,
    work: stripInvisible,
  },
  {
    what: 'hide hundreds of secrets',
    pieces: [LINE_OF_A_LOG, 'secret--'],
    times: 40,
    work: redactorOfMany().redact,
  },
  {
    what: 'hide secrets that become known one after the other',
    pieces: ['value-of-a-at-#000\nvalue-of-b-at-#000\n'],
    isNumbered: true,
    times: 50,
    work: learn,
  },
  { what: 'read YAML', pieces: ['key#: x\n'], isNumbered: true, times: 100, work: parseYaml },
  {
    what: 'find the cause of a failure in a log',
    pieces: 'x~ ~\n~\x1b[~\x1b]~1%~    at a (b:1:2)\n~npm error code 1\n~  x\n~Error~make: *** ['.split('~'),
    times: 300,
    work: (text) => [causeOf(text), causeOf(`${text}x`)],
  },
  {
    what: 'see whether a deploy script continues after failures',
    pieces: ['$(', '((', '<<A\n', '"', "'", '`', '\\', '#', 'a;', '|', '\n', 'X="'],
    times: 500,
    work: passesOverFailures,
  },
  {
    what: 'find the commit that a deploy script pins',
    pieces: [`export SITE_DEPLOY_COMMIT=${'c'.repeat(40)}\n`, '# $SITE_DEPLOY_COMMIT\n', '"$'],
    times: 200,
    work: (text) => pinnedCommit(`${text}$SITE_DEPLOY_COMMIT`),
  },
  ...HARD_PATTERNS.map((source) => ({
    what: `match a log with the pattern ${source}`,
    pieces: ['a', 'ax'],
    times: 100,
    work: matcherOf(source),
  })),
];

function handleEnv(body: string): void {
  for (const text of [body, `A="${body}`, `A=${body}x`, `A='${body}`]) {
    parse(text);
    parseStrict(text);
  }
  merge(body, new Map([['A', 'x']]), new Set(['B']));
  merge(`A="${body}`, new Map([['B', 'x']]), new Set(['A']));
  spell(body);
}

function redactorOfMany() {
  const redactor = createRedactor();
  for (let nth = 0; nth < 400; nth += 1) redactor.add(`${'x7f-"/é'.repeat(4)}${nth * 7919}`);
  redactor.add('secret--secret--');
  // It gets ready with the first text.
  redactor.redact('');
  return redactor;
}

/** Secrets become known one after the other, as those of many sites do, and each is hidden from then on. */
function learn(secrets: string): void {
  const redactor = createRedactor();
  for (const secret of secrets.trim().split('\n')) {
    redactor.add(secret);
    redactor.redact(`deployed with ${secret}`);
  }
}

function matcherOf(source: string): (text: string) => boolean {
  const pattern = compilePattern(source);
  if (!('value' in pattern)) throw new Error(`no pattern: ${source}`);
  return (text) => pattern.value.matches(`${text}b`);
}
