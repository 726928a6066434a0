import * as z from 'zod/mini';
import { bareEndpoint, recordOrNull, writeEndpoint } from './endpoint.ts';
import { optional } from './fields.ts';
import { site } from './sites.ts';

/** Section 4, Site apps. A site shows whether it has the blogapp, but not whether it has the cloudstore. */
const blogapp = '/api/servers/{server}/sites/{site}/blogapp';
export const postBlogapp = writeEndpoint('POST', blogapp, {
  retry: 'flag',
  body: z.object({
    create_database: optional(z.boolean().check(z.describe('whether a database is created for it'))),
  }),
  answer: recordOrNull(site),
});
export const deleteBlogapp = bareEndpoint('DELETE', blogapp, 'flag', recordOrNull(site));

const cloudstore = '/api/servers/{server}/sites/{site}/cloudstore';
export const postCloudstore = bareEndpoint('POST', cloudstore, 'once', recordOrNull(site));
export const deleteCloudstore = bareEndpoint('DELETE', cloudstore, 'once', recordOrNull(site));
