/**
 * Writes what follows from the sources: tables of README.md and docs/ (all of them in docs/reference.md), docs/openapi.json, action.yml and the JSON Schemas. With `--check` it writes nothing, and fails with the names of what is not what the sources say.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { root } from '../harness/metadata.ts';
import { documentManner } from '../sandbox/api/document.ts';
import { openApiDocument } from '../sandbox/openapi.ts';
import { wordsOf } from '../src/api/fields.ts';
import { OUTCOME_OF } from '../src/core/outcomes.ts';
import { type Declaration, inputSections } from '../src/inputs/input.ts';
import { operations } from '../src/operations/index.ts';
import type { Operation } from '../src/operations/operation.ts';
import { exitCodes, type Outcome } from '../src/outcome/failure.ts';
import { type Kind, kinds } from '../src/records/kinds.ts';
import { scopeOf } from '../src/records/known-kinds.ts';
import { allOutputs, outputs } from '../src/report/outputs.ts';
import { declarations } from '../src/targets/inputs.ts';
import { renderSchemas } from './schemas.ts';

/** The Markdown of a page with every table between its markers (`<!-- name -->` … `<!-- /name -->`) written again. Throws where they are missing. */
function updateTables(page: string, own: Readonly<Record<string, string>>, markdown: string): string {
  return Object.entries(own).reduce((text, [name, table]) => {
    const place = new RegExp(`(?<=<!-- ${name} -->\n).*?(?=<!-- /${name} -->)`, 's');
    if (!place.test(text)) throw new Error(`${page} has no markers of the table ${name}`);
    return text.replace(place, () => table);
  }, markdown);
}

const outcomeMeanings: Readonly<Record<Outcome, string>> = {
  succeeded: 'Everything you asked for is done.',
  planned: 'A dry run: nothing was changed.',
  superseded: '[A newer commit is live](docs/which-commit.md#never-an-older-one), so nothing was deployed.',
  failed: 'Something was refused, or the deploy failed.',
  rejected: 'An input is wrong. Nothing was written.',
  timed_out: 'Time ran out. What was triggered may still finish.',
  unknown: 'A write may or may not have happened, and reading could not settle it.',
  cancelled: 'The workflow was cancelled. What was triggered may still be running.',
};

/** The tables of each page, by their names. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': {
    outcomes: table(
      ['Outcome', 'Exit code', 'Meaning'],
      Object.entries(outcomeMeanings).map(([outcome, meaning]) => [
        code(outcome),
        String(new Map(Object.entries(exitCodes)).get(outcome)),
        meaning,
      ]),
    ),
  },
  'docs/reference.md': {
    operations: table(
      ['Operation', 'Scope', 'Writes', 'What it does'],
      operations.map((operation) => [
        `[${code(operation.name)}](operations.md#${operation.name})`,
        operation.scope,
        writesWhen(operation),
        capitalize(operation.summary),
      ]),
    ),
    inputs: Object.entries(inputSections)
      .map(([section, title]) => tableOfInputs(title, section))
      .join(''),
    outputs: Object.entries(outputs)
      .map(([title, section]) =>
        below(
          title,
          ['Output', 'Type', 'Meaning'],
          Object.entries(section).map(([name, { type, description }]) => [code(name), type, description]),
        ),
      )
      .join(''),
    reasons: table(
      ['Outcome', 'Reasons'],
      Object.entries(Object.groupBy(Object.entries(OUTCOME_OF), ([, outcome]) => outcome)).map(
        ([outcome, reasons]) => [
          code(outcome),
          reasons.map(([reason]) => `[${reason}](troubleshooting.md#${reason})`).join(', '),
        ],
      ),
    ),
  },
  'docs/manifest.md': {
    kinds: table(
      ['Kind', 'Of', 'Field', 'Takes'],
      kinds.flatMap((kind) =>
        Object.entries(kind.declared.shape).map(([field, schema], index) => [
          index === 0 ? code(kind.name) : '',
          index === 0 ? `the ${scopeOf(kind)}` : '',
          `${code(field)}${kind.identity.includes(field) ? ' ★' : ''}`,
          `${wordsOf(schema).replaceAll('*', '\\*')}${schema.safeParse(undefined).success ? '; may be left out' : ''}${kind.writeOnly?.includes(field) ? '; secret' : ''}`,
        ]),
      ),
    ),
    step: stepOf(kinds.map(({ name }) => `sync-${name}`)),
  },
  'docs/api-gaps.md': {
    kinds: table(
      ['call', 'used by'],
      kinds.map((kind) => [callsOf(kind), code(`sync-${kind.name}`)]),
    ),
  },
};

/** A step that runs all these operations on a manifest. */
function stepOf(names: readonly string[]): string {
  return `\`\`\`yaml
- uses: your-org/site-deploy@<full commit id>
  with:
    base-url: \${{ vars.SITE_API_URL }}
    api-token: \${{ secrets.SITE_API_TOKEN }}
    server: web-1
    site: shop.example
    operations: |
${names.map((name) => `      ${name}\n`).join('')}    manifest: deploy/site.yml
\`\`\`
`;
}

