import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Certificate, readCertificates } from './certificates.ts';
import { kinds, ownNames } from './kinds.ts';
import { cacheFolder, isInProject, projectFolder } from './places.ts';
import { readVocabulary, type Spellings } from './vocabulary.ts';

/** Features of the family that not all services have. */
export const novelties = [
  'deployments',
  'live-log',
  'variables',
  'quick-deploy',
  'repository',
  'site-repository',
  'certificates',
  'notification-urls',
] as const;
export type Novelty = (typeof novelties)[number];

/** Things that may stand before the pages of every site. */
export const edges = ['none', 'wall', 'challenge', 'redirect', 'down'] as const;
export type Edge = (typeof edges)[number];

export type Options = {
  edge: Edge;
  service: 'document' | 'family';
  /** The duration of the family's background work. */
  workTimeMs: number;
  /** Fields that the family's records must have beside those of the document, by the name of the kind. */
  requiredFields: ReadonlyMap<string, readonly string[]>;
  /** Where the family shows the content of a site's log entry: in the list too, or at the entry alone. */
  logContent: 'list' | 'entry';
  /** The family shows that it deploys every site on every push. */
  quickDeploy: boolean;
  /** The features that the family does not have. */
  without: ReadonlySet<Novelty>;
  port: number;
  /** The bearer token; null: make one and print it. */
  token: string | null;
  dataFolder: string;
  /** Where `<user>/<repository>` of the hosted providers is cloned from: a URL or a folder, no closing slash. */
  gitBase: string | null;
  /** API requests a minute; null: no limit. */
  rateLimit: number | null;
  latencyMs: number;
  /** The least number of servers of the account. */
  servers: number;
  failDeploys: number;
  deployTimeoutMs: number;
  /** The time that a server is away after a restart. */
  restartMs: number;
  /** The longest time that the answer to a notification may take. */
  notificationTimeoutMs: number;
  certificates: Certificate[];
  vocabulary: Spellings;
  quiet: boolean;
};

export type ParsedOptions =
  | { kind: 'options'; options: Options }
  | { kind: 'help' }
  | { kind: 'problems'; problems: string[] };

export const help = `Usage: npm run sandbox -- [options]

Runs the server and site management service locally, on 127.0.0.1 only.

  --port N                  port to listen on; 0 picks a free one (default 8787)
  --token T                 bearer token of the API (default: a random one, printed at the start)
  --data DIR                folder of everything the sandbox keeps (default: site-deploy/sandbox in
                            your cache folder, printed at the start)
  --git-base URL_OR_DIR     where <user>/<repository> of the hosted git providers is cloned from:
                            <base>/<user>/<repository>.git
  --servers N               servers of the account, web-1 to web-N (default 2)
  --rate-limit N            API requests a minute before 429 (default: no limit)
  --latency MS              delay of every API answer, in milliseconds (default 0)
  --fail-deploys N          let the next N deploys fail, to rehearse it (default 0)
  --deploy-timeout SECONDS  longest time a deploy script may run (default 600)
  --restart-time MS         how long a server is away after a restart, in milliseconds (default 2000)
  --notification-timeout MS longest time that a notification waits for its answer (default 5000)
  --certificates FILE       JSON list of the certificates that sites have (default: none)
  --vocabulary FILE         YAML or JSON map from words of the API document to those of your service
  --service NAME            document: answers as the API document says (the default);
                            family: as services are met that have moved on since. With family:
    --work-time MS            how long work in the background takes, in milliseconds (default 1000)
    --require KIND.FIELD,…    fields that new records must have beside those of the document,
                              such as network-rules.rule_type,daemons.processes (default: none)
    --log-content WHERE       list: a site's log list shows the content of its entries (the default);
                              entry: only the entry itself does
    --quick-deploy            show that every site is deployed on every push; nothing tells the sandbox of one
    --without WHAT            ${novelties.slice(0, 5).join(', ')},
                              ${novelties.slice(5).join(', ')}: a service that does not
                              have this; may be given more than once
  --edge WHAT               what stands before the pages of sites, to try a health check: wall (403),
                            challenge (503), redirect (to a login on another host), down (no answer)
  --quiet                   do not print a line for each request
  --help                    print this

Deploy scripts really run, as you, on this machine: see sandbox/README.md.
`;

const familyOptions = ['work-time', 'require', 'log-content', 'quick-deploy', 'without'];
/** The options by their names, and whether they take a value: those that the help shows. */
const takesValue = new Map(
  [...help.matchAll(/^ +--([a-z-]+)( [A-Z])?/gm)].map(([, name, value]) => [name, value !== undefined]),
);

