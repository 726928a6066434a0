import { ENDED, type Progress, parseProgress, type Sent } from './progress.ts';

/**
 * What a main step that was killed may have left behind, and what to do about it: one message, not redacted.
 *
 * @param state what the main step has saved at last; undefined or empty when it has saved nothing
 * @returns undefined when there is nothing to say: the main step has spoken for itself, or had sent nothing yet
 */
export function describeAftermath(state: string | undefined): string | undefined {
  if (state === undefined || state === '' || state === ENDED) return undefined;
  const progress = parseProgress(state);
  if (progress === undefined) {
    return 'The step was ended from outside. What it has done is not known, as what it had noted cannot be read. Look at the site and its deploy log before running again.';
  }
  return [
    `The step for ${targetOf(progress)} was ended from outside ${momentOf(progress)}`,
    ...(progress.phase === 'restore' ? [] : progress.sent.map(doubtOf)),
    ...restoringOf(progress),
    ...othersOf(progress),
    adviceOf(progress),
  ].join(' ');
}

/** What is particular to an operation that sends what must not be sent twice. */
interface OnceWords {
  /** What it has sent. */
  readonly what: string;
  /** What may go on once it took effect, as half a sentence. */
  readonly goesOn: string;
  /** What to look at. */
  readonly look: string;
}

const UNKNOWN_END = 'how it ends is not known';
const CLOUDSTORE_LOOK =
  "Look at the site in the service's own pages, as no call shows whether the cloudstore is there;";

const ONCE: ReadonlyMap<string, OnceWords> = new Map([
  [
    'deploy',
    {
      what: 'The trigger of the deploy',
      goesOn: 'the deploy may still be running, and how it ends is not known',
      look: 'Look at the deploy log of the site (show-deploy-log prints it);',
    },
  ],
  [
    'restart-server',
    {
      what: 'The restart of the server',
      goesOn: 'the server may still be rebooting',
      look: 'Look whether the server is back (show-server-logs prints its newest entries);',
    },
  ],
  [
    'ensure-repository',
    {
      what: 'A request to install the repository, or to remove the one before,',
      goesOn: 'the service may still be at work on it',
      look: 'A repository that is installed by then is taken as it is, or replaced where reinstall-repository says so;',
    },
  ],
  [
    'remove-repository',
    {
      what: 'The removal of the repository',
      goesOn: 'the service may still be at work on it',
      look: 'A repository that is gone by then counts as removed;',
    },
  ],
  [
    'install-cloudstore',
    {
      what: 'The installation of the cloudstore',
      goesOn: 'the service may still be at work on it',
      look: CLOUDSTORE_LOOK,
    },
  ],
  [
    'uninstall-cloudstore',
    {
      what: 'The removal of the cloudstore',
      goesOn: 'the service may still be at work on it',
      look: CLOUDSTORE_LOOK,
    },
  ],
]);

/** What runs once more in every run, asked for as it is. */
const REPEATED = [
  'deploy',
  'restart-server',
  'restart-queue-workers',
  'refresh-opcache',
  'update-notifications',
  'install-cloudstore',
  'uninstall-cloudstore',
];

function targetOf({ server, site }: Progress): string {
  return site === '' ? `the server ${server}` : `${site} on the server ${server}`;
}

function momentOf({ operations, ended, phase, dryRun }: Progress): string {
  const operation = operations[ended];
  if (operation === undefined) return 'after its last operation, before it could report.';
  if (ended === 0 && phase === 'start') return 'before its first operation: nothing was written.';
  if (dryRun) return `during ${operation}, in a dry run: nothing was written.`;
  if (phase === 'restore') return `after ${operation} had failed, while restore-on-failure was at work.`;
  return phase === 'write'
    ? `during ${operation}, which had begun to write.`
    : `during ${operation}, which had not begun to write.`;
}

function doubtOf({ operation, at, state }: Sent): string {
  const { what, goesOn } = ONCE.get(operation) ?? { what: `A request of ${operation}`, goesOn: UNKNOWN_END };
  const when = `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
  switch (state) {
    case 'sent':
      return `${what} was sent at ${when}, or was about to be: whether it took effect is not known; if so, ${goesOn}.`;
    case 'confirmed':
      return `${what} was sent at ${when} and confirmed: ${goesOn}.`;
    case 'ended':
      return `${what} was sent at ${when}, and its end was seen, but not judged.`;
  }
}

function restoringOf({ phase, replaced }: Progress): string[] {
  if (replaced.length === 0) return [];
  const names = replaced.join(' and ');
  return phase === 'restore'
    ? [`Whether ${names} were put back is not known.`]
    : [`What it had replaced by then, ${names}, was not put back.`];
}

function othersOf({ operations, ended, phase }: Progress): string[] {
  const before = operations.slice(0, ended);
  const after = operations.slice(phase === 'start' ? ended : ended + 1);
  return [
    ...(before.length === 0 ? [] : [`Ended before that: ${before.join(', ')}.`]),
    ...(after.length === 0 ? [] : [`Not begun: ${after.join(', ')}.`]),
  ];
}

function adviceOf({ operations, ended, phase, sent, dryRun }: Progress): string {
  if (dryRun || (ended === 0 && (phase === 'start' || phase === 'plan'))) return 'Running again is safe.';
  const begun = operations.slice(0, phase === 'write' || phase === 'restore' ? ended + 1 : ended);
  const again = REPEATED.filter((name) => begun.includes(name));
  const repeats = again.length === 0 ? '' : ` and repeats ${again.join(', ')}`;
  const looks = [...new Set(sent.flatMap(({ operation }) => ONCE.get(operation)?.look ?? []))];
  const run = `running again does what is missing${repeats}.`;
  return looks.length === 0 ? run.replace(/^r/, 'R') : `${looks.join(' ')} ${run}`;
}
