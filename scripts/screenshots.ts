/**
 * Takes pictures of the demo's pages: `.demo/*.html` become `.demo/*.png`, that of the sandbox also as a phone and a dark
 * screen show it. Run by hand, after the demo.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHROMIUM = '/usr/bin/chromium';
/** How a page is shown; `width` in CSS pixels. */
type Screen = { suffix: string; width: number; options: readonly string[] };
const DESK: Screen = { suffix: '', width: 960, options: [] };
/** Chromium's windows are no narrower than 500 pixels. */
const PHONE: Screen = { suffix: '-phone', width: 500, options: [] };
const DARK: Screen = { suffix: '-dark', width: 960, options: ['--blink-settings=preferredColorScheme=0'] };
/** Chromium now and then takes the picture before the last 69 pixels of the window are painted. */
const SPARE_HEIGHT = 70;
const pages = join(import.meta.dirname, '../.demo');

const problem = findProblem();
if (problem === undefined) takePictures();
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

function takePictures(): void {
  const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  try {
    for (const name of names()) {
      const screens = name === 'sandbox.html' ? [DESK, PHONE, DARK] : [DESK];
      for (const screen of screens) takePicture(join(pages, name), screen, folder);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function takePicture(page: string, { suffix, width, options }: Screen, folder: string): void {
  const picture = page.replace(/\.html$/, `${suffix}.png`);
  const size = `--window-size=${width},${heightOf(page, width, folder) + SPARE_HEIGHT}`;
  const output = ['--force-device-scale-factor=2', `--screenshot=${picture}`];
  browse(folder, size, ...options, ...output, `file://${page}`);
  process.stdout.write(`${picture}\n`);
}

/** Height of the whole page in CSS pixels: a copy of it measures itself. */
function heightOf(page: string, width: number, folder: string): number {
  const copy = join(folder, 'page.html');
  copyFileSync(page, copy);
  appendFileSync(copy, '<script>document.body.dataset.height = document.body.scrollHeight</script>');
  const document = browse(folder, `--window-size=${width},100`, '--dump-dom', `file://${copy}`);
  const [, height] = /<body data-height="(\d+)"/.exec(document) ?? [];
  if (height === undefined) throw new Error(`Chromium did not measure ${page}.`);
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
    `--user-data-dir=${profile}`,
  ];
  return execFileSync(CHROMIUM, [...quiet, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
