import { type Course, GOOD, HEAD, type SimulatedDeploy } from './deploys.ts';
import {
  DEPLOYS_BY_ID,
  DEPLOYS_OF_DOCUMENT,
  DEPLOYS_OF_FAMILY,
  type DeployManners,
  type ListManner,
} from './shown.ts';
import type { Fields, SimulatedSite } from './state.ts';

/** Everything that the document leaves open, one way or another. */
export interface Manners {
  readonly deploys: DeployManners;
  /** Decides how a deploy goes. @param nth the number of the deploys of that commit and actor, from 0 */
  readonly courseOf: (deploy: Pick<SimulatedDeploy, 'by' | 'site' | 'commit'>, nth: number) => Course;
  /** The head of the branch. */
  readonly head: () => string;
  readonly servers: number;
  readonly showsRepository: boolean;
  readonly showsBlogapp: boolean;
  readonly showsScript: boolean;
  /** The time after which what is written shows, in milliseconds. */
  readonly lagMs: number;
  /** The time that the service works in the background on a new site, a new repository, a deletion; 0: none, all at once. */
  readonly workMs: number;
  readonly reboot: { readonly delayMs: number; readonly durationMs: number; readonly answers503: boolean };
  readonly listOfSites: ListManner;
  /** More fields of a site, or others than usual; `gone`: it is not shown. */
  readonly moreOf?: (site: SimulatedSite) => Fields | 'gone';
  /** Changes a `.env` as it is kept, or as it is shown. */
  readonly keepsEnv?: (text: string) => string;
  readonly showsEnv?: (text: string) => string;
  /** Changes a record as it is kept. */
  readonly keepsRecord?: (fields: Fields) => Fields;
  /** The log of a site, in the place of that of its deploys. */
  readonly logOf?: (site: SimulatedSite) => unknown;
}

export const DOCUMENT: Manners = {
  deploys: DEPLOYS_OF_DOCUMENT,
  courseOf: () => GOOD,
  head: () => HEAD,
  servers: 1,
  showsRepository: false,
  showsBlogapp: false,
  showsScript: true,
  lagMs: 0,
  workMs: 0,
  listOfSites: 'true',
  reboot: { delayMs: 0, durationMs: 20_000, answers503: false },
};
export const FAMILY: Manners = {
  ...DOCUMENT,
  deploys: DEPLOYS_OF_FAMILY,
  showsRepository: true,
  showsBlogapp: true,
  workMs: 2_000,
};
/** One of the family that shows deployments by their ids. */
export const BY_ID: Manners = { ...FAMILY, deploys: DEPLOYS_BY_ID };
/** The same without ids: only the live text shows what runs. */
export const LIVE_TEXT: Manners = {
  ...BY_ID,
  deploys: { ...DEPLOYS_BY_ID, byId: { ...DEPLOYS_BY_ID.byId, hasIds: false } },
};
