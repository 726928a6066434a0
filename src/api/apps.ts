import * as z from 'zod/mini';
import { noBody, recordOrNull, writing } from './endpoint.ts';
import { flag, optional } from './fields.ts';
import { site } from './sites.ts';

/** Section 4, Site apps. A site shows whether it has the blogapp, and not whether it has the cloudstore. */
export const postBlogapp = writing('POST', '/api/servers/{server}/sites/{site}/blogapp', {
  summary: 'Install the blogapp on a site',
  retry: 'flag',
  body: z.object({ create_database: optional(flag('whether a database is created for it')) }),
  answer: recordOrNull(site),
  shows: { data: 'Site' },
});
export const deleteBlogapp = writing('DELETE', '/api/servers/{server}/sites/{site}/blogapp', {
  summary: 'Uninstall the blogapp from a site',
  retry: 'flag',
  body: noBody,
  answer: recordOrNull(site),
  shows: { data: 'Site' },
});
export const postCloudstore = writing('POST', '/api/servers/{server}/sites/{site}/cloudstore', {
  summary: 'Install the cloudstore on a site',
  retry: 'once',
  body: noBody,
  answer: recordOrNull(site),
  shows: { data: 'Site' },
});
export const deleteCloudstore = writing('DELETE', '/api/servers/{server}/sites/{site}/cloudstore', {
  summary: 'Uninstall the cloudstore from a site',
  retry: 'once',
  body: noBody,
  answer: recordOrNull(site),
  shows: { data: 'Site' },
});
