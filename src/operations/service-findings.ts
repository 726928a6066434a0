import { namesInUse } from '../api/groups.ts';
import { words } from '../api/translation.ts';
import { count } from '../core/count.ts';
import type { Findings } from '../outcome/facts.ts';
import { kinds } from '../records/kinds.ts';
import { isFramed } from '../script/frame.ts';
import { knownStatus } from '../site/site-presence.ts';
import { isMap } from '../values/yaml-texts.ts';
import { type Answers, calls, type Fields, isVital, type Reply, type ServiceCall } from './service-calls.ts';

type TableRow = readonly [subject: string, shown: string, meaning: string];

/** Tells what the answers mean, by names of fields. */
export function findingsOf(answers: Answers): Findings {
  const recordsOf = (...of: ServiceCall[]) => of.flatMap((call) => answers.get(call)?.records ?? []);
  const sites = recordsOf(calls.site, calls.sites);
  const [site = {}] = sites;
  const replies = [...answers.values()];
  const signs = shownSigns(answers, site);
  const [best = NO_SIGN] = signs;
  const rowsOfSite: TableRow[] = [
    ['end of a deploy', signs.map(({ name }) => name).join(', ') || best.name, best.meaning],
    'current_deploy_log' in site
      ? ['live text', 'current_deploy_log', 'lines are printed as the deploy prints them']
      : ['live text', 'none', 'lines are printed when the log has them, on some services only at the end'],
    logRow(answers.get(calls.log)),
    unusualRow(site),
  ];
  const groups = [...Map.groupBy(replies, ({ of }) => of).values()];
  const rows = [...rowsOfSite, rateRow(replies), ...groups.flatMap(fieldRows)];
  const answered = replies.map((reply) => [`GET ${reply.endpoint.path}`, reply.words, reply.usedFor]);
  const tables = [
    { head: ['Subject', 'This service', 'What it means'], rows: rows.filter(([, shown]) => shown !== '') },
    { head: ['Call', 'Answer', 'Used for'], rows: answered },
  ];
  const isRefused = replies.some(({ usedFor, error }) => usedFor === 'sync-databases' && error !== undefined);
  const databases = isRefused ? databaseEntry(recordsOf(calls.servers)) : '';
  const entries = suggestWords(sites, databases);
  return {
    verdict: verdictOf(replies, best.judge, entries.length),
    tables: tables.filter((table) => table.rows.length > 0),
    yaml: entries.flatMap((entry) => entry.split('\n')),
    page: 'docs/check-service.md',
  };
}

/** Answers the question: is the service supported, how well, and what is left to do? @param words how many need a vocabulary */
function verdictOf(replies: readonly Reply[], judge: string, words: number): string {
  const failed = replies.filter(({ error }) => error !== undefined);
  if (failed.some(isVital)) return 'not supported as it is: a call that every deploy needs has failed';
  const parts = [
    `supported; deploys will be judged by ${judge}`,
    words > 0 && `${count(words, 'word')} ${words === 1 ? 'needs' : 'need'} a vocabulary`,
    failed.length > 0 && `${count(failed.length, 'call')} had no good answer`,
  ];
  return parts.filter(Boolean).join('; ');
}

const TELL_IT = 'run update-deploy-script before deploy, or a health check';
const END_ALONE = `their end alone, so ${TELL_IT}`;
const NO_SIGN = { name: 'nothing', meaning: `cannot be seen: ${TELL_IT}`, judge: END_ALONE };

/** The signs of the end of a deploy that the service shows, the best one first: it judges a deploy. */
function shownSigns(answers: Answers, site: Fields) {
  const script = calls.script.endpoint.answer.safeParse(answers.get(calls.script)?.json).data ?? null;
  const signs = [
    {
      name: 'deployments with ids',
      isShown: answers.get(calls.deployments)?.isList,
      meaning: 'if the trigger answers with an id, the status of that deployment decides',
      judge: 'the status of the deployment',
    },
    {
      name: 'exit report',
      isShown: isFramed(script),
      meaning: 'the script itself tells how it ended, and which commit it deployed',
      judge: 'the exit report of the script',
    },
    {
      name: 'status',
      isShown: typeof site.status === 'string',
      meaning: 'decides, if it is seen to change; the exit report of update-deploy-script tells more',
      judge: 'the status of the site',
    },
    {
      name: 'last_deploy_at',
      isShown: 'last_deploy_at' in site,
      meaning: `shows an end, but not whether it worked: ${TELL_IT}`,
      judge: END_ALONE,
    },
  ];
  return signs.filter(({ isShown }) => isShown);
}

function logRow(log: Reply | undefined): TableRow {
  if (log?.error !== undefined) return ['log', log.words, 'neither patterns nor the exit report can be read'];
  const names = fieldNamesOf(log?.records ?? []);
  if (names.length === 0) return ['log', 'no entry', 'deploy once, and check again'];
  const fields = ['type', 'id', 'created_at', 'content'].filter((field) => names.includes(field));
  const shown = `${log?.isList ? 'a list' : 'the latest entry'} with ${fields.join(', ')}`;
  return fields.includes('content')
    ? ['log', shown, 'patterns and the exit report are read from it']
    : ['log', shown, 'each text is read by its id, which costs a request'];
}

