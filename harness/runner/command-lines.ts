export type Stream = 'stdout' | 'stderr';

/** A command that the runner acts on. Names and property keys are in lower case; `resume` ends `stop-commands`. */
export interface Command {
  name: string;
  properties: Record<string, string>;
  data: string;
  stream: Stream;
}

/** The state of the command manager for a stream: the token that resumes it, while it is stopped. */
export interface StreamState {
  stream: Stream;
  token: string | undefined;
}

const REGISTERED = new Set(
  `stop-commands set-env set-output save-state add-mask add-path add-matcher remove-matcher debug warning error
  notice group endgroup echo`.split(/\s+/),
);

/** True for the name of a command, in whatever case. */
export function isRegistered(name: string): boolean {
  return REGISTERED.has(name.toLowerCase());
}

// Characters that Unicode collation ignores: controls other than white space, and formatting characters.
const IGNORED_BY_COLLATION = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;

/** The command of a line; undefined for a line that is none. */
export function parseCommand(line: string, { stream, token }: StreamState): Command | undefined {
  for (const text of new Set([line, line.replace(IGNORED_BY_COLLATION, '')])) {
    for (const { pattern, separator, inData, inProperties } of SYNTAXES) {
      const [, info = '', data] = pattern.exec(text) ?? [];
      const [, name = '', given = ''] = /^([^ ]*) ?(.*)$/s.exec(info) ?? [];
      if (data === undefined || !(isRegistered(name) || isResuming(name, token))) continue;
      return {
        name: name.toLowerCase(),
        properties: readProperties(separator === ',' ? given.trim() : given, separator, inProperties),
        data: unescapeWith(data, inData),
        stream,
      };
    }
  }
  return undefined;
}

type Escapes = Readonly<Record<string, string>>;

const LINE_ENDS = { '%0D': '\r', '%0A': '\n' };
const OLDER = { ...LINE_ENDS, '%3B': ';', '%5D': ']' };

/** `::name key=value,key=value::data`, after any white space; and `##[name key=value;key=value]data`, anywhere in a line. */
const SYNTAXES = [
  {
    pattern: /^[\s\x85]*::(.*?)::(.*)$/s,
    separator: ',',
    inData: LINE_ENDS,
    inProperties: { ...LINE_ENDS, '%3A': ':', '%2C': ',' },
  },
  { pattern: /^.*?##\[(.*?)\](.*)$/s, separator: ';', inData: OLDER, inProperties: OLDER },
];

function readProperties(text: string, separator: string, escapes: Escapes): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const pair of text.split(separator)) {
    const [, key, value] = /^=*([^=]+)=+(?!=)(.+)$/s.exec(pair) ?? [];
    if (key !== undefined && value !== undefined)
      properties[key.toLowerCase()] = unescapeWith(value, escapes);
  }
  return properties;
}

/** One replacement after the other, `%25` last, as the runner does: `%250A` stays `%0A`. */
function unescapeWith(text: string, escapes: Escapes): string {
  const pairs = [...Object.entries(escapes), ['%25', '%'] as const];
  return pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/** True when a command has the name of the token that resumes the stream. */
export function isResuming(name: string, token: string | undefined): boolean {
  return token !== undefined && name.toLowerCase() === token.toLowerCase();
}
