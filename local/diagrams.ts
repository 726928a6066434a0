import { copyFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const LIBRARY = 'mermaid.js';

/** True for rendered Markdown with a Mermaid diagram in it. */
export function hasDiagram(html: string): boolean {
  return html.includes('<code class="language-mermaid">');
}

/**
 * Puts the library beside the pages of a folder: they load nothing from the network. Where its package is not installed, the
 * pages show the source of their diagrams.
 */
export function placeLibrary(folder: string): void {
  const path = join(folder, LIBRARY);
  if (existsSync(path)) return;
  try {
    copyFileSync(createRequire(import.meta.url).resolve('@mermaid-js/tiny/dist/mermaid.tiny.js'), path);
  } catch {
    // A rehearsal does not fail for want of a diagram.
  }
}

/** Draws the diagrams of a page. Without the library, their source is shown. */
export const DIAGRAM_SCRIPT = `<script src="${LIBRARY}"></script>
<script>
(async () => {
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
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  mermaid.initialize({ startOnLoad: false, theme: isDark ? 'dark' : 'default' });
  await mermaid.run();
})();
</script>
`;

/** The colours are in the source of a diagram, and right in GitHub's themes, which the script takes. */
export const DIAGRAM_STYLE = `
.diagram { margin-bottom: 16px; overflow: auto hidden; }
/* Mermaid leaves 50 pixels above a diagram and as many below. */
.mermaid { min-width: 640px; margin: -32px 0 -24px; }
.mermaid svg { display: block; max-width: 100%; }
.mermaid svg .grid { color: #8c959f; }
`;
