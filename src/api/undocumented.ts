import { listOrNull, readEndpoint, recordOrNull } from './endpoint.ts';
import { certificate } from './site-parts.ts';
import { repository } from './sites.ts';

/** Calls that the API document does not have, and that only some services do. Of others a 404 or 405 is the answer. */
const path = '/api/servers/{server}/sites/{site}';

/** The repository that is installed; null if the answer does not show it. Some services have it in the site's record instead. */
export const getRepository = readEndpoint(`${path}/repository`, recordOrNull(repository));
export const getCertificates = readEndpoint(`${path}/certificates`, listOrNull(certificate));
