import { data, notFound } from '../http/answer.ts';
import { findById, siteRoute } from '../http/route.ts';
import type { Manner, Route, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';

const shown = shapes.data(shapes.certificate);

export const certificateRoutes = (manner: Manner): Route[] => [
  ...(manner.listsCertificates
    ? [
        siteRoute(
          'GET',
          '/certificates',
          'List the certificates of a site\nThose of other sites are not among them.',
          manner.shapes.list(shapes.certificate),
          list,
        ),
      ]
    : []),
  siteRoute(
    'GET',
    '/certificates/{certificate}',
    `Show a certificate of a site\nNo call ${manner.listsCertificates ? '' : 'lists certificates, or '}creates one.`,
    shown,
    show,
  ),
];

function list(call: SiteCall) {
  const { service, site, manner } = call;
  const found = (text: string) =>
    service.certificates.filter(
      ({ site_id, server_id, domain }) =>
        site_id === site.id && server_id === site.server_id && domain.includes(text.toLowerCase()),
    );
  return manner.list(call, {
    count: (text) => found(text).length,
    page: (text, skip, size) => found(text).slice(skip, skip + size),
  });
}

function show({ service, site, parameters }: SiteCall) {
  const certificate = findById(parameters.certificate, (id) => {
    const found = service.certificates.find((one) => one.id === id);
    return found?.site_id === site.id && found.server_id === site.server_id ? found : null;
  });
  return certificate === null ? notFound('Certificate') : data(certificate);
}
