import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Nodes } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { prepare } from '../../../harness/play.ts';
import { renderComment } from '../../../src/report/comment.ts';
import type { Places } from '../../../src/report/links.ts';
import { codeSpan, escapeMarkdown, preBlock } from '../../../src/report/markdown.ts';
import type { RunReport, Status } from '../../../src/report/run-report.ts';
import { diffScript } from '../../../src/report/script-diff.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/property-runs.ts';
import { traitsOf } from '../../support/reports.ts';

/** Markdown as GitHub reads it: GFM, raw HTML included; not sanitized, so that nothing hides behind that. */
const renderer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw);

interface Page {
  /** Every element in order; attributes only where there are any. */
  elements: string[];
  text: string;
  /** Runs of text outside code, where GitHub looks for `@name`, `#123` and the like once it has rendered. */
  linkable: string[];
  /** Where links lead. */
  links: string[];
  /** Sources of diagrams. */
  diagrams: string[];
  comments: number;
}

function render(markdown: string): Page {
  const page: Page = { elements: [], text: '', linkable: [], links: [], diagrams: [], comments: 0 };
  visit(renderer.runSync(renderer.parse(markdown)), false, page);
  return page;
}

function visit(node: Nodes, inCode: boolean, page: Page): void {
  if (node.type === 'comment') page.comments++;
  if (node.type === 'text') {
    page.text += node.value;
    if (!inCode) page.linkable.push(node.value);
  }
  if (node.type === 'element') {
    const attributes = Object.keys(node.properties);
    page.elements.push([node.tagName, ...attributes].join(' '));
    if (node.tagName === 'a') page.links.push(String(node.properties.href));
    if (String(node.properties.className) === 'language-mermaid') {
      page.diagrams.push(node.children.map((child) => (child.type === 'text' ? child.value : '?')).join(''));
    }
  }
  if ('children' in node) {
    const code = inCode || (node.type === 'element' && ['code', 'pre'].includes(node.tagName));
    for (const child of node.children) visit(child, code, page);
  }
}

const withoutBreaks = (text: string) => text.replaceAll('\u200b', '');
const singleLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const LINKED_LATER = /@[\w-]|#\d|\bgh-\d|:\/\/|\bwww\./i;

/** Texts that would act if they were not escaped, each alone and in any mixture. */
const HOSTILE = [
  ...[
    '# heading',
    '- item',
    '+ item',
    '1. item',
    '2) item',
    '> quote',
    '> [!NOTE]',
    '---',
    '===',
    '***',
    '```\ncode',
    '~~~',
  ],
  ...[
    '    code',
    '| a | b |\n|---|---|',
    '[text](https://evil.example)',
    '![image](https://evil.example/x.png)',
    '[ref]: https://evil.example',
  ],
  ...[
    '[^1]',
    '<https://evil.example>',
    'https://evil.example',
    'HTTP://evil.example',
    'ftp://evil.example',
    'www.evil.example',
    'WWW.evil.example',
  ],
  ...[
    'me@evil.example',
    'mailto:me@evil.example',
    '@someone',
    '@org/team',
    '@-x',
    '#123',
    'GH-12',
    'gh-1',
    'owner/repo#1',
    'a@_b.example',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '</pre>',
    '</PRE >',
    '</td></tr></table>',
    '</details>',
    '<!-- comment',
    '-->',
    '<script>',
    '<![CDATA[',
  ],
  ...[
    '`code`',
    '``',
    '`',
    '*em*',
    '__strong__',
    '~~gone~~',
    '$x^2$',
    '$$',
    '\\',
    '\\|',
    '|',
    '&lt;',
    '&#60;',
    '&copy',
    '&',
    '"',
    "'",
    '=',
    ':smile:',
  ],
  ...[
    '\n',
    '\n\n',
    '\r\r',
    '\r\n',
    '\t',
    '  \n',
    '\0',
    '\u2028',
    '\u00a0',
    '- [ ] task',
    '[[wiki]]',
    '{{x}}',
    'a\\\nb',
  ],
];

