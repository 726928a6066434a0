import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import type { Lane, Stage } from '../../harness/stage.ts';

const rows = z.array(
  z.object({
    server: z.string(),
    site: z.string(),
    batch: z.number(),
    outcome: z.string(),
    changed: z.boolean(),
    'deployed-commit': z.string(),
    evidence: z.string(),
    duration_ms: z.number(),
    error: z.string().optional(),
  }),
);

/** The output `targets` of a run. */
export function rowsOf({ outputs }: ActionRun): z.infer<typeof rows> {
  return rows.parse(JSON.parse(outputs.targets ?? ''));
}

/** The outcome of each target, by the domain of its site; that of a server's operations by its name. */
export function endsOf(run: ActionRun): Readonly<Record<string, string>> {
  return Object.fromEntries(rowsOf(run).map(({ server, site, outcome }) => [site || server, outcome]));
}

/** The messages of its error annotations, with their titles. */
export function errorsOf({ runner }: ActionRun): string[] {
  const errors = runner.annotations.filter(({ level }) => level === 'error');
  return errors.map(({ title, message }) => `${title ?? ''}\n${message}`);
}

/** A list of targets as the input takes it. */
export const listOf = (entries: readonly unknown[]): string => JSON.stringify(entries);

/** Domains such as `a-01.shops.example`. */
export const domainsOf = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, nth) => `${name}-${String(nth + 1).padStart(2, '0')}.shops.example`);

/** Creates sites with a repository, all in one run, and a deploy script and a `.env` if they are given. */
export async function openSites(
  stage: Pick<Lane, 'misbehave' | 'play'>,
  domains: readonly string[],
  inputs: Readonly<Record<string, string>> = {},
): Promise<void> {
  stage.misbehave(() => undefined);
  const more = [
    ...('deploy-script' in inputs ? ['update-deploy-script'] : []),
    ...('env' in inputs ? ['sync-env'] : []),
  ];
  const run = await stage.play({
    ...inputs,
    operations: ['ensure-site', 'ensure-repository', ...more].join(),
    targets: listOf(domains),
    'max-parallel': '20',
  });
  if (run.outputs.outcome !== 'succeeded') throw new Error(`The sites could not be made:\n${run.log}`);
}

const page = z.object({
  data: z.array(z.object({ id: z.number(), domain: z.string() })),
  /** Only the second service has pages. */
  meta: z.object({ last_page: z.number() }).optional(),
});

/** The id of a site on a server of the sandbox. */
export async function idOf(stage: Pick<Stage, 'call'>, domain: string, server = 1): Promise<number> {
  for (let nth = 1, last = 1; nth <= last; nth += 1) {
    const list = page.parse(await stage.call('GET', `/api/servers/${server}/sites?page=${nth}`));
    const found = list.data.find((site) => site.domain === domain);
    if (found !== undefined) return found.id;
    last = list.meta?.last_page ?? 1;
  }
  throw new Error(`There is no site ${domain}.`);
}

/** A file in which deploy scripts note their begin and their end, so that a test sees what really ran when. */
export interface Journal {
  /** Lines of a deploy script: notes the begin, runs the body, notes the end. */
  script(body?: string): string;
  /** As in `begin a.example`, in order. */
  lines(): string[];
  /** The domains whose deploys began, in order. */
  begun(): string[];
  /** The most deploys that were under way at once. */
  most(): number;
  clear(): void;
  /** Lines of a script that wait until so many deploys have begun, and fail if that takes too long. */
  untilBegun(count: number): string;
  remove(): void;
}

export function keepJournal(): Journal {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const path = join(folder, 'journal');
  writeFileSync(path, '');
  const lines = (): string[] =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  return {
    script: (body = 'true') =>
      `echo "begin $SITE_DOMAIN" >> ${path}\n(${body}\n)\nstatus=$?\necho "end $SITE_DOMAIN" >> ${path}\nexit $status\n`,
    lines,
    begun: () => lines().flatMap((line) => /^begin (.*)/.exec(line)?.[1] ?? []),
    most() {
      let now = 0;
      return Math.max(0, ...lines().map((line) => (line.startsWith('begin') ? ++now : --now)));
    },
    clear: () => writeFileSync(path, ''),
    untilBegun: (count) =>
      `for i in $(seq 300); do [ "$(grep -c begin ${path})" -ge ${count} ] && break; sleep 0.1; [ $i != 300 ] || exit 7; done`,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
