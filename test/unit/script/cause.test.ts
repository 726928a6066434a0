import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { judge } from '../../../src/deploy/judge.ts';
import { signsOf } from '../../../src/deploy/signs.ts';
import { takeLook } from '../../../src/deploy/state.ts';
import { causeOf, failureIn } from '../../../src/script/cause.ts';
import { framed } from '../../../src/script/frame.ts';
import { entryOf, logOf, startOf } from '../../support/states.ts';

interface Output {
  readonly tool: string;
  readonly log: string;
  /** The line that tells why it failed, marked with `>>>`, or with `>>?` if a script may have gone on after it. */
  readonly cause: string | undefined;
  readonly isSure: boolean;
}

/** Output of tools as they print it, shortened. */
function outputs(name: string): readonly Output[] {
  const text = readFileSync(new URL(`../../support/${name}`, import.meta.url), 'utf8');
  const [, ...parts] = text.split(/^=== /m);
  return parts.map((part) => {
    const [, tool = '', log = ''] = /^(.*)\n([\s\S]*)$/.exec(part) ?? [];
    const [, mark, cause] = /^>>([>?]) (.*)$/m.exec(log) ?? [];
    return { tool, log: log.replace(/^>>[>?] /m, ''), cause, isSure: mark === '>' };
  });
}

describe('the line of a log that tells why a script failed', () => {
  test.each(outputs('failed-tools.txt'))('is found in the output of $tool', ({ log, cause, isSure }) => {
    expect(cause).toBeDefined();
    expect(causeOf(log)).toMatchObject({ line: cause, isRecognized: true });
    // Neither the lines before it nor the line endings matter.
    expect(causeOf(`warning: another one\n\nbuilding\n${log}`)?.line).toBe(cause);
    expect(causeOf(log.replaceAll('\n', '\r\n'))?.line).toBe(cause);
    expect(failureIn(log)?.line).toBe(isSure ? cause : undefined);
  });

  test.each(outputs('good-tools.txt'))('is not found in a good log of $tool', ({ log }) => {
    expect(failureIn(log)).toBeUndefined();
  });

  test('is never a progress bar', () => {
    const meter = '  0     0    0     0 --:--:--     0';
    const curl = 'curl: (22) The requested URL returned error: 404';
    expect(causeOf(`${meter}\r${meter}\r\n${curl}\n`)?.line).toBe(curl);
    expect(causeOf('it is full\n 1/3 [=>--]  33%\r 2/3 [==>-]  66%\r')?.line).toBe('it is full');
    expect(causeOf('100%')?.line).toBe('100%');
  });

  test.each([
    ['one\ntwo\n\n', 'two'],
    ['make: *** [Makefile:3: build] Error 1\n\n', 'make: *** [Makefile:3: build] Error 1'],
    ['  thrown in a.php on line 2', '  thrown in a.php on line 2'],
    [`fatal: far away\n${'hint: x\n'.repeat(300)}`, 'hint: x'],
    ['', undefined],
    [' \n\t\r\n', undefined],
  ])('of the log %j is %j', (log, cause) => {
    expect(causeOf(log)?.line).toBe(cause);
  });

  test.each([
    ['HEAD is now at 99d810a New prices\n', false],
    ['built in 3 s\nnpm notice New version\n', false],
    ['npm warn deprecated x: not supported any longer\n', false],
    ['boom\nmake: *** [x] Error 1\n', true],
    ['mv: cannot stat x\n', true],
  ])('is recognized as a failure in the log %j: %s', (log, isRecognized) => {
    expect(causeOf(log)?.isRecognized).toBe(isRecognized);
  });

  const OWN = '#!/bin/sh\nset -e\nnope\n';
  const PINNED = framed(OWN, 'a'.repeat(40));
  const REPORT =
    '[site-deploy] commit=none shell=1 line=2:1\n\n[site-deploy] exit-status=1 commit=none run=1\n';

  test.each([
    ['d.sh: line 9: nope: command not found', 'The log says: “<log>” (line 3 of your script)', {}],
    ['d.sh: 10: nope: not found', 'The log says: “<log>” (line 3 of your script)', { script: PINNED }],
    ['sh: 1: vite: not found', 'The log says: “<log>”', {}],
    ['', 'It failed at line 3: “nope”.', {}],
    ['one line', 'It failed at line 3: “nope”. The last line of its output was “one line”', {}],
    // The script of a rollback may be one that nobody but the service has shown.
    ['one more', 'The last line of its output was “one more”', { goesBack: true }],
    ['another', 'The last line of its output was “another”', { script: OWN }],
  ])('is combined with the failed line of the script: %j becomes %s', (log, said, given) => {
    const atTrigger = startOf({ script: framed(OWN), ...given }, 'there');
    let state = takeLook(atTrigger, 'site', { lastDeployAt: '2026-01-01 00:00:09' }, 1);
    state = takeLook(state, 'log', logOf(entryOf(`${log}\n\n${REPORT}`, '2026-01-01 00:00:09')), 2);
    const message = `The deploy script exited with status 1. ${said.replace('<log>', log)}`;
    expect(judge(signsOf(state, 3))).toMatchObject({ message });
  });
});
