import { orUnknown, requireDone } from '../api/settle.ts';
import { patchNotifications } from '../api/site-parts.ts';
import { getSite } from '../api/sites.ts';
import { inDoubt, isNoCall, OperationError, reasonOf } from '../core/errors.ts';
import { targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, planChange, type Work } from './operation.ts';
import {
  type Channel,
  givenIn,
  namesOf,
  type Urls,
  type updateNotifications,
} from './update-notifications.ts';

export const work: Work<typeof updateNotifications> = {
  async plan({ inputs: wanted, facts, hide }) {
    const shown = typeof facts.site === 'object' ? facts.site.notification_urls : undefined;
    hide(Object.values(shown ?? {}).filter((url) => typeof url === 'string'));
    const isBlind = (channel: Channel): boolean => shown?.[channel] === undefined;
    const ofEach = (urlOf: (channel: Channel) => string | null | undefined): Urls => ({
      chat_a: urlOf('chat_a') ?? undefined,
      chat_b: urlOf('chat_b') ?? undefined,
      webhook: urlOf('webhook') ?? undefined,
    });
    const urls = ofEach((channel) =>
      isBlind(channel) || !isSameUrl(shown?.[channel], wanted[channel]) ? wanted[channel] : undefined,
    );
    const differing = givenIn(urls);
    if (differing.length === 0) return nothingToDo;
    const why = differing.some(isBlind) ? ' (sent in every run: no call shows which are set)' : '';
    const all = ofEach((channel) => wanted[channel] ?? shown?.[channel]);
    return { changes: [planChange(`set ${namesOf(differing)}${why}`, { urls, all }, replaceUrls)] };
  },
};

const NO_CALL = 'Your service has no such call: it cannot set notification URLs.';
const DO_WITHOUT = "Set them on the service's own pages, and leave update-notifications out.";

/** The URLs that differ, and all as they are to be, as far as they are known. */
type Replacing = { readonly urls: Urls; readonly all: Urls };

async function replaceUrls(replacing: Replacing, applying: Applying): Promise<Applied> {
  const { urls } = replacing;
  const shown = await sendUrls(replacing, applying);
  const wrong = givenIn(urls).filter((channel) => !isSameUrl(shown?.[channel], urls[channel]));
  if (wrong.length === 0) return { changed: true, summary: `set ${namesOf(givenIn(urls))}` };
  const message = `The service has accepted the URLs, but its answer shows a different one for ${namesOf(wrong)}.`;
  const next =
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.";
  throw new OperationError('shown-otherwise', message, next);
}

/** Sends the URLs that differ, or all if the service wants more, and returns those that the answer shows. */
async function sendUrls({ urls, all }: Replacing, { facts, reader, writer, log, lost }: Applying) {
  if (lost) log.info('the answer was lost, and nothing shows that the URLs are set: sending them again');
  const target = targetOf(facts);
  const send = async () => {
    const effect = await writer.write(patchNotifications, target, bodyOf(urls));
    if (effect.state !== 'not-done' || lost) return effect;
    const { error } = effect;
    const wantsMore = error.namesFields && givenIn(all).length > givenIn(urls).length;
    // Tells a site that is gone from a call that is not there.
    if (isNoCall(error)) await reader.read(getSite, target);
    if (isNoCall(error)) throw new OperationError(reasonOf(error), NO_CALL, DO_WITHOUT, { cause: error });
    return wantsMore ? writer.write(patchNotifications, target, bodyOf(all)) : effect;
  };
  const effect = await (lost ? orUnknown(send, lost) : send());
  // A refusal tells nothing of the first write.
  if (lost && effect.state !== 'done') throw inDoubt(effect.error, lost);
  const message = `Whether ${namesOf(givenIn(urls))} was set is not known: it was sent and not confirmed, and nothing shows it.`;
  const next = 'Run again: setting the URLs twice does no harm.';
  return requireDone(effect, message, next)?.notification_urls;
}

const bodyOf = ({ chat_a, chat_b, webhook }: Urls) => ({
  chat_a_webhook_url: chat_a,
  chat_b_webhook_url: chat_b,
  deploy_webhook_url: webhook,
});

/** True if the service shows the given URL, possibly normalized, or does not show the field. */
function isSameUrl(shown: string | null | undefined, wanted: string | undefined): boolean {
  if (shown === undefined || shown === wanted) return true;
  return shown !== null && wanted !== undefined && URL.parse(shown)?.href === URL.parse(wanted)?.href;
}
