import * as z from 'zod/mini';
import { anyAnswer, readEndpoint, wrappedText, writeEndpoint } from './endpoint.ts';
import { wholeText } from './fields.ts';

/** Section 4, environment: works only when the file is present. The body is not shown: see docs/api-gaps.md. */
export const getEnv = readEndpoint('/api/servers/{server}/sites/{site}/env', wrappedText('content'));
export const patchEnv = writeEndpoint('PATCH', '/api/servers/{server}/sites/{site}/env', {
  retry: 'replace',
  body: z.object({ content: wholeText() }),
  answer: anyAnswer,
});
