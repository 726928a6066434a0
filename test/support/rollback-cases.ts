import fc from 'fast-check';
import type { Course } from '../../harness/simulator/deploys.ts';
import type { Meddling } from '../../harness/simulator/simulator.ts';
import { DOMAIN, newSite } from '../../harness/simulator/state.ts';
import { framed } from '../../src/script/frame.ts';
import type { Case } from './cases.ts';
import {
  cancelUpTo,
  manners,
  meddling,
  OLD_REPORT,
  OTHER_SITE,
  PLAIN,
  REPORTING,
  siteWith,
  theirDeploy,
  troubleWith,
} from './cases.ts';
import { courseWith, seldomly, usually, weighing } from './chance.ts';

/** The commit that the site is on before a story, the one to deploy, and one with a longer id. */
export const BEFORE = 'a'.repeat(40);
export const NEXT = 'b'.repeat(40);
const LONG = 'd'.repeat(64);

export const USING = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"\n';
/** Uses the commit where there is one. */
const USING_IF = 'git fetch origin && git reset --hard "${SITE_DEPLOY_COMMIT:-origin/main}"\n';

/** Scripts from before a story: some pin a commit, and some only look like it. */
const scripts = usually<string | null>(
  framed(USING, BEFORE),
  3,
  fc.constantFrom(
    framed(`${USING}migrate\n`, BEFORE),
    framed(USING, NEXT),
    framed(USING_IF, BEFORE),
    framed(USING_IF),
    framed('# git reset --hard "$SITE_DEPLOY_COMMIT"\ngit pull\n', BEFORE),
    framed('echo "$SITE_DEPLOY_COMMIT"\ngit pull\n', BEFORE),
    `export SITE_DEPLOY_COMMIT=${BEFORE}\n${USING}`,
    REPORTING,
    'git pull\n',
    null,
  ),
);

const course = (exitStatus: fc.Arbitrary<number>, health: fc.Arbitrary<Course['health']>) =>
  courseWith({
    delayMs: fc.constantFrom(0, 0, 0, 700, 5_000),
    durationMs: fc.oneof(
      weighing(9, fc.constantFrom(3_000, 3_000, 0, 400, 45_000)),
      weighing(1, fc.constantFrom(200_000, 620_000, 2_000_000)),
    ),
    exitStatus,
    isKilled: seldomly(20),
    health,
    commit: usually<string | undefined>(undefined, 20, fc.constant('none')),
  });
const bad = course(fc.constantFrom(1, 1, 1, 143, 0), fc.constantFrom('ill', 'ill', 'late', 'well'));
const good = course(
  fc.constantFrom(0, 0, 0, 0, 0, 1),
  fc.constantFrom('well', 'well', 'well', 'well', 'late', 'ill'),
);

const courses = fc.record({
  [BEFORE]: fc.oneof(fc.tuple(good), fc.tuple(bad, good)),
  [NEXT]: fc.oneof(fc.tuple(bad), fc.tuple(bad, good)),
  [LONG]: fc.tuple(bad),
});

const operations = fc.constantFrom<string[][]>(
  ['update-deploy-script', 'deploy'],
  ['update-deploy-script', 'deploy'],
  ['update-deploy-script', 'sync-env', 'deploy'],
  ['sync-env', 'update-deploy-script', 'deploy'],
  ['ensure-repository', 'update-deploy-script', 'sync-env', 'deploy'],
  ['sync-env', 'deploy', 'refresh-opcache'],
  ['sync-env', 'deploy'],
  ['deploy'],
);

