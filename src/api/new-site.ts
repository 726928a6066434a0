import * as z from 'zod/mini';
import { recordOrNull, writeEndpoint } from './endpoint.ts';
import { optional, text } from './fields.ts';
import { site } from './sites.ts';

const directory = text({ most: 50 }).check(
  z.regex(/[a-zA-Z0-9/]/),
  z.describe('a directory of at most 50 characters with a letter, a digit or / in it'),
);

/** Section 4, Create site body. */
export const postSiteBody = z.object({
  root_domain: text({ most: 100 }),
  web_directory: directory,
  project_root: optional(directory),
});

/** Section 4, Sites. */
export const postSite = writeEndpoint('POST', '/api/servers/{server}/sites', {
  retry: 'natural-key',
  body: postSiteBody,
  answer: recordOrNull(site),
});
