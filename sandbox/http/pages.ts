import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getMimeType, mimes } from 'hono/utils/mime';
import type { Edge } from '../options.ts';
import type { Service } from '../service.ts';
import type { Site } from '../store.ts';

type Page =
  | { kind: 'file'; handle: FileHandle; size: number; type: string }
  | { kind: 'moved'; location: string }
  | { kind: 'missing' };

/** Serves the web directory of the site named `<domain>` to a request for `<domain>.localhost`. */
export async function servePage(
  service: Service,
  domain: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cache-control', 'no-store');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sayPlainly(response, 405, 'Pages of a site take GET and HEAD only.');
  }
  if (service.edge !== 'none') return standBefore(service.edge, response);
  const site = service.store.sites.ofDomain(domain);
  if (site === null) return sayPlainly(response, 404, 'No site of the sandbox has this domain.');
  if (service.restarts.secondsLeft(site.server_id) !== null) {
    return sayPlainly(response, 503, 'The server is rebooting.');
  }
  const page = await findPage(service.folders.sites.of(site), site, request.url ?? '/');
  if (page.kind === 'missing') return sayPlainly(response, 404, 'The site has no such page.');
  if (page.kind === 'moved') {
    response.setHeader('location', page.location);
    return sayPlainly(response, 301, 'The page is a folder.');
  }
  response.setHeader('content-type', page.type);
  response.setHeader('content-length', page.size);
  const { handle, size } = page;
  try {
    if (request.method === 'HEAD' || size === 0) response.end();
    else await pipeline(handle.createReadStream({ autoClose: false, end: size - 1 }), response);
  } finally {
    await handle.close();
  }
}

/** Answers in the place of every site, as what stands before it would. */
function standBefore(edge: Exclude<Edge, 'none'>, response: ServerResponse) {
  switch (edge) {
    case 'wall':
      return sayPlainly(response, 403, 'A firewall stands before this site (--edge wall).');
    case 'challenge':
      response.setHeader('retry-after', '5');
      return sayPlainly(response, 503, 'Just a moment: checking your browser (--edge challenge).');
    case 'redirect':
      response.setHeader('location', 'https://login.example/sign-in');
      return sayPlainly(response, 302, 'Sign in first (--edge redirect).');
    case 'down':
      return response.destroy();
  }
}

async function findPage(siteFolder: string, site: Site, target: string): Promise<Page> {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  const names = decodeNames(path);
  if (names === null) return { kind: 'missing' };
  try {
    const webFolder = await realpath(join(siteFolder, site.web_directory));
    const openAllowed = async (wanted: string) => {
      const real = await realpath(wanted);
      return isShown(real, webFolder, siteFolder) ? openPath(real) : null;
    };
    const asked = join(webFolder, ...names);
    const found = await openAllowed(asked);
    if (found === null) return { kind: 'missing' };
    if (found.kind === 'file') return found;
    if (!path.endsWith('/'))
      return { kind: 'moved', location: `/${names.map(encodeURIComponent).join('/')}/` };
    const index = await openAllowed(join(asked, 'index.html'));
    return index?.kind === 'file' ? index : { kind: 'missing' };
  } catch (error) {
    if (isMissing(error)) return { kind: 'missing' };
    throw error;
  }
}

/**
 * Tells whether a path without symbolic links may be shown: inside the site's folder, and not hidden under its real name
 * either, so that a link to `.env` or into `.git` shows nothing.
 */
function isShown(realPath: string, webFolder: string, siteFolder: string): boolean {
  const insideSite = relative(siteFolder, realPath).split(sep);
  if (insideSite[0] === '..') return false;
  const insideWeb = relative(webFolder, realPath).split(sep);
  const names = insideWeb[0] === '..' ? insideSite : insideWeb;
  return !names.some(isHidden) && extname(realPath) !== '.php';
}

/** The names between the slashes; null when one of them could lead elsewhere or is a dot file. */
function decodeNames(path: string): string[] | null {
  try {
    const names = path
      .split('/')
      .filter((name) => name !== '')
      .map(decodeURIComponent);
    return names.some((name) => isHidden(name) || /[/\\\0]/.test(name)) ? null : names;
  } catch {
    return null;
  }
}

async function openPath(
  realPath: string,
): Promise<Extract<Page, { kind: 'file' }> | { kind: 'folder' } | null> {
  const handle = await open(realPath, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const status = await handle.stat();
  if (status.isFile()) {
    const type = getMimeType(realPath, contentTypes) ?? 'application/octet-stream';
    return { kind: 'file', handle, size: status.size, type };
  }
  await handle.close();
  return status.isDirectory() ? { kind: 'folder' } : null;
}

const isHidden = (name: string) => name.startsWith('.') && name !== '.well-known';

function isMissing(error: unknown): boolean {
  const codes = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'ENXIO'];
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function sayPlainly(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

const contentTypes = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
};
