import * as z from 'zod/mini';
import { anyAnswer, integer, list, noBody, reading, record, undocumented, writing } from './endpoint.ts';
import { logEntry } from './log-entry.ts';

/** Section 2, Server: the fields that this action uses. Which values `status` takes is not shown. */
const server = z.object({ id: integer, name: z.string(), status: undocumented(z.string()) });
export type Server = z.infer<typeof server>;

/** Section 4, Servers. */
export const getServers = reading('/api/servers', list(server), {
  summary: 'List the servers',
  shows: { list: 'Server' },
});
export const getServer = reading('/api/servers/{server}', record(server), {
  summary: 'Show a server',
  shows: { data: 'Server' },
});
export const getServerLogs = reading('/api/servers/{server}/logs', list(logEntry), {
  summary: "List the entries of a server's log, the newest first",
  shows: { page: 'LogEntry' },
});
export const postServerRestart = writing('POST', '/api/servers/{server}/restart', {
  summary: 'Reboot a server; other actions on it must wait until it has started',
  retry: 'once',
  body: noBody,
  answer: anyAnswer,
  shows: { text: 'message' },
});
export const postOpcacheRefresh = writing('POST', '/api/servers/{server}/refresh-opcache', {
  summary: 'Refresh the PHP opcode cache of a server',
  retry: 'flag',
  body: noBody,
  answer: anyAnswer,
  shows: { data: 'Server' },
});