function unusualRow({ status, last_deploy_at: at }: Fields): TableRow {
  const names = [
    typeof status === 'string' && knownStatus(status) === undefined && 'status',
    typeof at === 'string' && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(at) && 'last_deploy_at',
  ];
  return ['unusual values', names.filter(Boolean).join(', '), 'nothing is concluded from them alone'];
}

function rateRow(replies: readonly Reply[]): TableRow {
  const last = (name: string): string | undefined =>
    replies
      .map(({ header }) => header?.(name))
      .findLast((text) => text !== undefined && /^\d{1,9}$/.test(text));
  const limit = last('x-ratelimit-limit');
  const rest = last('x-ratelimit-remaining');
  const shown = [limit && `${limit} requests`, rest && `${rest} of them left`].filter(Boolean).join(', ');
  return shown === ''
    ? ['rate limit', 'not shown', '60 requests a minute are usual; after a refusal a run waits']
    : ['rate limit', shown, 'a run asks less often when 10 or fewer are left'];
}

/** Compares the fields of records, which some calls have shown, with those of the document. */
function fieldRows(replies: readonly Reply[]): TableRow[] {
  const [{ of, fields = '', further = '' } = {}] = replies;
  const names = fieldNamesOf(replies.flatMap(({ records }) => records));
  if (of === undefined || names.length === 0) return [];
  const wanted = fields.match(/\w+/g) ?? [];
  const known = new Set([...wanted, ...further.split(/\s+/)]);
  const more = names.filter((name) => !known.has(name));
  const missing = wanted.filter((name) => !names.includes(name));
  const use = fields === '' ? 'new records may need them: see extra' : 'not used';
  return [
    [`${of} also has`, listNames(more), use],
    [`${of} lacks`, listNames(missing), 'not shown, or under another word'],
  ];
}

const MOST_FIELDS = 30;
const LONGEST_NAME = 60;

/** Names of fields, which are the service's own. None is cut: half a secret could not be redacted. */
function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_FIELDS).map((name) => {
    if (name.length > LONGEST_NAME) return `a name of ${name.length} characters`;
    return /^[\w-]+$/.test(name) ? name : JSON.stringify(name);
  });
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The usual spellings, to choose among candidates. */
const USUAL = { blogapp: 'wordpress', webframework: 'laravel' };
const USUAL_DATABASES = ['mysql', 'mariadb', 'postgresql'];

/** The entries that `vocabulary` lacks, as YAML: one for a word that is certain, a comment for one that has candidates. */
function suggestWords(sites: readonly Fields[], databases: string) {
  const fields = fieldNamesOf(sites);
  const flags = fields.filter((name) => sites.some((site) => typeof site[name] === 'boolean'));
  const products = candidates(flags).filter((name) => !/^(has|is)_/.test(name));
  const others = products.filter((name) => !Object.values(USUAL).includes(name));
  const missing = (['blogapp', 'webframework'] as const).filter((word) => !fields.includes(word));
  const mapsOf = (field: string) => sites.map((site) => site[field]).filter(isMap);
  const providers = mapsOf('repository').map(({ provider }) => provider);
  return [
    ...missing.map((word) =>
      products.includes(USUAL[word]) ? `${word}: ${USUAL[word]}` : maybe(word, others),
    ),
    databases,
    maybe('hosted_git_1 or hosted_git_2 or hosted_git_3', candidates(providers)),
    maybe('chat_a or chat_b', candidates(fieldNamesOf(mapsOf('notification_urls')))),
  ].filter((text) => text !== '');
}

/** The word that fields such as `<word>_version` of servers suggest for the databases, whose call was refused. */
function databaseEntry(servers: readonly Fields[]): string {
  const names = fieldNamesOf(servers);
  if (names.includes('sqldb_version')) return '';
  const found = candidates(names.flatMap((name) => /^(.+)_version$/.exec(name)?.[1] ?? []));
  const usual = found.find((word) => USUAL_DATABASES.includes(word));
  return usual === undefined ? maybe('sqldb', found) : `sqldb: ${usual}`;
}

function maybe(those: string, found: readonly string[]): string {
  return found.length === 0 ? '' : `# ${those}: ${found.join(' or ')}`;
}

/** The names that `vocabulary` would take and that mean nothing else, each once, at most eight. */
function candidates(names: readonly unknown[]): string[] {
  const taken = new Set([...namesInUse(kinds), ...words, 'custom']);
  const isOpen = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,49}$/.test(name) && !taken.has(name);
  const texts = [...new Set(names)].filter((name) => typeof name === 'string');
  return texts.filter(isOpen).slice(0, 8);
}

function fieldNamesOf(records: readonly Fields[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
