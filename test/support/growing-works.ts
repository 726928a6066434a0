import { differenceOf, maskedLines } from '../../src/dotenv/difference.ts';
import { parse } from '../../src/dotenv/file.ts';
import { merge } from '../../src/dotenv/merge.ts';
import { spell } from '../../src/dotenv/spelling.ts';
import { parseStrict } from '../../src/dotenv/strict.ts';
import { compareScript } from '../../src/report/script-diff.ts';
import { causeOf } from '../../src/script/cause.ts';
import { findHidden } from '../../src/script/hidden-failures.ts';
import { pinnedCommit } from '../../src/script/shell-script.ts';
import { createRedactor } from '../../src/secrets/redactor.ts';
import { stripInvisible } from '../../src/secrets/sanitizer.ts';
import { compilePattern } from '../../src/values/patterns.ts';
import { parseYaml } from '../../src/values/yaml.ts';

/** A thing that the action does with texts that others may make long. */
interface Work {
  readonly what: string;
  readonly work: (text: string) => unknown;
  /** The number of pieces in the shorter text. */
  readonly times: number;
  /** Pieces that the text may repeat, separated by `§`. */
  readonly pieces: string;
}

export const works: readonly Work[] = [
  {
    what: 'read and change a .env',
    work: handleEnv,
    times: 50,
    pieces:
      'A=1\n§A="\n§A=\'\n§A=`x\n§A="\\"§\\"§# ="\n§ §\\§"§=§#§A= §${§${A}§export §export A§\r§A="${A}\n§A=" #\n',
  },
  {
    what: 'compare deploy scripts without a line in common',
    work: (text) => compareScripts(numbered(text)),
    times: 130,
    pieces: '# of a script\n',
  },
  {
    what: 'strip what cannot be seen',
    work: stripInvisible,
    times: 250,
    pieces: '\x1b§\x1b[§\x9b1§\x1b]§\x9dx§\x1bPa§\x90§\x1b  ',
  },
  {
    what: 'hide hundreds of secrets',
    work: redactorOfMany().redact,
    times: 40,
    pieces:
      'Installing symfony/console (v6.4.1): Extracting archive\\n+100%\n§secret--§x7f-"/éx7f§c2VjcmV0§\n',
  },
  {
    what: 'hide secrets that become known one after the other',
    work: (text) => learn(numbered(text).trim().split('\n')),
    times: 75,
    pieces: 'value-of-a-at-#000\nvalue-of-b-at-#000\n§https://hooks.example.com/T0/#000\n§base64:#/00#\n',
  },
  { what: 'read YAML', work: (text) => parseYaml(numbered(text)), times: 100, pieces: '- key#: x\n' },
  {
    what: 'find the cause of a failure in a log',
    work: (text) => [causeOf(text), causeOf(`${text}x`)],
    times: 100,
    pieces: 'x§ §\n§\x1b[§\x1b]§1%§    at a (b:1:2)\n§npm error code 1\n§  x\n§Error§make: *** [',
  },
  {
    what: 'see whether a deploy script hides failures',
    work: (text) => findHidden(`set -e\n${text}`),
    times: 250,
    pieces: '$(§((§<<A\n§"§\'§`§\\§#§a;§|§\n§X="§a &\n§f() {\n§sh <<A\nb\n§sh -c "a;§export A=$(§\n(a;',
  },
  {
    what: 'find the commit that a deploy script pins',
    work: (text) => pinnedCommit(`${text}$SITE_DEPLOY_COMMIT`),
    times: 60,
    pieces: `export SITE_DEPLOY_COMMIT=${'c'.repeat(40)}\n§# $SITE_DEPLOY_COMMIT\n§"$`,
  },
  ...['(a+)+$', '(a|aa)+$', '(.*)*x(.*)*y', '(a?){50}a{50}$'].map((source) => ({
    what: `match a log with the pattern ${source}`,
    work: matcherOf(source),
    times: 90,
    pieces: 'a§ax',
  })),
];

/** The text with a number for each `#`. */
function numbered(text: string): string {
  let nth = 0;
  return text.replace(/#/g, () => String(++nth));
}

const compareScripts = (before: string) =>
  compareScript({ before, after: before.toUpperCase() }, createRedactor());

function handleEnv(body: string): void {
  for (const text of [body, `A="${body}`, `A=${body}x`, `A='${body}`]) {
    parse(text);
    parseStrict(text);
  }
  merge(body, new Map([['A', 'x']]), new Set(['B']));
  maskedLines(body);
  differenceOf(`x${body}`, `${body}x`);
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

/** Hides secrets that become known one after the other, as those of many sites do. */
function learn(secrets: readonly string[]): void {
  const redactor = createRedactor();
  for (const secret of secrets) {
    redactor.add(secret);
    redactor.redact(`deployed with ${secret}`);
    redactor.redact('hooks.example.com/T0\nMigrating the database, see https://hooks.example.com/');
  }
}

function matcherOf(source: string): (text: string) => boolean {
  const pattern = compilePattern(source);
  if (!('value' in pattern)) throw new Error(`no pattern: ${source}`);
  return (text) => pattern.value.matches(`${text}b`);
}
