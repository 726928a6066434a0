import { type Declaration, inputSections } from '../inputs/input.ts';
import { operations } from '../operations/index.ts';
import type { Operation } from '../operations/operation.ts';
import { exitCodes } from '../outcome/failure.ts';
import { declarations } from '../targets/inputs.ts';
import { type CommandLine, OPERATIONS, OWN_FLAGS } from './command-line.ts';
import { WITHOUT_DEFAULT } from './gather.ts';
import { hintFor, isYesOrNo, variableOf } from './names.ts';

const COLUMNS = 80;

/** Explains the operations that are given, with their own inputs, or all of them and the flags; a problem if there is no such operation. */
export function renderHelp({ operations: named }: CommandLine) {
  const unknown = named.find((name) => name !== '' && !OPERATIONS.includes(name));
  if (unknown !== undefined)
    return { problem: `There is no such operation; ${hintFor(unknown, OPERATIONS)}` };
  const chosen = operations.filter(({ name }) => named.includes(name));
  return { text: `${(chosen.length > 0 ? operationParts(chosen) : allParts()).join('\n\n')}\n` };
}

/** The help of some operations: what they do, an example, and their own inputs. Those of every run are only named. */
function operationParts(chosen: readonly Operation[]): string[] {
  const own = new Set(chosen.flatMap(({ inputs }) => inputs.flatMap(({ declared }) => declared)));
  const names = chosen.map(({ name }) => name).join(' ');
  const site = chosen.some(({ scope }) => scope === 'site') ? ['--site shop.example'] : [];
  const needed = chosen.flatMap(({ example = [] }) => example);
  const common = declarations.filter((input) => input.section === 'target' && !own.has(input));
  const flags = common.map((input) => `  ${flagOf(input)}`);
  return [
    `Usage: site-deploy ${names} [--INPUT VALUE…]`,
    ofOperations(chosen),
    block('Example, with SITE_DEPLOY_BASE_URL and SITE_DEPLOY_API_TOKEN set', [
      `  site-deploy ${[names, '--server web-1', ...site, ...needed].join(' ')} --dry-run`,
    ]),
    ...inputParts(declarations.filter((input) => own.has(input))),
    block('Inputs of every run', flags),
    wrap('site-deploy --help explains these, and all others.'),
  ];
}

function allParts(): string[] {
  const flags = Object.entries(OWN_FLAGS).map(([name, flag]) =>
    entry(`--${name}${'value' in flag ? ` ${flag.value}` : ''}`, `${flag.about}.`),
  );
  const exits = Object.entries(exitCodes).map(([outcome, code]) => `${code} ${outcome}`);
  return [
    'Usage: site-deploy [OPERATION…] [--INPUT VALUE…]\n       site-deploy report FILE… [--json] [--summary FILE]\n       site-deploy init [--INPUT VALUE…]',
    wrap(
      'Runs operations on a site through a server and site management API, in the order given, and says how they ended. The log goes to standard error. report merges the documents of several runs. init writes a workflow and a deploy script; give base-url, server, site and branch as flags.',
    ),
    block('Flags', flags),
    wrap(
      `Give an input as a flag, as a variable such as ${variableOf('base-url')}, or in the file of --config; the first of these wins. One that is true or false may stand alone, as --dry-run, or be given as --wait=false. Secrets are refused as flags: use a variable, the file, or - for standard input.`,
    ),
    ofOperations(operations),
    ...inputParts(declarations),
    wrap(`Exit status: ${exits.join(', ')}.`),
  ];
}

function ofOperations(some: readonly Operation[]): string {
  const entries = some.map(({ name, summary }) => entry(name, `${summary}.`));
  return block('Operations', entries);
}

function inputParts(inputs: readonly Declaration[]): string[] {
  return Object.entries(inputSections).flatMap(([section, title]) => {
    const entries = inputs.filter((input) => input.section === section).map(ofInput);
    return entries.length === 0 ? [] : block(withoutCode(title), entries);
  });
}

function flagOf(input: Declaration): string {
  if (isYesOrNo(input)) return `--${input.name}`;
  return `--${input.name} ${input.secret ? '-' : 'VALUE'}`;
}

function ofInput(input: Declaration): string {
  const { name, description, default: standard = '' } = input;
  const isNone = ['', 'false'].includes(standard) || name === WITHOUT_DEFAULT;
  return entry(flagOf(input), `${withoutCode(description)}${isNone ? '' : ` Default: ${standard}.`}`);
}

function block(title: string, entries: readonly string[]): string {
  return [`${title}:`, ...entries].join('\n');
}

function entry(name: string, text: string): string {
  const [first = '', ...rest] = withoutCode(text);
  return `  ${name}\n${wrap(first.toUpperCase() + rest.join(''), '    ')}`;
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll('`', '');
}

function wrap(text: string, indent = ''): string {
  const line = new RegExp(`\\S(?:.{0,${COLUMNS - indent.length - 1}}|\\S*)(?= |$)`, 'g');
  return (text.match(line) ?? []).map((words) => indent + words).join('\n');
}
