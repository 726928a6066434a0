import type { Inputs } from '../run/inputs.ts';
import { cut } from '../secrets/sanitizer.ts';
import { renderDiff } from './diff-block.ts';
import { renderEnvKeys } from './env-keys.ts';
import { exactPlan } from './exact-plan.ts';
import { headline, isKeeping, isRepeated } from './headline.ts';
import { linkTo, linkToSite } from './links.ts';
import { codeSpan, escapeMarkdown } from './markdown.ts';
import { outcomeMark, shownEvidence, statusMark } from './marks.ts';
import type { Result, RunReport } from './run-report.ts';
import type { ScriptDiff } from './script-diff.ts';

/** What a comment is made from besides the report. */
export interface CommentContext {
  readonly inputs: Inputs;
  /** Remote text as safe lines, without secrets. */
  readonly sanitize: (text: string) => string[];
  /** How the deploy script changes; undefined where it stays as it is. */
  readonly script: ScriptDiff | undefined;
  /** The head of the pull request; undefined where the event does not tell it. */
  readonly commit: string | undefined;
  readonly repositoryUrl: string;
  /** Where people find the log of the run. */
  readonly logUrl: string | undefined;
  /** In UTF-16 units. */
  readonly maxCharacters: number;
}

/**
 * The comment on a pull request, in GitHub-flavoured Markdown: what the run plans or did, for somebody who has ten seconds.
 * Everything remote in it is inert. What is too long is cut, the diff first, and said so.
 */
export function renderComment(report: RunReport, given: CommentContext): string {
  const context = { ...given, sanitize: once(given.sanitize) };
  for (const measure of MEASURES) {
    if (leastLength(report, measure) > context.maxCharacters) continue;
    const withDiff = (diff: string): string => join(partsOf(report, context, measure, diff));
    const room = context.maxCharacters - withDiff('').length - SEPARATOR.length;
    if (room < 0) continue;
    if (context.script === undefined) return withDiff('');
    const diff = renderDiff(context.script, room);
    if (diff !== '') return withDiff(diff);
  }
  const said = context.sanitize(headline({ ...report, results: [] }, undefined)).join(' ');
  return cut(escapeMarkdown(said), context.maxCharacters);
}

/** Whatever is tried out in several lengths is looked at for secrets only once. */
function once(sanitize: CommentContext['sanitize']): CommentContext['sanitize'] {
  const known = new Map<string, string[]>();
  return (text) => {
    const lines = known.get(text) ?? sanitize(text);
    known.set(text, lines);
    return lines;
  };
}

/** How much is shown of each list, and of each text of it, before it is escaped. */
interface Measure {
  readonly items: number;
  readonly characters: number;
}

/** From the first on until one fits; the last one always does. */
const MEASURES: readonly Measure[] = [
  { items: 100, characters: 1_000 },
  { items: 40, characters: 400 },
  { items: 15, characters: 150 },
  { items: 5, characters: 80 },
];

/** How long the table is at least, so that nothing is escaped that has no room anyway: a cancelled run has no time for it. */
function leastLength({ results }: RunReport, { items, characters }: Measure): number {
  const shown = results.slice(0, items).flatMap(({ changes }) => changes.slice(0, items));
  return shown.reduce((sum, text) => sum + Math.min(text.length, characters), 0);
}

const SEPARATOR = '\n\n';

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(SEPARATOR);
}

/** What shows remote text in Markdown, as much of it as there is room for. */
interface Sayings {
  /** Text on one line. */
  say(text: string): string;
  /** The first of them, and how many there are more, as in "and 7 more changes". */
  list<Item>(items: readonly Item[], say: (item: Item) => string, more: string): string[];
}

function sayingsOf({ sanitize }: CommentContext, { items: most, characters }: Measure): Sayings {
  return {
    say: (text) => escapeMarkdown(cut(sanitize(text).join(' '), characters)),
    list: (items, say, more) => [
      ...items.slice(0, most).map(say),
      ...(items.length > most ? [`and ${items.length - most} more ${more}`] : []),
    ],
  };
}

