import { advise } from '../api/advice.ts';
import { words } from '../api/translation.ts';
import { count } from '../core/count.ts';
import { OperationError, reasonOf } from '../core/errors.ts';
import type { Facts, Findings } from '../outcome/facts.ts';
import { parseVocabulary } from '../records/parse-vocabulary.ts';
import { isFramed } from '../script/frame.ts';
import { knownStatus } from '../site/site-presence.ts';
import { warnOfQuickDeploy } from '../site/site-repository.ts';
import { isMap } from '../values/yaml-texts.ts';
import { nothingToDo, type WorkOf } from './operation.ts';
import { type Answers, callAll, calls, type Fields, isVital, type Reply } from './service-calls.ts';

export const work: WorkOf = () => ({
  async plan({ facts, reader, log, learn }) {
    const { serverId: server, site, listed = [] } = facts;
    const answers = await callAll(reader, { server, site: typeof site === 'object' ? site.id : 0 });
    const findings = findingsOf(answers, listed);
    learn({ findings });
    log.info(`${findings.verdict[0]?.toUpperCase()}${findings.verdict.slice(1)}.`);
    for (const [subject, shown, ...meaning] of findings.tables.flatMap(({ rows }) => rows))
      log.info([`${subject}: ${shown}`, ...meaning].join(' → '));
    if (findings.yaml.length > 0) log.info('vocabulary lacks:');
    for (const line of findings.yaml) log.info(line);
    log.info(`explained in ${findings.page}`);
    warnOfQuickDeploy(answers.get(calls.site)?.records[0]?.quick_deploy, log);
    mustAnswer(answers);
    return nothingToDo;
  },
});

/** @throws OperationError if a call that every deploy needs has no good answer */
function mustAnswer(answers: Answers): void {
  const bad = [...answers.values()].filter((reply) => isVital(reply) && reply.error !== undefined);
  const cause = bad[0]?.error;
  if (cause === undefined) return;
  const failed = bad.map(({ endpoint, words }) => `GET ${endpoint.path}: ${words}`).join('; ');
  const message = `Every deploy needs a call that failed. ${failed}.`;
  throw new OperationError(reasonOf(cause), message, advise(cause), { cause });
}

type TableRow = readonly [subject: string, shown: string, meaning: string];

/** Tells what the answers mean, by names of fields. */
function findingsOf(answers: Answers, listed: NonNullable<Facts['listed']>): Findings {
  const recordsOf = (name: 'site' | 'sites' | 'servers') => answers.get(calls[name])?.records ?? [];
  const sites = [...recordsOf('site'), ...recordsOf('sites')];
  const [site = {}] = sites;
  const replies = [...answers.values()];
  const signs = shownSigns(answers, site);
  const isOfSite = answers.has(calls.site);
  const rowsOfSite = isOfSite ? [endRow(signs), textRow(site), unusualRow(site)] : [];
  const groups = [...Map.groupBy(replies, ({ of }) => of).values()];
  const rows = [...rowsOfSite, rateRow(replies), ...groups.map(fieldRow)];
  const servers = listed.map(({ server, sites: names }) => [server, names.join(', ') || 'no sites']);
  const answered = replies.map((reply) => [`GET ${reply.endpoint.path}`, reply.words, reply.usedFor]);
  const tables = [
    { head: ['Server', 'Sites'], rows: servers },
    { head: ['Subject', 'This service', 'What it means'], rows: rows.filter(([, shown]) => shown !== '') },
    { head: ['Call', 'Answer', 'Used for'], rows: answered },
  ];
  const isRefused = replies.some(({ usedFor, error }) => usedFor === 'sync-databases' && error !== undefined);
  const ofServers = isRefused ? fieldNamesOf(recordsOf('servers')) : [];
  const yaml = [...suggestWords(fieldNamesOf(sites), ofServers), ...candidates(sites)];
  return {
    verdict: verdictOf(replies, isOfSite ? signs : undefined, yaml.length),
    tables: tables.filter((table) => table.rows.length > 0),
    yaml,
    page: 'docs/check-service.md',
  };
}

/** Answers the question: is the service supported, how well, and what is left to do? @param words how many need a vocabulary */
function verdictOf(replies: readonly Reply[], signs: readonly Sign[] | undefined, words: number): string {
  const failed = replies.filter(({ error }) => error !== undefined);
  if (failed.some(isVital)) return 'not supported as it is: a call that every deploy needs has failed';
  const [judge] = signs?.filter(({ name }) => name !== TOKEN) ?? [];
  const parts = [
    signs === undefined ? 'supported as far as can be seen without a site' : 'supported',
    signs && `deploys will be judged by ${judge ? `the ${judge.name}` : `their end alone, so ${TELL_IT}`}`,
    words > 0 && `${count(words, 'word')} ${words === 1 ? 'needs' : 'need'} a vocabulary`,
    failed.length > 0 && `${count(failed.length, 'call')} had no good answer`,
  ];
  return parts.filter(Boolean).join('; ');
}

