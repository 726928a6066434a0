import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@jest/globals';

const CHROMIUM = '/usr/bin/chromium';
const OPTIONS = `--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
--disable-component-update --disable-sync --virtual-time-budget=20000 --dump-dom`;

/** A test that is left out where there is no Chromium. */
export const testInBrowser = existsSync(CHROMIUM) ? test : test.skip;

/** The page as Chromium has it after its scripts have run, with a profile in this folder. */
export function browse(address: string, folder: string): string {
  const options = [...OPTIONS.split(/\s/), `--user-data-dir=${join(folder, 'profile')}`, address];
  return execFileSync(CHROMIUM, options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 600_000,
  });
}