function partsOf(report: RunReport, context: CommentContext, measure: Measure, diff: string): string[] {
  const sayings = sayingsOf(context, measure);
  const { results } = report;
  const isPlan = report.outcome === 'planned';
  const notRun = results.filter(({ status }) => !isPlan && status === 'not-run');
  return [
    `### ${outcomeMark(report)} ${sayings.say(headline(report, context.inputs))}`,
    siteAndEvidence(report, context),
    whyAndNext(report, sayings),
    table(results.filter(isPlan ? isDifference : isNotable), isPlan, sayings),
    isPlan ? named('Done in every run, whatever differs', results.filter(isAgain), sayings) : '',
    named('Already as wanted', results.filter(isAsWanted), sayings),
    named('Not run', notRun, sayings),
    envKeys(report, context, measure),
    diff,
    exactPlan(report),
    footer(context),
  ];
}

/** In the table they are one sentence, which may be cut. */
function envKeys({ results, facts }: RunReport, { sanitize }: CommentContext, measure: Measure): string {
  const status = results.find(({ operation }) => operation === 'sync-env')?.status;
  const line = (text: string): string => cut(sanitize(text).join(' '), measure.characters);
  return renderEnvKeys(facts?.env, status, line, measure.items);
}

function isNotable({ status }: Result): boolean {
  return status !== 'unchanged' && status !== 'not-run';
}

/** Whether it is planned because something is not as wanted, and not because it is asked for in every run. */
function isDifference(result: Result): boolean {
  return isNotable(result) && !isRepeated(result.operation);
}

function isAgain(result: Result): boolean {
  return isNotable(result) && isRepeated(result.operation);
}

/** An operation that only shows something has nothing that could be as wanted. */
function isAsWanted(result: Result): boolean {
  return result.status === 'unchanged' && isKeeping(result) && !isRepeated(result.operation);
}

function siteAndEvidence(report: RunReport, { inputs, sanitize }: CommentContext): string {
  if (report.outcome !== 'succeeded') return '';
  const site = linkToSite(report, inputs.environmentUrl, sanitize);
  const shown = shownEvidence(report);
  return join([site === '' ? '' : `**${site}**`, shown === '' ? '' : `Shown by: ${shown}`]);
}

function whyAndNext({ failure }: RunReport, { say, list }: Sayings): string {
  if (failure === undefined) return '';
  const [first = '', ...rest] = failure.message.split('\n');
  const lines = list(rest, say, 'lines').map((line) => `> - ${line}\n`);
  const more = lines.length === 0 ? '' : `${lines.join('')}>\n`;
  return `> [!CAUTION]\n> ${say(first)}\n>\n${more}> **What to do next:** ${say(failure.next)}`;
}

function table(results: readonly Result[], isPlan: boolean, { say, list }: Sayings): string {
  if (results.length === 0) return '';
  const head = isPlan
    ? ['| Operation | What would change |', '| --- | --- |']
    : ['| Operation | Status | What |', '| --- | --- | --- |'];
  const lines = list(
    results,
    ({ operation, status, changes, restored }) => {
      const said = list([...changes, ...(restored === undefined ? [] : [restored])], say, 'changes');
      const cells = [
        codeSpan(operation),
        ...(isPlan ? [] : [statusMark(operation, status)]),
        said.join('<br>'),
      ];
      return `| ${cells.join(' | ')} |`;
    },
    'operations',
  );
  return [...head, ...lines.map((line) => (line.startsWith('|') ? line : `| ${line} |`))].join('\n');
}

function named(title: string, results: readonly Result[], { list }: Sayings): string {
  if (results.length === 0) return '';
  return `${title}: ${list(results, ({ operation }) => codeSpan(operation), 'operations').join(', ')}`;
}

function footer({ commit = '', repositoryUrl, logUrl, sanitize }: CommentContext): string {
  const short = codeSpan(commit.slice(0, 7));
  const parts = [
    commit === '' ? '' : `Commit ${linkTo(short, `${repositoryUrl}/commit/${commit}`, sanitize) || short}`,
    linkTo('log of the run', logUrl, sanitize),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}
