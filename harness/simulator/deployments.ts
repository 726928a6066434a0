import { isGood, type SimulatedDeploy } from './deploys.ts';
import { type DeployManners, linesAt, type Showing, shownId, stamp } from './shown.ts';

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
  const { status, ...ended } = endOf(manners, deploy);
  if (part === '/log') {
    if (atMs < deploy.endMs + byId.logDelayMs) return undefined;
    const content = linesAt(deploy, atMs, log.delayMs);
    const { log_id } = ended;
    return { data: { deployment_id: id, log_id, content, description: 'Deploy', status } };
  }
  const created_at = byId.hasTimes ? stamp(deploy.askedMs) : undefined;
  if (deploy.endMs <= atMs) return { data: { id, status, created_at, ...ended } };
  return { data: { id, status: deploy.startMs <= atMs ? byId.word : 'scheduled', created_at } };
}

/** The list of deployments that have ended, newest first; undefined for 404. */
export function listDeployments({ manners, deploys }: Showing, atMs: number): unknown {
  if (!manners.byId.hasIds) return undefined;
  const ended = deploys.filter(({ endMs }) => endMs <= atMs).toSorted((a, b) => b.endMs - a.endMs);
  const data = ended.map((deploy) => ({
    id: deploymentId(deploy),
    ...endOf(manners, deploy),
    created_at: stamp(deploy.startMs),
  }));
  return { data };
}

/** Shown of a deployment that has ended. */
function endOf(manners: DeployManners, deploy: SimulatedDeploy) {
  const { commit, id } = deploy;
  return {
    status: isGood(deploy) ? 'success' : 'failed',
    commit_hash: manners.byId.showsCommit && commit !== 'none' ? commit.slice(0, 7) : null,
    log_id: manners.log.ids === 'none' ? undefined : shownId({ manners }, id),
  };
}
