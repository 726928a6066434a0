import { isGood, type SimulatedDeploy } from './deploys.ts';
import { linesAt, type Showing, shownId } from './shown.ts';

/** The id of a deployment, which a client must not read anything into. */
export function deploymentId({ id }: Pick<SimulatedDeploy, 'id'>): string {
  return `d/${id}`;
}

/** The answer to a GET of a deployment, or of its log; undefined for 404. */
export function showDeployment(
  { manners, deploys }: Showing,
  atMs: number,
  id: string,
  part: string,
): unknown {
  const { byId, log } = manners;
  const deploy = deploys.find((one) => deploymentId(one) === id);
  if (!byId.hasIds || deploy === undefined || deploy.askedMs > atMs) return undefined;
  const hasEnded = deploy.endMs <= atMs;
  const end = isGood(deploy) ? 'success' : 'failed';
  const status = hasEnded ? end : deploy.startMs <= atMs ? byId.word : 'scheduled';
  const log_id = log.ids === 'none' ? undefined : shownId({ manners }, deploy.id);
  if (part === '/log') {
    const content = linesAt(deploy, atMs, log.delayMs);
    const isThere = atMs >= deploy.endMs + byId.logDelayMs;
    return isThere
      ? { data: { deployment_id: id, log_id, content, description: 'Deploy', status } }
      : undefined;
  }
  const commit_hash = byId.showsCommit && deploy.commit !== 'none' ? deploy.commit.slice(0, 7) : null;
  return { data: { id, status, ...(hasEnded && { commit_hash, log_id }) } };
}
