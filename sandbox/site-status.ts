import type { Store } from './store.ts';

export const siteStatuses = [
  'created',
  'building',
  'repository-installing',
  'active',
  'deploying',
  'deploy-failed',
  'deleting',
] as const;
export type SiteStatus = (typeof siteStatuses)[number];

/**
 * The site's status, as the family shows it. It is nowhere stored: it follows from what is, so that it changes at once
 * with it, and is right after a kill.
 */
export function statusOf(store: Store, siteId: number): SiteStatus | null {
  const site = store.sites.get(siteId);
  if (site === null) return null;
  if (site.phase !== 'ready') return site.phase;
  const repository = store.repositories.ofSite(siteId);
  if (repository?.state === 'installing') return 'repository-installing';
  if (store.deploys.isBusy(siteId)) return 'deploying';
  return repository?.deploy_failed ? 'deploy-failed' : 'active';
}
