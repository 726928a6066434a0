import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { SeenRequest } from '../../harness/faults.ts';

const PACKAGES = ['@stoplight/prism-cli@5.16.0', '@octokit/openapi@23.0.2'];
/** The calls of the action and of `gh` in the examples. */
const PATHS = [
  '/compare/{basehead}',
  '/deployments',
  '/deployments/{deployment_id}/statuses',
  '/issues/comments/{comment_id}',
  '/issues/{issue_number}/comments',
  '/pulls/{pull_number}',
];

const operation = z.looseObject({ responses: z.unknown() });
const published = z.object({
  openapi: z.string(),
  info: z.unknown(),
  servers: z.unknown(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});
const refusal = z.looseObject({
  title: z.string(),
  validation: z.array(z.object({ message: z.string() })).default([]),
});

/** GitHub's own description of its API, which Prism holds requests against. */
export type Prism = Awaited<ReturnType<typeof startPrism>>;

/** Installs Prism and GitHub's description in a folder, and starts it. Throws where the registry does not answer. */
export async function startPrism(folder: string) {
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  await promisify(execFile)('npm', ['install', ...options, ...PACKAGES], { timeout: 180_000 });
  const packages = join(folder, 'node_modules');
  const document = join(folder, 'github.json');
  writeFileSync(document, JSON.stringify(readDescription(packages)));
  const words = ['mock', '--errors', '--port', '0', document];
  const child = spawn(process.execPath, [join(packages, '@stoplight/prism-cli/dist/index.js'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let url: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    url = /Prism is listening on (\S+)/.exec(line)?.[1];
    if (url !== undefined) break;
  }
  if (url === undefined) throw new Error('Prism did not start');
  child.stdout.resume();
  let checked = 0;
  return {
    /** Number of requests checked so far. */
    checked: () => checked,
    /** Says what GitHub's description does not allow in requests, a sentence each. */
    async problemsOf(requests: readonly SeenRequest[]): Promise<string[]> {
      checked += requests.length;
      const problems = await Promise.all(requests.map((request) => problemOf(url, request)));
      return problems.filter((problem) => problem !== undefined);
    },
    async [Symbol.asyncDispose](): Promise<void> {
      child.kill();
      await ended;
    },
  };
}

/** GitHub's description cut down to the requests of these paths: the whole one has 73 MB. */
function readDescription(packages: string): z.infer<typeof published> {
  const file = join(packages, '@octokit/openapi/generated/api.github.com.deref.json');
  const { paths, ...rest } = published.parse(JSON.parse(readFileSync(file, 'utf8')));
  const kept = PATHS.map((name) => {
    const path = `/repos/{owner}/{repo}${name}`;
    const operations = Object.entries(paths[path] ?? {}).map(([method, one]) => [
      method,
      { ...one, responses: { 200: { description: 'allowed' } } },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  return { ...rest, paths: Object.fromEntries(kept) };
}

async function problemOf(url: string, { method, path, headers, body }: SeenRequest) {
  const { 'content-type': type } = headers;
  const answer = await fetch(`${url}${path}`, {
    method,
    // GitHub's own media types are not in its description.
    headers: { accept: 'application/json', ...(type !== undefined && { 'content-type': type }) },
    ...(body !== '' && { body }),
  });
  const text = await answer.text();
  if (answer.ok) return undefined;
  const { title, validation } = refusal.parse(JSON.parse(text));
  const why = [title, ...validation.map(({ message }) => message)].join('; ');
  return `GitHub would refuse ${method} ${path}: ${why}`;
}
