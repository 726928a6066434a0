import * as z from 'zod/mini';
import { line } from '../../api/fields.ts';
import { defineKind } from '../kind.ts';

/** Section 4, Daemons, which cannot be shown or deleted. */
export const daemons = defineKind('daemons', {
  declared: z.strictObject({ command: line({ most: 150 }) }),
  identity: ['command'],
});
