import { data, notFound } from '../http/answer.ts';
import { findById, siteRoute } from '../http/route.ts';
import type { Route, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';

const shown = shapes.data(shapes.certificate);

export const certificateRoutes: Route[] = [
  siteRoute(
    'GET',
    '/certificates/{certificate}',
    'Show a certificate of a site\nNo call lists certificates, or creates one.',
    shown,
    show,
  ),
];

function show({ service, site, parameters }: SiteCall) {
  const certificate = findById(parameters.certificate, (id) => {
    const found = service.certificates.find((one) => one.id === id);
    return found?.site_id === site.id && found.server_id === site.server_id ? found : null;
  });
  return certificate === null ? notFound('Certificate') : data(certificate);
}
