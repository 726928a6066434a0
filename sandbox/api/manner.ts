import type { z } from 'zod';
import type { Answer } from '../http/answer.ts';
import type { Kind } from '../kinds.ts';
import type { Service } from '../service.ts';
import type { SiteStatus } from '../site-status.ts';
import type { KindRecord, Server, Site, SiteLogEntry, WantedRepository } from '../store.ts';

/** The items of a list, as they are shown: `text` is what they are searched for, empty for all. */
export type Listed = {
  count(text: string): number;
  page(text: string, skip: number, size: number): object[];
};

/** Where the sandbox's two services differ. All else is the same for both. */
export type Manner = {
  /** Endpoints beside those of the API document. */
  furtherRoutes: Route[];
  kinds: readonly Kind[];
  /** Of a site that was just added. */
  firstPhase: Site['phase'];
  /** The status that a site shows, null where it shows none. */
  status(service: Service, site: Site): SiteStatus | null;
  /** A site as it is shown, made from what the document shows of it. */
  site(service: Service, site: Site, shown: object): object;
  /** A record likewise. */
  record(service: Service, kind: Kind, record: KindRecord, shown: object): object;
  list(call: Call, items: Listed): Answer;
  /** To the request that made something. */
  created(shown: object): Answer;
  /** To a request for the `.env` of a site that has none. */
  noEnv: Answer;
  /** Refuses a write that comes while the service works on the site; null: it may come. */
  tooEarly(service: Service, site: Site): Answer | null;
  /** True if `tooEarly` ever refuses. */
  refusesEarly: boolean;
  install(call: SiteCall, wanted: WantedRepository): Reply;
  remove(service: Service, site: Site): Promise<void>;
  /** Which repository a site has, null for none; null if no call shows it. */
  repository: ((service: Service, site: Site) => object | null) | null;
  /** A call lists the certificates of a site. */
  listsCertificates: boolean;
  log(call: SiteCall): Answer;
  /** Requests a deploy. */
  deploy: Handler<SiteCall>;
  /** A deployment has an id and a path. */
  hasDeployments: boolean;
  /** An entry of a server's log as it is shown. */
  serverEntry(entry: SiteLogEntry): object;
  /** The most items that a page may be asked to have; undefined: nobody may ask. */
  mostPerPage: number | undefined;
  /** The schemas of answers for the OpenAPI document. */
  shapes: {
    site: z.ZodType;
    extendedSite: z.ZodType;
    installed: z.ZodType;
    repository: z.ZodType;
    /** A field of a record, made from its type. */
    field(field: z.ZodType, shown: z.ZodType): z.ZodType;
    list(item: z.ZodType): Shown & { shape: z.ZodType };
    created(shape: z.ZodType): Shown;
    /** Answers about an `.env`, made from those about one that is there. */
    env(shape: z.ZodType): z.ZodType;
    log: Shown;
    serverLog: Shown;
    deploy: Shown;
  };
};

/** One request to an endpoint, as its handler sees it. */
export type Call = {
  service: Service;
  manner: Manner;
  /** The path's parameters, by name. */
  parameters: Record<string, string>;
  /** The whole URL, without its query. */
  url: string;
  /** A parameter of the query, as it was written. */
  query: (name: string) => string | undefined;
  /** Parsed JSON; undefined when the request had no body. */
  body: unknown;
};
export type ServerCall = Call & { server: Server };
export type SiteCall = ServerCall & { site: Site };
/** A call to what belongs to a server, or to one of its sites. */
export type OwnerCall = ServerCall & { site?: Site };

export type Reply = Answer | Promise<Answer>;

/** The function behind an endpoint; `body` is the schema of the bodies that it takes. */
export type Handler<Received> = ((call: Received) => Reply) & { body?: z.ZodType };

/** A parameter of a query as the OpenAPI document shows it. */
export type Parameter = { name: string; in: 'query'; description: string; schema: object };

/** The answer to a success as the OpenAPI document shows it; without a shape it has no body. */
export type Shown = {
  shape?: z.ZodType;
  status?: number;
  /** The parameters that the query may have. */
  query?: readonly Parameter[];
  /** The field with the id of something else, and the path below which that is. */
  id?: { below: string; field: string };
};

export type Route = {
  method: string;
  path: string;
  /** A line, and below it what else there is to say. */
  summary: string;
  answer: Shown;
  handle: Handler<Call>;
  /** It is answered while the server is away, too. */
  whileAway?: boolean;
};
