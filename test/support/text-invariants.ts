import * as z from 'zod/mini';
import type { Seen } from '../../harness/simulator/server.ts';
import { MASK } from './cases.ts';
import type { Episode } from './play-case.ts';

/** A text that can only be replaced as a whole. */
export type Text = keyof typeof PATHS;
const PATHS = { script: /\/deploy\/script$/, env: /\/env$/ };
const contents = z.object({ deploy_script: z.optional(z.string()), content: z.optional(z.string()) });

export function textIn(body: unknown): string | undefined {
  const { deploy_script: script, content } = contents.safeParse(body).data ?? {};
  return script ?? content;
}

function readsBefore(seen: readonly Seen[], text: Text, before: Seen): Seen[] {
  const earlier = seen.slice(0, seen.indexOf(before));
  return earlier.filter(({ line }) => line.startsWith('GET ') && PATHS[text].test(line));
}

/** The texts as they were shown before that request, in order. */
export const shownBefore = (seen: readonly Seen[], text: Text, before: Seen): string[] =>
  readsBefore(seen, text, before).flatMap(({ answer }) => textIn(answer) ?? []);

export const lastShown = (seen: readonly Seen[], text: Text, before: Seen): string | undefined =>
  shownBefore(seen, text, before).at(-1);

export const writesOf = (seen: readonly Seen[], text: Text): readonly Seen[] =>
  seen.filter(({ line }) => line.startsWith('PATCH ') && PATHS[text].test(line));

/** Lists what must not be, of such texts: a sentence for each. */
export function textViolations(episode: Episode): string[] {
  const { seen } = episode;
  return [
    ...(['script', 'env'] as const).flatMap((text) =>
      writesOf(seen, text).flatMap((write) => ofTime(write, text, episode)),
    ),
    ...writesOf(seen, 'env').flatMap((write) => ofEnv(write, episode)),
    ...ofReadBack(episode),
  ];
}

/** Nothing but one answer beside it may come between the read of a text and its write. */
function ofTime(write: Seen, text: Text, { seen, given }: Episode): string[] {
  if (write.fate.includes('"late"')) return [];
  const ageMs = write.atMs - (readsBefore(seen, text, write).at(-1)?.atMs ?? Number.NEGATIVE_INFINITY);
  const most = 1_001 + 2 * given.trouble.latencyMs;
  return ageMs <= most ? [] : [`written ${ageMs} ms after it was read: ${write.line}`];
}

/** A merge keeps each line that it does not manage of what it was shown last, and never writes a mask. */
function ofEnv(write: Seen, { inputs, seen }: Episode): string[] {
  const { env, envRemove, envMode } = inputs;
  const content = textIn(JSON.parse(write.body)) ?? '';
  if (content.includes(MASK)) return ['a mask was written in the place of a value'];
  const reads = readsBefore(seen, 'env', write);
  // An emptiness that shows twice is believed.
  if (envMode !== 'merge' || reads.slice(-2).every(({ fate }) => fate.includes('"blank"'))) return [];
  const managed = [...env.keys(), ...envRemove].map((key) => new RegExp(`^(export\\s+)?${key}=`));
  const unmanaged = (text: string): string =>
    text
      .split('\n')
      .filter((one) => one !== '' && !managed.some((line) => line.test(one)))
      .join('\n');
  const { shownEnv } = write;
  if (shownEnv !== null && unmanaged(content) === unmanaged(shownEnv)) return [];
  return [`what others have in .env was lost: ${JSON.stringify(shownEnv)} became ${JSON.stringify(content)}`];
}

/** A `.env` that is said to be changed shows as it was sent: perhaps with masks, or with lines that others added. */
function ofReadBack({ report, seen, inputs }: Episode): string[] {
  const result = report.results.find(({ operation }) => operation === 'sync-env');
  if (result?.outcome !== 'changed' || inputs.dryRun || result.restored !== undefined) return [];
  const own = seen.filter(({ operation, line }) => operation === 'sync-env' && PATHS.env.test(line));
  const write = own.findLast(({ line }) => line.startsWith('PATCH'));
  const shown = textIn(own.at(-1)?.answer)?.split('\n');
  if (write === undefined || own.at(-1) === write || shown === undefined) return [];
  const sent = (textIn(JSON.parse(write.body)) ?? '').trimEnd().split('\n');
  let at = 0;
  for (const line of shown) if (line === sent[at] || line.endsWith(`=${MASK}`)) at += 1;
  return at >= sent.length ? [] : [`shown otherwise than sent, and called changed: ${JSON.stringify(shown)}`];
}
