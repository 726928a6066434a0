import { timeIn } from '../api/shown-time.ts';
import { type Certificate, getCertificate } from '../api/sites.ts';
import { count } from '../core/count.ts';
import { isNotFound, OperationError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { targetOf } from '../site/target.ts';
import type { checkCertificate } from './check-certificate.ts';
import { nothingToDo, type Work } from './operation.ts';

export const work: Work<typeof checkCertificate> = {
  async plan({ inputs: { id, minDays }, facts, reader, log, epochMs }) {
    if (typeof facts.site !== 'object') {
      log.info('the site does not exist yet, and has no certificate');
      return nothingToDo;
    }
    const parameters = { ...targetOf(facts), certificate: id };
    const certificate = await reader.read(getCertificate, parameters).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
      throw new OperationError(
        'certificate-bad',
        `The site has no certificate ${id}.`,
        "Look certificate-id up in the service's own pages: the API cannot list certificates, and a renewed one may have another id.",
        { cause: error },
      );
    });
    judge(certificate, minDays, epochMs(), log);
    return nothingToDo;
  },
};

const DAY_MS = 86_400_000;

/** Logs how long a certificate is good. @throws OperationError for a certificate that is not good for `minDays` */
function judge(certificate: Certificate, minDays: number, nowEpochMs: number, log: Log): void {
  const named = `The certificate ${certificate.id}${certificate.domain ? ` of ${certificate.domain}` : ''}`;
  const bad = (words: string, next = RENEW) =>
    new OperationError('certificate-bad', `${named} ${words}.`, next);
  const { active, status, expires_at } = certificate;
  if (!(active ?? status === 'active'))
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
