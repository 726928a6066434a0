import type { Answer } from '../../harness/simulator/api.ts';
import { isGood } from '../../harness/simulator/deploys.ts';
import { EPOCH_MS } from '../../harness/simulator/shown.ts';
import { createTestClock, type TestClock, untold } from '../../harness/test-clock.ts';
import type { Reader, Writer } from '../../src/api/client.ts';
import { fillPath } from '../../src/api/endpoint.ts';
import { site } from '../../src/api/sites.ts';
import { ApiError, OperationError } from '../../src/core/errors.ts';
import { OUTCOMES, type Reason } from '../../src/core/outcomes.ts';
import { NO_SIBLINGS, type Siblings } from '../../src/deploy/siblings.ts';
import { deployAndFollow } from '../../src/operations/deploy.work.ts';
import type { Applying } from '../../src/operations/operation.ts';
import type { DeployResult } from '../../src/outcome/deploy-result.ts';
import type { Facts } from '../../src/outcome/facts.ts';
import { createSharedLooks } from '../../src/rollout/shared-looks.ts';
import { framed } from '../../src/script/frame.ts';
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
export interface Played {
  readonly story: Story;
  readonly outcome: 'succeeded' | (typeof OUTCOMES)[Reason];
  readonly message: string;
  readonly report: DeployResult | undefined;
  readonly warnings: readonly string[];
  readonly triggers: number;
  readonly triggeredMs: number;
  readonly endedMs: number;
  readonly asked: readonly (Asked & { readonly answer: string })[];
}

const pattern = (source: string) => ({ source, matches: (line: string) => new RegExp(source).test(line) });

function givenOf({ expects, timeoutMs, pollIntervalMs }: Story): Parameters<typeof deployAndFollow>[0] {
  return {
    ...{ wait: true, timeoutMs, pollIntervalMs, variables: undefined, isHashed: false, goesBack: false },
    ...{ commit: undefined, olderCommit: 'refuse', commitBy: 'script', reportExitStatus: true },
    failurePatterns: expects.includes('failure-pattern') ? [pattern('^fatal')] : [],
    successPatterns: expects.includes('success-pattern') ? [pattern('^Done\\.$')] : [],
    expectedCommit: expects.includes('expected-commit') ? OUR_COMMIT.slice(0, 8) : undefined,
    ...{
      healthCheck: undefined,
      verifyCommand: undefined,
      restoreOnFailure: false,
      rollbackOnFailure: false,
    },
  };
}

/** The site, and its script if the run has read it. */
function factsOf({ exitReportExpected }: Story): Facts {
  const script = exitReportExpected ? framed('npm ci\n') : '';
  return {
    ...{ serverId: 1, site: site.parse({ id: 2, domain: 'shop.example' }), repository: 'unknown' },
    ...(exitReportExpected !== undefined && { script: { before: script, after: script } }),
  };
}

const unasked = async (): Promise<never> => {
  throw new Error('Nobody asks this.');
};

/** Plays one deploy of the action against a story, in the test's own time and without sockets. */
export async function playStory(story: Story): Promise<Played> {
  const clock = createTestClock(story.timeoutMs);
  const { reader, writer, asked, triggeredAtMs } = createClient(story, clock);
  const warnings: string[] = [];
  let report: DeployResult | undefined;
  const applying: Applying = {
    ...{ reader, writer, facts: factsOf(story), epochMs: () => EPOCH_MS + clock.now() },
    patience: { clock, signal: clock.signal, during: untold },
    siblings: story.isShared ? inCompany(reader, clock) : NO_SIBLINGS,
    log: {
      info() {},
      warning: (line) => void warnings.push(line),
      remote: () => ({ push() {}, end() {} }),
    },
    learn({ deploy }) {
      report = deploy;
    },
    ...{ hide() {}, workEnded() {}, tookEffect() {}, endChecksBy: () => undefined, lost: undefined },
    ...{ dryRun: false, isHashed: false },
    ...{
      lookUpPullRequest: unasked,
      orderOf: unasked,
      getPage: unasked,
      runCommand: unasked,
    },
    redact: (text) => text,
  };
  const end = await deployAndFollow(givenOf(story), applying).then(
    () => ({ outcome: 'succeeded' as const, message: '' }),
    (error: unknown) => {
      if (error instanceof OperationError) return { outcome: OUTCOMES[error.reason], message: error.message };
      // Before the trigger the deadline of the run ends it.
      if (triggeredAtMs.length === 0) return { outcome: 'timed_out' as const, message: String(error) };
      throw error;
    },
  );
  const triggers = triggeredAtMs.length;
  const [triggeredMs = Number.POSITIVE_INFINITY] = triggeredAtMs;
  return { story, ...end, report, warnings, triggers, triggeredMs, endedMs: clock.now(), asked };
}

/** The company of another target of the same server, which looks whenever this one does. */
function inCompany(reader: Reader, clock: TestClock): Siblings {
  const join = createSharedLooks({ client: reader, clock, signal: clock.signal }, 1);
  const other = join(undefined, clock.signal);
  const own = join(undefined, clock.signal);
  return {
    ...{ ...own, doomed: () => {} },
    glance(site) {
      other.glance(OTHER_SITE.id).catch(() => {});
      return own.glance(site);
    },
  };
}

/** The client as the deploy has it, and what it is asked for. */
function createClient(story: Story, clock: TestClock) {
  const asked: (Asked & { answer: string })[] = [];
  const triggeredAtMs: number[] = [];
  const reader = createReader(clock, (path) => {
    const before = asked.filter(({ nth }) => nth < 0).length;
    const nth = triggeredAtMs.length === 0 ? -1 - before : asked.length - before;
    const request = { path, atMs: clock.now(), nth };
    const answer = answerOf({ story, deploys: schedule(story, triggeredAtMs[0]) }, request);
    asked.push({ ...request, answer: JSON.stringify(answer) });
    clock.advance(story.latencyMs);
    return answer;
  });
  const writer: Writer = {
    async write({ answer }) {
      triggeredAtMs.push(clock.now());
      const deployment_id = story.byId.hasIds ? answeredId(story, clock.now()) : undefined;
      const checked = answer.safeParse({ message: 'ok', deployment_id });
      if (story.trigger === 'answered' && checked.success) return { state: 'done', value: checked.data };
      return { state: 'unknown', error: new ApiError('ambiguous', 'POST /deploy', 'The answer was lost.') };
    },
  };
  return { reader, writer, asked, triggeredAtMs };
}

/** Reads as the client does, answers checked as it checks them. */
function createReader(clock: TestClock, answerTo: (path: string) => Answer): Reader {
  return {
    async read(endpoint, parameters, { attempts = 4, page } = {}) {
      const path = fillPath(endpoint.path, parameters) + (page === undefined ? '' : `?page=${page}`);
      for (let tried = 1; ; tried += 1) {
        clock.signal.throwIfAborted();
        const { status, body } = answerTo(path);
        clock.signal.throwIfAborted();
        const checked = endpoint.answer.safeParse(JSON.parse(JSON.stringify(body ?? null)));
        if (status === 200 && checked.success) return checked.data;
        const failure = status === 404 ? 'not-found' : status === 429 ? 'limited' : 'ambiguous';
        const error = new ApiError(
          failure,
          `GET ${path}`,
          `GET ${path} was answered with status ${status}.`,
          { status },
        );
        if (status === 404 || tried >= attempts) throw error;
        await clock.sleep(500, clock.signal);
      }
    },
    serviceTime: () => EPOCH_MS + clock.now(),
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
