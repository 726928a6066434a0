/**
 * Takes pictures of the pages that `npm run demo` has left, and of the README and a fleet of eighty as pages: into
 * `.demo/pictures/`, each on a wide and a narrow screen, light and dark. With `--images` it takes those of README.md
 * instead, into `docs/images/`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { writePage } from '../local/page.ts';
import { type Browser, CHROMIUM, type Screen, startBrowser } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const pages = join(root, '.demo');
const pictures = join(pages, 'pictures');

const WIDE: Screen = { width: 1280, scale: 1 };
const NARROW: Screen = { width: 400, scale: 2 };
const SCREENS: Readonly<Record<string, Screen>> = {
  wide: WIDE,
  'wide-dark': { ...WIDE, isDark: true },
  narrow: NARROW,
  'narrow-dark': { ...NARROW, isDark: true },
};
/** README.md shows a picture some 830 pixels wide: the summary alone, and no heavier than need be. */
const README: Screen = {
  ...{ width: 860, scale: 1.25 },
  style: 'body { padding: 12px; } h1, section:not(:has(article)) { display: none; }',
};
/** The pictures of README.md, by the page that each is taken of. */
const IMAGES: Readonly<Record<string, string>> = {
  plan: 'summary-plan',
  release: 'summary-success',
  'broken-script': 'summary-failure',
  cancelled: 'summary-cancelled',
  'plan-comment': 'comment',
};

const problem = findProblem();
if (problem === undefined) await takeAll(process.argv.includes('--images'));
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

async function takeAll(isForReadme: boolean): Promise<void> {
  const browser = await startBrowser();
  try {
    await (isForReadme ? takeImages(browser) : takePictures(browser));
  } finally {
    await browser.close();
  }
}

async function takeImages(browser: Browser): Promise<void> {
  for (const name of names()) {
    const image = IMAGES[name.replace(/^\d+-|\.html$/g, '')];
    if (image !== undefined) await take(browser, name, README, join(root, 'docs/images', `${image}.png`));
  }
}

async function takePictures(browser: Browser): Promise<void> {
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures);
  leavePage('readme', 'README.md', { title: 'The project' });
  leavePage('fleet-eighty', 'test/golden/fleet-eighty.md', { title: 'A fleet of eighty', succeeded: false });
  for (const name of names()) {
    for (const [suffix, screen] of Object.entries(SCREENS)) {
      await take(browser, name, screen, join(pictures, `${basename(name, '.html')}-${suffix}.png`));
    }
  }
}

async function take(browser: Browser, name: string, screen: Screen, picture: string): Promise<void> {
  await browser.photograph(join(pages, name), screen, picture);
  process.stdout.write(`${relative(root, picture)}\n`);
}

/** Leaves a file of the project as a page beside those of the demo. */
function leavePage(name: string, file: string, about: { title: string; succeeded?: boolean }): void {
  const summary = readFileSync(join(root, file), 'utf8').replaceAll('docs/images/', '../docs/images/');
  writePage(join(pages, `${name}.html`), { ...about, annotations: [], summary, heading: file });
}
