import { describe, expect, test } from '@jest/globals';
import { findLeaks, spell } from '../../harness/leaks.ts';
import {
  droppedOutputs,
  FILE_LIMITS,
  interpretSummary,
  parseFileCommand,
} from '../../harness/runner/file-commands.ts';
import { mask } from '../../harness/runner/masks.ts';
import { interpret } from '../../harness/runner-oracle.ts';
import { createTestClock } from '../../harness/test-clock.ts';
import { createConsole } from '../../src/console/console.ts';
import { createRedactor } from '../../src/secrets/redactor.ts';
import { MATCHERS } from '../support/matchers.ts';

const names = (stdout: string) => interpret({ stdout }).commands.map(({ name }) => name);

describe('commands', () => {
  test('both syntaxes, their properties and escapes', () => {
    const { commands } = interpret({
      stdout: [
        '::error file=a%2Cb.ts,line=3,title=A%3AB::one%0Atwo %250A : , %3A',
        'prefix ##[warning title=x%5Dy;col=2]data%3B ##[error]not this',
      ].join('\n'),
    });
    expect(commands).toEqual([
      {
        name: 'error',
        properties: { file: 'a,b.ts', line: '3', title: 'A:B' },
        data: 'one\ntwo %0A : , %3A',
        stream: 'stdout',
      },
      {
        name: 'warning',
        properties: { title: 'x]y', col: '2' },
        data: 'data; ##[error]not this',
        stream: 'stdout',
      },
    ]);
  });

  test.each([
    ['after white space', ' \t\u00a0::debug::x'],
    ['in any case', '::DeBuG::x'],
    ['after a lone carriage return', 'x\r::debug::x'],
    ['the older syntax anywhere', '│ x ##[debug]'],
    ['behind characters that collation ignores', '\u200b::debug::x'],
    ['with such characters inside', '│ #\u00ad#[debug]x'],
    ['behind a control character', '\x1b::debug::x'],
  ])('%s', (_, stdout) => expect(names(stdout)).toEqual(['debug']));

  test.each([
    '│ ::debug::x',
    '::debug',
    '::unknown::x',
    ': :debug::x',
    '# #[debug]x',
    '##[debug',
    '## [debug]x',
    '::debug:x',
  ])('not %j', (stdout) => expect(names(stdout)).toEqual([]));

  test('on both streams', () => {
    const { commands } = interpret({ stdout: '::debug::x', stderr: '::notice::y' });
    expect(commands.map(({ name, stream }) => [name, stream])).toEqual([
      ['debug', 'stdout'],
      ['notice', 'stderr'],
    ]);
  });
});

describe('stop-commands', () => {
  test('nothing runs until its token comes back, in any case', () => {
    const run = interpret({ stdout: '::stop-commands::T0ken-42\n::debug::x\n::t0KEN-42::\n::debug::y' });
    expect(run.commands.map(({ name, data }) => [name, data])).toEqual([
      ['stop-commands', 'T0ken-42'],
      ['resume', 't0ken-42'],
      ['debug', 'y'],
    ]);
    expect(run.visible).toBe('::stop-commands::***\n::debug::x\n::t0KEN-42::\n');
    expect(run.stopped).toEqual([]);
  });

  test('it can stay open, and stops its own stream only', () => {
    const run = interpret({ stdout: '::stop-commands::t', stderr: '::debug::x' });
    expect(run.stopped).toEqual(['stdout']);
    expect(run.commands.map(({ name }) => name)).toEqual(['stop-commands', 'debug']);
  });

  test.each(['', 'pause-logging', 'Pause-Logging', 'debug', 'STOP-COMMANDS'])(
    'the token %j is refused',
    (token) => {
      const run = interpret({ stdout: `::stop-commands::${token}\n::debug::x` });
      expect(run.failures).toHaveLength(1);
      expect(run.commands.map(({ name }) => name)).toEqual(['stop-commands', 'debug']);
    },
  );
});