function callsOf({ path, removable }: Kind): string {
  const list = `${code('GET')}, ${code(`POST ${path}`)}`;
  return removable === false ? list : `${list}; ${code('GET')}, ${code('DELETE …/{record}')}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((cells) => cells.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** A table below its heading. */
function below(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\n### ${title}\n\n${table(head, rows)}`;
}

function writesWhen({ readOnly, repeats, writesBlind }: Operation): string {
  if (readOnly === true) return 'never';
  return repeats === true || writesBlind === true ? 'always' : 'if needed';
}

/** The inputs of a section. One that no input ties to some operations has no column for these. */
function tableOfInputs(title: string, section: string): string {
  const inputs = declarations.filter((input) => input.section === section);
  const users = inputs.map((input) => (input.ofRun === true ? '' : usersOf(input)));
  const hasUsers = users.every((text) => text !== '');
  const rows = inputs.map((input, at) => [
    code(input.name),
    ...(hasUsers ? [users[at] ?? ''] : []),
    input.required ? '*required*' : code(defaultOf(input)),
    hasUsers ? withoutUser(input.description) : input.description,
  ]);
  return below(title, ['Input', ...(hasUsers ? ['Used by'] : []), 'Default', 'Meaning'], rows);
}

/** The default as action.yml has it; empty if there is none. */
function defaultOf(input: Declaration): string {
  return input.default ?? input.expression ?? '';
}

/** The operations that read an input, those of the manifest in one word. */
function usersOf({ name }: Declaration): string {
  const users = operations.filter(({ inputs }) =>
    inputs.some(({ declared }) => declared.some((one) => one.name === name)),
  );
  const ofKinds = new Set<string>(kinds.map((kind) => `sync-${kind.name}`));
  const others = users.filter((user) => !ofKinds.has(user.name)).map((user) => code(user.name));
  return [...others, ...(others.length < users.length ? ['`sync-…` of [records](manifest.md)'] : [])].join(
    ', ',
  );
}

/** The description without the operations that it begins with: they stand in a column of their own. */
function withoutUser(description: string): string {
  return description.replace(
    /^For (?:the )?`[\w…-]+`(?: operations of records)?, ([`\w])/,
    (_, first: string) => first.toUpperCase(),
  );
}

/** A vertical bar would begin the next cell, also within code. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function code(text: string): string {
  return text && `\`${text}\``;
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Every file that follows from the sources, as they say it: pages, and files that do so as a whole. */
function renderFiles(): ReadonlyMap<string, string> {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const texts = {
    'docs/openapi.json': JSON.stringify(openApiDocument(documentManner)),
    ...renderSchemas(),
  };
  return new Map([
    ...Object.entries(tables).map(([page, own]): [string, string] => [
      page,
      updateTables(page, own, read(page)),
    ]),
    ...Object.entries(texts).map(([path, text]): [string, string] => [path, formatted(path, text)]),
    ['action.yml', renderAction(read('action.yml'))],
  ]);
}

/** The text of action.yml with its inputs and outputs as they are declared; the rest is written by hand. */
function renderAction(text: string): string {
  const inputs = declarations.map((input) => {
    const { name, description, required } = input;
    const standard = defaultOf(input);
    const more = { ...(required && { required }), ...(standard !== '' && { default: standard }) };
    return [name, { description, ...more }];
  });
  const described = [...allOutputs].map(([name, { description }]) => [name, { description }]);
  const write = (part: object): string => stringify(part, { lineWidth: 0, singleQuote: true });
  const parts = [{ inputs: Object.fromEntries(inputs) }, { outputs: Object.fromEntries(described) }];
  return text.replace(/^inputs:\n.*?(?=^runs:\n)/ms, () => parts.map((part) => `${write(part)}\n`).join(''));
}

function formatted(path: string, input: string): string {
  const biome = join(root, 'node_modules/.bin/biome');
  return execFileSync(biome, ['format', `--stdin-file-path=${path}`], { cwd: root, input, encoding: 'utf8' });
}

if (import.meta.main) {
  const rendered = [...renderFiles()];
  if (!process.argv.includes('--check')) {
    for (const [path, text] of rendered) writeFileSync(join(root, path), text);
  } else {
    const old = rendered.filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text);
    if (old.length > 0)
      process.stderr.write(`Not up to date: ${old.map(([path]) => path).join(', ')}. Run: npm run docs\n`);
    process.exitCode = old.length > 0 ? 1 : 0;
  }
}
