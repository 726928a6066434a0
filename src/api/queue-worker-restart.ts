import { anyAnswer, noBody, writing } from './endpoint.ts';

/** Section 4, Queue workers: what they have beside what every kind of record has. */
export const postQueueWorkerRestart = writing(
  'POST',
  '/api/servers/{server}/sites/{site}/queues/{record}/restart',
  {
    summary: 'Restart a queue worker',
    retry: 'flag',
    body: noBody,
    answer: anyAnswer,
    shows: { text: 'message' },
  },
);
