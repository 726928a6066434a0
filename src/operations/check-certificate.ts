import { declare, need } from '../inputs/input.ts';
import { parseId, parseWholeNumber } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

const certificateId = declare('certificate-id', 'other', {
  description:
    "For `check-certificate`, the id of the certificate as the service's own pages show it; the API cannot list certificates.",
  parse: parseId,
});

const certificateMinDays = declare('certificate-min-days', 'other', {
  description:
    'For `check-certificate`, the number of days for which the certificate must remain valid; below twice that, it warns.',
  default: '14',
  parse: parseWholeNumber(0, 3650),
});

export const checkCertificate = declareOperation({
  name: 'check-certificate',
  summary: 'fails when the certificate is not active or expires within `certificate-min-days`',
  scope: 'site',
  example: '--certificate-id 7',
  readOnly: true,
  inputs: {
    id: need(certificateId, 'the id of a certificate, as check-certificate needs it'),
    minDays: certificateMinDays,
  },
});
