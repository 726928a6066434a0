import { declareOperation } from './operation.ts';

/** Prints the latest deploy log. */
export const showDeployLog = declareOperation({
  name: 'show-deploy-log',
  summary: 'prints the latest deploy log of the site',
  scope: 'site',
  readOnly: true,
  inputs: {},
});