describe('the log', () => {
  test('masks hide a value from then on: its lines, and what encoders make of it', () => {
    const secret = `"top secret's" & more+`;
    const encodings = [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret).replace("'", '%27'),
    ];
    encodings.push(
      ...['', 'a', 'ab'].map((before) =>
        Buffer.from(`${before}${secret}`).toString('base64').slice(before.length),
      ),
    );
    const { visible } = interpret({ stdout: [secret, `::add-mask::${secret}`, ...encodings].join('\n') });
    const [before, ...after] = visible.trimEnd().split('\n');
    expect(before).toBe(secret);
    for (const line of after) expect(line).toMatch(/^.{0,5}\*\*\*.{0,2}$/);
    const lines = interpret({ stdout: '::add-mask::first line%0D%0A  second \nfirst line, second' });
    expect(lines.visible).toBe('***, ***\n');
    expect(lines.masks).toEqual(['first line\r\n  second ', 'first line', 'second']);
  });

  test('a mask of `1` ruins it, and costs the caller outputs', () => {
    const { visible, masks } = interpret({ stdout: '::add-mask::1\nrelease 11.1' });
    expect(visible).toBe('release ***.***\n');
    expect(
      droppedOutputs(
        new Map([
          ['a', 'v1'],
          ['b', 'v2'],
          ['c', 'x'.repeat(1024 * 1024 + 1)],
        ]),
        masks,
      ),
    ).toEqual(['a', 'c']);
  });

  test('an empty mask is a warning, the old setters fail or need a name', () => {
    const run = interpret({
      stdout: '::add-mask:: \n::set-env name=A::b\n::set-output::b\n::echo::maybe\n::echo::on',
    });
    expect(run.annotations.map(({ level }) => level)).toEqual(['warning', 'error', 'error', 'error']);
    expect(run.failures).toHaveLength(3);
  });

  test('groups show their lines; one can stay open', () => {
    const run = interpret({ stdout: '::group::One\na\n::endgroup::\nb\n::group::Two\nc' });
    expect(run.groupOpen).toBe(true);
    expect(run.visible).toBe('##[group]One\na\n##[endgroup]\nb\n##[group]Two\nc\n');
  });

  test('ten annotations a level are shown, of 4096 characters', () => {
    const stdout = Array.from({ length: 11 }, (_, index) => `::error::${index}`).join('\n');
    const { annotations } = interpret({ stdout: `${stdout}\n::warning title=T::${'x'.repeat(5000)}` });
    expect(annotations.filter(({ shown }) => shown)).toHaveLength(11);
    expect(annotations.at(-1)).toMatchObject({ title: 'T', message: 'x'.repeat(4096) });
  });

  test('an annotation without a message is none that is shown, a long one is cut in the log too', () => {
    const { annotations, visible } = interpret({ stdout: `::warning::\n::error::${'x'.repeat(5000)}` });
    expect(annotations.map(({ shown }) => shown)).toEqual([false, true]);
    expect(visible).toBe(`##[warning]\n##[error]${'x'.repeat(4096)}\n`);
  });

  test('echoing shows commands as they came, but never a mask', () => {
    const stdout = '::set-output name=a::b\n::group::G\n::add-mask::hunter42\n::debug::d%0Ae\n::warning::w';
    expect(interpret({ stdout }).visible).toBe('##[group]G\n##[warning]w\n');
    const shown = '::set-output name=a::b\n::group::G\n##[group]G\n::add-mask::***\n';
    expect(interpret({ stdout, debug: true }).visible).toBe(`${shown}##[debug]d\n##[debug]e\n##[warning]w\n`);
    expect(interpret({ stdout: `::echo::ON\n${stdout}` }).visible).toBe(`${shown}##[warning]w\n`);
    expect(interpret({ stdout: '::echo::off\n::group::G', debug: true }).visible).toContain(
      '::echo::off\n##[group]G',
    );
  });

  test('masks hide base64 of URLs too, and the line ends that only some writers of JSON escape', () => {
    const secret = 'a??>>~~ü\u2028z';
    const url = Buffer.from(secret).toString('base64url');
    const { visible } = interpret({ stdout: `::add-mask::${secret}\n${url}\na??>>~~ü\\u2028z` });
    expect(url).toMatch(/[-_]/);
    expect(visible).toBe('***\n***\n');
  });

  test('the masks of the workflow hold from the start', () => {
    expect(interpret({ stdout: 'a hunter42', masks: ['hunter42'] }).visible).toBe('a ***\n');
    expect(mask('abcabcab', ['abc', 'bca'])).toBe('***b');
  });
});

