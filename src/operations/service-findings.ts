import { knownStatus } from '../api/site-status.ts';
import { isNotFound } from '../core/errors.ts';
import { reportsItsEnd } from '../deploy/exit-report.ts';
import { cut } from '../secrets/sanitizer.ts';
import type { Findings } from '../site/facts.ts';
import {
  type Answer,
  allCalls,
  calls,
  FIELDS,
  recordsIn,
  type ServiceCall,
  type Shown,
} from './service-calls.ts';
import { suggestWords } from './service-words.ts';

/** The answers to all calls, by the paths of their endpoints. */
export type Answers = ReadonlyMap<string, Answer>;

/** A row of a table: its subject, what the service shows, and the meaning of that for deploys. */
type Row = readonly [subject: string, shown: string, meaning: string];

/** Tells what the answers mean. Holds names of fields, and no values of the site but the product of its repository. */
export function findingsOf(answers: Answers, databases: string | undefined): Findings {
  const shownBy = ({ endpoint }: ServiceCall): Shown[] => recordsIn(answers.get(endpoint.path));
  const [servers, sites] = [shownBy(calls.servers), [...shownBy(calls.site), ...shownBy(calls.sites)]];
  const meanings = [
    ...deployRows(answers),
    rateRow(answers),
    ...fieldRows('server', servers, FIELDS.server, calls.servers.fields),
    ...fieldRows('site', sites, FIELDS.site, calls.site.fields),
    ...fieldRows('log entry', shownBy(calls.log), FIELDS.entry, calls.log.fields),
    ...allCalls
      .slice(CALLS.length)
      .flatMap((call) => fieldRows(call.usedFor, shownBy(call), [], call.fields)),
  ];
  return {
    tables: [
      { head: ['Subject', 'This service', 'What it means'], rows: meanings },
      { head: ['Call', 'Answer', 'Used for'], rows: allCalls.map((call) => callRow(call, answers)) },
    ],
    yaml: suggestWords({ servers, sites, databases }),
    page: 'docs/check-service.md',
  };
}

const CALLS = Object.values(calls);

/** The shape of an answer, or the reason why there is none, in words. */
export function answerInWords({ ifMissing }: ServiceCall, answer: Answer | undefined): string {
  if (answer === undefined) return 'not asked';
  if (answer.state === 'unreadable') return `cannot be read: unexpected shape (${answer.where})`;
  if (answer.state === 'failed') {
    const { error } = answer;
    if (isNotFound(error)) return `404${ifMissing === undefined ? ': not found' : `: ${ifMissing}`}`;
    const isGood = error.status !== undefined && error.status < 300;
    if (isGood) return error.reason === 'too-large' ? 'too large' : 'cannot be read: not JSON';
    return error.status === undefined ? 'no answer' : `refused: status ${error.status}`;
  }
  const { json } = answer;
  const isWrapped = typeof json === 'object' && json !== null && 'data' in json;
  const inner = isWrapped ? json.data : json;
  const shape = Array.isArray(inner)
    ? 'a list'
    : inner == null
      ? 'null'
      : typeof inner === 'object'
        ? 'a record'
        : 'a text';
  const isPaged = isWrapped && ('meta' in json || 'links' in json);
  return `${shape}${isWrapped ? ' in data' : ''}${isPaged ? ', in pages' : ''}`;
}

function callRow(call: ServiceCall, answers: Answers): Row {
  const { path } = call.endpoint;
  return [`GET ${path}`, answerInWords(call, answers.get(path)), call.usedFor];
}

/** The signs by which a run will follow and judge a deploy. */
function deployRows(answers: Answers): Row[] {
  const of = ({ endpoint }: ServiceCall): Answer | undefined => answers.get(endpoint.path);
  const [site = {}] = recordsIn(of(calls.site));
  const hasDeployments = of(calls.deployments)?.state === 'read';
  const script = textIn(of(calls.script));
  const signs = {
    'the id of a deployment': hasDeployments,
    'the exit report of the script': reportsItsEnd(script),
    'the status of the site': typeof site.status === 'string',
    last_deploy_at: 'last_deploy_at' in site,
  };
  const shown = Object.entries(signs).flatMap(([sign, isShown]) => (isShown ? sign : []));
  const [best = 'none'] = shown;
  return [
    ['end of a deploy', shown.join(', ') || 'nothing', MEANINGS[best] ?? MEANINGS.none],
    ['exit report', ...exitReport(of(calls.script), script)],
    'current_deploy_log' in site
      ? ['live text', 'current_deploy_log of the site', 'lines are printed as the deploy prints them']
      : ['live text', 'none', 'lines are printed when the log shows them, on some services only at the end'],
    ['log of the site', ...log(of(calls.log))],
    ...wordRows(site),
  ];
}

