/**
 * Takes pictures of the demo's pages: `.demo/*.html` become `.demo/*.png`, some of them also as a phone and a dark screen
 * show them. With `--images` those of README.md are taken instead, into `docs/images/`. Run by hand, after the demo.
 *
 * GitHub draws the diagrams of a job summary. Here they are drawn where the package is found that does so
 * (`npm install --no-save mermaid@12`); it is too large to depend on. Elsewhere their source is shown.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const CHROMIUM = '/usr/bin/chromium';
/** The way to show a page; `width` is in CSS pixels. */
type Screen = { suffix: string; width: number; scale: number; style: string; options: readonly string[] };
const DESK: Screen = { suffix: '', width: 960, scale: 2, style: '', options: [] };
/** Chromium's windows are no narrower than 500 pixels. */
const PHONE: Screen = { ...DESK, suffix: '-phone', width: 500, style: 'html { width: 390px; }' };
const DARK: Screen = { ...DESK, suffix: '-dark', options: ['--blink-settings=preferredColorScheme=0'] };
/** For README.md, where a picture is shown some 830 pixels wide: the summary alone, and no heavier than need be. */
const README: Screen = {
  ...DESK,
  width: 860,
  scale: 1.25,
  style: 'body { padding: 12px; } section:not(:has(article)) { display: none; }',
};
/** The pictures of README.md, by the page that each is taken of. */
const IMAGES: Readonly<Record<string, string>> = {
  plan: 'summary-plan',
  release: 'summary-success',
  'broken-script': 'summary-failure',
  cancelled: 'summary-cancelled',
  'plan-comment': 'comment',
};
/** Chromium now and then takes the picture before the last 69 pixels of the window are painted. */
const SPARE_HEIGHT = 70;
/** Of the page's own time, in milliseconds: what it takes to draw. */
const DRAWING_MS = 20_000;
const root = join(import.meta.dirname, '..');
const pages = join(root, '.demo');
const mermaid = join(root, 'node_modules/mermaid/dist/mermaid.min.js');

/** Draws the diagrams of a page as GitHub does, where that is possible; then the page measures itself. */
const DRAW = `${existsSync(mermaid) ? `<script src="${pathToFileURL(mermaid).href}"></script>` : ''}
<script>
(async () => {
  if (typeof mermaid !== 'undefined') {
    for (const code of document.querySelectorAll('code.language-mermaid')) {
      const drawing = document.createElement('div');
      drawing.className = 'mermaid';
      drawing.textContent = code.textContent;
      code.parentElement.replaceWith(drawing);
    }
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    mermaid.initialize({ startOnLoad: false, theme: isDark ? 'dark' : 'default' });
    await mermaid.run();
  }
  document.body.dataset.height = document.body.scrollHeight;
})();
</script>
`;

const problem = findProblem();
if (problem === undefined) takePictures(process.argv.includes('--images'));
else {
  process.stderr.write(`screenshots: ${problem}\n`);
  process.exitCode = 1;
}

function findProblem(): string | undefined {
  if (!existsSync(CHROMIUM)) {
    const packages = 'chromium fonts-liberation fonts-noto-color-emoji';
    return `there is no ${CHROMIUM}. Install it, on Debian or Ubuntu with\n  sudo apt-get install --no-install-recommends ${packages}`;
  }
  return names().length > 0 ? undefined : 'there are no pages in .demo/. Run npm run demo first.';
}

function names(): string[] {
  return existsSync(pages) ? readdirSync(pages).filter((name) => name.endsWith('.html')) : [];
}

function takePictures(isForReadme: boolean): void {
  if (!existsSync(mermaid)) {
    const how = 'npm install --no-save mermaid@12';
    process.stdout.write(`Diagrams are shown as their source: to have them drawn, run ${how} first.\n`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  try {
    for (const name of names()) {
      const image = IMAGES[name.replace(/^\d+-|\.html$/g, '')];
      if (isForReadme) {
        if (image !== undefined) takePicture(name, README, join(root, 'docs/images', `${image}.png`), folder);
        continue;
      }
      const screens = image !== undefined || name === 'sandbox.html' ? [DESK, PHONE, DARK] : [DESK];
      for (const screen of screens) {
        takePicture(name, screen, join(pages, name.replace(/\.html$/, `${screen.suffix}.png`)), folder);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function takePicture(name: string, screen: Screen, picture: string, folder: string): void {
  const { width, scale, style, options } = screen;
  const page = join(folder, 'page.html');
  const html = readFileSync(join(pages, name), 'utf8');
  writeFileSync(page, `${html}<style>${style}</style>\n${DRAW}`);
  const show = (height: number, ...words: readonly string[]): string =>
    browse(folder, ...options, `--window-size=${width},${height}`, ...words, pathToFileURL(page).href);
  const height = heightIn(show(100, '--dump-dom'));
  mkdirSync(join(picture, '..'), { recursive: true });
  show(height + SPARE_HEIGHT, `--force-device-scale-factor=${scale}`, `--screenshot=${picture}`);
  process.stdout.write(`${picture}\n`);
}

/** Height of the whole page in CSS pixels. */
function heightIn(document: string): number {
  const [, height] = /<body data-height="(\d+)"/.exec(document) ?? [];
  if (height === undefined) throw new Error('Chromium did not measure the page.');
  return Number(height);
}

/** Runs Chromium with a new, empty profile; returns what it prints. */
function browse(folder: string, ...words: readonly string[]): string {
  const profile = mkdtempSync(join(folder, 'profile-'));
  const quiet = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-scrollbars',
    `--virtual-time-budget=${DRAWING_MS}`,
    `--user-data-dir=${profile}`,
  ];
  return execFileSync(CHROMIUM, [...quiet, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
}
