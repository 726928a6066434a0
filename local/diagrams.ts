import { copyFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const LIBRARY = 'mermaid.js';

/** True for rendered Markdown with a Mermaid diagram in it. */
export function hasDiagram(html: string): boolean {
  return html.includes('<code class="language-mermaid">');
}

/** Puts the library beside the pages of a folder: they load nothing from the network. */
export function placeLibrary(folder: string): void {
  const path = join(folder, LIBRARY);
  if (existsSync(path)) return;
  copyFileSync(createRequire(import.meta.url).resolve('@mermaid-js/tiny/dist/mermaid.tiny.js'), path);
}

/** Draws the diagrams of a page. Without the library, their source is shown. `diagramsDrawn` is for whoever takes pictures. */
export const DIAGRAM_SCRIPT = `<script src="${LIBRARY}"></script>
<script>
globalThis.diagramsDrawn = (async () => {
  if (typeof mermaid === 'undefined') return;
  for (const code of document.querySelectorAll('code.language-mermaid')) {
    const diagram = document.createElement('div');
    diagram.className = 'mermaid';
    diagram.textContent = code.textContent;
    const frame = document.createElement('div');
    frame.className = 'diagram';
    frame.append(diagram);
    code.parentElement.replaceWith(frame);
  }
  mermaid.initialize({ startOnLoad: false, theme: 'base' });
  await mermaid.run();
})();
</script>
`;

/**
 * The colours of diagrams, light and dark; Mermaid's own are louder, and fixed when it draws. Its rules name an id and are
 * `!important`, so these must be stronger.
 */
export const DIAGRAM_STYLE = `
.diagram { margin-bottom: 16px; overflow: auto hidden; }
/* Mermaid leaves 50 pixels above a diagram and as many below. */
.mermaid { min-width: 640px; margin: -32px 0 -24px; --ink: #1f2328; --faint: #59636e; --grid: #d1d9e0; --band: #8c959f14;
  --plain: #c8d1da; --past: #e3e8ed; --main: #8ec3f0; --wrong: #f0a8a0; }
@media (prefers-color-scheme: dark) {
  .mermaid { --ink: #f0f6fc; --faint: #9198a1; --grid: #3d444d; --band: #8c959f14;
    --plain: #454e59; --past: #2d343d; --main: #1f5a94; --wrong: #8b332f; }
}
.mermaid svg { display: block; max-width: 100%; }
${[
  ['text', 'fill: var(--ink); font-family: inherit; opacity: 1'],
  ['.sectionTitle, .grid .tick text', 'fill: var(--faint)'],
  ['.grid .tick line', 'stroke: var(--grid); opacity: 1'],
  ['.section', 'fill: transparent; opacity: 1'],
  ['.section0, .section2', 'fill: var(--band)'],
  ['.task', 'fill: var(--plain); stroke: none'],
  [among('done'), 'fill: var(--past)'],
  [among('active'), 'fill: var(--main)'],
  [`${among('crit')}, ${among('doneCrit')}`, 'fill: var(--wrong)'],
  // The end of this one was not seen.
  [among('activeCrit'), 'fill: var(--main); stroke: var(--wrong); stroke-width: 2'],
]
  .map(
    ([names, rules = '']) =>
      `.mermaid:is(.mermaid, #a#b) svg :is(${names}) { ${rules.replace(/(?=;|$)/g, ' !important')} }`,
  )
  .join('\n')}
`;

/** The classes of a kind of bar: Mermaid numbers the sections of a diagram from 0 to 3. */
function among(kind: string): string {
  return [0, 1, 2, 3].map((section) => `.${kind}${section}`).join(', ');
}
