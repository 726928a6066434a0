import * as z from 'zod/mini';
import { optional, text, wholeNumber } from '../../api/fields.ts';
import { defineKind } from '../kind.ts';

/** Section 4, Queue workers. A queue needs only one: `processes` sets the number of its processes. */
export const queueWorkers = defineKind('queue-workers', {
  declared: z.strictObject({
    connection: text(),
    queue: text(),
    maximum_seconds: wholeNumber({ least: 0, most: 60_000 }),
    sleep: wholeNumber({ least: 0, most: 60_000 }),
    processes: wholeNumber({ least: 1, most: 120 }),
    maximum_tries: optional(wholeNumber({ least: 1, most: 60_000 })),
  }),
  identity: ['connection', 'queue'],
  deleteFirst: true,
});
