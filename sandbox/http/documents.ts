import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Manner } from '../api/manner.ts';
import { readOverview } from '../page/overview.ts';
import { renderPage, type View } from '../page/page.ts';
import { style } from '../page/style.ts';
import type { Service } from '../service.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type Api, refuseOthers, sendText } from './reply.ts';

/** Adds the documents that anybody may read without a token: the page for people and the OpenAPI document. */
export function addDocuments(
  api: Api,
  service: Service,
  options: { manner: Manner; vocabulary: Vocabulary },
) {
  const { manner, vocabulary } = options;
  api.get('/', ({ env: { incoming } }) => {
    const view = viewOf(incoming);
    const overview = readOverview(
      service,
      options,
      ({ id, state }) => view.paused || state === 'running' || id === view.openDeploy,
    );
    return sendText(200, renderPage(overview, view), pageHeaders);
  });
  api.get('/openapi.json', async ({ env: { incoming } }) => {
    const { openApiDocument } = await import('../openapi.ts');
    const text = vocabulary.document(JSON.stringify(openApiDocument(manner)));
    const { host } = incoming.headers;
    // An address is not the sandbox's own text.
    const servers = host === undefined ? {} : { servers: [{ url: `http://${host}` }] };
    return sendText(200, JSON.stringify({ ...JSON.parse(text), ...servers }), {
      'content-type': 'application/json',
    });
  });
  for (const path of ['/', '/openapi.json']) refuseOthers(api, path, ['GET', 'HEAD']);
}

function viewOf({ url = '', socket }: IncomingMessage): View {
  const query = new URLSearchParams(url.replace(/^[^?]*/, ''));
  const open = query.get('open') ?? '';
  return {
    paused: query.has('pause') || query.has('copy'),
    isCopy: query.has('copy'),
    openDeploy: /^[1-9]\d{0,14}$/.test(open) ? Number(open) : null,
    port: socket.localPort ?? 0,
  };
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
