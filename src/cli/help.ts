import { type Declaration, inputSections } from '../inputs/input.ts';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { exitCodes } from '../outcome/failure.ts';
import { declarations } from '../targets/inputs.ts';
import { OWN_FLAGS } from './command-line.ts';
import { hintFor, isYesOrNo, variableOf } from './names.ts';

const COLUMNS = 80;

/**
 * Explains every flag, operation and input; a problem if a name is that of no operation.
 *
 * @param named the operations to explain, with their inputs and those of every run; all if there are none
 */
export function renderHelp(
  named: readonly string[],
): { readonly text: string } | { readonly problem: string } {
  const known = operations.map(({ name }) => name);
  const unknown = named.find((name) => name !== '' && !known.includes(name));
  if (unknown !== undefined) return { problem: `There is no such operation; ${hintFor(unknown, known)}` };
  const chosen = operations.filter(({ name }) => named.length === 0 || named.includes(name));
  const [own, all] = [declaredBy(chosen), declaredBy(operations)];
  const isOfEach = (input: Declaration): boolean =>
    /^(target|github)$/.test(input.section) || !all.has(input);
  const inputs = declarations.filter((input) => own.has(input) || isOfEach(input));
  const exits = Object.entries(exitCodes).map(([outcome, code]) => `${code} ${outcome}`);
  const parts = [
    'Usage: site-deploy [OPERATION…] [--INPUT VALUE…]\n       site-deploy report FILE… [--json] [--summary FILE]',
    wrap(
      'Runs operations on a site through a server and site management API, in the order given, and says how they ended. The log goes to standard error.',
    ),
    list(
      'Flags',
      Object.entries(OWN_FLAGS).map(([name, flag]) =>
        entry(`--${name}${'value' in flag ? ` ${flag.value}` : ''}`, `${flag.about}.`),
      ),
    ),
    wrap(
      `Every input is a flag. It can also be set in the environment, as in ${variableOf('base-url')}, or in the file of --config. Flags win over the environment, the environment over the file. An input that is true or false may stand alone, as in --dry-run; its value is given as in --wait=false. Secrets are refused as flags: use the environment, the file, or - to read one from standard input.`,
    ),
    list(
      'Operations',
      chosen.map(({ name, summary }) => entry(name, `${summary}.`)),
    ),
    ...Object.entries(inputSections).flatMap(([section, title]) => {
      const entries = inputs.filter((input) => input.section === section).map(ofInput);
      return entries.length === 0 ? [] : list(plain(title), entries);
    }),
    `${wrap(`Exit status: ${exits.join(', ')}.`)}\n`,
  ];
  return { text: parts.join('\n\n') };
}

function declaredBy(some: readonly Operation[]): Set<Declaration> {
  return new Set(some.flatMap(({ inputs }) => inputs.flatMap(({ declared }) => declared)));
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
  const line = new RegExp(`\\S(?:.{0,${COLUMNS - indent.length - 1}}|\\S*)(?= |$)`, 'g');
  return (text.match(line) ?? []).map((words) => indent + words).join('\n');
}
