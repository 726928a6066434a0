import type { KindName } from '../records/known-kinds.ts';
import { declareOperation } from './define-operation.ts';

export const restartQueueWorkers = declareOperation({
  name: 'restart-queue-workers',
  summary: 'restarts every queue worker of the site',
  scope: 'site',
  plansByState: 'queue-workers' satisfies KindName,
  repeats: true,
  inputs: {},
});
