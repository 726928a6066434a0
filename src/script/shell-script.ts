/** Escapes, quotes and comments, which contain no commands. */
const NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;

/** A script without quoted text, comments and here documents. */
export function plainCode(script: string): string {
  return splitHereDocuments(script).code.replace(NO_CODE, (text) =>
    text === '\\\n' ? ' ' : /^["']/.test(text) ? '_' : '',
  );
}

function withoutComments(script: string): string {
  const { code, documents } = splitHereDocuments(script);
  return `${code.replace(NO_CODE, (text) => (text.startsWith('#') ? '' : text))}\n${documents.replace(/^\s*#.*$/gm, '')}`;
}

/** Separates the here documents of a script, with their last lines, from its code. */
function splitHereDocuments(script: string): { readonly code: string; readonly documents: string } {
  let end: string | undefined;
  const { code = [], documents = [] } = Object.groupBy(script.split('\n'), (line) => {
    if (end !== undefined) {
      if (line.replace(/^\t+/, '') === end) end = undefined;
      return 'documents';
    }
    end = /(?<!<)<<-?[ \t]*\\?["']?([A-Za-z_]\w*)/.exec(line)?.[1];
    return 'code';
  });
  return { code: code.join('\n'), documents: documents.join('\n') };
}

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
