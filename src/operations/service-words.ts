import { namesInUse } from '../api/groups.ts';
import { type Word, words } from '../api/translation.ts';
import { kinds } from '../records/kinds.ts';
import { isRecord, type Shown } from './service-calls.ts';

/** The spellings that most services have, to choose among candidates. */
const USUAL: Readonly<Partial<Record<Word, readonly string[]>>> = {
  blogapp: ['wordpress'],
  webframework: ['laravel'],
  sqldb: ['mysql', 'mariadb', 'postgresql'],
};

/** Everything that may show a service's words. Answers are in the document's, as far as `vocabulary` has them. */
export interface Evidence {
  readonly servers: readonly Shown[];
  readonly sites: readonly Shown[];
  /** The word in the path of databases, as far as one was answered. */
  readonly databases: string | undefined;
}

/** The words that servers suggest for the databases by fields such as `<word>_version`, the usual ones first. */
export function databaseWords(servers: readonly Shown[]): string[] {
  if (servers.length === 0 || namesOf(servers).includes('sqldb_version')) return [];
  const stems = candidates(namesOf(servers).flatMap((name) => /^(.+)_version$/.exec(name)?.[1] ?? []));
  const usual = stems.filter((stem) => USUAL.sqldb?.includes(stem));
  return [...new Set([...usual, ...stems])].slice(0, 3);
}

/** The lines that `vocabulary` lacks, in YAML: what is certain as a line, what is not as a comment with the candidates. */
export function suggestWords({ servers, sites, databases }: Evidence): string[] {
  return [
    ...flagLines(sites),
    databaseLine(databaseWords(servers), databases),
    maybe(['hosted_git_1', 'hosted_git_2', 'hosted_git_3'], providersOf(sites)),
    maybe(['chat_a', 'chat_b'], chatsOf(sites)),
  ].filter((line) => line !== '');
}

/** The lines for the words that are yes-or-no fields of a site. */
function flagLines(sites: readonly Shown[]): string[] {
  const flags = sites.flatMap((site) => Object.keys(site).filter((name) => typeof site[name] === 'boolean'));
  const found = candidates(flags).filter((name) => !/^(has|is)_/.test(name));
  const missing = (['blogapp', 'webframework'] as const).filter((word) => !namesOf(sites).includes(word));
  const usual = missing.map((word) => found.find((flag) => USUAL[word]?.includes(flag)));
  const rest = found.filter((flag) => !usual.includes(flag));
  return missing.map((word, nth) => {
    const spelling = usual[nth];
    return spelling === undefined ? maybe([word], rest) : `${word}: ${spelling}`;
  });
}

function databaseLine([first, ...others]: readonly string[], inPath: string | undefined): string {
  if (inPath !== undefined && inPath !== 'sqldb') return `sqldb: ${inPath}`;
  if (first === undefined) return '';
  if (inPath === 'sqldb') return `# not needed, as …/sqldb is answered: sqldb: ${first}`;
  return others.length === 0 ? `sqldb: ${first}` : maybe(['sqldb'], [first, ...others]);
}

function maybe(those: readonly Word[], found: readonly string[]): string {
  return found.length === 0 ? '' : `# ${those.join(' or ')}: ${found.join(' or ')}`;
}

function providersOf(sites: readonly Shown[]): string[] {
  const shown = sites.flatMap(({ repository }) => (isRecord(repository) ? [repository.provider] : []));
  return candidates(shown.filter((provider) => typeof provider === 'string'));
}

function chatsOf(sites: readonly Shown[]): string[] {
  return candidates(
    sites.flatMap(({ notification_urls: urls }) => (isRecord(urls) ? Object.keys(urls) : [])),
  );
}

const MOST = 8;

/** The names that `vocabulary` would take and that mean nothing else, each once. */
function candidates(names: readonly string[]): string[] {
  const taken = namesInUse(kinds);
  const known = (name: string): boolean => taken.has(name) || words.some((word) => word === name);
  const isPlain = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,49}$/.test(name);
  return [...new Set(names)].filter((name) => isPlain(name) && !known(name)).slice(0, MOST);
}

function namesOf(records: readonly Shown[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
