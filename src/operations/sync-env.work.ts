import { READING_BACK, waitFor } from '../api/wait.ts';
import { QUIET } from '../core/log.ts';
import { BYTE_ORDER_MARK } from '../dotenv/file.ts';
import { unresolvedIn } from '../dotenv/values.ts';
import type { EnvKeys } from '../outcome/facts.ts';
import { bringsFile, envOf, mergeEnv, planWrite, requireKeys, type WantedEnv } from './env-file.ts';
import { nothingToDo, type Planning, planChange, type WorkOf } from './operation.ts';
import type { syncEnv } from './sync-env.ts';
import { believe, isBlank } from './whole-text.ts';

export const work: WorkOf<typeof syncEnv> = ({ envRequired, ...inputs }) => ({
  // Otherwise its plan is made before anything is written.
  async guard(planning, before) {
    const isFirst = planning.dryRun || before.every(({ readOnly }) => readOnly);
    if (envRequired.size === 0 || isFirst) return;
    const current = await readCurrent(planning);
    const isToCome = bringsFile(before) && isBlank(current ?? '');
    if (current !== null && !isToCome) requireKeys(mergeEnv(current, inputs).sent, envRequired, QUIET);
  },

  async plan(planning) {
    const { facts, dryRun, learn, log } = planning;
    learn({ isEnvChecked: true });
    const current = await readCurrent(planning);
    // An earlier operation of the dry run would bring the file.
    const isToCome = current === null && dryRun && facts.repository === 'installed';
    if (isToCome && inputs.envMode === 'merge') {
      const summary = `bring .env to the given values of ${[...inputs.env.keys()].join(', ')}, once the repository has brought the file`;
      const apply = () => Promise.reject(new TypeError(summary));
      const others = [...envRequired].filter((key) => !inputs.env.get(key));
      requireKeys(null, others, log);
      return { changes: [planChange(summary, inputs, apply)] };
    }
    const write = mergeEnv(current, inputs);
    const { sent, keys, misread } = write;
    requireKeys(sent, envRequired, log);
    learn({ env: keys });
    const oddities = [[misread, MISREAD] as const, ...odditiesIn(sent, keys, inputs.env)];
    for (const [names, words] of oddities) if (names.length > 0) log.warning(`${names.join(', ')}${words}`);
    if (sent === current) return nothingToDo;
    const wasDeployed = typeof facts.site === 'object' && (facts.site.last_deploy_at ?? null) !== null;
    // A file that may have lost its values: a merge fills it with the given ones only.
    if (inputs.envMode === 'merge' && wasDeployed && current !== null && isBlank(current))
      log.warning('.env is empty, although the site was deployed before. Only the given keys will be in it.');
    return { changes: [planWrite(write)] };
  },
});

type Oddity = readonly [names: readonly string[], words: string];

/** Finds what some program may read otherwise than meant. */
function odditiesIn(text: string, { added, changed, removed }: EnvKeys, env: WantedEnv['env']): Oddity[] {
  const written = [...added, ...changed];
  const having = (odd: RegExp): string[] => written.filter((key) => odd.test(env.get(key) ?? ''));
  return [
    [having(/^$/), ': set to an empty value. Is a secret missing?'],
    [having(/[\r\n]$/), ': ends in a line break. Was the secret copied with one?'],
    [having(/(?<!\\)\$/), DOLLAR],
    [written.filter((key) => key.includes('.')), DOTTED],
    [unresolvedIn(text, new Set([...added, ...removed])), REFERRED],
    [written.length > 0 && text.includes('\r\n') ? ['.env'] : [], RETURNS],
    [written.length > 0 && text.startsWith(BYTE_ORDER_MARK) ? ['.env'] : [], MARKED],
  ];
}

const MISREAD =
  ": no spelling of the value works for all programs that load .env; some other than PHP's phpdotenv will misread it. To be safe, choose a value without quotes.";
const DOLLAR =
  ": has a $, which npm's dotenv-expand (Next.js, Vite, SvelteKit) expands even in single quotes. If one of them loads .env, choose a value without it.";
const DOTTED =
  ': a shell refuses keys with dots when it loads .env. phpdotenv, CodeIgniter and Node take them.';
const REFERRED =
  ': a line of .env refers to it, and no line above that one sets it, so programs do not find its value there.';
const RETURNS =
  ' has CRLF line ends, which are kept: a shell that loads it reads a carriage return with each value.';
const MARKED = ' begins with a byte order mark, which is kept: a shell and Node do not find its first key.';

/** Reads the present `.env`; null when the service shows none. */
async function readCurrent(planning: Planning): Promise<string | null> {
  const { facts, dryRun, reader, patience } = planning;
  if (typeof facts.site !== 'object' || (dryRun && facts.repository === 'absent')) return null;
  const file = envOf(planning);
  if (facts.repository !== 'installed' || dryRun) return believe(await file.read(reader), file, planning);
  // The repository was just installed: its .env may appear with a delay.
  const coming = {
    ...READING_BACK,
    awaited: () => 'waiting for the .env that comes with the repository',
    look: () => file.read(reader),
    isThere: (shown: string | null) => shown !== null,
  };
  const { seen } = await waitFor(coming, patience);
  return believe(seen, file, planning);
}
