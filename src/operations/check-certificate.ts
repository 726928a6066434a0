import { declare } from '../inputs/input.ts';
import { parseId, parseWholeNumber } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

export const checkCertificate = declareOperation({
  name: 'check-certificate',
  summary: 'fails when the certificate is not active or expires within `certificate-min-days`',
  scope: 'site',
  example: '--certificate-id 7',
  readOnly: true,
  inputs: {
    id: declare('certificate-id', 'other', {
      description:
        "For `check-certificate`, the id of the certificate in the service's own pages. Without it, the active one of the site's domain that expires last, if the service lists them.",
      parse: parseId,
    }),
    minDays: declare('certificate-min-days', 'other', {
      description:
        'For `check-certificate`, the number of days for which the certificate must remain valid; below twice that, it warns.',
      default: '14',
      parse: parseWholeNumber(0, 3650),
    }),
  },
});
