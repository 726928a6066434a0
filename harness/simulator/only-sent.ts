import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The API as the sandbox describes it. */
const { paths }: { paths: Record<string, object> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'),
);

const calls = Object.entries(paths).flatMap(([path, methods]) => {
  const rest = path.replace('/api/servers/{server}/', '').replace(/\{\w+\}/g, '\\d+');
  return 'get' in methods ? [] : [new RegExp(`^(${Object.keys(methods).join('|')}) ${rest}$`, 'i')];
});

/**
 * True for a write of the API that no call shows, so that there is nothing to simulate but that it happened.
 *
 * @param rest the path behind the server's
 */
export function isOnlySent(method: string, rest: string): boolean {
  return calls.some((call) => call.test(`${method} ${rest}`));
}
