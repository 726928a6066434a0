import { z } from 'zod';
import { latestLog } from '../deploys.ts';
import { bare, data, invalid, message, notFound, refused } from '../http/answer.ts';
import { page, pageOf } from '../http/paging.ts';
import { kinds } from '../kinds.ts';
import type { WantedRepository } from '../store.ts';
import { deploy } from './deploy.ts';
import type { Manner, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';
import { summary } from './sites.ts';

/** `--service document`: answers as the API document says, and all work is done when the answer comes. */
export const documentManner: Manner = {
  furtherRoutes: [],
  kinds,
  firstPhase: 'ready',
  status: () => null,
  site: (_, __, shown) => shown,
  record: (_, __, ___, shown) => shown,
  list: (_, { count, page }) => data(page('', 0, count(''))),
  created: data,
  noEnv: bare(null),
  tooEarly: () => null,
  refusesEarly: false,
  install,
  remove: (service, site) => service.sites.remove(site),
  repository: null,
  listsCertificates: false,
  log: ({ service, site }) => data(latestLog(service, site)),
  deploy: (call) => message(deploy(call).words),
  hasDeployments: false,
  serverEntry: ({ id, deploy_id, ...shown }) => shown,
  mostPerPage: undefined,
  shapes: {
    site: shapes.site,
    extendedSite: shapes.extendedSite,
    installed: shapes.siteWithRepository,
    repository: shapes.repository,
    field: (_, shown) => shown,
    list: (item) => shapes.data(z.array(item)),
    created: (shape) => ({ shape }),
    env: (shape) => shape.nullable(),
    log: shapes.data(shapes.logEntry.nullable()),
    serverLog: { shape: pageOf(shapes.logEntry), query: [page] },
    deploy: shapes.assumedMessage,
  },
};

async function install({ service, site }: SiteCall, wanted: WantedRepository) {
  const { branch, user, provider } = wanted;
  const result = await service.repositories.install(site, wanted);
  switch (result.kind) {
    case 'cloned':
      return data({ ...summary(site), repository: { branch, user, provider } });
    case 'already installed':
      return refused(422, 'A repository is already installed.');
    case 'refused':
      return invalid({ [result.field]: [result.reason] });
    case 'no site':
      return notFound('Site');
    case 'aborted':
      return refused(503, 'The sandbox is being stopped.');
  }
}
