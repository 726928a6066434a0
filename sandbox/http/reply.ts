import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import { type Answer, refused } from './answer.ts';

export type Api = Hono<Environment>;
/** The environment of a request in Hono: the same request as Node has it. */
export type Environment = { Bindings: { incoming: IncomingMessage } };

/** Answers 405 to the methods that a path does not take. */
export function refuseOthers(api: Api, path: string, methods: string[]) {
  const allow = methods.join(', ');
  api.all(path, ({ env: { incoming } }) =>
    send(refused(405, `This path does not take ${incoming.method}, only ${allow}.`, { allow })),
  );
}

export function send({ status, body, headers }: Answer): Response {
  return sendText(status, body === undefined ? '' : JSON.stringify(body), {
    'content-type': 'application/json',
    ...headers,
  });
}

export function sendText(status: number, content: string, headers: Record<string, string>): Response {
  const length = String(Buffer.byteLength(content));
  return new Response(content, {
    status,
    headers: { 'content-length': length, 'cache-control': 'no-store', ...headers },
  });
}
