import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, notFound, refused } from './answer.ts';

/** Something to read that is no answer of the API: it is sent as it is. */
export type Document = { status: 200; headers: Record<string, string>; content: string | Buffer };

/** By path, what anybody who reaches the sandbox may read, without a token. */
export type Documents = Record<string, () => Promise<Document | Answer>>;

/** The document at a path, or why there is none; undefined when the path is none of a document. */
export async function findDocument(
  documents: Documents,
  method: string,
  path: string,
): Promise<Document | Answer | undefined> {
  const read = Object.hasOwn(documents, path) ? documents[path] : undefined;
  if (read === undefined || method === 'GET' || method === 'HEAD') return read?.();
  return refused(405, `This path does not take ${method}, only GET, HEAD.`, { allow: 'GET, HEAD' });
}

/** The API as an OpenAPI document: the project's file, as it is at the moment. */
export async function readOpenApi(): Promise<Document | Answer> {
  try {
    const content = await readFile(join(import.meta.dirname, '../../docs/openapi.json'));
    return { status: 200, headers: { 'content-type': 'application/json' }, content };
  } catch {
    return notFound('The OpenAPI document');
  }
}
