import { type Answer, bare, data, invalid, message } from '../http/answer.ts';
import { accountRoute, type Route, type ServerCall, serverRoute } from '../http/route.ts';
import { awayStatus } from '../restarts.ts';
import type { Service } from '../service.ts';
import { ofServer, type Server } from '../store.ts';

export const serverRoutes: Route[] = [
  accountRoute('GET', '/servers', ({ service }) =>
    data(service.store.servers.list().map((server) => shown(service, server))),
  ),
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

const pageSize = 15;

/** One page of the server's log in the pagination envelope (section 2). */
function showLogs({ service, server, url, query }: ServerCall): Answer {
  const asked = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,8}$/.test(asked)) {
    return invalid({ page: ['The page must be a whole number from 1 to 999999999.'] });
  }
  const page = Number(asked);
  const { log } = service.store;
  const total = log.count(server.id);
  const entries = log.page(server.id, (page - 1) * pageSize, pageSize);
  const from = entries.length === 0 ? null : (page - 1) * pageSize + 1;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const linkTo = (number: number) => `${url}?page=${number}`;
  return bare({
    data: entries,
    links: {
      first: linkTo(1),
      last: linkTo(last),
      prev: page > 1 ? linkTo(Math.min(page - 1, last)) : null,
      next: page < last ? linkTo(page + 1) : null,
    },
    meta: {
      current_page: page,
      from,
      last_page: last,
      path: url,
      per_page: pageSize,
      to: from === null ? null : from + entries.length - 1,
      total,
    },
  });
}
