/** True when a step uses this very action. */
export function isOurs(uses: string): boolean {
  return uses === './' || /^[\w-]+\/site-deploy@/.test(uses);
}
