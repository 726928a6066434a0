import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { readOverview } from '../page/overview.ts';
import { renderPage, type View } from '../page/page.ts';
import { style } from '../page/style.ts';
import type { Service } from '../service.ts';
import { type Answer, notFound, refused } from './answer.ts';
import type { ApiOptions } from './api.ts';

/** Something to read that is no answer of the API: it is sent as it is. */
export type Document = { status: 200; headers: Record<string, string>; content: string | Buffer };

type DocumentOptions = Pick<ApiOptions, 'manner' | 'vocabulary'>;

/**
 * Serves the documents that anybody may read without a token: the page for people and the OpenAPI document. The
 * function returns null for a request of anything else.
 */
export function createDocuments(service: Service, options: DocumentOptions) {
  const readers = new Map<string, (request: IncomingMessage) => Document | Promise<Document | Answer>>([
    ['/', (request) => pageDocument(service, options, viewOf(request))],
    ['/openapi.json', readOpenApi],
  ]);
  return async (request: IncomingMessage): Promise<Document | Answer | null> => {
    const { method, url = '' } = request;
    const read = readers.get(url.replace(/\?.*/s, ''));
    if (read === undefined) return null;
    if (method === 'GET' || method === 'HEAD') return read(request);
    return refused(405, `This path does not take ${method}, only GET, HEAD.`, { allow: 'GET, HEAD' });
  };
}

function pageDocument(service: Service, options: DocumentOptions, view: View): Document {
  const overview = readOverview(
    service,
    options,
    ({ id, state }) => view.paused || state === 'running' || id === view.openDeploy,
  );
  return { status: 200, headers: pageHeaders, content: renderPage(overview, view) };
}

function viewOf({ url = '', socket }: IncomingMessage): View {
  const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
  const open = query.get('open') ?? '';
  return {
    paused: query.has('pause'),
    openDeploy: /^[1-9]\d{0,14}$/.test(open) ? Number(open) : null,
    port: socket.localPort ?? 0,
  };
}

/** The project's file, as it is at the moment. */
async function readOpenApi(): Promise<Document | Answer> {
  try {
    const content = await readFile(join(import.meta.dirname, '../../docs/openapi.json'));
    return { status: 200, headers: { 'content-type': 'application/json' }, content };
  } catch {
    return notFound('The OpenAPI document');
  }
}

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing is loaded and nothing runs, whatever a log holds; no other page frames this one or reads it. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
