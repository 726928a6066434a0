import { framed } from '../src/script/frame.ts';
import type { Behaviour } from './simulator/behaviour.ts';
import { GOOD } from './simulator/deploys.ts';
import { BY_ID, DOCUMENT, FAMILY, LIVE_TEXT, type Manners } from './simulator/manners.ts';

const REPORT = `\n[site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=r0\n`;

/** A site on which each deploy takes so many milliseconds and ends well; with an exit report or without. */
function deploys(manners: Manners, durationMs: number, reports: boolean): Behaviour {
  return {
    script: reports ? framed('git pull\n') : 'git pull\n',
    log: `old${reports ? REPORT : ''}`,
    manners: { ...manners, courseOf: () => ({ ...GOOD, delayMs: 0, durationMs }) },
  };
}

type Deploys = (durationMs: number, reports: boolean) => Behaviour;

/** Such a site on each kind of service. */
export const DEPLOYS: Readonly<Record<'document' | 'family' | 'by id' | 'live text', Deploys>> = {
  document: (durationMs, reports) => deploys(DOCUMENT, durationMs, reports),
  family: (durationMs, reports) => deploys(FAMILY, durationMs, reports),
  'by id': (durationMs, reports) => deploys(BY_ID, durationMs, reports),
  'live text': (durationMs, reports) => deploys(LIVE_TEXT, durationMs, reports),
};
