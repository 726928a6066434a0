import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Clock, createClock } from '../src/core/clock.ts';
import type { ActionOptions, ActionRun, ProcessOptions } from './action-run.ts';
import { type Files, makeRepository } from './git.ts';
import type { Texts } from './metadata.ts';
import { type Script, startMisbehavingServer } from './misbehaving-server.ts';
import { runAction } from './run-action.ts';
import { type Sandbox, type SandboxOptions, startSandbox, visitSite } from './sandbox.ts';

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** The clock of this process, with pauses ten times shorter than asked for. */
const systemClock = createClock(process.uptime);
const hurriedClock: Clock = { ...systemClock, sleep: (ms, signal) => systemClock.sleep(ms / 10, signal) };

/** A deploy script that brings the site to the newest commit. */
export const UPDATE_SCRIPT =
  '#!/bin/bash\nset -e\ngit fetch --quiet origin main\ngit reset --hard FETCH_HEAD\n';

const FILES: Files = {
  'public/index.html': '<h1>First</h1>\n',
  '.env.example': '# settings of the shop\nAPP_NAME="My shop"\nAPP_KEY=\n',
};

/**
 * Sets the stage, on which most end-to-end tests play: a sandbox with a misbehaving server in front of it, and a repository to
 * deploy. Call `stop` at the end.
 *
 * @param origin the path of the repository
 */
export async function setStage(options: SandboxOptions = {}, files: Files = FILES, origin?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'stage-'));
  const repository = await makeRepository(origin ?? join(folder, 'shop.git'), files);
  const sandbox = await startSandbox({ dataDir: join(folder, 'data'), ...options });
  let script: Script = () => undefined;
  const service = await startMisbehavingServer(sandbox.url, (request, nth) => script(request, nth));
  const usual = {
    'base-url': service.url,
    'api-token': sandbox.token,
    server: '1',
    'repository-provider': 'custom',
    repository: repository.path,
    branch: 'main',
  };
  async function stop(): Promise<void> {
    await service.stop();
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return {
    sandbox,
    repository,
    service,
    /** Decides the faults of requests from now on. */
    misbehave(next: Script): void {
      script = next;
    },
    /** Runs the action on a site of its own, with sensible inputs, and forgets earlier requests first. */
    run(inputs: Texts, more: Omit<ProcessOptions, 'inputs'> = {}): Promise<ActionRun> {
      service.requests.length = 0;
      return runAction({ ...more, inputs: { ...usual, timeout: '10m', ...inputs } });
    },
    /** The same in this process, with hurried pauses: for the many cases of one thing. */
    play(inputs: Texts, more: Omit<ActionOptions, 'inputs'> = {}): Promise<ActionRun> {
      service.requests.length = 0;
      return runAction({ clock: hurriedClock, ...more, inputs: { ...usual, ...inputs } });
    },
    /** Asks the service directly, past that server. Resolves when what the request began in the background is done. */
    async call(method: string, path: string, body?: unknown): Promise<unknown> {
      const answer = await ask(sandbox, method, path, body);
      if (options.service === 'family' && method !== 'GET') await untilDone(sandbox, path, answer);
      return answer;
    },
    /** Folder of a site's files. */
    siteFolder: (id: number, domain: string) => join(folder, 'data', 'sites', `${id}-${domain}`),
    /** The front page of a site, as it is served. */
    visit: (domain: string) => visitSite(sandbox.port, domain),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function ask(sandbox: Sandbox, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${sandbox.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

const made = z.object({ data: z.object({ id: z.number() }) });
const atWork = z.object({
  data: z.object({ status: z.enum(['created', 'building', 'repository-installing', 'deleting']) }),
});

/** Waits for the site that a request made, deleted, or gave a repository; other requests are done when answered. */
async function untilDone(sandbox: Sandbox, path: string, answer: unknown): Promise<void> {
  const [, sites, site] = /^(.*\/sites)(\/\d+)?(?:\/repository)?$/.exec(path) ?? [];
  if (sites === undefined) return;
  const id = site ?? `/${made.safeParse(answer).data?.data.id}`;
  while (atWork.safeParse(await ask(sandbox, 'GET', `${sites}${id}`)).success) await sleep(10);
}
