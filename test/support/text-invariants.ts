import type { Seen } from '../../harness/simulator/server.ts';
import { MASK } from './cases.ts';
import type { Episode } from './play-case.ts';

/** Lists what must not be, of texts that can only be replaced as a whole: a sentence for each. */
export function textViolations(episode: Episode): string[] {
  const writes = episode.seen.filter(({ line }) => line.startsWith('PATCH ') && TEXT.test(line));
  return [
    ...writes.flatMap((write) => ofTime(write, episode)),
    ...writes.flatMap((write) => ofEnv(write, episode)),
    ...ofReadBack(episode),
  ];
}

const TEXT = /\/(env|script)$/;

/** The reads of a text before it was written. */
function readsBefore(write: Seen, seen: readonly Seen[]): readonly Seen[] {
  const line = write.line.replace('PATCH', 'GET');
  return seen.slice(0, seen.indexOf(write)).filter((one) => one.line === line);
}

/** Nothing but one answer beside it may come between the read of a text and its write. */
function ofTime(write: Seen, { seen, given }: Episode): string[] {
  if (write.fate.includes('"late"')) return [];
  const readMs = readsBefore(write, seen).at(-1)?.atMs ?? Number.NEGATIVE_INFINITY;
  const ageMs = write.atMs - readMs;
  const most = 1_001 + 2 * given.trouble.latencyMs;
  return ageMs <= most ? [] : [`written ${ageMs} ms after it was read: ${write.line}`];
}

/** A merge keeps each line that it does not manage of what it was shown last, and never writes a mask. */
function ofEnv(write: Seen, { inputs, seen }: Episode): string[] {
  if (!write.line.endsWith('/env')) return [];
  const { env, envRemove, envMode } = inputs;
  const content = contentOf(JSON.parse(write.body)) ?? '';
  if (content.includes(MASK)) return ['a mask was written in the place of a value'];
  const reads = readsBefore(write, seen);
  // An emptiness that shows twice is believed.
  const isBelieved = reads.slice(-2).every(({ fate }) => fate.includes('"blank"'));
  if (envMode !== 'merge' || isBelieved) return [];
  const unmanaged = (text: string): string =>
    text
      .split('\n')
      .filter((one) => one !== '' && ![...env.keys(), ...envRemove].some((key) => isLineOf(one, key)))
      .join('\n');
  const { shownEnv } = write;
  if (shownEnv !== null && unmanaged(content) === unmanaged(shownEnv)) return [];
  return [`what others have in .env was lost: ${JSON.stringify(shownEnv)} became ${JSON.stringify(content)}`];
}

function isLineOf(line: string, key: string): boolean {
  return new RegExp(`^(export\\s+)?${key}=`).test(line);
}

/** A `.env` that is said to be changed shows as it was sent: perhaps with masks, or with lines that others added. */
function ofReadBack({ report, seen, inputs }: Episode): string[] {
  const result = report.results.find(({ operation }) => operation === 'sync-env');
  if (result?.outcome !== 'changed' || inputs.dryRun || result.restored !== undefined) return [];
  const own = seen.filter(({ operation, line }) => operation === 'sync-env' && line.endsWith('/env'));
  const write = own.findLast(({ line }) => line.startsWith('PATCH'));
  const shown = contentOf(own.at(-1)?.answer)?.split('\n');
  if (write === undefined || own.at(-1) === write || shown === undefined) return [];
  const sent = (contentOf(JSON.parse(write.body)) ?? '').trimEnd().split('\n');
  let at = 0;
  for (const line of shown) if (line === sent[at] || line.endsWith(`=${MASK}`)) at += 1;
  return at >= sent.length ? [] : [`shown otherwise than sent, and called changed: ${JSON.stringify(shown)}`];
}

function contentOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('content' in body)) return undefined;
  return typeof body.content === 'string' ? body.content : undefined;
}
