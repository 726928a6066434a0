import { withExitReport } from '../src/deploy/exit-report.ts';
import type { Behaviour } from './model-service.ts';

const BEFORE = '2026-01-01 00:00:00';
const STARTED = '2026-01-01 00:10:00';
const COMMIT = 'c'.repeat(40);
const report = (run: string): string => `\n[site-deploy] exit-status=0 commit=${COMMIT} run=${run}\n`;

/** A deploy of so many milliseconds that ends well, on a service that shows what the document says; with an exit report or without. */
function documentService(lastsMs: number, reports: boolean): Behaviour {
  return {
    script: reports ? withExitReport('npm ci\n') : 'npm ci\n',
    before: { lastDeployAt: 't1', log: `old${reports ? report('r0') : ''}`, logAt: BEFORE },
    after: (ms) => {
      const isOver = ms >= lastsMs;
      const log = `npm ci\n${isOver && reports ? report('r1') : ''}`;
      return { lastDeployAt: isOver ? 't2' : 't1', log, logAt: STARTED };
    },
  };
}

/** The same with a status, and a log that is a list of all kinds of entries. */
function familyService(lastsMs: number, reports: boolean): Behaviour {
  const old = { id: 1, type: 'deploy', description: 'Deploy', content: `old${reports ? report('r0') : ''}` };
  return {
    ...documentService(lastsMs, reports),
    siteAt: ({ since }) => {
      const ms = since('POST /sites/2/deploy');
      return { status: ms !== undefined && ms < lastsMs ? 'deploying' : 'active' };
    },
    logAt: (ms) => {
      if (ms === undefined) return [old];
      const content = `npm ci\n${ms >= lastsMs && reports ? report('r1') : ''}`;
      const ours = { id: 2, type: 'deploy', description: 'Deploy', content };
      return [{ id: 3, type: null, description: 'PHP reloaded', content: '' }, ours, old];
    },
  };
}

/** Such a deploy on each kind of service. */
export const DEPLOYS = { document: documentService, family: familyService };