const MEANINGS: Readonly<Record<string, string>> & { readonly none: string } = {
  'the id of a deployment': 'if the trigger answers with an id, the status of that deployment decides',
  'the exit report of the script': 'the script itself tells how it ended, and which commit it deployed',
  'the status of the site': 'the status decides, if it is seen to change; an exit report tells more',
  last_deploy_at:
    'a run sees that a deploy ended, not whether it worked: add an exit report or a health check',
  none: 'a run cannot see the end of a deploy: add an exit report or a health check',
};

function exitReport(answer: Answer | undefined, script: string | null): [string, string] {
  if (answer?.state !== 'read') return ['the script is not shown', 'without it there is no exit report'];
  return reportsItsEnd(script)
    ? ['the script has it', 'the log tells its exit status and commit']
    : ['the script has none', 'put update-deploy-script before deploy, which adds it'];
}

function log(answer: Answer | undefined): [string, string] {
  const entries = recordsIn(answer);
  const [first] = entries;
  if (first === undefined) return ['no entry yet', 'deploy once, and check again'];
  const isList = answer?.state === 'read' && !recordIsAlone(answer.json);
  const has = (field: string): boolean => entries.some((entry) => field in entry);
  const parts = ['type', 'id', 'content', 'created_at'].filter(has).join(', ') || 'nothing known';
  const texts = has('content')
    ? 'patterns, the exit report and the printed lines come from it'
    : 'texts are read one by one, which costs a request each';
  return [`${isList ? 'a list of entries' : 'the latest entry'} with ${parts}`, texts];
}

function recordIsAlone(json: unknown): boolean {
  return (
    typeof json === 'object' &&
    json !== null &&
    !('data' in json && Array.isArray(json.data)) &&
    !Array.isArray(json)
  );
}

/** Values that this action draws no conclusions from. */
function wordRows({ status, last_deploy_at: at }: Shown): Row[] {
  const rows: Row[] = [];
  if (typeof status === 'string' && knownStatus(status) === undefined)
    rows.push([
      'status of the site',
      'a word that this action does not know',
      'nothing is concluded from it',
    ]);
  if (typeof at === 'string' && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(at))
    rows.push(['last_deploy_at', 'not a time', 'a change of it alone proves nothing']);
  return rows;
}

function rateRow(answers: Answers): Row {
  const headers = [...answers.values()].flatMap((answer) => (answer.state === 'failed' ? [] : answer.header));
  const count = (name: string): string | undefined =>
    headers.map((header) => header(name)).findLast((text) => text !== undefined && /^\d{1,9}$/.test(text));
  const [limit, rest] = [count('x-ratelimit-limit'), count('x-ratelimit-remaining')];
  if (limit === undefined && rest === undefined)
    return ['rate limit', 'not shown', 'usual are 60 requests a minute; after a refusal a run waits'];
  const shown = [limit && `${limit} requests`, rest && `${rest} left now`].filter(
    (part) => part !== undefined,
  );
  return ['rate limit', shown.join(', '), 'runs ask less often when 10 or fewer are left'];
}

/** Compares the fields of records with those of the document; `known` also has those that this action uses besides. */
function fieldRows(
  of: string,
  records: readonly Shown[],
  document: readonly string[],
  known: readonly string[] = [],
): Row[] {
  if (records.length === 0) return [];
  const shown = new Set(records.flatMap((record) => Object.keys(record)));
  const isFurther = (name: string): boolean => !document.includes(name);
  const names = [...shown].filter(isFurther);
  const unknown = names.filter((name) => !known.includes(name));
  const missing = document.filter((name) => !shown.has(name));
  const isRecords = document.length === 0;
  const rows: Row[] = [];
  if (unknown.length > 0)
    rows.push([
      `${of}: further fields`,
      list(unknown),
      isRecords ? 'a new record may need them, under extra' : 'not used',
    ]);
  if (missing.length > 0)
    rows.push([`${of}: missing fields`, list(missing), 'perhaps under another word: see vocabulary']);
  return rows;
}

const MOST_NAMES = 30;
const LONGEST_NAME = 60;

/** Names of fields, which a service chooses. */
function list(names: readonly string[]): string {
  const plain = (name: string): string =>
    cut(/^[\w-]+$/.test(name) ? name : JSON.stringify(name), LONGEST_NAME);
  const more = names.length - MOST_NAMES;
  return [...names.slice(0, MOST_NAMES).map(plain), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

function textIn(answer: Answer | undefined): string | null {
  return answer?.state === 'read' ? (calls.script.endpoint.answer.safeParse(answer.json).data ?? null) : null;
}
