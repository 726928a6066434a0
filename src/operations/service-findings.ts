import { namesInUse } from '../api/groups.ts';
import { words } from '../api/translation.ts';
import { count } from '../core/count.ts';
import type { Facts, Findings } from '../outcome/facts.ts';
import { kinds } from '../records/kinds.ts';
import { isFramed } from '../script/frame.ts';
import { knownStatus } from '../site/site-presence.ts';
import { isMap } from '../values/yaml-texts.ts';
import { type Asked, calls, isNeeded, type ServiceCall, type Shown } from './service-calls.ts';

/** The answers to the calls. */
type Answers = ReadonlyMap<ServiceCall, Asked>;
type Listed = NonNullable<Facts['listed']>;
/** A subject, what the service shows of it, and the meaning of that for deploys. */
type TableRow = readonly [subject: string, shown: string, meaning: string];

/** Tells what the answers mean, by names of fields. `databases`: the word in their path, as far as one was answered. */
export function findingsOf(answers: Answers, databases: string | undefined, listed: Listed): Findings {
  const shown = (...of: ServiceCall[]): Shown[] => of.flatMap((call) => answers.get(call)?.records ?? []);
  const [servers, sites] = [shown(calls.servers), shown(calls.site, calls.sites)];
  const [site = {}] = sites;
  const all = [...answers.values()];
  const groups = Map.groupBy(all, ({ of }) => of);
  const signs = signsOf(answers, site);
  const [best] = [...signs, NO_SIGN];
  const ofSite: readonly TableRow[] = [
    ['end of a deploy', signs.map(([name]) => name).join(', ') || best[0], best[2]],
    'current_deploy_log' in site
      ? ['live text', 'current_deploy_log', 'lines are printed as the deploy prints them']
      : ['live text', 'none', 'lines are printed when the log has them, on some services only at the end'],
    logRow(shown(calls.log), answers.get(calls.log)),
    unusualRow(site),
  ];
  const isOfSite = answers.has(calls.site);
  const rows = [...(isOfSite ? ofSite : []), rateRow(all), ...[...groups.values()].flatMap(fieldRows)];
  const answered = all.map(({ endpoint, words, usedFor }) => [`GET ${endpoint.path}`, words, usedFor]);
  const yaml = suggestWords(servers, sites, databases);
  const list = listed.map(({ server, sites: names }) => [server, names.join(', ') || 'no sites']);
  return {
    verdict: verdictOf(all, isOfSite ? best : undefined, yaml),
    tables: [
      ...(list.length > 0 ? [{ head: ['Server', 'Sites'], rows: list }] : []),
      { head: ['Subject', 'This service', 'What it means'], rows: rows.filter(([, cell]) => cell !== '') },
      { head: ['Call', 'Answer', 'Used for'], rows: answered },
    ],
    yaml,
    page: 'docs/check-service.md',
  };
}

