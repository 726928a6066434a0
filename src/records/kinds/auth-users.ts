import * as z from 'zod/mini';
import { text } from '../../api/fields.ts';
import { defineKind } from '../kind.ts';

/** Section 4, Auth users. */
export const authUsers = defineKind('auth-users', {
  declared: z.strictObject({
    name: text({ least: 2, most: 255 }),
    password: text({ least: 2, most: 255 }),
  }),
  identity: ['name'],
  writeOnly: ['password'],
});
