/**
 * Writes what follows from the sources: the tables of README.md and docs/manifest.md, docs/openapi.json and manifest.schema.json. With
 * `--check` it writes nothing, and fails with the names of what is not what the sources say.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { wordsOf } from '../src/api/fields.ts';
import { inputSections } from '../src/inputs/sections.ts';
import { operations } from '../src/operations/index.ts';
import { kinds } from '../src/records/kinds.ts';
import { exitCodes, type Outcome } from '../src/report/outcome.ts';
import { declarations } from '../src/run/inputs.ts';
import { renderManifestSchema } from './manifest-schema.ts';
import { metadata, root } from './metadata.ts';
import { openApiDocument } from './openapi/document.ts';
import { outputSections, problemsOf, type Section } from './sections.ts';

/**
 * The Markdown of a page with every table between its markers (`<!-- name -->` … `<!-- /name -->`) written again.
 *
 * @returns the text, and the names of the tables that were missing or something else before
 */
export function updateTables(
  page: keyof typeof tables,
  markdown: string,
): { text: string; drifted: readonly string[] } {
  const drifted: string[] = [];
  let text = markdown;
  for (const [name, table] of Object.entries(tables[page])) {
    const [from, to] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const start = text.indexOf(from) + from.length;
    const end = text.indexOf(to, start);
    const isThere = start >= from.length && end >= start;
    if (!isThere || text.slice(start, end) !== table) drifted.push(name);
    if (isThere) text = text.slice(0, start) + table + text.slice(end);
  }
  return { text, drifted };
}

const outcomeMeanings: Readonly<Record<Outcome, string>> = {
  succeeded: 'Everything asked for is done.',
  planned: 'A dry run: nothing was changed.',
  failed: 'Something was refused, or the deploy ended badly.',
  rejected: 'An input is not what it must be. No write was sent.',
  timed_out: 'We stopped waiting. What was triggered may still finish.',
  unknown: 'A write may or may not have happened, and reading could not settle it.',
  cancelled: 'The workflow was cancelled. What was triggered may still be running.',
};

const tables = {
  'README.md': {
    outcomes: table(
      ['Outcome', 'Exit code', 'Meaning'],
      Object.entries(outcomeMeanings).map(([outcome, meaning]) => [
        code(outcome),
        String(new Map(Object.entries(exitCodes)).get(outcome)),
        meaning,
      ]),
    ),
    operations: table(
      ['Operation', 'What it does'],
      operations.map(({ name, summary }) => [
        `[${code(name)}](docs/operations.md#${name})`,
        capitalize(summary),
      ]),
    ),
    inputs: inSections(
      Object.entries(inputSections).map(([section, title]) => ({
        title,
        names: declarations.filter((input) => input.section === section).map(({ name }) => name),
      })),
      ['Input', 'Default', 'Meaning'],
      declarations.map((input) => [
        code(input.name),
        input.required ? 'required' : input.default === undefined ? '' : code(input.default),
        input.description,
      ]),
    ),
    outputs: inSections(
      outputSections,
      ['Output', 'Meaning'],
      Object.entries(metadata.outputs).map(([name, { description }]) => [code(name), description]),
    ),
  },
  'docs/manifest.md': {
    kinds: table(
      ['Kind', 'Of', 'Field', 'Takes'],
      kinds.flatMap((kind) =>
        Object.entries(kind.declared.shape).map(([field, schema], index) => [
          index === 0 ? code(kind.name) : '',
          index === 0 ? `the ${kind.scope}` : '',
          `${code(field)}${kind.identity.includes(field) ? ' ★' : ''}`,
          `${wordsOf(schema).replaceAll('*', '\\*')}${schema.safeParse(undefined).success ? '; may be left out' : ''}${kind.writeOnly?.includes(field) ? '; secret' : ''}`,
        ]),
      ),
    ),
  },
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((cells) => cells.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/**
 * One table below each heading.
 *
 * @param rows those of all tables, by what their first cell names
 * @throws when a row belongs to no section, or a section names what has no row
 */
function inSections(
  sections: readonly Section[],
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const byName = new Map(rows.map((row) => [row[0], row]));
  const declared = rows.map(([name = '']) => name.replaceAll('`', ''));
  const problems = problemsOf(sections, declared);
  if (problems.length > 0) throw new Error(`scripts/sections.ts: ${problems.join('; ')}`);
  const tables = sections.map(({ title, names }) => {
    const own = names.flatMap((name) => [byName.get(code(name)) ?? []]);
    return `### ${title}\n\n${table(head, own)}`;
  });
  return `\n${tables.join('\n')}\n`;
}

/** A vertical bar would begin the next cell, also within code. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function code(text: string): string {
  return `\`${text}\``;
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The files that are nothing but what the sources say, as they must be: formatted as all JSON here is. */
export function renderFiles(): ReadonlyMap<string, string> {
  const texts = {
    'docs/openapi.json': JSON.stringify(openApiDocument()),
    'manifest.schema.json': renderManifestSchema(),
  };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, formatted(path, text)]));
  return files.set('action.yml', renderAction(readFileSync(join(root, 'action.yml'), 'utf8')));
}

/** The text of action.yml with its inputs as they are declared; the rest is written by hand. */
function renderAction(text: string): string {
  const inputs = declarations.map(({ name, description, required, default: value }) => [
    name,
    { description, ...(required && { required }), ...(value !== undefined && { default: value }) },
  ]);
  const written = stringify({ inputs: Object.fromEntries(inputs) }, { lineWidth: 0, singleQuote: true });
  return text.replace(/^inputs:\n.*?(?=^outputs:\n)/ms, () => `${written}\n`);
}

function formatted(path: string, input: string): string {
  const biome = join(root, 'node_modules/.bin/biome');
  return execFileSync(biome, ['format', `--stdin-file-path=${path}`], { cwd: root, input, encoding: 'utf8' });
}

if (import.meta.main) {
  const pages = (['README.md', 'docs/manifest.md'] as const).map(
    (page) => [page, updateTables(page, readFileSync(join(root, page), 'utf8'))] as const,
  );
  const rendered = renderFiles();
  if (!process.argv.includes('--check')) {
    for (const [path, { text }] of pages) writeFileSync(join(root, path), text);
    for (const [path, content] of rendered) writeFileSync(join(root, path), content);
  } else {
    const isOld = (path: string): boolean => readFileSync(join(root, path), 'utf8') !== rendered.get(path);
    const oldTables = pages.flatMap(([page, { drifted }]) => drifted.map((table) => `${page} (${table})`));
    const old = [...oldTables, ...[...rendered.keys()].filter(isOld)];
    if (old.length > 0) process.stderr.write(`Not up to date: ${old.join(', ')}. Run: npm run docs\n`);
    process.exitCode = old.length > 0 ? 1 : 0;
  }
}