const hostile = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
      fc.string({ unit: anyCharacter, maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.isWellFormed());

// Unicode's noncharacters and controls: HTML parsers replace some, which is no matter here.
const comparable = (text: string) =>
  withoutBreaks(text).replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\ufffd\ufeff]/g, '');

const TABLE = ['table', 'thead', 'tr', 'th', 'th', 'tbody', 'tr', 'td', 'td'];

describe.each<[string, (text: string) => string, string[]]>([
  ['escapeMarkdown', escapeMarkdown, []],
  ['codeSpan', codeSpan, ['code']],
])('%s', (_, escapeText, own) => {
  function expectInert(page: Page, elements: readonly string[], text: string) {
    expect(page.elements).toEqual(elements);
    expect(page.comments).toBe(0);
    expect(page.linkable.filter((run) => LINKED_LATER.test(run))).toEqual([]);
    expect(comparable(page.text)).toContain(comparable(singleLine(text)));
  }

  function expectInertEverywhere(text: string) {
    const inner = singleLine(text) === '' ? [] : own;
    const escaped = escapeText(text);
    expect(escaped).not.toMatch(/[\r\n]/);
    expectInert(
      render(`| a | b |\n|---|---|\n| ${escaped} | x |`),
      [...TABLE.slice(0, -1), ...inner, 'td'],
      text,
    );
    expectInert(render(`## ${escaped} x`), ['h2', ...inner], text);
    expectInert(
      render(`before\n\nx ${escaped}, ${escaped} x\n\nafter`),
      ['p', 'p', ...inner, ...inner, 'p'],
      text,
    );
    if (inner.length > 0 || own.length === 0)
      expectInert(render(`${escaped}\n`), singleLine(text) === '' ? [] : ['p', ...inner], text);
  }

  test.each(HOSTILE)('%j', (text) => expectInertEverywhere(text));

  test('any text reads as it is, and adds nothing to a table, heading or paragraph', () => {
    fc.assert(fc.property(hostile, expectInertEverywhere), runs(250));
  });
});

test('plain words stay readable in the source', () => {
  expect(escapeMarkdown('deploy of shop.example.com: 3 changes, 50 % (ok)')).toBe(
    'deploy of shop.example.com: 3 changes, 50 % &#40;ok&#41;',
  );
  expect(codeSpan('npm run build -- --if-present')).toBe('`npm run build -- --if-present`');
  expect(codeSpan('`a` | b')).toBe('<code>&#96;a&#96; &#124; b</code>');
  expect(codeSpan('`a``')).toBe('``` `a`` ```');
  expect(preBlock(['a < b', '', '\t&'])).toBe('<pre>a &#60; b\n&#32;\n\t&#38;</pre>');
});

describe('preBlock', () => {
  const lines = fc.array(hostile, { maxLength: 6 });

  function expectOnlyPre(shown: readonly string[], before: string) {
    const page = render(`${before}${preBlock(shown)}\n\n</details>\n\n**after**`);
    expect(page.elements).toEqual(['details', 'summary', 'pre', 'p', 'strong']);
    expect(page.comments).toBe(0);
    const text = shown.map((line) => line.replace(/\r\n?/g, '\n')).join('\n');
    expect(comparable(page.text).replace(/\s/g, '')).toBe(comparable(`log${text}after`).replace(/\s/g, ''));
  }

  test.each(HOSTILE)('%j', (text) => {
    expectOnlyPre([text, '', text], '<details><summary>log</summary>\n\n');
    expectOnlyPre([text, '', text], '<details><summary>log</summary>\n');
  });

  test('any lines stay inside, with an empty line before the block or without', () => {
    fc.assert(
      fc.property(lines, (shown) => expectOnlyPre(shown, '<details><summary>log</summary>\n\n')),
      runs(150),
    );
    fc.assert(
      fc.property(lines, (shown) => expectOnlyPre(shown, '<details><summary>log</summary>\n')),
      runs(150),
    );
  });

  test('lines and their spaces are kept', () => {
    expect(render(preBlock(['a', '', '  b', ' ', '\tc'])).text).toBe('a\n \n  b\n \n\tc');
  });
});