/** Reads the command line. All that is wrong is reported at once. */
export function parseOptions(commandLine: string[]): ParsedOptions {
  const { values, problems } = readWords(commandLine);
  if (values.has('help')) return { kind: 'help' };
  const whole = (name: string, least: number, most: number): number | null => {
    const text = values.get(name);
    if (text === undefined) return null;
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    problems.push(`--${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
    return null;
  };
  const choice = <Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word => {
    const text = values.get(name) ?? words[0];
    const word = words.find((one) => one === text);
    if (word === undefined)
      problems.push(`--${name} must be ${words.join(' or ')}, not ${JSON.stringify(text)}`);
    return word ?? words[0];
  };
  const service = choice('service', ['document', 'family']);
  const isDocument = (values.get('service') ?? 'document') === 'document';
  for (const name of familyOptions) {
    if (values.has(name) && isDocument) problems.push(`--${name} needs --service family`);
  }
  const options: Options = {
    service,
    workTimeMs: whole('work-time', 0, 600_000) ?? 1000,
    requiredFields: readRequired(values.get('require'), problems),
    logContent: choice('log-content', ['list', 'entry']),
    quickDeploy: values.has('quick-deploy'),
    without: readWithout(values.get('without'), problems),
    port: whole('port', 0, 65535) ?? 8787,
    token: readToken(values.get('token'), problems),
    dataFolder: readDataFolder(values.get('data'), problems),
    gitBase: readGitBase(values.get('git-base'), problems),
    servers: whole('servers', 1, 100) ?? 2,
    rateLimit: whole('rate-limit', 1, 1_000_000),
    latencyMs: whole('latency', 0, 600_000) ?? 0,
    failDeploys: whole('fail-deploys', 0, 1_000_000) ?? 0,
    deployTimeoutMs: (whole('deploy-timeout', 1, 86_400) ?? 600) * 1000,
    restartMs: whole('restart-time', 0, 600_000) ?? 2000,
    notificationTimeoutMs: whole('notification-timeout', 1, 600_000) ?? 5000,
    certificates: values.has('certificates')
      ? readCertificates(values.get('certificates') ?? '', problems)
      : [],
    edge: choice('edge', edges),
    vocabulary: values.has('vocabulary')
      ? readVocabulary(values.get('vocabulary') ?? '', problems)
      : new Map(),
    quiet: values.has('quiet'),
  };
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'options', options };
}

/** Takes `--name value`, `--name=value` and `--flag`. An option that may be given again has all its values, with commas between them. */
function readWords(commandLine: string[]): { values: Map<string, string>; problems: string[] } {
  const values = new Map<string, string>();
  const problems: string[] = [];
  const words = commandLine.values();
  let next = words.next();
  const take = () => {
    const word = next.value ?? '';
    next = words.next();
    return word;
  };
  while (!next.done) {
    const word = take();
    const [, name = '', inline] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const needsValue = takesValue.get(name);
    const value = needsValue && inline === undefined && !next.value?.startsWith('-') ? take() : inline;
    if (needsValue === undefined) problems.push(`there is no option ${JSON.stringify(word)}`);
    else if (values.has(name) && name !== 'without') problems.push(`--${name} is given twice`);
    else if (needsValue && !value) problems.push(`--${name} needs a value`);
    else if (!needsValue && inline !== undefined) problems.push(`--${name} takes no value`);
    else values.set(name, [values.get(name) ?? [], value ?? ''].flat().join(','));
  }
  return { values, problems };
}

function readToken(text: string | undefined, problems: string[]): string | null {
  if (text === undefined) return null;
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  problems.push('--token may hold visible ASCII characters only, no spaces: it travels in a header');
  return null;
}

function readDataFolder(text: string | undefined, problems: string[]): string {
  const folder = resolve(text ?? cacheFolder('sandbox'));
  if (isInProject(folder))
    problems.push(
      `--data must be outside of ${projectFolder}: deploy scripts would find the packages of this project`,
    );
  return folder;
}

/** Reads `network-rules.rule_type,daemons.processes`: the name of a kind in the plural, and one of a field. */
function readRequired(text: string | undefined, problems: string[]): Map<string, string[]> {
  const required = new Map<string, string[]>();
  for (const entry of text?.split(',') ?? []) {
    const [, plural, field = ''] = /^([a-z-]+)\.([a-z][a-z0-9_]*)$/.exec(entry.trim()) ?? [];
    const kind = kinds.find(({ singular }) => `${singular.replaceAll(' ', '-')}s` === plural);
    const quoted = JSON.stringify(entry);
    if (kind === undefined)
      problems.push(`--require names KIND.FIELD, such as daemons.processes, not ${quoted}`);
    else if (Object.hasOwn(kind.fields, field) || ownNames.includes(field))
      problems.push(`--require ${quoted}: a ${kind.singular} has that field already`);
    else required.set(kind.singular, [...(required.get(kind.singular) ?? []), field]);
  }
  return required;
}

function readWithout(text: string | undefined, problems: string[]): Set<Novelty> {
  const names = text?.split(',') ?? [];
  const known = novelties.filter((novelty) => names.includes(novelty));
  for (const name of names.filter((one) => !known.some((novelty) => novelty === one)))
    problems.push(
      `--without must be ${novelties.slice(0, -1).join(', ')} or ${novelties.at(-1)}, not ${JSON.stringify(name)}`,
    );
  return new Set(known);
}

function readGitBase(text: string | undefined, problems: string[]): string | null {
  if (text === undefined) return null;
  if (/^(https?|ssh|git|file):\/\/./.test(text)) return text.replace(/\/+$/, '');
  const folder = resolve(text);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  problems.push(
    `--git-base must be a URL (https, http, ssh, git, file) or a folder that exists, not ${JSON.stringify(text)}`,
  );
  return null;
}
