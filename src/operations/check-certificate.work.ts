import type { Reader } from '../api/client.ts';
import { readAllOrNull } from '../api/pages.ts';
import { timeIn } from '../api/shown-time.ts';
import { type Certificate, getCertificate } from '../api/sites.ts';
import { getCertificates } from '../api/undocumented.ts';
import { count } from '../core/count.ts';
import { type ApiError, isNoCall, isNotFound, OperationError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { isSameDomain } from '../site/site-presence.ts';
import { type Target, targetOf } from '../site/target.ts';
import type { checkCertificate } from './check-certificate.ts';
import { nothingToDo, type Work } from './operation.ts';

export const work: Work<typeof checkCertificate> = {
  async plan({ inputs: { id, minDays }, facts, reader, log, epochMs }) {
    if (typeof facts.site !== 'object') {
      log.info('the site does not exist yet, and has no certificate');
      return nothingToDo;
    }
    const target = targetOf(facts);
    const certificate = await (id === undefined
      ? findOne(reader, target, facts.site.domain)
      : readById(reader, { ...target, certificate: id }));
    judge(certificate, minDays, epochMs(), log);
    return nothingToDo;
  },
};

async function readById(
  reader: Reader,
  parameters: Target & { readonly certificate: number },
): Promise<Certificate> {
  return reader.read(getCertificate, parameters).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    throw new OperationError(
      'certificate-bad',
      `The site has no certificate ${parameters.certificate}.`,
      "Look certificate-id up in the service's own pages: a renewed one may have another id.",
      { cause: error },
    );
  });
}

/** Finds the active certificate of a domain in the site's list; of several, the one that expires last. */
async function findOne(reader: Reader, target: Target, domain: string): Promise<Certificate> {
  const all = await readAllOrNull(reader, getCertificates, target).catch((error: unknown) => {
    if (isNoCall(error)) throw notListed(error);
    throw error;
  });
  if (all === null) throw notListed();
  const end = ({ expires_at }: Certificate): number => timeIn(expires_at ?? null) ?? 0;
  const [best] = all
    .filter((one) => isActive(one) && isOf(one, domain))
    .toSorted((one, other) => end(other) - end(one));
  if (best !== undefined) return best;
  const shown = all.map(({ id, domain: other = '' }) => `${id}${other === '' ? '' : ` of ${other}`}`);
  throw new OperationError(
    'certificate-bad',
    `The site has no active certificate of ${domain}. Its certificates: ${shown.join(', ') || 'none'}.`,
    "Request one in the service's own pages, or set certificate-id to check another one.",
  );
}

function notListed(cause?: ApiError): OperationError {
  const message = 'The service does not list the certificates of the site.';
  const next = "Set certificate-id to the id in the service's own pages.";
  return new OperationError('certificate-bad', message, next, { cause });
}

function isActive({ active, status }: Certificate): boolean {
  return active ?? status === 'active';
}

/** True if a certificate names the domain, or is not shown to name another one. It may name several, and any host with `*`. */
function isOf({ domain: named = '' }: Certificate, domain: string): boolean {
  const names = named.split(/[\s,]+/).filter((name) => name !== '');
  if (names.length === 0 || domain === '') return true;
  return names.some((name) => isSameDomain(name.replace(/^\*(?=\.)/, domain.split('.', 1)[0] ?? ''), domain));
}

const DAY_MS = 86_400_000;

/** Logs how long a certificate is good. @throws OperationError for a certificate that is not good for `minDays` */
function judge(certificate: Certificate, minDays: number, nowEpochMs: number, log: Log): void {
  const named = `The certificate ${certificate.id}${certificate.domain ? ` of ${certificate.domain}` : ''}`;
  const bad = (words: string, next = RENEW) =>
    new OperationError('certificate-bad', `${named} ${words}.`, next);
  const { status, expires_at } = certificate;
  if (!isActive(certificate))
    throw bad(`is not active${status === undefined ? '' : `: its status is “${status}”`}`);
  const expiresAt = timeIn(expires_at ?? null);
  if (expiresAt === undefined)
    throw bad('cannot be judged: its expiry is not shown as YYYY-MM-DD HH:MM:SS', LOOK_AT_IT);
  const end = `${new Date(expiresAt).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const leftMs = expiresAt - nowEpochMs;
  if (leftMs <= 0) throw bad(`has expired: ${end}`);
  const days = Math.floor(leftMs / DAY_MS);
  const when = `${end}, ${days === 0 ? 'within a day' : `in ${count(days, 'day')}`}`;
  if (leftMs <= minDays * DAY_MS) throw bad(`expires too soon: ${when}; certificate-min-days is ${minDays}`);
  if (leftMs > 2 * minDays * DAY_MS) log.info(`${named} is active; it expires ${when}`);
  else log.warning(`${named} expires soon: ${when}. With ${minDays} days or less this fails.`);
}

const LOOK_AT_IT = "Look at the certificate in the service's own pages.";
const RENEW =
  "Renew the certificate in the service's own pages, and find out why it was not renewed automatically.";
