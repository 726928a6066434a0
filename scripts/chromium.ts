import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

export const CHROMIUM = '/usr/bin/chromium';

/** The screen that a page is shown on; `width` is in CSS pixels. */
export interface Screen {
  readonly width: number;
  readonly scale: number;
  readonly isDark?: boolean;
  /** More style for the page. */
  readonly style?: string;
}

export interface Browser {
  /** Takes a picture of a whole page, once its diagrams are drawn. */
  photograph(page: string, screen: Screen, picture: string): Promise<void>;
  close(): Promise<void>;
}

const OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
];

const answerSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z.looseObject({}).optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** Asks Chromium something by its DevTools protocol. */
type Send = (method: string, params?: object) => Promise<unknown>;

/** Starts Chromium with a new, empty profile. */
export async function startBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const browser = spawn(CHROMIUM, [...OPTIONS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(browser, 'exit');
  const socket = await connect(browser.stderr);
  const send = talk(socket);
  return {
    photograph: (page, screen, picture) => photograph(send, page, screen, picture),
    async close() {
      socket.close();
      browser.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Connects to the one tab. Chromium says on stderr where it listens. */
async function connect(stderr: NodeJS.ReadableStream): Promise<WebSocket> {
  let host: string | undefined;
  for await (const line of createInterface(stderr)) {
    [, host] = /^DevTools listening on ws:\/\/([^/]+)/.exec(line) ?? [];
    if (host !== undefined) break;
  }
  if (host === undefined) throw new Error('Chromium did not start.');
  const tabs = await fetch(`http://${host}/json/list`);
  const targets = z.array(z.object({ type: z.string(), webSocketDebuggerUrl: z.string() }));
  const tab = targets.parse(await tabs.json()).find(({ type }) => type === 'page');
  const socket = new WebSocket(tab?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  return socket;
}

function talk(socket: WebSocket): Send {
  let last = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error } = answerSchema.parse(JSON.parse(String(data)));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(`Chromium: ${error.message}`));
  });
  return (method, params = {}) => {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method, params }));
    return asked.promise;
  };
}

/** Waits for the page and its diagrams, then measures it. */
const READY = `(async () => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await globalThis.diagramsDrawn;
  await document.fonts.ready;
  return location.href === 'about:blank' ? 0 : Math.ceil(document.documentElement.getBoundingClientRect().height);
})()`;

async function photograph(
  send: Send,
  page: string,
  { width, scale, isDark = false, style = '' }: Screen,
  picture: string,
): Promise<void> {
  const resize = (height: number) =>
    send('Emulation.setDeviceMetricsOverride', {
      ...{ width, height, deviceScaleFactor: scale, mobile: false },
    });
  const features = [{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }];
  await send('Emulation.setEmulatedMedia', { features });
  await resize(100);
  await send('Page.navigate', { url: pathToFileURL(page).href });
  const evaluated = z.object({ result: z.object({ value: z.number().positive() }) });
  const evaluate = async (expression: string) =>
    evaluated.parse(await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }))
      .result.value;
  const sheet = `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(style)} }))`;
  await evaluate(`${READY}.then((height) => { ${sheet}; return height; })`);
  await resize(await evaluate(READY));
  const { data } = z
    .object({ data: z.string() })
    .parse(await send('Page.captureScreenshot', { format: 'png' }));
  writeFileSync(picture, Buffer.from(data, 'base64'));
}
