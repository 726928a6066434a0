import { declare } from '../inputs/input.ts';
import { parseWholeNumber } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

export const showServerLogs = declareOperation({
  name: 'show-server-logs',
  summary: "prints the newest `log-entries` entries of the server's log, the newest last",
  scope: 'server',
  readOnly: true,
  inputs: {
    logEntries: declare('log-entries', 'other', {
      description: 'For `show-server-logs`, the number of newest entries to print, from 1 to 300.',
      default: '15',
      parse: parseWholeNumber(1, 300),
    }),
  },
});
