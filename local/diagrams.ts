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
    code.parentElement.replaceWith(diagram);
  }
  mermaid.initialize({ startOnLoad: false, theme: 'base' });
  await mermaid.run();
})();
</script>
`;

/** The colours of diagrams, light and dark. Mermaid's own are fixed when it draws, and louder. */
export const DIAGRAM_STYLE = `
.mermaid { margin-bottom: 16px; --band: #f6f8fa; --other-band: #fff; --grid: #d1d9e0; --ink: #1f2328; --faint: #59636e;
  --plain: #c8d1da; --past: #e3e8ed; --main: #8ec3f0; --wrong: #ee9c94; }
@media (prefers-color-scheme: dark) {
  .mermaid { --band: #151b23; --other-band: #0d1117; --grid: #3d444d; --ink: #f0f6fc; --faint: #9198a1;
    --plain: #3d4752; --past: #2a313a; --main: #1f5a94; --wrong: #8f3430; }
}
.mermaid svg { display: block; max-width: 100%; }
.mermaid svg :is(.section0, .section2) { fill: var(--band) !important; opacity: 1 !important; }
.mermaid svg :is(.section1, .section3) { fill: var(--other-band) !important; opacity: 1 !important; }
.mermaid svg text { fill: var(--ink) !important; font-family: inherit !important; }
.mermaid svg :is(.sectionTitle, .grid .tick text) { fill: var(--faint) !important; }
.mermaid svg .grid .tick line { stroke: var(--grid) !important; opacity: 1 !important; }
.mermaid svg rect.task { fill: var(--plain) !important; stroke: none !important; }
.mermaid svg rect:is(.done0, .done1, .done2, .done3) { fill: var(--past) !important; }
.mermaid svg rect:is(.active0, .active1, .active2, .active3) { fill: var(--main) !important; }
.mermaid svg rect:is([class*=' crit'], [class*=' activeCrit'], [class*=' doneCrit']) { fill: var(--wrong) !important; }
`;
