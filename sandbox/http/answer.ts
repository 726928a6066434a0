/** The answer of an endpoint: a status and a JSON body (`undefined`: no body). */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** Messages of a 422 by field. */
export type FieldErrors = Record<string, string[]>;

export const data = (record: unknown): Answer => bare({ data: record });
export const message = (text: string): Answer => bare({ message: text });
/** A 200 whose body is not wrapped in `data`. */
export const bare = (body: unknown): Answer => ({ status: 200, body });

export const notFound = (what: string): Answer => refused(404, `${what} not found.`);
export const invalid = (errors: FieldErrors): Answer => ({
  status: 422,
  body: { message: 'The given data was invalid.', errors },
});
export const refused = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  body: { message: text },
  headers,
});
