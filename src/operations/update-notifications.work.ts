import { orUnknown, requireDone } from '../api/settle.ts';
import { patchNotifications } from '../api/site-parts.ts';
import { inDoubt, OperationError } from '../core/errors.ts';
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

async function replaceUrls(wanted: Urls, applying: Applying): Promise<Applied> {
  const shown = await sendUrls(wanted, applying);
  const differing = givenIn(wanted).filter((channel) => !isSameUrl(shown?.[channel], wanted[channel]));
  if (differing.length === 0) return { changed: true, summary: `set ${namesOf(givenIn(wanted))}` };
  const message = `The service has accepted the URLs, but its answer shows a different one for ${namesOf(differing)}.`;
  const next =
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.";
  throw new OperationError('shown-otherwise', message, next);
}

/** Sends the URLs, and returns those that the answer shows. */
async function sendUrls(wanted: Urls, { facts, writer, log, lost }: Applying) {
  if (lost) log.info('the answer was lost, and the URLs cannot be read: sending them again');
  const body = {
    chat_a_webhook_url: wanted.chat_a,
    chat_b_webhook_url: wanted.chat_b,
    deploy_webhook_url: wanted.webhook,
  };
  const send = () => writer.write(patchNotifications, targetOf(facts), body);
  const effect = await (lost ? orUnknown(send, lost) : send());
  // A refusal tells nothing of the first write.
  if (lost && effect.state !== 'done') throw inDoubt(effect.error, lost);
  const message = `Whether ${namesOf(givenIn(wanted))} was set is not known: it was sent and not confirmed, and the URLs cannot be read.`;
  const next = 'Run again: the URLs are sent in every run, and setting them twice does no harm.';
  return requireDone(effect, message, next)?.notification_urls;
}

/** True if the service shows the given URL, possibly normalized, or does not show the field. */
function isSameUrl(shown: string | null | undefined, wanted: string | undefined): boolean {
  if (shown === undefined || shown === wanted) return true;
  return shown !== null && wanted !== undefined && URL.parse(shown)?.href === URL.parse(wanted)?.href;
}
