import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { writePage } from '../../local/page.ts';
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
});

/** Leaves the page, and returns its HTML. */
function leave(name: string, summary: string): string {
  const page = { title: name, succeeded: true, annotations: [], summary };
  return writePage(join(folder, `${name}.html`), page);
}
