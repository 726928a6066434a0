import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Nodes } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { OperationOutcome, RunEnd } from '../../../src/outcome/end.ts';
import type { Places } from '../../../src/report/links.ts';
import { codeBlock, codeSpan, escapeMarkdown, fold } from '../../../src/report/markdown.ts';
import { sectionsOf } from '../../../src/report/sections.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { sanitize } from '../../../src/secrets/sanitizer.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/property-runs.ts';
import { deployed, happened, REASON_OF, row, told } from '../../support/reports.ts';

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

const singleLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const LINKED_LATER = /@[\w-]|#\d|\bgh-\d|:\/\/|\bwww\./i;

/** Texts that would act if they were not escaped, separated by `§`. */
const HOSTILE = [
  '# heading§- item§+ item§1. item§2) item§> quote§> [!NOTE]§---§===§***§```\ncode§~~~§    code§| a | b |\n|---|---|',
  '[text](https://evil.example)§![image](https://evil.example/x.png)§[ref]: https://evil.example§[^1]§[[wiki]]',
  '<https://evil.example>§https://evil.example§HTTP://evil.example§ftp://evil.example§www.evil.example',
  'WWW.evil.example§me@evil.example§mailto:me@evil.example§@someone§@org/team§@-x§#123§GH-12§gh-1§owner/repo#1',
  'a@_b.example§<img src=x onerror=alert(1)>§</pre>§</PRE >§</td></tr></table>§</details>§<!-- comment§-->',
  '<script>§<![CDATA[§`code`§``§`§*em*§__strong__§~~gone~~§$x^2$§$$§\\§\\|§|§&lt;§&#60;§&copy§&§"§\'§=§:smile:',
  '\n§\n\n§\r\r§\r\n§\t§  \n§\0§\u2028§\u00a0§- [ ] task§{{x}}§a\\\nb',
].flatMap((texts) => texts.split('§'));

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
const comparable = (text: string) => text.replace(/[\u200b\0-\x08\x0b-\x1f\x7f-\x9f\ufffd\ufeff]/g, '');

const TABLE = ['table', 'thead', 'tr', 'th', 'th', 'tbody', 'tr', 'td', 'td'];

function expectInert(page: Page, elements: readonly string[], text: string): void {
  expect([text, page.elements]).toEqual([text, elements]);
  expect(page.comments).toBe(0);
  expect(page.linkable.filter((run) => LINKED_LATER.test(run))).toEqual([]);
  expect(comparable(page.text)).toContain(comparable(singleLine(text)));
}

describe.each<[string, (text: string) => string, string[]]>([
  ['an escaped text', escapeMarkdown, []],
  ['a code span', codeSpan, ['code']],
])('%s', (_, escapeText, own) => {
  function expectInertEverywhere(text: string) {
    const inner = singleLine(text) === '' ? [] : own;
    const escaped = escapeText(text);
    const expectAround = (markdown: string, ...elements: string[]) =>
      expectInert(render(markdown), elements, text);
    expect(escaped).not.toMatch(/[\r\n]/);
    expectAround(`| a | b |\n|---|---|\n| ${escaped} | x |`, ...TABLE.slice(0, -1), ...inner, 'td');
    expectAround(`## ${escaped} x`, 'h2', ...inner);
    expectAround(`before\n\nx ${escaped}, ${escaped} x\n\nafter`, 'p', 'p', ...inner, ...inner, 'p');
    if (inner.length > 0 || own.length === 0)
      expectAround(`${escaped}\n`, ...(singleLine(text) === '' ? [] : ['p', ...inner]));
  }

  test('reads as the text and adds nothing to a table, heading or paragraph, whatever the text', () => {
    for (const text of HOSTILE) expectInertEverywhere(text);
    fc.assert(fc.property(hostile, expectInertEverywhere), runs(80));
  });
});

test('a block of lines keeps any lines inside', () => {
  function expectOnlyPre(shown: readonly string[]) {
    const text = shown.map((line) => line.replace(/\r\n?/g, '\n')).join('\n');
    const page = render(`${fold('log', codeBlock('', shown))}\n\n**after**`);
    expect([shown, page.elements]).toEqual([shown, ['details', 'summary', 'pre', 'code', 'p', 'strong']]);
    expect(page.comments).toBe(0);
    expect(comparable(page.text).replace(/\s/g, '')).toBe(comparable(`log${text}after`).replace(/\s/g, ''));
  }
  for (const text of HOSTILE) expectOnlyPre([text, '', text]);
  fc.assert(fc.property(fc.array(hostile, { maxLength: 6 }), expectOnlyPre), runs(60));
});

