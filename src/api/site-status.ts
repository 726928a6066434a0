/**
 * The values of a site's `status` that this action understands. Services of this family show them in addition to the fields
 * of the document (docs/api-gaps.md). Nothing is concluded from any other value.
 */
const KNOWN = [
  'created',
  'building',
  'repository-installing',
  'active',
  'deploying',
  'deploy-failed',
  'deleting',
  'suspended',
] as const;

export type SiteStatus = (typeof KNOWN)[number];

/** Returns the status that a service shows, if it is a known one. */
export function knownStatus(shown: string | undefined): SiteStatus | undefined {
  return KNOWN.find((word) => word === shown);
}
