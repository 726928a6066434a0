import { declareOperation } from './define-operation.ts';

export const checkService = declareOperation({
  name: 'check-service',
  summary: 'reports what the service shows, how a deploy will be judged, and which `vocabulary` it needs',
  scope: 'site',
  readOnly: true,
  standsAlone: true,
  inputs: {},
});