const inputs: fc.Arbitrary<Case['inputs']> = fc
  .record({
    operations: operations.map(String),
    undo: fc.constantFrom('rollback', 'rollback', 'rollback', 'rollback', 'both', 'restore'),
    commit: fc.constantFrom(NEXT, NEXT, NEXT, NEXT, LONG, BEFORE, ''),
    'deploy-script': fc.constantFrom(USING, USING, `${USING}migrate\n`, USING_IF),
    plainScript: fc.constantFrom('git pull\n', 'git pull\nmigrate\n', USING),
    'expected-commit': fc.constantFrom('', '', '', BEFORE, 'c'.repeat(7)),
    timeout: usually('15m', 5, fc.constantFrom('2m', '30s', '12s', '5s')),
    'dry-run': seldomly(25).map(String),
    'health-check-url': fc.constantFrom('https://shop.example/', ''),
    'health-check-timeout': fc.constantFrom('60s', '60s', '14m'),
    'verify-command': fc.constantFrom('', '', 'curl -f https://shop.example/'),
    env: fc.constantFrom('A=one', "A='two words'\nNEW=it", 'OLD=1'),
  })
  .map(({ undo, plainScript, ...given }) => {
    const commit = given.operations.includes('update-deploy-script') ? given.commit : '';
    return {
      ...given,
      'rollback-on-failure': String(undo !== 'restore'),
      'restore-on-failure': String(undo !== 'rollback'),
      commit,
      'expected-commit': commit === '' ? given['expected-commit'] : '',
      'deploy-script': commit === '' ? plainScript : given['deploy-script'],
    };
  });

const site = siteWith({
  script: scripts,
  env: usually<string | null>('OLD=1\nA=zero\n', 5, fc.constantFrom('', null)),
  hasRepository: seldomly(10).map((isNot) => !isNot),
  token: fc.constantFrom(null, '2025-12-31 00:00:00', '2025-12-31 00:00:00'),
});

const framedTexts = [framed('git pull\n'), framed(USING, 'e'.repeat(40)), framed(USING, BEFORE)];
const meddlingWithTexts: fc.Arbitrary<Meddling> = fc.oneof(
  fc.record({ kind: fc.constant('script'), script: fc.constantFrom('theirs\n', ...framedTexts) }),
  fc.record({ kind: fc.constant('env line'), line: fc.constantFrom('THEIRS=1', '# theirs') }),
);

/** Others change a text once this run has, and before it goes back, where nothing else goes wrong. */
const meddlingWhileDeploying = fc
  .record({ before: fc.integer({ min: 5, max: 16 }), deed: meddlingWithTexts })
  .map((one) => ({ ...PLAIN.trouble, meddling: [one] }));

/** A story of a deploy that is to be rolled back, or only to be restored, if it fails. */
export const rollbackCase: fc.Arbitrary<Case> = fc
  .record({
    start: site.map((own) => ({ sites: [OTHER_SITE, own], records: {} })),
    manners: fc
      .record({ usual: manners, course: bad, courses })
      .map(({ usual, ...own }) => ({ ...usual, ...own })),
    again: fc.tuple(bad, good),
    inputs,
    trouble: fc.oneof(
      fc.constant(PLAIN.trouble),
      meddlingWhileDeploying,
      troubleWith(fc.oneof(meddlingWithTexts, meddlingWithTexts, theirDeploy, meddling), {
        writes: 5,
        reads: 40,
        all: 45,
      }),
    ),
    cancel: cancelUpTo(45),
  })
  .map(({ again, ...story }) => {
    if (story.inputs.commit !== '') return story;
    // The same commit is deployed first, and to go back.
    const all = { ...story.manners.courses, [BEFORE]: again };
    return { ...story, manners: { ...story.manners, courses: all } };
  });

/** The story of a commit that fails on a site that pins the one before, to be told otherwise in part. */
export const FAILING: Case = {
  ...PLAIN,
  start: {
    sites: [
      OTHER_SITE,
      newSite(2, DOMAIN, {
        ...{ env: 'A=zero\n', hasRepository: true, script: framed(USING, BEFORE), log: OLD_REPORT },
        token: '2025-12-31 00:00:00',
      }),
    ],
    records: {},
  },
  manners: { ...PLAIN.manners, courses: { [NEXT]: [{ ...PLAIN.manners.course, exitStatus: 1 }] } },
  inputs: {
    operations: 'update-deploy-script,deploy',
    timeout: '15m',
    'deploy-script': USING,
    commit: NEXT,
    env: 'A=one',
    'rollback-on-failure': 'true',
  },
};
