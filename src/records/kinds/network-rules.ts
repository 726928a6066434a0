import * as z from 'zod/mini';
import { ipAddress, oneOf, optional, ports, text } from '../../api/fields.ts';
import { defineKind } from '../kind.ts';

/** Section 4, Network rules. A replacement creates first: the old rule may be the one that lets the service in. */
export const networkRules = defineKind('network-rules', {
  declared: z.strictObject({
    name: text({ most: 100 }),
    port: ports(),
    type: oneOf(['tcp', 'udp']),
    from_ip_address: optional(ipAddress()),
  }),
  identity: ['name'],
});
