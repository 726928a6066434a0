/**
 * What GitHub's runner makes of a step's output, written after the published sources of actions/runner
 * (ActionCommand, ActionCommandManager, FileCommandManager, ExecutionContext, OutputManager, IssueMatcher,
 * ValueEncoders, SecretMasker), not after this project. Where the runner's behaviour depends on its platform, the more dangerous reading is taken:
 *
 * - its searches for `::` and `##[` are culture-sensitive, and may look through characters that collation
 *   ignores: a line is also parsed without those;
 * - it does not say in which order it reads the two streams: each is read as if the other had stopped nothing;
 * - it strips colours before it asks problem matchers, or fails to: a line is tried in both ways.
 */

export type Stream = 'stdout' | 'stderr';

/** A command that the runner acts on. Names and property keys are in lower case; `resume` ends `stop-commands`. */
export interface Command {
  name: string;
  properties: Record<string, string>;
  data: string;
  stream: Stream;
}

/** `shown` is false beyond the tenth of its level: the runner then only logs it. */
export interface Annotation {
  level: 'error' | 'warning' | 'notice';
  title: string;
  message: string;
  shown: boolean;
}

export interface Group {
  title: string;
  lines: string[];
}

export interface Interpretation {
  commands: Command[];
  /** The log as a person sees it: masked, commands swallowed or rendered. */
  visible: string;
  annotations: Annotation[];
  groups: Group[];
  /** Every value given to `add-mask`, and stop tokens; their lines and encodings are hidden too. */
  masks: string[];
  /** Commands that the runner refuses, in its words. Any of these fails the step. */
  failures: string[];
  /** A stream whose `stop-commands` was never closed: the rest of the step has no commands. */
  stopped: Stream[];
  /** A group that was never closed. */
  groupOpen: boolean;
}

/** A problem matcher, as `add-matcher` reads it. Groups are numbers of the pattern's groups. */
export interface Matcher {
  readonly owner: string;
  readonly severity?: string;
  readonly pattern: readonly {
    readonly regexp: string;
    readonly severity?: number;
    readonly message?: number;
    readonly loop?: boolean;
  }[];
}

export const RUNNER_LIMITS = {
  summaryBytes: 1024 * 1024,
  outputCharacters: 1024 * 1024,
  outputsCharacters: 50 * 1024 * 1024,
  annotationsPerLevel: 10,
  annotationCharacters: 4096,
};

const REGISTERED = new Set(
  `stop-commands set-env set-output save-state add-mask add-path add-matcher remove-matcher debug warning error
  notice group endgroup echo`.split(/\s+/),
);

/** What a step wrote, and what the runner knows before it begins. */
export interface Output {
  stdout?: string;
  stderr?: string;
  /** The values that the workflow's own secrets already hide. */
  masks?: string[];
  /** Whether debug logging is on (`ACTIONS_STEP_DEBUG`): commands are echoed, `debug` is shown. */
  debug?: boolean;
  /** Problem matchers that earlier steps have added. */
  matchers?: readonly Matcher[];
}

/** Reads both streams to their end. */
export function interpret(output: Output): Interpretation {
  const state: State = {
    ...{
      commands: [],
      visible: '',
      annotations: [],
      groups: [],
      failures: [],
      stopped: [],
      groupOpen: false,
    },
    masks: [...(output.masks ?? [])],
    log: [],
    debug: output.debug ?? false,
    echo: output.debug ?? false,
    matchers: (output.matchers ?? []).flatMap((matcher) =>
      [true, false].map((stripsColours) => ({ matcher, stripsColours, running: [] })),
    ),
  };
  for (const stream of ['stdout', 'stderr'] as const) interpretStream(stream, output[stream] ?? '', state);
  const { log, debug, echo, matchers, ...interpretation } = state;
  return { ...interpretation, visible: log.map((line) => `${line}\n`).join('') };
}

