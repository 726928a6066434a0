import type { Facts } from '../outcome/facts.ts';

export interface Target {
  readonly server: number;
  readonly site: number;
}

export function targetOf({ serverId, site }: Facts): Target {
  if (typeof site !== 'object') throw new TypeError('A site that does not exist yet was asked for its id');
  return { server: serverId, site: site.id };
}

/** Matches an id; any other text is a name. */
export const ID = /^[1-9]\d{0,14}$/;
