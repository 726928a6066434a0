import { type Answer, data, message } from '../http/answer.ts';
import { paged } from '../http/paging.ts';
import { accountRoute, type Route, type ServerCall, serverRoute } from '../http/route.ts';
import { awayStatus } from '../restarts.ts';
import type { Service } from '../service.ts';
import { ofServer, type Server } from '../store.ts';

export const serverRoutes: Route[] = [
  accountRoute('GET', '/servers', (call) => {
    const { service, manner } = call;
    const servers = service.store.servers.list().map((server) => shown(service, server));
    return manner.list(call, servers);
  }),
  serverRoute('GET', '', ({ service, server }) => data(shown(service, server)), { whileAway: true }),
  serverRoute('GET', '/logs', showLogs),
  serverRoute('POST', '/restart', restart),
  serverRoute('POST', '/refresh-opcache', refreshOpcache),
];

/** The server with the status that it has at the moment. */
function shown({ restarts }: Service, server: Server): Server {
  return restarts.secondsLeft(server.id) === null ? server : { ...server, status: awayStatus };
}

function restart({ service, server }: ServerCall): Answer {
  service.restarts.begin(server);
  return message(`The server ${server.name} is rebooting. Wait until it has started before you do more.`);
}

function refreshOpcache({ service, server }: ServerCall): Answer {
  service.store.log.add(ofServer(server), 'PHP opcode cache refreshed');
  return data(server);
}

/** One page of the server's log in the pagination envelope (section 2). */
function showLogs(call: ServerCall): Answer {
  const { log } = call.service.store;
  return paged(call, log.count(call.server.id), (skip, size) => log.page(call.server.id, skip, size));
}
