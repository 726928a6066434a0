import * as z from 'zod/mini';
import { anyAnswer, reading, text, writing } from './endpoint.ts';
import { wholeText } from './fields.ts';

/** Section 4, environment: works only when the file is present. The body is not shown: see docs/api-gaps.md. */
export const getEnv = reading('/api/servers/{server}/sites/{site}/env', text('content'), {
  summary: "Show the site's `.env`; null when the file is absent",
  shows: { text: 'content', orNull: true, assumed: true },
});
export const patchEnv = writing('PATCH', '/api/servers/{server}/sites/{site}/env', {
  summary: "Replace the site's `.env`; nothing is written when the file is absent",
  retry: 'replace',
  body: z.object({ content: wholeText() }).check(z.meta({ 'x-assumed': true })),
  answer: anyAnswer,
  shows: { text: 'message', orNull: true, assumed: true },
});
