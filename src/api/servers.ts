import * as z from 'zod/mini';
import { integer, list, reading, record } from './endpoint.ts';

/** Section 2, Server: the fields that this action uses. */
const server = z.object({ id: integer, name: z.string() });
export type Server = z.infer<typeof server>;

/** Section 4, Servers. */
export const getServers = reading('/api/servers', list(server));
export const getServer = reading('/api/servers/{server}', record(server));
