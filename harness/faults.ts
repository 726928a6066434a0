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

/** The text of the body of an answer. */
export function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  return body === undefined ? '' : JSON.stringify(body);
}
