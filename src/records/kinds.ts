import type { Kind } from './kind.ts';
import { authUsers } from './kinds/auth-users.ts';
import { crontabs } from './kinds/crontabs.ts';
import { daemons } from './kinds/daemons.ts';
import { databases } from './kinds/databases.ts';
import { networkRules } from './kinds/network-rules.ts';
import { queueWorkers } from './kinds/queue-workers.ts';

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
