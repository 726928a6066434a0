import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { writePage } from '../../local/page.ts';
import { browse, testInBrowser } from '../support/browser.ts';
import { read } from '../support/pages.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const golden = (name: string): string => read(`test/golden/${name}.md`);
const folder = makeTestFolder();

describe('the page of a run', () => {
  test('has the library for its diagrams beside it, if it has diagrams', () => {
    expect(leave('none', 'No diagram.')).not.toContain('<script');
    expect(readdirSync(folder)).toEqual(['none.html']);
    expect(leave('some', golden('summary-success'))).toContain('<script src="mermaid.js"></script>');
    expect(readdirSync(folder).toSorted()).toEqual(['mermaid.js', 'none.html', 'some.html']);
  });

  test('loads nothing from elsewhere', () => {
    for (const name of ['summary-success', 'summary-failure-script', 'summary-rolled-back']) {
      const page = leave(name, golden(name));
      const loaded = page.match(/(?:\ssrc=|@import|url\((?!"data:))[^\s>)]*/g) ?? [];
      expect([name, loaded]).toEqual([name, [' src="mermaid.js"']]);
    }
  });

  testInBrowser('shows all bars of its diagrams in a browser', () => {
    const summaries = ['summary-success', 'summary-rolled-back', 'summary-failure-script'].map(golden);
    leave('diagrams', summaries.join('\n'));
    const drawn =
      browse(pathToFileURL(join(folder, 'diagrams.html')).href, folder).match(
        /<svg [^>]*aria-roledescription="gantt".*?<\/svg>/gs,
      ) ?? [];
    const missing = summaries.map((summary, nth) => {
      const bars = [...summary.matchAll(/^ {2}(\S.*) :(?:\w+, )*\d+, \d+$/gm)].map(([, words = '']) => words);
      expect(bars.length).toBeGreaterThan(1);
      return bars.filter((words) => !drawn[nth]?.includes(words));
    });
    expect(missing).toEqual([[], [], []]);
  });
});

/** Leaves the page, and returns its HTML. */
function leave(name: string, summary: string): string {
  const page = { title: name, succeeded: true, annotations: [], summary };
  return writePage(join(folder, `${name}.html`), page);
}
