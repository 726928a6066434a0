import type { Declaration, Input } from '../inputs/input.ts';
import { inputSections } from '../inputs/sections.ts';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { exitCodes } from '../outcome/failure.ts';
import { declarations } from '../targets/inputs.ts';
import { OWN_FLAGS } from './command-line.ts';
import { hintFor, isYesOrNo, variableOf } from './names.ts';

const COLUMNS = 80;

/** The help for the operations of these names, or for everything if there are none; a problem with a name instead. */
export function renderHelp(words: readonly string[]): { text: string } | { problem: string } {
  if (words.length === 0) return { text: `${all()}\n` };
  const known = operations.map(({ name }) => name);
  const wanted = words.flatMap((word) => word.split(',')).filter((word) => word !== '');
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) return { problem: `There is no such operation; ${hintFor(unknown, known)}` };
  const explained = operations.filter(({ name }) => wanted.includes(name));
  return { text: `${explained.map(ofOperation).join('\n\n')}\n` };
}

function all(): string {
  const exits = Object.entries(exitCodes).map(([outcome, code]) => `${code} ${outcome}`);
  return [
    'Usage: site-deploy [OPERATION…] [--INPUT VALUE…]',
    wrap(
      'Runs operations on a site through a server and site management API, in the order given, and says how they ended. The log goes to standard error.',
    ),
    list(
      'Flags',
      Object.entries(OWN_FLAGS).map(([name, flag]) => ownFlag(name, flag)),
    ),
    wrap(
      `Every input is a flag. The environment sets it, too, as ${variableOf('base-url')} does, and so does the file of --config. Flags win over the environment, the environment over the file. An input that is true or false may stand alone, as in --dry-run; its value is given as in --wait=false. Secrets are refused as flags: use the environment, the file, or - to read one from standard input.`,
    ),
    list(
      'Operations',
      operations.map(({ name, summary }) => entry(name, `${summary}.`)),
    ),
    ...Object.entries(inputSections).map(([section, title]) =>
      list(plain(title), declarations.filter((input) => input.section === section).map(ofInput)),
    ),
    wrap(`Exit status: ${exits.join(', ')}.`),
  ].join('\n\n');
}

function ofOperation({ name, summary, inputs }: Operation): string {
  const own = new Set(inputs.flatMap(({ declared }: Input<unknown>) => declared.map((input) => input.name)));
  const used = declarations.filter((input) => own.has(input.name));
  const general = declarations.filter((input) => input.section === 'target' && !own.has(input.name));
  return [
    `Usage: site-deploy ${name} [--INPUT VALUE…]`,
    wrap(plain(`${name} ${summary}.`)),
    ...(used.length === 0 ? [] : [list('Its inputs', used.map(ofInput))]),
    list('Inputs of every run', general.map(ofInput)),
  ].join('\n\n');
}

function ownFlag(name: string, flag: { readonly value?: string; readonly about: string }): string {
  return entry(`--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`, `${flag.about}.`);
}

function ofInput(input: Declaration): string {
  const { name, description, secret, default: standard } = input;
  const value = isYesOrNo(input) ? '' : secret ? ' -' : ' VALUE';
  const isGiven = standard !== undefined && !standard.startsWith('${{');
  return entry(`--${name}${value}`, `${plain(description)}${isGiven ? ` Default: ${standard}.` : ''}`);
}

function list(title: string, entries: readonly string[]): string {
  return [`${title}:`, ...entries].join('\n');
}

function entry(name: string, text: string): string {
  const [first = '', ...rest] = plain(text);
  return `  ${name}\n${wrap(first.toUpperCase() + rest.join(''), '      ')}`;
}

function plain(markdown: string): string {
  return markdown.replaceAll('`', '');
}

function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > COLUMNS) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line].join('\n');
}
