import { type Writing, writeAndRead } from '../api/settle.ts';
import { type Notified, patchNotifications } from '../api/site-parts.ts';
import { OperationError } from '../core/errors.ts';
import { targetOf } from '../site/target.ts';
import { type Applied, type Applying, planChange, type Work } from './operation.ts';
import { givenIn, namesOf, type Urls, type updateNotifications } from './update-notifications.ts';

export const work: Work<typeof updateNotifications> = {
  async plan({ inputs: wanted }) {
    const names = namesOf(givenIn(wanted));
    const summary = `set ${names} (sent in every run: no call shows which are set)`;
    return { changes: [planChange(summary, wanted, replaceUrls)] };
  },
};

/** Sets the URLs, and once more if the answer is lost: setting them twice does no harm. */
async function replaceUrls(wanted: Urls, { facts, writer, patience, log }: Applying): Promise<Applied> {
  const target = targetOf(facts);
  const body = {
    chat_a_webhook_url: wanted.chat_a,
    chat_b_webhook_url: wanted.chat_b,
    deploy_webhook_url: wanted.webhook,
  };
  const names = namesOf(givenIn(wanted));
  const writing: Writing<Notified | null, Notified['notification_urls'] | undefined> = {
    send: (attempts) => writer.write(patchNotifications, target, body, { attempts }),
    read: async (answer) => answer?.notification_urls,
    shows: (_, isConfirmed) => isConfirmed,
    awaited: 'the answer',
    windowMs: 0,
    doubt: () => [
      `Whether ${names} was set is not known: it was sent and not confirmed, and the URLs cannot be read.`,
      'Run again: the URLs are sent in every run, and setting them twice does no harm.',
    ],
    onRepeat: () => log.info('the answer was lost, and the URLs cannot be read: sending them again'),
  };
  const { seen: shown } = await writeAndRead(writing, patience);
  const differing = givenIn(wanted).filter((channel) => !isSameUrl(shown?.[channel], wanted[channel]));
  if (differing.length === 0) return { changed: true, summary: `set ${names}` };
  const message = `The service has accepted the URLs, but its answer shows a different one for ${namesOf(differing)}.`;
  const next =
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.";
  throw new OperationError('unknown', message, next);
}

/** True if the service shows the given URL, possibly normalized, or does not show the field. */
function isSameUrl(shown: string | null | undefined, wanted: string | undefined): boolean {
  if (shown === undefined || shown === wanted) return true;
  return shown !== null && wanted !== undefined && URL.parse(shown)?.href === URL.parse(wanted)?.href;
}
