import type { Traffic } from '../api/client.ts';
import type { RunReport } from '../run.ts';
import { cutStart } from './cut.ts';

const MAX_LOG_BYTES = 32 * 1024;

/** What outputs are made from besides the report. */
export interface OutputContext {
  readonly traffic: Traffic;
  readonly redact: (text: string) => string;
  /** Remote text as safe lines. */
  readonly sanitize: (text: string) => string[];
}

/** Every output of action.yml, on every run; empty where it does not apply. */
export function renderOutputs(
  report: RunReport,
  { traffic, redact, sanitize }: OutputContext,
): Record<string, string> {
  const { facts, results } = report;
  const site = typeof facts?.site === 'object' ? facts.site : undefined;
  const deploy = facts?.deploy;
  const rows = results.map(({ operation, status, changes, durationMs, error }) => ({
    operation,
    status,
    changes: changes.map(redact),
    duration_ms: durationMs,
    ...(error !== undefined && { error: sanitize(error).join(' ') }),
  }));
  const plan = results.map(({ operation, planned }) => ({ operation, changes: planned.map(redact) }));
  return {
    outcome: report.outcome,
    changed: String(results.some(({ status }) => status === 'changed')),
    results: JSON.stringify(rows),
    'server-id': text(facts?.serverId),
    'site-id': text(site?.id),
    'site-domain': redact(site?.domain ?? ''),
    'previous-deploy-at': text(deploy?.previousDeployAt),
    'last-deploy-at': text(deploy?.lastDeployAt ?? site?.last_deploy_at),
    'deploy-duration-ms': text(deploy?.durationMs),
    'deploy-exit-status': text(deploy?.exitStatus),
    'deployed-commit': text(deploy?.commit),
    evidence: (deploy?.evidence ?? []).join(','),
    'deploy-log': cutStart(sanitize(facts?.deployLog ?? '').join('\n'), MAX_LOG_BYTES),
    'env-added': (facts?.env?.added ?? []).join(','),
    'env-changed': (facts?.env?.changed ?? []).join(','),
    'env-removed': (facts?.env?.removed ?? []).join(','),
    plan: results.length === 0 ? '' : JSON.stringify(plan),
    requests: String(traffic.requests),
    retries: String(traffic.retries),
  };
}

function text(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}
