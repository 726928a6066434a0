import type { Reader } from '../api/client.ts';
import { readAll } from '../api/pages.ts';
import { timeIn } from '../api/shown-time.ts';
import { type Certificate, getCertificate, getCertificates } from '../api/sites.ts';
import { count } from '../core/count.ts';
import { DAY_MS } from '../core/duration.ts';
import { isNoCall, OperationError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { type Target, targetOf } from '../outcome/facts.ts';
import { isSameDomain } from '../values/host-name.ts';
import type { checkCertificate } from './check-certificate.ts';
import { nothingToDo, type WorkOf } from './operation.ts';

export const work: WorkOf<typeof checkCertificate> = ({ id, minDays }) => ({
  async plan({ facts, reader, log, epochMs }) {
    if (typeof facts.site !== 'object') {
      log.info('the site does not exist yet, and has no certificate');
      return nothingToDo;
    }
    const target = targetOf(facts);
    const read =
      id === undefined
        ? findOne(reader, target, facts.site.domain)
        : reader.read(getCertificate, { ...target, certificate: id });
    const certificate = await read.catch((cause: unknown) => {
      if (!isNoCall(cause)) throw cause;
      const message = id ? `The site has no certificate ${id}.` : UNLISTED;
      throw new OperationError('certificate-bad', message, LOOK_IT_UP, { cause });
    });
    checkExpiry(certificate, minDays, epochMs(), log);
    return nothingToDo;
  },
});

const UNLISTED = 'The service does not list certificates.';

const LOOK_IT_UP =
  "Set certificate-id to the id that the service's own pages show. A renewed certificate may have another id.";

/** Finds the active certificate of a domain in the site's list; of several, the one that expires last. */
async function findOne(reader: Reader, target: Target, domain: string): Promise<Certificate> {
  const all = await readAll(reader, getCertificates, target);
  if (all === null) throw new OperationError('certificate-bad', UNLISTED, LOOK_IT_UP);
  const end = ({ expires_at }: Certificate): number => timeIn(expires_at ?? null) ?? 0;
  const good = all.filter((shown) => isActive(shown) && isOfDomain(shown, domain));
  const [best] = good.toSorted((a, b) => end(b) - end(a));
  if (best !== undefined) return best;
  const message = `The site has no active certificate of ${domain}.`;
  const next = "Request one in the service's own pages, or set certificate-id to check another one.";
  throw new OperationError('certificate-bad', message, next);
}

function isActive({ active, status }: Certificate): boolean {
  return active ?? status === 'active';
}

/** True if a certificate names the domain, or is not shown to name another one. It may name several, and any host with `*`. */
function isOfDomain({ domain: named = '' }: Certificate, domain: string): boolean {
  const [host = ''] = domain.split('.');
  const names = named.split(/[\s,]+/).map((name) => name.replace(/^\*(?=\.)/, host));
  return [named.trim(), domain].includes('') || names.some((name) => isSameDomain(name, domain));
}

/** Logs how long a certificate is good. @throws OperationError for a certificate that is not good for `minDays` */
function checkExpiry(certificate: Certificate, minDays: number, nowEpochMs: number, log: Log): void {
  const named = `The certificate ${certificate.id}${certificate.domain ? ` of ${certificate.domain}` : ''}`;
  const bad = (words: string) => new OperationError('certificate-bad', `${named} ${words}.`, LOOK_AT_IT);
  const { status } = certificate;
  if (!isActive(certificate)) throw bad(`is not active${status ? `: its status is “${status}”` : ''}`);
  const expiresAt = timeIn(certificate.expires_at ?? null);
  if (expiresAt === undefined) throw bad('cannot be judged: its expiry is not shown as YYYY-MM-DD HH:MM:SS');
  const end = `${new Date(expiresAt).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const leftMs = expiresAt - nowEpochMs;
  if (leftMs <= 0) throw bad(`has expired: ${end}`);
  const when = `${end}, in ${count(Math.floor(leftMs / DAY_MS), 'day')}`;
  if (leftMs <= minDays * DAY_MS) throw bad(`expires too soon: ${when}; certificate-min-days is ${minDays}`);
  if (leftMs > 2 * minDays * DAY_MS) log.info(`${named} is active; it expires ${when}`);
  else log.warning(`${named} expires soon: ${when}. With ${minDays} days or less this fails.`);
}

const LOOK_AT_IT =
  "Renew the certificate in the service's own pages, and find out why it was not renewed automatically.";
