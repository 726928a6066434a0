import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request as a stand-in has seen it. */
export interface SeenRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An answer instead of the usual one: a text as it is, anything else as JSON. Nothing is done, unless it takes effect all the same. */
export interface OtherAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly effect?: 'none' | 'now';
}

/**
 * A fault of a request, in the words of every stand-in, for the service and for GitHub. `reset`: the connection
 * breaks before it is seen; `lose-answer`: it takes effect, then the connection breaks; or another answer.
 */
export type PlainFault = 'reset' | 'lose-answer' | OtherAnswer;

/** Decides the fault of a request; `nth` counts requests of the same method and path from 1. */
export type FaultScript<Fault> = (
  request: SeenRequest,
  nth: number,
) => Fault | undefined | Promise<Fault | undefined>;

/** Reads a request to its end, adds it to those that came before, and asks for its fault. */
export async function receive<Fault>(
  incoming: IncomingMessage,
  requests: SeenRequest[],
  script: FaultScript<Fault>,
): Promise<{ readonly seen: SeenRequest; readonly fault: Fault | undefined }> {
  const { method = '', url: path = '', headers } = incoming;
  const body = Buffer.concat(await incoming.toArray()).toString();
  const seen: SeenRequest = { method, path, headers, body };
  requests.push(seen);
  const nth = requests.filter((other) => other.method === method && other.path === path).length;
  return { seen, fault: await script(seen, nth) };
}

/** The text of the body of an answer. */
export function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  return body === undefined ? '' : JSON.stringify(body);
}