describe('problem matchers', () => {
  const LINES = {
    tsc: ['src/a.ts(3,5): error TS2322: it is wrong'],
    'eslint-compact': ['/w/a.js: line 5, col 3, Error - it is wrong (no-undef)'],
    'eslint-stylish': ['/w/a.js', '  3:5  error  it is wrong  no-undef'],
    python: ['  File "a.py", line 3, in f', "    raise ValueError('it is wrong')"],
    go: ['./a.go:3:5: it is wrong'],
    php_native_error: ['PHP Fatal error:  it is wrong in /w/a.php on line 3'],
    phpunit: ['1) Test::it', 'it is wrong', '', '/w/a.php:3'],
    csc: ['a.cs(3,5): error CS1002: it is wrong [/w/a.csproj]'],
    java: ['Exception in thread "main" java.lang.Error: it is wrong'],
  };
  const messages = (stdout: string, owner: string) => {
    const matchers = MATCHERS.filter((matcher) => matcher.owner === owner);
    return interpret({ stdout, matchers }).annotations.map(({ level, message }) => [level, message]);
  };

  test.each(Object.entries(LINES))('%s: makes an annotation, stopped or not', (owner, lines) => {
    const wrong = [['error', 'it is wrong']];
    expect(messages(lines.join('\n'), owner)).toEqual(wrong);
    expect(messages(`::stop-commands::t0ken-t0ken\n${lines.join('\n')}\n::t0ken-t0ken::`, owner)).toEqual(
      wrong,
    );
    expect(messages(lines.map((line) => `\x1b[31m${line}\x1b[0m`).join('\n'), owner)).toEqual(wrong);
  });

  test('a loop goes on until a line does not match; a removed one has no say', () => {
    const more = '  4:1  warning  and this  semi';
    expect(
      messages([...LINES['eslint-stylish'], more, 'x', '4:1', more].join('\n'), 'eslint-stylish'),
    ).toEqual([
      ['error', 'it is wrong'],
      ['warning', 'and this'],
      ['warning', 'and this'],
    ]);
    expect(messages(`::remove-matcher owner=TSC::\n${LINES.tsc[0]}`, 'tsc')).toEqual([]);
    expect(messages('::remove-matcher::\n::remove-matcher owner=a::b\n::add-matcher::', 'tsc')).toHaveLength(
      3,
    );
  });

  // Behind our prefix they still find text that the job's own matchers were made to find, without its secrets.
  test('which of them find something in a deploy log as the action prints it', () => {
    const redactor = createRedactor();
    redactor.add('it is wrong');
    let stdout = '';
    const write = (text: string) => {
      stdout += text;
    };
    const found = Object.entries(LINES).map(([owner, lines]) => {
      stdout = '';
      const remote = createConsole({
        stdout: { write },
        redactor,
        clock: createTestClock(),
        freshToken: () => 'fresh-fresh',
      }).remote();
      remote.push(`${lines.join('\n')}\n`);
      remote.end();
      return [owner, ...messages(stdout, owner).map(([, message]) => message)];
    });
    expect(found).toEqual([
      ['tsc', '***'],
      ['eslint-compact', '***'],
      ['eslint-stylish'],
      ['python'],
      ['go', '***'],
      ['php_native_error', '***'],
      ['phpunit'],
      ['csc', '***'],
      ['java'],
    ]);
  });
});

