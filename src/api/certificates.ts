import * as z from 'zod/mini';
import { integer, readEndpoint, record, undocumented } from './endpoint.ts';

/** Section 2, Certificate: the fields that this action uses. The document shows no `status` but `active`. */
const certificate = z.object({
  id: integer,
  domain: undocumented(z.string()),
  status: undocumented(z.string()),
  active: undocumented(z.boolean()),
  expires_at: undocumented(z.string()),
});
export type Certificate = z.infer<typeof certificate>;

/** Section 4, Certificates. */
export const getCertificate = readEndpoint(
  '/api/servers/{server}/sites/{site}/certificates/{certificate}',
  record(certificate),
);
