import type { Declaration } from '../inputs/input.ts';
import { inputSections } from '../inputs/sections.ts';
import { operations } from '../operations/index.ts';
import { exitCodes } from '../outcome/failure.ts';
import { declarations } from '../targets/inputs.ts';
import { OWN_FLAGS } from './command-line.ts';
import { isYesOrNo, variableOf } from './names.ts';

const COLUMNS = 80;

/** Explains every flag, operation and input. */
export function renderHelp(): string {
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
      `Every input is a flag. It can also be set in the environment, as in ${variableOf('base-url')}, or in the file of --config. Flags win over the environment, the environment over the file. An input that is true or false may stand alone, as in --dry-run; its value is given as in --wait=false. Secrets are refused as flags: use the environment, the file, or - to read one from standard input.`,
    ),
    list(
      'Operations',
      operations.map(({ name, summary }) => entry(name, `${summary}.`)),
    ),
    ...Object.entries(inputSections).map(([section, title]) =>
      list(plain(title), declarations.filter((input) => input.section === section).map(ofInput)),
    ),
    `${wrap(`Exit status: ${exits.join(', ')}.`)}\n`,
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
