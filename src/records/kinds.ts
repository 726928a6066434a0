import type { Kind } from './kind.ts';
import { authUsers } from './kinds/auth-users.ts';
import { crontabs } from './kinds/crontabs.ts';
import { daemons } from './kinds/daemons.ts';
import { databases } from './kinds/databases.ts';
import { networkRules } from './kinds/network-rules.ts';
import { queueWorkers } from './kinds/queue-workers.ts';
import { type KindName, knownKinds } from './known-kinds.ts';

const byName: Readonly<Record<KindName, Kind>> = {
  'queue-workers': queueWorkers,
  'auth-users': authUsers,
  crontabs,
  'network-rules': networkRules,
  daemons,
  databases,
};

export const kindOf = (name: KindName): Kind => byName[name];

export const kinds: readonly Kind[] = knownKinds.map(({ name }) => kindOf(name));
