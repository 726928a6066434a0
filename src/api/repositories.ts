import * as z from 'zod/mini';
import { anyAnswer, bareEndpoint, recordOrNull, writeEndpoint } from './endpoint.ts';
import { oneOf, text } from './fields.ts';
import { providers } from './providers.ts';
import { site } from './sites.ts';

/** Section 4, Repository. */
const path = '/api/servers/{server}/sites/{site}/repository';
export const postRepository = writeEndpoint('POST', path, {
  retry: 'once',
  body: z.object({
    provider: oneOf(providers).check(z.meta({ maxLength: 100 })),
    branch: text(),
    name: text().check(
      z.regex(/^[^/\s]+\/[^/\s]+$|\.git$/),
      z.describe('<user>/<repository>, or with the provider custom a git URL ending in .git'),
    ),
  }),
  answer: recordOrNull(site),
});
export const deleteRepository = bareEndpoint('DELETE', path, 'once', anyAnswer);