/** Answers the question: is the service supported, how well, and what is left to do? */
function verdictOf(all: readonly Asked[], best: Sign | undefined, yaml: readonly string[]): string {
  const failed = all.filter(({ error }) => error !== undefined);
  if (failed.some(isNeeded)) return 'not supported as it is: a call that every deploy needs has failed';
  const { length: words } = yaml.filter((line) => !/^(?:# )? /.test(line));
  const parts = [
    best === undefined ? 'supported as far as can be seen without a site' : 'supported',
    best && `deploys will be judged by ${best[3]}`,
    words > 0 && `${count(words, 'word')} ${words === 1 ? 'needs' : 'need'} a vocabulary`,
    failed.length > 0 && `${count(failed.length, 'call')} had no good answer`,
  ];
  return parts.filter(Boolean).join('; ');
}

/** A sign of the end of a deploy, its meaning, and what judges a deploy if it is the best one that is shown. */
type Sign = readonly [name: string, isShown: boolean | undefined, meaning: string, judge: string];

/** Lists the signs that the service shows, the best one first. */
function signsOf(answers: Answers, site: Shown): readonly Sign[] {
  const script = calls.script.endpoint.answer.safeParse(answers.get(calls.script)?.json).data ?? null;
  const areListed = answers.get(calls.deployments)?.words.startsWith('a list');
  const signs: readonly Sign[] = [
    ['deployments with ids', areListed, ID_DECIDES, 'the status of the deployment'],
    ['exit report', isFramed(script), SCRIPT_TELLS, 'the exit report of the script'],
    ['status', typeof site.status === 'string', STATUS_DECIDES, 'the status of the site'],
    ['last_deploy_at', 'last_deploy_at' in site, ONLY_END, END_ALONE],
  ];
  return signs.filter(([, isShown]) => isShown);
}

const ID_DECIDES = 'if the trigger answers with an id, the status of that deployment decides';
const SCRIPT_TELLS = 'the script itself tells how it ended, and which commit it deployed';
const STATUS_DECIDES = 'decides, if it is seen to change; the exit report of update-deploy-script tells more';
const TELL_IT = 'run update-deploy-script before deploy, or a health check';
const ONLY_END = `shows an end, but not whether it worked: ${TELL_IT}`;
const END_ALONE = `their end alone, so ${TELL_IT}`;
const NO_SIGN: Sign = ['nothing', false, `cannot be seen: ${TELL_IT}`, END_ALONE];

function logRow(entries: readonly Shown[], log: Asked | undefined): TableRow {
  if (log?.error !== undefined) return ['log', log.words, 'neither patterns nor the exit report can be read'];
  if (entries.length === 0) return ['log', 'no entry', 'deploy once, and check again'];
  const fields = ['type', 'id', 'created_at', 'content'].filter((field) => namesOf(entries).includes(field));
  const shown = `${log?.words.startsWith('a list') ? 'a list' : 'the latest entry'} with ${fields.join(', ')}`;
  return fields.includes('content')
    ? ['log', shown, 'patterns and the exit report are read from it']
    : ['log', shown, 'each text is read by its id, which costs a request'];
}

/** Names the fields with values that nothing is concluded from. */
function unusualRow({ status, last_deploy_at: at }: Shown): TableRow {
  const names = [
    typeof status === 'string' && knownStatus(status) === undefined && 'status',
    typeof at === 'string' && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(at) && 'last_deploy_at',
  ];
  return ['unusual values', names.filter(Boolean).join(', '), 'nothing is concluded from them alone'];
}

function rateRow(all: readonly Asked[]): TableRow {
  const last = (name: string): string | undefined =>
    all.map(({ header }) => header?.(name)).findLast((text) => text !== undefined && /^\d{1,9}$/.test(text));
  const [limit, rest] = [last('x-ratelimit-limit'), last('x-ratelimit-remaining')];
  const shown = [limit && `${limit} requests`, rest && `${rest} of them left`].filter(Boolean).join(', ');
  return shown === ''
    ? ['rate limit', 'not shown', '60 requests a minute are usual; after a refusal a run waits']
    : ['rate limit', shown, 'a run asks less often when 10 or fewer are left'];
}

/** Compares the fields of records, which some calls have shown, with those of the document. */
function fieldRows(asked: readonly Asked[]): TableRow[] {
  const [{ of, fields = '', further = '' } = {}] = asked;
  const shown = namesOf(asked.flatMap(({ records }) => records));
  if (of === undefined || shown.length === 0) return [];
  const document = fields.split(' ').filter((name) => name !== '');
  const known = new Set([...document, ...further.split(/\s+/)]);
  const more = shown.filter((name) => !known.has(name));
  const missing = document.filter((name) => !shown.includes(name));
  const use = fields === '' ? 'new records may need them: see extra' : 'not used';
  return [
    [`${of} also has`, listNames(more), use],
    [`${of} lacks`, listNames(missing), 'not shown, or under another word'],
  ];
}

const MOST_NAMES = 30;
const LONGEST_NAME = 60;

/** Names of fields, which are the service's own. None is cut: half a secret could not be redacted. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => {
    if (name.length > LONGEST_NAME) return `a name of ${name.length} characters`;
    return /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
  });
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The usual spellings, to choose among candidates. */
const USUAL = {
  blogapp: ['wordpress'],
  webframework: ['laravel'],
  sqldb: ['mysql', 'mariadb', 'postgresql'],
};

/** The words that fields such as `<word>_version` of servers suggest for the databases, the usual ones first. */
export function databaseWords(servers: readonly Shown[]): string[] {
  const names = namesOf(servers);
  if (names.includes('sqldb_version')) return [];
  const stems = candidates(names.flatMap((name) => /^(.+)_version$/.exec(name)?.[1] ?? []));
  return [...new Set([...stems.filter((stem) => USUAL.sqldb.includes(stem)), ...stems])].slice(0, 3);
}

/** The lines that `vocabulary` lacks, as YAML: a line for a word that is certain, a comment for one that has candidates. */
function suggestWords(servers: readonly Shown[], sites: readonly Shown[], databases: string | undefined) {
  const mapsOf = (field: string) => sites.map((site) => site[field]).filter(isMap);
  const providers = mapsOf('repository').map(({ provider }) => provider);
  return [
    ...flagLines(sites),
    ...databaseLines(databaseWords(servers), namesOf(servers).includes('sqldb_version'), databases),
    maybe('hosted_git_1 or hosted_git_2 or hosted_git_3', candidates(providers)),
    maybe('chat_a or chat_b', candidates(namesOf(mapsOf('notification_urls')))),
  ].filter((text) => text !== '');
}

function flagLines(sites: readonly Shown[]): string[] {
  const flags = namesOf(sites).filter((name) => sites.some((site) => typeof site[name] === 'boolean'));
  const found = candidates(flags).filter((name) => !/^(has|is)_/.test(name));
  const missing = (['blogapp', 'webframework'] as const).filter((word) => !namesOf(sites).includes(word));
  const usual = missing.map((word) => found.find((flag) => USUAL[word].includes(flag)));
  const rest = found.filter((flag) => !usual.includes(flag));
  return missing.map((word, nth) => (usual[nth] ? `${word}: ${usual[nth]}` : maybe(word, rest)));
}

/** @param isNeutral servers have the document's word, or what `vocabulary` has for it */
function databaseLines(inFields: readonly string[], isNeutral: boolean, inPath: string | undefined) {
  const [first] = inFields;
  if (first === undefined && (inPath === undefined || inPath === 'sqldb')) return [];
  if (inPath !== undefined && (inFields.includes(inPath) || (first === undefined && !isNeutral)))
    return [`sqldb: ${inPath}`];
  const isUsual = first !== undefined && USUAL.sqldb.includes(first);
  const isLikely = isUsual || (inFields.length === 1 && inPath !== 'sqldb');
  if (inPath === undefined) return [isLikely ? `sqldb: ${first}` : maybe('sqldb', inFields)];
  const field = isLikely ? first : inFields.join(' or ') || 'as before';
  const twoWords = ['sqldb:', `  path: ${inPath}`, `  field: ${field}`];
  return isLikely ? twoWords : twoWords.map((text) => `# ${text}`);
}

function maybe(those: string, found: readonly string[]): string {
  return found.length === 0 ? '' : `# ${those}: ${found.join(' or ')}`;
}

/** The names that `vocabulary` would take and that mean nothing else, each once, at most eight. */
function candidates(names: readonly unknown[]): string[] {
  const taken = new Set([...namesInUse(kinds), ...words, 'custom']);
  const isOpen = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,49}$/.test(name) && !taken.has(name);
  return [...new Set(names)]
    .filter((name) => typeof name === 'string')
    .filter(isOpen)
    .slice(0, 8);
}

function namesOf(records: readonly Shown[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