/** The text as the runner's masker shows it: overlapping and adjacent hits become one `***`. */
export function mask(text: string, masks: readonly string[]): string {
  const hidden = new Uint8Array(text.length);
  for (const value of new Set(masks.flatMap(maskedForms))) {
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
      hidden.fill(1, at, at + value.length);
  }
  let masked = '';
  for (let index = 0; index < text.length; index++) {
    if (hidden[index] === 0) masked += text[index];
    else if (index === 0 || hidden[index - 1] === 0) masked += '***';
  }
  return masked;
}

/**
 * GITHUB_OUTPUT, GITHUB_STATE and GITHUB_ENV; a later value of a name, in whatever case, takes the place of an earlier
 * one. Throws in the runner's words, as the runner then fails the step.
 */
export function parseFileCommand(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  const set = (name: string, value: string): void => {
    if (name === '') throw new Error("Value cannot be null. (Parameter 'name')");
    const same = [...pairs.keys()].find((known) => known.toLowerCase() === name.toLowerCase());
    if (same !== undefined && same !== name) pairs.delete(same);
    pairs.set(name, value);
  };
  const reader = lineReader(text.replace(/^\ufeff/, ''));
  for (let line = reader.next(); line !== undefined; line = reader.next()) {
    if (line.text === '') continue;
    const [, name = '', operator, rest = ''] = /^(.*?)(=|<<)(.*)$/s.exec(line.text) ?? [];
    if (operator === undefined) throw new Error(`Invalid format '${line.text}'`);
    set(name, operator === '=' ? rest : readHeredoc(line.text, name, rest, reader));
  }
  return pairs;
}

/** What becomes of GITHUB_ENV: some names the runner refuses. */
export function interpretEnvironment(pairs: ReadonlyMap<string, string>): {
  set: string[];
  failures: string[];
} {
  const [refused, set] = [true, false].map((isRefused) =>
    [...pairs.keys()].filter((name) => (name.toUpperCase() === 'NODE_OPTIONS') === isRefused),
  );
  const failures = (refused ?? []).map(
    (name) => `Can't store ${name} output parameter using '$GITHUB_ENV' command.`,
  );
  return { set: set ?? [], failures };
}

/** GITHUB_PATH: one directory a line. */
export function parsePathFile(text: string): string[] {
  return text.split(/\r\n|\n/).filter((line) => line !== '');
}

/** What becomes of GITHUB_STEP_SUMMARY: masked line by line, or dropped whole when it is too large. */
export function interpretSummary(
  text: string,
  masks: readonly string[],
): { shown: string } | { failure: string } {
  const bytes = Buffer.byteLength(text);
  if (bytes > RUNNER_LIMITS.summaryBytes) {
    const limit = RUNNER_LIMITS.summaryBytes / 1024;
    const size = Math.trunc(bytes / 1024);
    return {
      failure: `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${limit}k, got ${size}k`,
    };
  }
  return { shown: text.replace(/[^\r\n]+/g, (line) => mask(line, masks)) };
}

/**
 * The names of step outputs that could not become job outputs: those that a mask touches, and oversized ones; all of
 * them where together they are too large.
 */
export function droppedOutputs(outputs: ReadonlyMap<string, string>, masks: readonly string[]): string[] {
  const total = [...outputs.values()].reduce((sum, value) => sum + value.length, 0);
  if (total > RUNNER_LIMITS.outputsCharacters) return [...outputs.keys()];
  return [...outputs]
    .filter(([, value]) => value.length > RUNNER_LIMITS.outputCharacters || mask(value, masks) !== value)
    .map(([name]) => name);
}

interface State extends Interpretation {
  log: string[];
  debug: boolean;
  /** Whether commands are shown as they came, too. */
  echo: boolean;
  matchers: RunningMatcher[];
}

/** A matcher, and what of each of its patterns but the last has matched so far. */
interface RunningMatcher {
  readonly matcher: Matcher;
  readonly stripsColours: boolean;
  running: (Matched | undefined)[];
}

