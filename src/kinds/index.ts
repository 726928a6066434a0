import { authUsers } from './auth-users.ts';
import { crontabs } from './crontabs.ts';
import { daemons } from './daemons.ts';
import { databases } from './databases.ts';
import type { Kind } from './kind.ts';
import { networkRules } from './network-rules.ts';
import { queueWorkers } from './queue-workers.ts';

/** Every kind that a manifest may declare. Operations, checks and documentation follow from this list. */
export const kinds: readonly Kind[] = [
  // Of a site.
  queueWorkers,
  authUsers,
  // Of a server.
  crontabs,
  networkRules,
  daemons,
  databases,
];
