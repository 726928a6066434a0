import type { PlainFault } from '../../harness/faults.ts';
import { play } from '../../harness/play.ts';
import type { Answer } from '../../harness/simulator/api.ts';
import { isGood } from '../../harness/simulator/deploys.ts';
import type { TestClock } from '../../harness/test-clock.ts';
import type { Reader } from '../../src/api/client.ts';
import type { Siblings } from '../../src/deploy/siblings.ts';
import { createSharedLooks } from '../../src/rollout/shared-looks.ts';
import {
  type Asked,
  answeredId,
  answerOf,
  OTHER_SITE,
  OUR_COMMIT,
  type Story,
  schedule,
} from './deploy-story.ts';

/** The end of a run of the action. */
export type Played = Awaited<ReturnType<typeof playStory>>;

/** The inputs of a run that deploys. One that knows whether the script reports its end has looked at it before. */
function inputsOf({ expects, timeoutMs, pollIntervalMs, exitReportExpected }: Story) {
  return {
    site: '2',
    operations: exitReportExpected === undefined ? 'deploy' : 'update-deploy-script, deploy',
    'deploy-script': 'npm ci\n',
    'report-exit-status': String(exitReportExpected ?? true),
    timeout: `${timeoutMs / 1_000}s`,
    ...(pollIntervalMs !== undefined && { 'poll-interval': `${pollIntervalMs / 1_000}s` }),
    ...(expects.includes('failure-pattern') && { 'failure-pattern': '^fatal' }),
    ...(expects.includes('success-pattern') && { 'success-pattern': '^Done\\.$' }),
    ...(expects.includes('expected-commit') && { 'expected-commit': OUR_COMMIT.slice(0, 8) }),
  };
}

/** Plays one deploy of the action against a story, which answers in the place of the simulator. */
export async function playStory(story: Story) {
  const asked: (Asked & { answer: string })[] = [];
  const triggeredAtMs: number[] = [];
  const { latencyMs } = story;
  const answerTo = (path: string, atMs: number): Answer => {
    const before = asked.filter(({ nth }) => nth < 0).length;
    const nth = triggeredAtMs.length === 0 ? -1 - before : asked.length - before;
    const answer = answerOf({ story, deploys: schedule(story, triggeredAtMs[0]) }, { path, atMs, nth });
    asked.push({ path, atMs, nth, answer: JSON.stringify(answer) });
    return answer;
  };
  const trigger = (atMs: number): PlainFault => {
    triggeredAtMs.push(atMs);
    const deployment_id = story.byId.hasIds ? answeredId(story, atMs) : undefined;
    return story.trigger === 'answered'
      ? { status: 200, body: { message: 'ok', deployment_id }, effect: 'now' }
      : 'lose-answer';
  };
  const { report, endedMs } = await play(
    {
      latencyMs,
      fault: ({ method, path, nowMs }) => (method === 'GET' ? answerTo(path, nowMs) : trigger(nowMs)),
    },
    inputsOf(story),
    story.isShared ? { siblings: inCompany } : {},
  );
  const { outcome, failure, facts } = report;
  const { message = '' } = failure ?? {};
  if (message.includes('has a fault')) throw new Error(message);
  const triggers = triggeredAtMs.length;
  const [triggeredMs = Number.POSITIVE_INFINITY] = triggeredAtMs;
  return { story, outcome, message, report: facts?.deploy, triggers, triggeredMs, endedMs, asked };
}

/** The company of another target of the same server, which looks whenever this one does. */
function inCompany(reader: Reader, clock: TestClock): Siblings {
  const join = createSharedLooks({ client: reader, clock, signal: clock.signal }, 1);
  const other = join(clock.signal);
  const own = join(clock.signal);
  return {
    ...own,
    noteFailure: () => {},
    glance(site) {
      other.glance(OTHER_SITE.id).catch(() => {});
      return own.glance(site);
    },
  };
}

/** Tells a story as it went, to find out why it broke a rule. */
export function tell({ story, outcome, message, report, asked, triggeredMs, endedMs }: Played): string {
  const runs = schedule(story, triggeredMs).map(
    (run) => `${run.name} ${run.startMs}–${run.endMs} ${isGood(run) ? 'good' : 'bad'}`,
  );
  const requests = asked.map(
    ({ atMs, path, answer }) => `${Math.round(atMs)} ${path} ${answer.slice(0, 300)}`,
  );
  const end = `${outcome} at ${Math.round(endedMs)} ms (${report?.evidence.join()}) ${message}`;
  return [JSON.stringify(story), ...runs, ...requests, end].join('\n');
}
