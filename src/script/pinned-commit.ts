import { plainCode, withoutComments } from './shell-script.ts';

export const PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/;
const PLAIN_USE = /(?<!\\)\$(?:SITE_DEPLOY_COMMIT\b|\{SITE_DEPLOY_COMMIT\})/;
const USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;

/** True when a deploy script uses the commit that it is handed. */
export function usesCommit(script: string): boolean {
  return USE.test(withoutComments(script));
}

/** True when a deploy script takes for granted that it is handed a commit. */
export function needsCommit(script: string): boolean {
  const code = withoutComments(script);
  return PLAIN_USE.test(code) && !/\bSITE_DEPLOY_COMMIT=/.test(code);
}

/** The commit that a deploy script, as the service shows it, deploys whatever the head of the branch; undefined if none. */
export function pinnedCommit(script: string | null): string | undefined {
  const text = (script ?? '').replaceAll('\r\n', '\n');
  if (!usesCommit(text)) return undefined;
  const lines = plainCode(text).split('\n');
  return lines.map((line) => PIN_LINE.exec(line)?.[1]).findLast(Boolean);
}
