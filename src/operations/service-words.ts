import { namesInUse } from '../api/groups.ts';
import { words } from '../api/translation.ts';
import { kinds } from '../records/kinds.ts';
import { isRecord, type Shown } from './service-calls.ts';

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
export function suggestWords(
  servers: readonly Shown[],
  sites: readonly Shown[],
  databases: string | undefined,
): string[] {
  const repositories = sites.map(({ repository }) => repository).filter(isRecord);
  const providers = repositories.flatMap(({ provider }) => (typeof provider === 'string' ? provider : []));
  const urls = sites.map(({ notification_urls: shown }) => shown).filter(isRecord);
  return [
    ...flagLines(sites),
    databaseLine(databaseWords(servers), namesOf(servers).includes('sqldb_version'), databases),
    maybe('hosted_git_1 or hosted_git_2 or hosted_git_3', candidates(providers)),
    maybe('chat_a or chat_b', candidates(namesOf(urls))),
  ].filter((line) => line !== '');
}

function flagLines(sites: readonly Shown[]): string[] {
  const flags = sites.flatMap((site) => Object.keys(site).filter((name) => typeof site[name] === 'boolean'));
  const found = candidates(flags).filter((name) => !/^(has|is)_/.test(name));
  const missing = (['blogapp', 'webframework'] as const).filter((word) => !namesOf(sites).includes(word));
  const usual = missing.map((word) => found.find((flag) => USUAL[word].includes(flag)));
  const rest = found.filter((flag) => !usual.includes(flag));
  return missing.map((word, nth) => (usual[nth] ? `${word}: ${usual[nth]}` : maybe(word, rest)));
}

/** @param isNeutral servers have the document's word, or what `vocabulary` has for it */
function databaseLine(inFields: readonly string[], isNeutral: boolean, inPath: string | undefined): string {
  const [first] = inFields;
  if (inPath !== undefined && inFields.includes(inPath)) return `sqldb: ${inPath}`;
  if (first === undefined) {
    if (inPath === undefined || inPath === 'sqldb') return '';
    return isNeutral ? `# sqldb: {path: ${inPath}, field: as before}` : `sqldb: ${inPath}`;
  }
  const spelled = inFields.map((field) =>
    inPath === undefined ? field : `{path: ${inPath}, field: ${field}}`,
  );
  const isLikely = USUAL.sqldb.includes(first) || (inPath !== 'sqldb' && inFields.length === 1);
  return isLikely ? `sqldb: ${spelled[0]}` : maybe('sqldb', spelled);
}

function maybe(those: string, found: readonly string[]): string {
  return found.length === 0 ? '' : `# ${those}: ${found.join(' or ')}`;
}

/** The names that `vocabulary` would take and that mean nothing else, each once, at most eight. */
function candidates(names: readonly string[]): string[] {
  const taken = new Set([...namesInUse(kinds), ...words, 'custom']);
  const isOpen = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{0,49}$/.test(name) && !taken.has(name);
  return [...new Set(names)].filter(isOpen).slice(0, 8);
}

function namesOf(records: readonly Shown[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
