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
  const isCommand = (name: string) => isRegistered(name) || isResuming(name, token);
  for (const text of new Set([line, line.replace(IGNORED_BY_COLLATION, '')])) {
    const parsed = parseV2(text, isCommand) ?? parseV1(text, isCommand);
    if (parsed !== undefined) return { ...parsed, stream };
  }
  return undefined;
}

type Parsed = Omit<Command, 'stream'>;

/** `::name key=value,key=value::data`, after any white space. */
function parseV2(line: string, isCommand: (name: string) => boolean): Parsed | undefined {
  const [, info = '', data] = /^[\s\x85]*::(.*?)::(.*)$/s.exec(line) ?? [];
  if (data === undefined) return undefined;
  const [name, properties] = splitInfo(info);
  if (!isCommand(name)) return undefined;
  const decode = (text: string) => unescapeWith(text, { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',' });
  const pairs = readProperties(properties.trim(), ',', decode);
  return {
    name: name.toLowerCase(),
    properties: pairs,
    data: unescapeWith(data, { '%0D': '\r', '%0A': '\n' }),
  };
}

/** `##[name key=value;key=value]data`, anywhere in a line. */
function parseV1(line: string, isCommand: (name: string) => boolean): Parsed | undefined {
  const [, info = '', data] = /^.*?##\[(.*?)\](.*)$/s.exec(line) ?? [];
  if (data === undefined) return undefined;
  const [name, properties] = splitInfo(info);
  if (!isCommand(name)) return undefined;
  const decode = (text: string) => unescapeWith(text, { '%3B': ';', '%0D': '\r', '%0A': '\n', '%5D': ']' });
  return {
    name: name.toLowerCase(),
    properties: readProperties(properties, ';', decode),
    data: decode(data),
  };
}

function splitInfo(info: string): [name: string, properties: string] {
  const space = info.indexOf(' ');
  return space < 0 ? [info, ''] : [info.slice(0, space), info.slice(space + 1)];
}

function readProperties(
  text: string,
  separator: string,
  decode: (text: string) => string,
): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const pair of text.split(separator)) {
    const [, key, value] = /^=*([^=]+)=+(?!=)(.+)$/s.exec(pair) ?? [];
    if (key !== undefined && value !== undefined) properties[key.toLowerCase()] = decode(value);
  }
  return properties;
}

/** One replacement after the other, `%25` last, as the runner does: `%250A` stays `%0A`. */
function unescapeWith(text: string, replacements: Record<string, string>): string {
  const unescaped = Object.entries(replacements).reduce(
    (result, [from, to]) => result.replaceAll(from, to),
    text,
  );
  return unescaped.replaceAll('%25', '%');
}

/** True when a command has the name of the token that resumes the stream. */
export function isResuming(name: string, token: string | undefined): boolean {
  return token !== undefined && name.toLowerCase() === token.toLowerCase();
}
