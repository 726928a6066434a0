import { describe, expect, test } from '@jest/globals';
import { differenceOf, maskedLines } from '../../../src/dotenv/difference.ts';

describe('a value is taken for a mask', () => {
  test.each([
    ...`***|"********"|'••••'|\`●●●\`|○○○|◦◦◦|∙∙∙|⁎⁎⁎|✱✱✱|■■■|⬛⬛⬛|███|···`.split('|'),
    ...'######|------|xxxxxx|XXXXXXXX|[****]|"*** ***"|********;|&bull;&bull;&bull;'.split('|'),
    ...['*** # hidden', 'sk_••••', '••••1234', '"BEGIN\n****\nEND"', '&quot;a&quot;'],
  ])('if it is %j', (value) => {
    expect(maskedLines(`A=1\nKEY=${value}\n`)).toEqual(['KEY']);
  });

  test.each([
    ...['**', '"* * * * *"', '-----', '#####', 'xxxxx', 'xxxxxxy', '"Shop ███ sale"', '"a *** b"', '*-*-*-*'],
    ...['"-----BEGIN-----\nx\n-----END-----"', '', '""', 'sk_****'],
  ])('but not if it is %j', (value) => {
    expect(maskedLines(`A=1\nKEY=${value}\n`)).toEqual([]);
  });

  test.each(['# KEY=***', '#KEY="••••••"', '  # export KEY=********', '## KEY=********'])(
    'also in the comment %j',
    (line) => {
      expect(maskedLines(`${line}\nA=1\n`)).toEqual(['KEY in a comment']);
    },
  );

  test.each(['#####=█████', '# ****', '# see A=1 ***'])('but not in the comment %j', (line) => {
    expect(maskedLines(`${line}\nA=1\n`)).toEqual([]);
  });
});

const SENT = '# the shop\n\nB=2\nA=1\nA=1\nNEW=p&w\n';

test.each<[string, ReturnType<typeof differenceOf>]>([
  [SENT.replaceAll('\n', '\r\n'), { kind: 'none', names: [] }],
  ['', { kind: 'cut', names: ['comment lines', 'blank lines', 'B', 'A', 'NEW'] }],
  [SENT.slice(0, 20), { kind: 'cut', names: ['A', 'NEW'] }],
  [SENT.replace('NEW=p&w\n', ''), { kind: 'cut', names: ['NEW'] }],
  ['B=2\nA=1\nNEW=p&w', { kind: 'less', names: ['comment lines', 'blank lines', 'A'] }],
  [`${SENT}junk\n`, { kind: 'more', names: ['line 7'] }],
  ['# the shop\n\nA=1\nA=1\nB=2\nNEW=p&w\n', { kind: 'moved', names: ['B', 'A'] }],
  ['# the shop\nA=1\nA=1\nB=2\nNEW=p&w\n', { kind: 'moved', names: ['B', 'A', 'blank lines'] }],
  [SENT.replace('&', '&amp;'), { kind: 'escaped', names: ['NEW'] }],
  [SENT.replace('NEW', 'new'), { kind: 'other', names: ['NEW', 'new'] }],
  ['# the shop\nA=1\nB=2\nNEW=p&w\n', { kind: 'other', names: ['blank lines', 'A'] }],
])('a file that shows as %j differs as its name says', (shown, difference) => {
  expect(differenceOf(SENT, shown)).toEqual(difference);
});
