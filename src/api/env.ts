import * as z from 'zod/mini';
import { anyAnswer, readEndpoint, wrappedText, writeEndpoint } from './endpoint.ts';
import { wholeText } from './fields.ts';

/** Section 4, Environment: works only when the file exists. The document does not show the body: see docs/api-gaps.md. */
export const getEnv = readEndpoint('/api/servers/{server}/sites/{site}/env', wrappedText('content'));
export const patchEnv = writeEndpoint('PATCH', '/api/servers/{server}/sites/{site}/env', {
  retry: 'replace',
  body: z.object({ content: wholeText() }),
  answer: anyAnswer,
});
