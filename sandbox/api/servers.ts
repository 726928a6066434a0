import { type Answer, data, message } from '../http/answer.ts';
import { paged, pageOf } from '../http/paging.ts';
import { accountRoute, type Route, type ServerCall, serverRoute } from '../http/route.ts';
import { awayStatus } from '../restarts.ts';
import type { Service } from '../service.ts';
import { ofServer, type Server } from '../store.ts';
import type { Manner } from './manner.ts';
import * as shapes from './shapes.ts';

export const serverRoutes = (manner: Manner): Route[] => [
  accountRoute(
    'GET',
    '/servers',
    { name: 'getServers', summary: 'List the servers', ...manner.shapes.list(shapes.server) },
    (call) => {
      const servers = call.service.store.servers.list();
      return manner.list(
        call,
        servers.map((server) => shown(call.service, server)),
      );
    },
  ),
  serverRoute(
    'GET',
    '',
    {
      name: 'getServer',
      summary: 'Show a server',
      answer: shapes.wrapped(shapes.server),
      whileAway: true,
    },
    ({ service, server }) => data(shown(service, server)),
  ),
  serverRoute(
    'GET',
    '/logs',
    {
      name: 'getServerLogs',
      summary: "List the entries of a server's log, the newest first",
      answer: pageOf(shapes.logEntry),
      paged: true,
    },
    showLogs,
  ),
  serverRoute(
    'POST',
    '/restart',
    {
      name: 'postServerRestart',
      summary: 'Reboot a server; other actions on it must wait until it has started',
      answer: shapes.message,
    },
    restart,
  ),
  serverRoute(
    'POST',
    '/refresh-opcache',
    {
      name: 'postOpcacheRefresh',
      summary: 'Refresh the PHP opcode cache of a server',
      answer: shapes.wrapped(shapes.server),
    },
    refreshOpcache,
  ),
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
