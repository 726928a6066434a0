import { data } from '../http/answer.ts';
import { accountRoute, type Route, serverRoute } from '../http/route.ts';

export const serverRoutes: Route[] = [
  accountRoute('GET', '/servers', ({ service }) => data(service.store.servers.list())),
  serverRoute('GET', '', ({ server }) => data(server)),
];
