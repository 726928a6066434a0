import type { Traffic } from '../api/client.ts';
import { cut } from '../secrets/sanitizer.ts';
import { cutStart } from './cut.ts';
import { isRepeated } from './headline.ts';
import type { RunReport } from './run-report.ts';

const MAX_LOG_BYTES = 32 * 1024;

/** What outputs are made from besides the report. */
export interface OutputContext {
  readonly traffic: Traffic;
  /** Remote text as safe lines, without secrets. */
  readonly sanitize: (text: string) => string[];
  /** The end of the deploy log, as safe lines. */
  readonly log: readonly string[];
  /** Of the GitHub Deployment, where there is one. */
  readonly deploymentId?: number | undefined;
}

/** Every output of action.yml, on every run; empty where it does not apply. */
export function renderOutputs(
  report: RunReport,
  { traffic, sanitize, log, deploymentId }: OutputContext,
): Record<string, string> {
  const line = (given: string): string => sanitize(given).join(' ');
  const { facts, results } = report;
  const site = typeof facts?.site === 'object' ? facts.site : undefined;
  const deploy = facts?.deploy;
  const rows = results.map(({ operation, status, changes, restored, durationMs, error }) => ({
    operation,
    status,
    changes: [...changes, ...(restored === undefined ? [] : [restored])].map(line),
    duration_ms: durationMs,
    ...(error !== undefined && { error: line(error) }),
  }));
  const plan = results.map(({ operation, planned }) => ({ operation, changes: planned.map(line) }));
  return {
    outcome: report.outcome,
    changed: String(results.some(({ operation, wrote }) => wrote && !isRepeated(operation))),
    results: JSON.stringify(rows),
    'server-id': text(facts?.serverId),
    'site-id': text(site?.id),
    'site-domain': line(site?.domain ?? ''),
    'previous-deploy-at': line(deploy?.previousDeployAt ?? ''),
    'last-deploy-at': line(deploy?.lastDeployAt ?? site?.last_deploy_at ?? ''),
    'deploy-duration-ms': text(deploy?.durationMs),
    'deploy-exit-status': text(deploy?.exitStatus),
    'deployed-commit': text(deploy?.commit),
    evidence: (deploy?.evidence ?? []).join(','),
    'deploy-log': cutStart(log.join('\n'), MAX_LOG_BYTES),
    'env-added': keys(facts?.env?.added),
    'env-changed': keys(facts?.env?.changed),
    'env-removed': keys(facts?.env?.removed),
    plan: results.length === 0 ? '' : JSON.stringify(plan),
    'has-changes': text(report.hasChanges),
    'plan-hash': text(report.planHash),
    requests: String(traffic.requests),
    retries: String(traffic.retries),
    'deployment-id': text(deploymentId),
  };
}

function text(value: string | number | boolean | undefined): string {
  return value === undefined ? '' : String(value);
}

const MAX_KEYS_CHARACTERS = 64 * 1024;

function keys(names: readonly string[] = []): string {
  return cut(names.join(','), MAX_KEYS_CHARACTERS);
}
