import { isGood, type SimulatedDeploy } from './deploys.ts';
import { linesAt, type Showing, shownId, stamp } from './shown.ts';

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
  const status = hasEnded ? endOf(deploy) : deploy.startMs <= atMs ? byId.word : 'scheduled';
  const log_id = log.ids === 'none' ? undefined : shownId({ manners }, deploy.id);
  if (part === '/log') {
    const content = linesAt(deploy, atMs, log.delayMs);
    const isThere = atMs >= deploy.endMs + byId.logDelayMs;
    return isThere
      ? { data: { deployment_id: id, log_id, content, description: 'Deploy', status } }
      : undefined;
  }
  const created_at = byId.hasTimes ? stamp(deploy.askedMs) : undefined;
  const ended = hasEnded && { commit_hash: hashOf({ manners }, deploy), log_id };
  return { data: { id, status, created_at, ...ended } };
}

/** The list of deployments that have ended, newest first; undefined for 404. */
export function listDeployments({ manners, deploys }: Showing, atMs: number): unknown {
  if (!manners.byId.hasIds) return undefined;
  const ended = deploys.filter(({ endMs }) => endMs <= atMs).toSorted((a, b) => b.endMs - a.endMs);
  const data = ended.map((deploy) => ({
    id: deploymentId(deploy),
    status: endOf(deploy),
    commit_hash: hashOf({ manners }, deploy),
    ...(manners.log.ids !== 'none' && { log_id: shownId({ manners }, deploy.id) }),
    created_at: stamp(deploy.startMs),
  }));
  return { data };
}

const endOf = (deploy: SimulatedDeploy): string => (isGood(deploy) ? 'success' : 'failed');

function hashOf({ manners }: Pick<Showing, 'manners'>, { commit }: SimulatedDeploy): string | null {
  return manners.byId.showsCommit && commit !== 'none' ? commit.slice(0, 7) : null;
}
