import { postOpcacheRefresh } from '../api/servers.ts';
import { requireDone } from '../api/settle.ts';
import { defineOperation } from './operation.ts';

/** Refreshes the PHP opcache of the server. Runs every time, as there is no state to compare with. */
export const refreshOpcache = defineOperation({
  name: 'refresh-opcache',
  summary: 'refreshes the PHP opcache of the server',
  scope: 'server',
  repeats: true,
  inputs: {},
  plan: async ({ facts }) => ({
    changes: [
      {
        summary: 'refresh the PHP opcache of the server',
        async apply({ writer }) {
          requireDone(
            await writer.write(postOpcacheRefresh, { server: facts.serverId }, undefined),
            'Whether the PHP opcache was refreshed is not known: every answer was lost.',
            'Run again: refreshing it twice does no harm.',
          );
          return { changed: true, summary: 'refreshed the PHP opcache of the server' };
        },
      },
    ],
  }),
});
