import { type Answer, data, message } from '../http/answer.ts';
import { listOf, paged } from '../http/paging.ts';
import { accountRoute, serverRoute } from '../http/route.ts';
import { awayStatus } from '../restarts.ts';
import type { Service } from '../service.ts';
import { ofServer, type Server } from '../store.ts';
import type { Call, Manner, Route, ServerCall } from './manner.ts';
import * as shapes from './shapes.ts';

export function serverRoutes(manner: Manner): Route[] {
  const list = manner.shapes.list(shapes.server);
  const one = shapes.data(shapes.server);
  return [
    accountRoute('GET', '/servers', 'List the servers\nAll servers of the account.', list, listServers),
    serverRoute(
      'GET',
      '',
      'Show a server\nAnswers while the server reboots, too, with another `status`.',
      one,
      show,
      true,
    ),
    serverRoute(
      'GET',
      '/logs',
      "List the entries of a server's log\nIn pages, the newest first. Entries of its sites are among them.",
      manner.shapes.serverLog,
      showLogs,
    ),
    serverRoute(
      'POST',
      '/restart',
      'Reboot a server\nAnswers at once. Until the server has started, other requests for it are answered with 503.',
      shapes.message,
      restart,
    ),
    serverRoute(
      'POST',
      '/refresh-opcache',
      'Refresh the PHP opcode cache of a server\nShows the server, in which nothing changes.',
      one,
      refreshOpcache,
    ),
  ];
}

function listServers(call: Call): Answer {
  const servers = call.service.store.servers.list();
  return call.manner.list(call, listOf(servers.map((server) => shown(call.service, server))));
}

const show = ({ service, server }: ServerCall): Answer => data(shown(service, server));

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
  const { manner, server, service } = call;
  const { log } = service.store;
  const read = (skip: number, size: number) => log.page(server.id, skip, size).map(manner.serverEntry);
  return paged(call, log.count(server.id), read, manner.mostPerPage);
}
