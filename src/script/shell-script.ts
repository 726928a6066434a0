/** Escapes, quotes and comments, which contain no commands. */
const NO_CODE = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|(?<![^\s;&|()])#.*/g;

/** A script without quoted text, comments and here documents. */
export function plainCode(script: string): string {
  return splitHereDocuments(script).code.replace(NO_CODE, (text) =>
    text === '\\\n' ? ' ' : /^["']/.test(text) ? '_' : '',
  );
}

/** A script without its comments. */
export function withoutComments(script: string): string {
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
