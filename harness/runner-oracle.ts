import {
  type Command,
  isRegistered,
  isResuming,
  parseCommand,
  type Stream,
  type StreamState,
} from './runner/command-lines.ts';
import { mask } from './runner/masks.ts';

/**
 * The reading of a step's output by GitHub's runner, written after the published sources of actions/runner
 * (ActionCommand, ActionCommandManager, FileCommandManager, ExecutionContext, OutputManager,
 * ValueEncoders, SecretMasker), not after this project. Where the runner's behaviour depends on its platform, the more
 * dangerous reading is taken:
 *
 * - its searches for `::` and `##[` are culture-sensitive, and may look through characters that collation
 *   ignores: a line is also parsed without those;
 * - it does not say in which order it reads the two streams: each is read as if the other had stopped nothing.
 *
 * Problem matchers, which earlier steps may have added, are left out, and so is that debug logging echoes commands.
 */

/** `shown` is false beyond the tenth of its level: the runner then only logs it. */
export interface Annotation {
  level: 'error' | 'warning' | 'notice';
  title: string;
  message: string;
  shown: boolean;
}

export interface Interpretation {
  commands: Command[];
  /** The log as a person sees it: masked, commands swallowed or rendered. */
  visible: string;
  annotations: Annotation[];
  /** Every value given to `add-mask`, and stop tokens; their lines and encodings are hidden too. */
  masks: string[];
  /** Commands that the runner refuses, in its words. Any of these fails the step. */
  failures: string[];
  /** A stream whose `stop-commands` was never closed: the rest of the step has no commands. */
  stopped: Stream[];
  /** A group that was never closed. */
  groupOpen: boolean;
}

/** The limits of the runner for annotations; a longer message is cut. */
const ANNOTATION_LIMITS = { perLevel: 10, characters: 4096 };

/** The output of a step, and all that the runner knows before it begins. */
interface Output {
  stdout?: string;
  stderr?: string;
  /** The values that the workflow's own secrets already hide. */
  masks?: string[];
}

/** Reads both streams to their end. */
export function interpret(output: Output): Interpretation {
  const state: State = {
    commands: [],
    visible: '',
    annotations: [],
    failures: [],
    stopped: [],
    groupOpen: false,
    masks: [...(output.masks ?? [])],
    log: [],
  };
  for (const stream of ['stdout', 'stderr'] as const) interpretStream(stream, output[stream] ?? '', state);
  const { log, ...interpretation } = state;
  return { ...interpretation, visible: log.map((line) => `${line}\n`).join('') };
}

interface State extends Interpretation {
  log: string[];
}

function interpretStream(stream: Stream, text: string, state: State): void {
  const streamState: StreamState = { stream, token: undefined };
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  for (const line of lines) {
    const command = parseCommand(line, streamState);
    if (command !== undefined && execute(command, line, streamState, state)) continue;
    show(line, state);
  }
  if (streamState.token !== undefined) state.stopped.push(stream);
}

function show(line: string, state: State): void {
  state.log.push(mask(line, state.masks));
}

/** True when the line is done with; else it is shown like any other. */
function execute(command: Command, line: string, streamState: StreamState, state: State): boolean {
  if (streamState.token !== undefined) {
    if (!isResuming(command.name, streamState.token)) return false;
    streamState.token = undefined;
    state.commands.push({ ...command, name: 'resume', data: command.name });
    show(line, state);
    return true;
  }
  state.commands.push(command);
  if (command.name === 'stop-commands') stop(command, line, streamState, state);
  else perform(command, state);
  return true;
}

function stop({ data: token }: Command, line: string, streamState: StreamState, state: State): void {
  if (token === '' || isRegistered(token) || token.toLowerCase() === 'pause-logging') {
    const refusal = `You cannot use a endToken that is an empty string, 'pause-logging', or another workflow command.`;
    state.failures.push(refusal);
    annotate('error', refusal, '', state);
    return;
  }
  streamState.token = token;
  if (token.length > 6) state.masks.push(token);
  show(line, state);
}

/** Acts on the commands that the action uses; one of the others is a fault of its run (`run-checks.ts`), whatever comes of it. */
function perform({ name, data, properties: { title = '' } }: Command, state: State): void {
  switch (name) {
    case 'add-mask':
      addMask(data, state);
      break;
    case 'error':
    case 'warning':
    case 'notice':
      annotate(name, data, title, state);
      break;
    case 'group':
      show(`##[group]${data}`, state);
      state.groupOpen = true;
      break;
    case 'endgroup':
      state.groupOpen = false;
      show('##[endgroup]', state);
      break;
  }
}

function addMask(value: string, state: State): void {
  if (value.trim() === '') {
    annotate('warning', "Can't add secret mask for empty string in ##[add-mask] command.", '', state);
    return;
  }
  const lines = value.split(/[\r\n]+/).map((line) => line.trim());
  state.masks.push(value, ...lines.filter((line) => line !== ''));
}

function annotate(level: Annotation['level'], message: string, title: string, state: State): void {
  const before = state.annotations.filter((annotation) => annotation.level === level).length;
  const text = mask(message, state.masks).slice(0, ANNOTATION_LIMITS.characters);
  const shown = before < ANNOTATION_LIMITS.perLevel && text !== '';
  state.annotations.push({ level, title: mask(title, state.masks), message: text, shown });
  for (const line of text.split(/\r\n|\n|\r/)) show(`##[${level}]${line}`, state);
}
