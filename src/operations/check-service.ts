import { declareOperation } from './operation.ts';

/** Tells what the service shows, and what that means for deploys. */
export const checkService = declareOperation({
  name: 'check-service',
  summary: 'tells what the service shows, how a deploy will be judged, and which `vocabulary` it needs',
  scope: 'site',
  readOnly: true,
  standsAlone: true,
  inputs: {},
});
