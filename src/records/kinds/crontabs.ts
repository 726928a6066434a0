import * as z from 'zod/mini';
import { line, schedule } from '../../api/fields.ts';
import { defineKind } from '../kind.ts';

/** Section 4, Crontabs. */
export const crontabs = defineKind('crontabs', {
  declared: z.strictObject({
    user: line({ most: 255 }),
    command: line({ most: 255 }),
    frequency: schedule(),
  }),
  identity: ['user', 'command'],
  deleteFirst: true,
});