const TELL_IT = 'run update-deploy-script before deploy, or a health check';
const TOKEN = 'last_deploy_at';

type Sign = ReturnType<typeof shownSigns>[number];

/** The signs of the end of a deploy that the service shows, the best one first: it judges a deploy. */
function shownSigns(answers: Answers, site: Fields) {
  const script = calls.script.endpoint.answer.safeParse(answers.get(calls.script)?.json).data ?? null;
  const signs = [
    {
      name: 'status of the deployment',
      isShown: answers.get(calls.deployments)?.isList,
      meaning: 'decides, if the trigger answers with an id',
    },
    {
      name: 'exit report of the script',
      isShown: isFramed(script),
      meaning: 'the script itself tells how it ended, and which commit it deployed',
    },
    {
      name: 'status of the site',
      isShown: typeof site.status === 'string',
      meaning: 'decides, if it is seen to change; the exit report of update-deploy-script tells more',
    },
    { name: TOKEN, isShown: TOKEN in site, meaning: `shows an end, but not whether it worked: ${TELL_IT}` },
  ];
  return signs.filter(({ isShown }) => isShown);
}

function endRow(signs: readonly Sign[]): TableRow {
  const [best] = signs;
  const names = signs.map(({ name }) => name).join(', ');
  return ['end of a deploy', names || 'nothing', best?.meaning ?? `cannot be seen: ${TELL_IT}`];
}

function textRow(site: Fields): TableRow {
  return 'current_deploy_log' in site
    ? ['live text', 'current_deploy_log', 'lines are printed as the deploy prints them']
    : ['live text', 'none', 'lines are printed when the log has them, on some services only at the end'];
}

function unusualRow({ status, last_deploy_at: at }: Fields): TableRow {
  const names = [
    typeof status === 'string' && knownStatus(status) === undefined && 'status',
    typeof at === 'string' && !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(at) && TOKEN,
  ];
  return ['unusual values', names.filter(Boolean).join(', '), 'nothing is concluded from them alone'];
}

function rateRow(replies: readonly Reply[]): TableRow {
  const limits = replies.map(({ header }) => header?.('x-ratelimit-limit'));
  const limit = limits.findLast((text) => text !== undefined && /^\d{1,9}$/.test(text));
  return limit === undefined
    ? ['rate limit', 'not shown', '60 requests a minute are usual; after a refusal a run waits']
    : ['rate limit', `${limit} requests`, 'a run asks less often when 10 or fewer are left'];
}

/** The fields of records, which some calls have shown, that the document does not have. */
function fieldRow(replies: readonly Reply[]): TableRow {
  const [{ of = '', fields = '' } = {}] = replies;
  const known = fields.split(/\s+/);
  const names = fieldNamesOf(of === '' ? [] : replies.flatMap(({ records }) => records));
  const more = names.filter((name) => !known.includes(name));
  const use = of.startsWith('sync-') ? 'new records may need them: see extra' : 'not used';
  return [`${of} also has`, listNames(more), use];
}

const MOST_FIELDS = 30;

/** Names of fields, which are the service's own. Odd ones are counted only. */
function listNames(names: readonly string[]): string {
  const shown = names.filter((name) => /^[\w-]{1,60}$/.test(name)).slice(0, MOST_FIELDS);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The entries that `vocabulary` lacks, as YAML: those of the usual spellings that the fields of sites and servers have. */
function suggestWords(ofSites: readonly string[], ofServers: readonly string[]): string[] {
  const flags = Object.entries({ blogapp: 'wordpress', webframework: 'laravel' });
  const words = flags.filter(([word, usual]) => ofSites.includes(usual) && !ofSites.includes(word));
  const isMissing = !ofServers.includes('sqldb_version');
  const database = ['mysql', 'mariadb', 'postgresql'].find((usual) => ofServers.includes(`${usual}_version`));
  const entries = words.map(([word, usual]) => `${word}: ${usual}`);
  return isMissing && database !== undefined ? [...entries, `sqldb: ${database}`] : entries;
}

/** Comments with the names of git providers and of chats: nobody can know which word stands for which of them. */
function candidates(sites: readonly Fields[]): string[] {
  const mapsOf = (field: string) => sites.map((site) => site[field]).filter(isMap);
  const maybe = (those: string, names: readonly unknown[]): string[] => {
    const open = [...new Set(names)].filter(
      (name) =>
        words.every((word) => word !== name) && 'value' in parseVocabulary(JSON.stringify({ sqldb: name })),
    );
    return open.length === 0 ? [] : [`# ${those}: ${open.slice(0, 8).join(' or ')}`];
  };
  const providers = mapsOf('repository').map(({ provider }) => provider);
  return [
    ...maybe('hosted_git_1 or hosted_git_2 or hosted_git_3', providers),
    ...maybe('chat_a or chat_b', mapsOf('notification_urls').flatMap(Object.keys)),
  ];
}

function fieldNamesOf(records: readonly Fields[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
