import { declareOperation } from './operation.ts';

/** Refreshes the PHP opcache of the server. Runs every time, as there is no state to compare with. */
export const refreshOpcache = declareOperation({
  name: 'refresh-opcache',
  summary: 'refreshes the PHP opcache of the server',
  scope: 'server',
  repeats: true,
  inputs: {},
});