interface Matched {
  readonly severity: string | undefined;
  readonly message: string | undefined;
}

/** What the command manager keeps for a stream: the token that resumes it, while it is stopped. */
interface StreamState {
  stream: Stream;
  token: string | undefined;
}

function interpretStream(stream: Stream, text: string, state: State): void {
  const streamState: StreamState = { stream, token: undefined };
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  for (const line of lines) {
    const command = parseCommand(line, streamState);
    if (command !== undefined && execute(command, line, streamState, state)) continue;
    if (!matchProblem(line, state)) show(line, state);
  }
  if (streamState.token !== undefined) state.stopped.push(stream);
}

function show(line: string, state: State): void {
  const masked = mask(line, state.masks);
  state.log.push(masked);
  if (state.groupOpen) state.groups.at(-1)?.lines.push(masked);
}

// Characters that Unicode collation ignores: controls other than white space, and formatting characters.
const IGNORED_BY_COLLATION = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\t\n\v\f\r\x85])\p{Cc}/gu;

function parseCommand(line: string, { stream, token }: StreamState): Command | undefined {
  const isRegistered = (name: string) => REGISTERED.has(name.toLowerCase()) || same(name, token);
  for (const text of new Set([line, line.replace(IGNORED_BY_COLLATION, '')])) {
    const parsed = parseV2(text, isRegistered) ?? parseV1(text, isRegistered);
    if (parsed !== undefined) return { ...parsed, stream };
  }
  return undefined;
}

type Parsed = Omit<Command, 'stream'>;

/** `::name key=value,key=value::data`, after any white space. */
function parseV2(line: string, isRegistered: (name: string) => boolean): Parsed | undefined {
  const [, info = '', data] = /^[\s\x85]*::(.*?)::(.*)$/s.exec(line) ?? [];
  if (data === undefined) return undefined;
  const [name, properties] = splitInfo(info);
  if (!isRegistered(name)) return undefined;
  const decode = (text: string) => unescapeWith(text, { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',' });
  const pairs = readProperties(properties.trim(), ',', decode);
  return {
    name: name.toLowerCase(),
    properties: pairs,
    data: unescapeWith(data, { '%0D': '\r', '%0A': '\n' }),
  };
}

