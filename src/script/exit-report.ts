/** The end of a deploy script, as the script itself reports it. */
export interface ExitReport {
  readonly exitStatus: number;
  /** The commit of the folder where the script ended; undefined outside a git work tree. */
  readonly commit: string | undefined;
  /** False if only the folder in which the script was started is known to be at that commit. */
  readonly isCommitOfEnd: boolean;
  /** The line at which the script failed, counted from the frame; undefined if its shell does not tell it. */
  readonly line?: number | undefined;
  /** Identifies one run of the script. */
  readonly run: string;
}

/** The lines of a report, which a service may put behind a time stamp, colours or a carriage return. */
const ESCAPE = /\u001b\[[0-?]*[ -/]*[@-~]/.source;
const LINE_START = `^(?:${ESCAPE}|[\\d \\t:.,/+TZ|>()\\[\\]-]){0,80}?\\[site-deploy\\] `;
const COMMIT_ID = '[0-9a-f]{40}|[0-9a-f]{64}';
const REPORT = new RegExp(
  `${LINE_START}(?:commit=(?:none|(${COMMIT_ID})) shell=([^\\s\\u001b]{1,64})(?: line=(\\d{1,5}:\\d{1,3}))?|exit-status=(\\d{1,3}) commit=(?:none|(${COMMIT_ID})) run=([^\\s\\u001b]{1,64}))(?:${ESCAPE}|[ \\r])*$`,
  'gm',
);

/** All exit reports in a deploy log, in order. The commit and the line at which the script itself ended stand on a line before, or right after. */
export function findExitReports(log: string | null | undefined): ExitReport[] {
  const ends = new Map<string | undefined, RegExpExecArray>();
  let late: RegExpExecArray | undefined;
  const lines = [...(log ?? '').matchAll(REPORT)];
  return lines.flatMap((found, at) => {
    const [, , shell, , exitStatus, around, run = ''] = found;
    if (exitStatus === undefined) {
      if (found !== late) ends.set(shell, found);
      return [];
    }
    const [own] = run.split('.');
    // A script that pipes its own output may print that line late.
    late = !ends.has(own) && lines[at + 1]?.[2] === own ? lines[at + 1] : undefined;
    const [, commit, , line = ''] = ends.get(own) ?? late ?? [];
    ends.delete(own);
    return {
      exitStatus: Number(exitStatus),
      commit: commit ?? around,
      isCommitOfEnd: commit !== undefined,
      line: line.endsWith(`:${exitStatus}`) ? Number.parseInt(line, 10) : undefined,
      run,
    };
  });
}

/** The time at which a script ended, by the clock of its server; undefined if the report does not tell it. */
export function timeOf({ run }: ExitReport): number | undefined {
  const [, y, mo, d, h, mi, s] = /\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(run) ?? [];
  const time = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** Returns the output of the script itself: the log without exit reports, the blank line before each, and what a shell quotes of the frame. */
export function withoutExitReports(log: string): string {
  return log.replace(REPORT_WITH_BLANK_LINE, '').replace(/ +\( set "\$site_deploy_e"; .*$/gm, '');
}

const REPORT_WITH_BLANK_LINE = new RegExp(`\\n?${LINE_START}(?:exit-status|commit)=\\w.*$\\n?`, 'gm');
