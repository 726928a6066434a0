import * as z from 'zod/mini';
import {
  anyAnswer,
  integer,
  list,
  noBody,
  readEndpoint,
  record,
  undocumented,
  writeEndpoint,
} from './endpoint.ts';
import { logEntry } from './log-entry.ts';

/** Section 2, Server: the fields that this action uses. The document does not show the values of `status`. */
const server = z.object({ id: integer, name: z.string(), status: undocumented(z.string()) });
export type Server = z.infer<typeof server>;

/** Section 4, Servers. */
export const getServers = readEndpoint('/api/servers', list(server));
export const getServer = readEndpoint('/api/servers/{server}', record(server));
export const getServerLogs = readEndpoint('/api/servers/{server}/logs', list(logEntry));
export const postServerRestart = writeEndpoint('POST', '/api/servers/{server}/restart', {
  retry: 'once',
  body: noBody,
  answer: anyAnswer,
});
export const postOpcacheRefresh = writeEndpoint('POST', '/api/servers/{server}/refresh-opcache', {
  retry: 'flag',
  body: noBody,
  answer: anyAnswer,
});
