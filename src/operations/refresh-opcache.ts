import { declareOperation } from './define-operation.ts';

export const refreshOpcache = declareOperation({
  name: 'refresh-opcache',
  summary: 'refreshes the PHP opcache of the server',
  scope: 'server',
  repeats: true,
  inputs: {},
});
