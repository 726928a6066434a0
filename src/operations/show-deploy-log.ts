import { declareOperation } from './define-operation.ts';

export const showDeployLog = declareOperation({
  name: 'show-deploy-log',
  summary: 'prints the latest deploy log of the site',
  scope: 'site',
  readOnly: true,
  inputs: {},
});
