import * as z from 'zod/mini';
import { anyAnswer, bareEndpoint, integer, list, readEndpoint, record, undocumented } from './endpoint.ts';
import { logEntry } from './log-entry.ts';

/** Section 2, Server: the fields that this action uses. The document does not show the values of `status`. */
const server = z.object({ id: integer, name: z.string(), status: undocumented(z.string()) });
export type Server = z.infer<typeof server>;

/** Section 4, Servers. */
export const getServers = readEndpoint('/api/servers', list(server));
export const getServer = readEndpoint('/api/servers/{server}', record(server));
export const getServerLogs = readEndpoint('/api/servers/{server}/logs', list(logEntry));
export const postServerRestart = bareEndpoint('POST', '/api/servers/{server}/restart', 'once', anyAnswer);
const opcache = '/api/servers/{server}/refresh-opcache';
export const postOpcacheRefresh = bareEndpoint('POST', opcache, 'flag', anyAnswer);
