import { declareOperation } from './define-operation.ts';

/** Reboots the server, then waits until it answers with its earlier status (section 4, Servers). */
export const restartServer = declareOperation({
  name: 'restart-server',
  summary: 'reboots the server and waits until it answers with its earlier status',
  scope: 'server',
  repeats: true,
  afterKill: {
    what: 'The restart of the server',
    goesOn: 'the server may still be rebooting',
    look: 'See whether the server is back (show-server-logs prints its newest entries);',
  },
  inputs: {},
});
