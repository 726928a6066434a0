import { postOpcacheRefresh } from '../api/servers.ts';
import { requireDone } from '../api/settle.ts';
import { type Applied, type Applying, planChange, type Work } from './operation.ts';

export const work: Work = {
  plan: async () => ({ changes: [planChange('refresh the PHP opcache of the server', null, refresh)] }),
};

async function refresh(_: null, { writer, facts }: Applying): Promise<Applied> {
  requireDone(
    await writer.write(postOpcacheRefresh, { server: facts.serverId }, undefined),
    'Whether the PHP opcache was refreshed is not known: every answer was lost.',
    'Run again: refreshing it twice does no harm.',
  );
  return { changed: true, summary: 'refreshed the PHP opcache of the server' };
}
