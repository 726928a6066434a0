import { plainCode, withoutComments } from './shell-script.ts';

/** The line that brings a site to the commit of the input `commit`, for messages. */
export const CHECKOUT_LINE = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"';

/** The line that hands a commit to the rest of a deploy script. */
export function pinLine(commit: string): string {
  return `export SITE_DEPLOY_COMMIT=${commit}\n`;
}

const PIN_LINE = /^export SITE_DEPLOY_COMMIT=([0-9a-f]{64}|[0-9a-f]{40})$/gm;
const USE = /(?<!\\)\$(?:\{[#!]?)?SITE_DEPLOY_COMMIT\b/;

/** True when a deploy script uses the commit that it is handed. */
export function usesCommit(script: string): boolean {
  return USE.test(withoutComments(script));
}

/** The commit that a deploy script, as the service shows it, deploys whatever the head of the branch; undefined if none. */
export function pinnedCommit(script: string | null): string | undefined {
  const text = (script ?? '').replaceAll('\r\n', '\n');
  if (!usesCommit(text)) return undefined;
  return [...plainCode(text).matchAll(PIN_LINE)].at(-1)?.[1];
}