/** A function that returns the texts in turn. */
function takeTurns(texts: readonly string[]) {
  let at = 0;
  const next = (): string => {
    at += 1;
    return texts[at % texts.length] ?? '';
  };
  return { next, several: (count: number): string[] => Array.from({ length: count }, next) };
}

const safe = (text: string): string[] => sanitize(text, (same) => same);
const texts = fc.array(hostile, { minLength: 1, maxLength: 4 });
const STATUSES: Readonly<Record<string, OperationOutcome>> = {
  planned: 'planned',
  succeeded: 'changed',
  failed: 'failed',
};

function reportOf(texts: readonly string[], outcome: RunEnd['outcome']): RunEnd {
  const { next, several } = takeTurns(texts);
  const stop = outcome === 'succeeded' || outcome === 'planned' ? undefined : outcome;
  // Foreign words follow our own: a message is never blank.
  const message = `It failed: ${next()}${next()}`;
  const failure = stop && { reason: REASON_OF[stop], message, next: next() };
  const results = ['update-deploy-script', 'sync-env', 'sync-crontabs', 'deploy', next()].map(
    (operation, nth) => ({
      ...row(operation, STATUSES[outcome] ?? 'unknown', 60_000, ...several(nth * 2)),
      planned: [next()],
      wrote: true,
      ...(failure && {
        failure: { ...failure, message: next() },
        restored: { what: next(), state: 'left' as const, sentence: next() },
      }),
    }),
  );
  const unseen = { blogapp: undefined, status: undefined, repository: undefined, has_repository: undefined };
  const site = { id: 1, domain: next(), last_deploy_at: next(), ...unseen };
  const phases = ['waiting', 'running', 'settling', 'health-check', undefined] as const;
  const deploy = {
    ...deployed,
    previousDeployAt: next(),
    lastDeployAt: next(),
    commit: undefined,
    evidence: stop === undefined ? (['token'] as const) : [],
    timeline: phases.map((begins, nth) => happened(nth * 9_000, next(), begins)),
  };
  const env = { added: several(3), changed: several(2), removed: several(1) };
  const known = { serverId: 1, site, repository: 'unknown' } as const;
  const facts = { ...known, deploy, env, deployLog: several(20).join('\n') };
  return { outcome, ...(failure && { failure }), results, facts, planHash: next(), durationMs: 5 };
}

function pageOf(texts: readonly string[], outcome: RunEnd['outcome'], mostOfComment?: number): Page {
  const { next, several } = takeTurns(texts);
  const report = reportOf(texts, outcome);
  const lines = several(4).flatMap((text) => safe(text).map((line) => `+${line}`));
  const scriptDiff = { lines, added: lines.length, removed: 0 };
  const places: Places = {
    hides: () => false,
    environmentUrl: next(),
    siteRepository: next(),
    env: { GITHUB_SERVER_URL: next(), GITHUB_REPOSITORY: next(), GITHUB_RUN_ID: next() },
  };
  return render(renderSummary(told(report, scriptDiff), places, sectionsOf, mostOfComment));
}

const OWN =
  /^(h3|blockquote|p|strong|ul|li|table|thead|tbody|tr|th( align)?|td( align)?|br|code( className)?|details( open)?|summary|pre)$/;
/** Addresses of the corpus that are as harmless as any: they may be linked to where an address belongs. */
const HARMLESS = /^https?:\/\/(www\.)?evil\.example[a-z.]*([/#].*)?$/i;

const OWN_DIAGRAM =
  /^(gantt| {2}(dateFormat x|axisFormat %s s|todayMarker off|section deploy|[a-z-][a-z -]* [\d.]+ (s|min \d+ s)( \([a-z ]+\))? :(done, |active, |crit, )*\d+, \d+))\n/gm;

test('hostile words of a report are plain words in its summary and its comment: no links, mentions, tags or comments', () => {
  const outcomes = fc.constantFrom('failed', 'succeeded', 'unknown', 'planned', 'cancelled', 'timed_out');
  fc.assert(
    fc.property(texts, outcomes, fc.constantFrom(undefined, 65_000), (given, outcome, mostOfComment) => {
      const page = pageOf(given, outcome, mostOfComment);
      const isSummary = mostOfComment === undefined;
      const count = (tag: string) => page.elements.filter((element) => element === tag).length;
      expect(page.elements.filter((element) => !OWN.test(element) && element !== 'a href')).toEqual([]);
      expect([count('h3'), count('table'), page.comments]).toEqual([1, isSummary ? 1 : 0, 0]);
      expect(page.linkable.filter((run) => LINKED_LATER.test(run))).toEqual([]);
      expect(page.links.filter((link) => !HARMLESS.test(link))).toEqual([]);
      expect(page.diagrams.map((source) => source.replace(OWN_DIAGRAM, ''))).toEqual(isSummary ? [''] : []);
    }),
    runs(30),
  );
});
