import * as z from 'zod/mini';
import { except, identifier, optional, text } from '../../api/fields.ts';
import { defineKind } from '../kind.ts';

/** Section 4, sqldb databases. Replacing one would destroy its data. */
export const databases = defineKind('databases', {
  declared: z.strictObject({
    name: except(identifier(), 'database'),
    user: optional(identifier()),
    password: optional(text()),
  }),
  identity: ['name'],
  writeOnly: ['password'],
  replaceable: false,
});