/** `##[name key=value;key=value]data`, anywhere in a line. */
function parseV1(line: string, isRegistered: (name: string) => boolean): Parsed | undefined {
  const [, info = '', data] = /^.*?##\[(.*?)\](.*)$/s.exec(line) ?? [];
  if (data === undefined) return undefined;
  const [name, properties] = splitInfo(info);
  if (!isRegistered(name)) return undefined;
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

function same(name: string, token: string | undefined): boolean {
  return token !== undefined && name.toLowerCase() === token.toLowerCase();
}

/** Whether the line is done with; else it is shown like any other. */
function execute(command: Command, line: string, streamState: StreamState, state: State): boolean {
  if (streamState.token !== undefined) {
    if (!same(command.name, streamState.token)) return false;
    streamState.token = undefined;
    state.commands.push({ ...command, name: 'resume', data: command.name });
    show(line, state);
    return true;
  }
  state.commands.push(command);
  if (state.echo && ECHOED.has(command.name)) show(line, state);
  if (command.name === 'stop-commands') stop(command, line, streamState, state);
  else perform(command, line, state);
  return true;
}

function stop({ data: token }: Command, line: string, streamState: StreamState, state: State): void {
  if (token === '' || REGISTERED.has(token.toLowerCase()) || token.toLowerCase() === 'pause-logging') {
    fail(
      `You cannot use a endToken that is an empty string, 'pause-logging', or another workflow command.`,
      state,
    );
    return;
  }
  streamState.token = token;
  if (token.length > 6) state.masks.push(token);
  show(line, state);
}

/** Those whose line is shown where echoing is on; the others are shown in their own way. */
const ECHOED = new Set(
  `set-env set-output save-state add-path add-matcher remove-matcher group endgroup echo`.split(/\s+/),
);

function perform({ name, data, properties }: Command, line: string, state: State): void {
  const { title = '', name: nameProperty = '' } = properties;
  switch (name) {
    case 'add-mask':
      if (state.echo && data.trim() !== '') show('::add-mask::***', state);
      addMask(data, state);
      break;
    case 'debug':
      if (state.debug) for (const one of data.split(/\r\n|\n|\r/)) show(`##[debug]${one}`, state);
      break;
    case 'add-matcher':
      if (data === '') annotate('warning', 'File path must be specified.', '', state);
      break;
    case 'remove-matcher':
      removeMatcher(properties.owner ?? '', data, state);
      break;
    case 'error':
    case 'warning':
    case 'notice':
      annotate(name, data, title, state);
      break;
    case 'group':
      show(`##[group]${data}`, state);
      state.groups.push({ title: mask(data, state.masks), lines: [] });
      state.groupOpen = true;
      break;
    case 'endgroup':
      state.groupOpen = false;
      show('##[endgroup]', state);
      break;
    case 'set-env':
    case 'add-path':
      fail(`Unable to process command '${line}' successfully. The \`${name}\` command is disabled.`, state);
      break;
    case 'set-output':
    case 'save-state':
      if (nameProperty === '') fail(`Required field 'name' is missing in ##[${name}] command.`, state);
      break;
    case 'echo':
      if (!/^\s*(on|off)\s*$/i.test(data))
        fail(`Invalid echo command value. Current value is: '${data}'.`, state);
      else state.echo = /on/i.test(data);
      break;
  }
}

function removeMatcher(owner: string, file: string, state: State): void {
  if ((owner === '') === (file === '')) {
    const message =
      owner === ''
        ? 'Either an owner name or a file path must be specified in ##[remove-matcher] command.'
        : 'Either specify an owner name or a file path in ##[remove-matcher] command. Both values cannot be set.';
    annotate('warning', message, '', state);
  }
  state.matchers = state.matchers.filter(
    ({ matcher }) => matcher.owner.toLowerCase() !== owner.toLowerCase(),
  );
}

/** Whether a problem matcher made an annotation of the line, which also stops where commands are stopped. */
function matchProblem(line: string, state: State): boolean {
  for (const one of state.matchers) {
    const found = matchLine(one, one.stripsColours ? line.replace(/\x1b\[[0-9;]*m?/g, '') : line);
    if (found === undefined) continue;
    for (const other of state.matchers) if (other.matcher !== one.matcher) other.running = [];
    const level = LEVELS[(found.severity || 'error').toLowerCase()];
    if ((found.message ?? '').trim() === '' || level === undefined) continue;
    annotate(level, found.message ?? '', '', state, line);
    return true;
  }
  return false;
}

const LEVELS: Record<string, Annotation['level']> = { error: 'error', warning: 'warning', notice: 'notice' };

/** What the line completes. The last pattern comes first: each asks what the one before it has matched earlier. */
function matchLine(one: RunningMatcher, line: string): Matched | undefined {
  const { pattern, severity: standard } = one.matcher;
  const last = pattern.length - 1;
  for (let nth = last; nth >= 0; nth--) {
    const { regexp = '', severity, message, loop } = pattern[nth] ?? {};
    const before = nth === 0 ? undefined : one.running[nth - 1];
    if (nth > 0 && before === undefined) continue;
    const groups = new RegExp(regexp).exec(line);
    const matched = groups && {
      severity: before?.severity ?? (severity === undefined ? undefined : groups[severity]),
      message: before?.message ?? (message === undefined ? undefined : groups[message]),
    };
    if (matched === null) one.running[nth === last ? nth - 1 : nth] = undefined;
    else if (nth < last) one.running[nth] = matched;
    else {
      one.running = [];
      if (loop === true) one.running[nth - 1] = before;
      return { ...matched, severity: matched.severity || standard };
    }
  }
  return undefined;
}

function addMask(value: string, state: State): void {
  if (value.trim() === '') {
    annotate('warning', "Can't add secret mask for empty string in ##[add-mask] command.", '', state);
    return;
  }
  const lines = value.split(/[\r\n]+/).map((line) => line.trim());
  state.masks.push(value, ...lines.filter((line) => line !== ''));
}

function annotate(
  level: Annotation['level'],
  message: string,
  title: string,
  state: State,
  logged?: string,
): void {
  const before = state.annotations.filter((annotation) => annotation.level === level).length;
  const text = mask(message, state.masks).slice(0, RUNNER_LIMITS.annotationCharacters);
  const shown = before < RUNNER_LIMITS.annotationsPerLevel && text !== '';
  state.annotations.push({ level, title: mask(title, state.masks), message: text, shown });
  for (const line of (logged ?? text).split(/\r\n|\n|\r/)) show(`##[${level}]${line}`, state);
}

function fail(message: string, state: State): void {
  state.failures.push(message);
  annotate('error', message, '', state);
}

const formsOf = new Map<string, string[]>();

/** A value and what the runner's encoders make of it. */
function maskedForms(value: string): string[] {
  const forms = formsOf.get(value) ?? encodeForMasks(value);
  formsOf.set(value, forms);
  return forms;
}

function encodeForMasks(value: string): string[] {
  const bytes = Buffer.from(value, 'utf8');
  const shifted = [0, 1, 2].map((shift) =>
    bytes.subarray(bytes.length > shift ? shift : 0).toString('base64'),
  );
  const unpadded = shifted.map((text) => text.replace(/=+$/, ''));
  const ofUrls = unpadded.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  const forms = [
    value,
    ...shifted,
    ...unpadded,
    ...ofUrls,
    value.replaceAll('"', '\\"'),
    value.replaceAll("'", "''"),
    // Newtonsoft's writer also escapes these three line ends.
    JSON.stringify(value)
      .slice(1, -1)
      .replace(/[\x85\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`),
    encodeURIComponent(value.toWellFormed()).replace(
      /[!'()*]/g,
      (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
    value.replace(/[<>"'&]/g, (found) => XML_ESCAPES[found] ?? found),
    value.length > 8 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : '',
    ...ampersandSections(value),
  ];
  return forms.filter((form) => form !== '');
}

const XML_ESCAPES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '&': '&amp;',
};

/** PowerShell colours a command line at `&`, and so prints the parts of a secret one by one. */
function ampersandSections(value: string): string[] {
  const plus = value.indexOf('&+');
  const cut = plus >= 0 ? plus + 2 : value.lastIndexOf('&') + 1;
  if (cut === 0) return [];
  return [value.slice(0, cut), value.slice(plus >= 0 ? cut + 1 : cut)].filter(
    (section) => section.length >= 6,
  );
}

interface LineReader {
  next(): { text: string; ended: boolean } | undefined;
}

/** Lines end at `\n` only, as on Linux. `ended` is false for a last line without one. */
function lineReader(text: string): LineReader {
  let index = 0;
  return {
    next() {
      if (index >= text.length) return undefined;
      const end = text.indexOf('\n', index);
      const line = { text: text.slice(index, end < 0 ? undefined : end), ended: end >= 0 };
      index = end < 0 ? text.length : end + 1;
      return line;
    },
  };
}

function readHeredoc(line: string, name: string, delimiter: string, reader: LineReader): string {
  if (name === '' || delimiter === '') {
    throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
  }
  const lines: string[] = [];
  for (;;) {
    const next = reader.next();
    if (next === undefined) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
    if (next.text === delimiter) return lines.join('\n');
    if (!next.ended) throw new Error('Invalid value. EOF marker missing new line.');
    lines.push(next.text);
  }
}