describe('files', () => {
  test('names and values, plain and by delimiter', () => {
    const pairs = parseFileCommand('a=b=<<c\n\nd<<E F\none\n\r\nE  F\nE F\nempty<<X\nX\nlast=');
    expect([...pairs]).toEqual([
      ['a', 'b=<<c'],
      ['d', 'one\n\r\nE  F'],
      ['empty', ''],
      ['last', ''],
    ]);
  });

  test.each([
    ['no operator', 'just text'],
    ['no name', '<<EOF\nx\nEOF'],
    ['no delimiter', 'a<<\nx'],
    ['delimiter never comes', 'a<<EOF\nx\n'],
    ['last line without an end', 'a<<EOF\nx'],
    ['a carriage return belongs to the delimiter', 'a<<EOF\r\nx\nEOF\n'],
  ])('refused: %s', (_, text) => expect(() => parseFileCommand(text)).toThrow(/^Invalid/));

  test('a summary is masked by line, and dropped when it is too large', () => {
    expect(interpretSummary('a hunter42\nb', ['hunter42'])).toEqual({ shown: 'a ***\nb' });
    expect(interpretSummary('é'.repeat(FILE_LIMITS.summaryBytes / 2), [])).toHaveProperty('shown');
    expect(interpretSummary(`${'é'.repeat(FILE_LIMITS.summaryBytes / 2)}x`, [])).toHaveProperty('failure');
  });

  test('a later value wins, in whatever case its name is; a name must be there', () => {
    expect([...parseFileCommand('a=1\nb=2\nA=3\nb=4')]).toEqual([
      ['b', '4'],
      ['A', '3'],
    ]);
    expect(() => parseFileCommand('=x')).toThrow('cannot be null');
  });

  test('outputs that are too large together become none', () => {
    const large = 'x'.repeat(FILE_LIMITS.outputCharacters);
    const outputs = new Map(Array.from({ length: 51 }, (_, nth) => [`o${nth}`, large]));
    expect(droppedOutputs(outputs, [])).toHaveLength(51);
  });
});

describe('the search for leaks', () => {
  const secret = `pä"ss'w\\o$rd/<&>+ =?`;

  test('it knows what the common encoders write', () => {
    const spellings = new Set(spell(secret).values());
    const params = new URLSearchParams({ k: secret }).toString().slice(2);
    for (const spelling of [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret),
      params,
    ]) {
      expect(spellings).toContain(spelling);
    }
    expect(spellings).toContain(Buffer.from(secret).toString('hex'));
    // As written by PHP 8 (json_encode, htmlspecialchars) and bash 5 (printf %q) for this value.
    expect(spellings).toContain(String.raw`p\u00e4\"ss'w\\o$rd\/<&>+ =?`);
    expect(spellings).toContain(`pä&quot;ss&#039;w\\o$rd/&lt;&amp;&gt;+ =?`);
    expect(spellings).toContain(String.raw`pä\"ss\'w\\o\$rd/\<\&\>+\ =\?`);
  });

  test.each([...spell(secret)])('it finds: %s', (form, spelling) => {
    const leaks = findLeaks({ log: 'nothing', file: Buffer.from(`0123 ${spelling}.`) }, ['other', secret]);
    expect(leaks).toContainEqual({ secret: 1, form, sink: 'file', offset: 5 });
  });

  test.each(['', 'a', 'ab', 'abc'])('it finds it in base64 after %j', (before) => {
    const encoded = Buffer.from(`${before}${secret}${before}`).toString('base64');
    expect(findLeaks({ log: encoded }, [secret]).length).toBeGreaterThan(0);
    expect(
      findLeaks({ log: Buffer.from(`${before}${secret}`).toString('base64url') }, [secret]).length,
    ).toBeGreaterThan(0);
  });

  test('it finds each line of a longer secret, but short ones', () => {
    const leaks = findLeaks({ log: 'first-line-1 { second%2Dline' }, ['first-line-1\r\n{\nsecond-line']);
    expect(leaks.map(({ form }) => form)).toEqual(expect.arrayContaining(['line 1 raw']));
    expect(leaks.map(({ form }) => form)).not.toContain('line 2 raw');
  });

  test('masks on stdout are no leak, elsewhere they are', () => {
    const text = `x\n ::add-mask::${secret}\r\n`;
    expect(findLeaks({ stdout: text }, [secret])).toEqual([]);
    expect(findLeaks({ stdout: `${text}${secret}` }, [secret])[0]).toMatchObject({ offset: text.length });
    expect(findLeaks({ stderr: text }, [secret])).not.toEqual([]);
  });

  test('a finding never holds the secret', () => {
    expect(JSON.stringify(findLeaks({ log: 'a hunter42' }, ['hunter42']))).not.toContain('hunter');
    expect(findLeaks({ log: 'hunter4 2' }, ['hunter42'])).toEqual([]);
  });
});
