/**
 * The words of a site's `status` that mean something to this action. Services of this family show them beside the fields of
 * the document (docs/api-gaps.md); any other word is opaque, and nothing is concluded from it.
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

/** The status that a service shows, where it is a known word. */
export function knownStatus(shown: string | undefined): SiteStatus | undefined {
  return KNOWN.find((word) => word === shown);
}