describe('a whole summary', () => {
  /** Hostile texts in turn. */
  function takeTurns(texts: readonly string[]) {
    let at = 0;
    const next = (): string => {
      at += 1;
      return texts[at % texts.length] ?? '';
    };
    return { next, several: (count: number): string[] => Array.from({ length: count }, next) };
  }

  /** A report in which all that comes from elsewhere is hostile. */
  function reportOf(texts: readonly string[], outcome: RunReport['outcome']): RunReport {
    const { next, several } = takeTurns(texts);
    const stop = outcome === 'succeeded' || outcome === 'planned' ? undefined : outcome;
    const failure = stop && { outcome: stop, message: next() + next(), next: next() };
    const status: Status =
      outcome === 'planned'
        ? 'planned'
        : stop === undefined
          ? 'changed'
          : stop === 'failed'
            ? 'failed'
            : 'unknown';
    const results = ['update-deploy-script', 'sync-env', 'sync-crontabs', 'deploy', next()].map(
      (operation, nth) => ({
        ...{
          operation,
          traits: traitsOf(operation),
          status,
          planned: [next()],
          changes: several(nth * 2),
          wrote: true,
          durationMs: 60_000,
        },
        ...(stop && { error: next(), restored: next() }),
      }),
    );
    const site = {
      ...{ id: 1, domain: next(), last_deploy_at: next(), blogapp: undefined },
      ...{ status: undefined, repository: undefined, has_repository: undefined },
    };
    const timeline = (['waiting', 'running', 'settling', 'health-check', undefined] as const).map(
      (begins, nth) => ({ atMs: nth * 9_000, what: next(), begins }),
    );
    const evidence = stop === undefined ? (['token'] as const) : [];
    const deploy = {
      ...{ previousDeployAt: next(), lastDeployAt: next(), durationMs: 50_000, exitStatus: undefined },
      ...{ commit: undefined, evidence, followed: true, log: '', timeline },
    };
    const env = { added: several(3), changed: several(2), removed: several(1), kept: several(2) };
    const known = { serverId: 1, site, repository: 'unknown' } as const;
    const facts = { ...known, deploy, env, deployLog: several(20).join('\n') };
    const planHash = next();
    const report: RunReport = {
      outcome,
      ...(failure && { failure }),
      results,
      facts,
      planHash,
      durationMs: 5,
    };
    return report;
  }

  /** Its summary, with all that is shown beside it. */
  function play(texts: readonly string[], outcome: RunReport['outcome']): Page {
    const { next, several } = takeTurns(texts);
    const report = reportOf(texts, outcome);
    const safe = (text: string): string[] => sanitize(text, (same) => same);
    const lines = several(4).flatMap((text) => safe(text).map((line) => `+${line}`));
    const scriptDiff = { lines, added: lines.length, removed: 0, exitReport: 'added' } as const;
    const places: Places = {
      ...{
        environmentUrl: next(),
        siteRepository: next(),
        serverUrl: next(),
        repository: next(),
        runId: next(),
      },
    };
    const log = safe(report.facts?.deployLog ?? '');
    return render(renderSummary(report, { inputs: undefined, sanitize: safe, log, places, scriptDiff }));
  }

  const OWN =
    /^(h3|blockquote|p|strong|ul|li|table|thead|tbody|tr|th( align)?|td( align)?|br|code( className)?|details( open)?|summary|pre)$/;
  /** Addresses of the corpus that are as harmless as any: they may be linked to where an address belongs. */
  const HARMLESS = /^https?:\/\/(www\.)?evil\.example\/?$/i;

  test('shows hostile words as words: no link, image, mention, tag, comment or word in a diagram', () => {
    const texts = fc.array(hostile, { minLength: 1, maxLength: 4 });
    const outcomes = fc.constantFrom('failed', 'succeeded', 'unknown', 'planned', 'cancelled', 'timed_out');
    fc.assert(
      fc.property(texts, outcomes, (given, outcome) => {
        const page = play(given, outcome);
        const elements = page.elements.filter((element) => element !== 'a href');
        expect(elements.filter((element) => !OWN.test(element))).toEqual([]);
        expect(page.links.filter((link) => !HARMLESS.test(link))).toEqual([]);
        expect(page.elements.filter((element) => element === 'table')).toHaveLength(1);
        expect(page.elements.filter((element) => element === 'h3')).toHaveLength(1);
        expect(page.diagrams.map((source) => source.replace(OWN_DIAGRAM, ''))).toEqual(['']);
        expect(page.comments).toBe(0);
        const acting = page.linkable.filter((run) => LINKED_LATER.test(run));
        expect(acting).toEqual([]);
      }),
      runs(50),
    );
  });

  test('so does a comment on a pull request, its diff included', async () => {
    const { inputs } = await prepare({ operations: 'deploy, sync-env', env: 'A=b' });
    const OWN_OF_COMMENT = /^(sub|a href|code className)$/;
    const texts = fc.array(hostile, { minLength: 1, maxLength: 4 });
    const property = fc.asyncProperty(
      texts,
      fc.constantFrom('failed', 'succeeded', 'unknown', 'planned'),
      async (given, outcome) => {
        const report = { ...reportOf(given, outcome), planHash: 'f'.repeat(64) };
        const safe = (text: string): string[] => sanitize(text, (same) => same);
        const scriptDiff = await diffScript(
          { before: given.join('\n'), after: [...given].reverse().join('\n') },
          safe,
        );
        const comment = renderComment(report, {
          ...{ inputs, sanitize: safe, scriptDiff, maxCharacters: 65_536 },
          commit: 'c'.repeat(40),
          repositoryUrl: 'https://github.example/acme/shop',
          logUrl: 'https://github.example/acme/shop/actions/runs/1',
        });
        const page = render(`<!-- mark -->\n${comment}\n\n**after**`);
        expect(page.elements.filter((one) => !OWN.test(one) && !OWN_OF_COMMENT.test(one))).toEqual([]);
        expect(page.elements.slice(-2)).toEqual(['p', 'strong']);
        expect(page.elements.filter((one) => one === 'h3')).toHaveLength(1);
        expect(page.elements.filter((one) => one === 'table')).toEqual([]);
        // Commit and log, and the site where its name is one that a browser takes.
        const links = page.elements.filter((one) => one === 'a href').length;
        expect([2, 3]).toContain(links);
        expect(page.comments).toBe(1);
        expect(page.linkable.filter((run) => LINKED_LATER.test(run))).toEqual([]);
      },
    );
    await fc.assert(property, runs(70));
  });
  const OWN_DIAGRAM =
    /^(%%\{init: \{[\w":,{}#]+\}%%|gantt| {2}(dateFormat x|axisFormat %s (s|min|h)|tickInterval \d+second|todayMarker off|section (before|deploy|after)|[a-z][a-z -]* [\d.]+ (s|min \d+ s)( \([a-z ]+\))? :(done, |active, |crit, )*\d+, \d+))\n/gm;
});

test('unescaped, much of it would act (the properties can fail)', () => {
  const acting = HOSTILE.filter((text) => {
    const page = render(`| a | b |\n|---|---|\n| ${text} | x |`);
    return page.elements.join() !== TABLE.join() || page.linkable.some((run) => LINKED_LATER.test(run));
  });
  expect(acting.length).toBeGreaterThan(30);
});
