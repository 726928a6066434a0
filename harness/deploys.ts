import { framed } from '../src/script/frame.ts';
import type { Behaviour } from './simulator/behaviour.ts';
import { GOOD } from './simulator/deploys.ts';
import { BY_ID, DOCUMENT, FAMILY, LIVE_TEXT, type Manners } from './simulator/manners.ts';

const REPORT = `\n[site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=r0\n`;

const deploysOn =
  (manners: Manners) =>
  (durationMs: number, reports: boolean): Behaviour => ({
    script: reports ? framed('git pull\n') : 'git pull\n',
    log: `old${reports ? REPORT : ''}`,
    manners: { ...manners, courseOf: () => ({ ...GOOD, delayMs: 0, durationMs }) },
  });

/**
 * A site on each kind of service, on which each deploy takes so many milliseconds and ends well; with an exit report or
 * without.
 */
export const DEPLOYS = {
  document: deploysOn(DOCUMENT),
  family: deploysOn(FAMILY),
  'by id': deploysOn(BY_ID),
  'live text': deploysOn(LIVE_TEXT),
};
