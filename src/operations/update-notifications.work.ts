import { orUnknown, requireDone } from '../api/settle.ts';
import { patchNotifications } from '../api/site-parts.ts';
import { getSite, type Site } from '../api/sites.ts';
import { inDoubt, isNoCall, OperationError, reasonOf } from '../core/errors.ts';
import { targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, planChange, type WorkOf } from './operation.ts';
import {
  type Channel,
  givenIn,
  namesOf,
  type Urls,
  type updateNotifications,
} from './update-notifications.ts';

export const work: WorkOf<typeof updateNotifications> = (wanted) => ({
  async plan({ facts, hide }) {
    const known = typeof facts.site === 'object' ? facts.site.notification_urls : undefined;
    hide(Object.values(known ?? {}).filter((url) => typeof url === 'string'));
    const isBlind = (channel: Channel): boolean => shownIn(known, channel) === undefined;
    const differing = givenIn(wanted).filter((channel) => isBlind(channel) || differ(known, wanted, channel));
    if (differing.length === 0) return nothingToDo;
    const why = differing.some(isBlind) ? ' (sent in every run: no call shows which are set)' : '';
    const urlOf = (channel: Channel) => (differing.includes(channel) ? wanted[channel] : undefined);
    const urls = { chat_a: urlOf('chat_a'), chat_b: urlOf('chat_b'), webhook: urlOf('webhook') };
    return { changes: [planChange(`set ${namesOf(differing)}${why}`, urls, replaceUrls)] };
  },
});

type Shown = Site['notification_urls'];

/** The URL that a service shows: null for none, undefined if it does not show it, or with a mask in it. */
function shownIn(shown: Shown, channel: Channel): string | null | undefined {
  const url = shown?.[channel];
  return url && URL.canParse(url) && /[*•●]{3}|…/.test(url) ? undefined : url;
}

/** True if the service shows another URL than the given one, not only another spelling of it. */
function differ(known: Shown, wanted: Urls, channel: Channel): boolean {
  const shown = shownIn(known, channel);
  return shown !== undefined && URL.parse(shown ?? '')?.href !== URL.parse(wanted[channel] ?? '')?.href;
}

const NO_CALL = 'Your service has no such call: it cannot set notification URLs.';
const DO_WITHOUT = "Set them on the service's own pages, and leave update-notifications out.";

/** Sends the URLs, and compares them with those that the answer shows. */
async function replaceUrls(urls: Urls, applying: Applying): Promise<Applied> {
  const { facts, reader, writer, log, lost } = applying;
  if (lost) log.info('the answer was lost, and nothing shows that the URLs are set: sending them again');
  const target = targetOf(facts);
  const names = namesOf(givenIn(urls));
  const { chat_a: chat_a_webhook_url, chat_b: chat_b_webhook_url, webhook: deploy_webhook_url } = urls;
  const body = { chat_a_webhook_url, chat_b_webhook_url, deploy_webhook_url };
  const send = () => writer.write(patchNotifications, target, body);
  const effect = await (lost ? orUnknown(send, lost) : send());
  // A refusal tells nothing of the first write.
  if (lost && effect.state !== 'done') throw inDoubt(effect.error, lost);
  if (effect.state === 'not-done' && isNoCall(effect.error)) {
    // Tells a site that is gone from a call that is not there.
    await reader.read(getSite, target);
    throw new OperationError(reasonOf(effect.error), NO_CALL, DO_WITHOUT, { cause: effect.error });
  }
  const message = `Whether ${names} was set is not known: it was sent and not confirmed, and nothing shows it.`;
  const answer = requireDone(effect, message, 'Run again: setting the URLs twice does no harm.');
  const wrong = givenIn(urls).filter((channel) => differ(answer?.notification_urls, urls, channel));
  if (wrong.length === 0) return { changed: true, summary: `set ${names}` };
  throw new OperationError(
    'shown-otherwise',
    `The service has accepted the URLs, but its answer shows a different one for ${namesOf(wrong)}.`,
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.",
  );
}
