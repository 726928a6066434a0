import * as z from 'zod/mini';
import { noBody, recordOrNull, writeEndpoint } from './endpoint.ts';
import { flag, optional } from './fields.ts';
import { site } from './sites.ts';

/** Section 4, Site apps. A site shows whether it has the blogapp, but not whether it has the cloudstore. */
export const postBlogapp = writeEndpoint('POST', '/api/servers/{server}/sites/{site}/blogapp', {
  retry: 'flag',
  body: z.object({ create_database: optional(flag('whether a database is created for it')) }),
  answer: recordOrNull(site),
});
export const deleteBlogapp = writeEndpoint('DELETE', '/api/servers/{server}/sites/{site}/blogapp', {
  retry: 'flag',
  body: noBody,
  answer: recordOrNull(site),
});
export const postCloudstore = writeEndpoint('POST', '/api/servers/{server}/sites/{site}/cloudstore', {
  retry: 'once',
  body: noBody,
  answer: recordOrNull(site),
});
export const deleteCloudstore = writeEndpoint('DELETE', '/api/servers/{server}/sites/{site}/cloudstore', {
  retry: 'once',
  body: noBody,
  answer: recordOrNull(site),
});
