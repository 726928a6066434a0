import { orUnknown, requireDone } from '../api/settle.ts';
import { patchNotifications } from '../api/site-parts.ts';
import { getSite } from '../api/sites.ts';
import { type ApiError, inDoubt, isNoCall, OperationError, reasonOf } from '../core/errors.ts';
import { targetOf } from '../site/target.ts';
import { type Applied, type Applying, nothingToDo, planChange, type Work } from './operation.ts';
import {
  CHANNELS,
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
    const differing = givenIn(wanted).filter(
      (channel) => isBlind(channel) || !isSameUrl(shown?.[channel], wanted[channel]),
    );
    if (differing.length === 0) return nothingToDo;
    const why = differing.some(isBlind) ? ' (sent in every run: no call shows which are set)' : '';
    const of = (channel: Channel): string | undefined => wanted[channel] ?? shown?.[channel] ?? undefined;
    const all = { chat_a: of('chat_a'), chat_b: of('chat_b'), webhook: of('webhook') };
    return { changes: [planChange(`set ${namesOf(differing)}${why}`, { differing, all }, replaceUrls)] };
  },
};

/** The channels whose URLs are to be set, and the URLs of all of them, as far as they are known. */
interface Replacing {
  readonly differing: readonly Channel[];
  readonly all: Urls;
}

async function replaceUrls(replacing: Replacing, applying: Applying): Promise<Applied> {
  const { differing, all } = replacing;
  const shown = await sendUrls(replacing, applying);
  const wrong = differing.filter((channel) => !isSameUrl(shown?.[channel], all[channel]));
  if (wrong.length === 0) return { changed: true, summary: `set ${namesOf(differing)}` };
  const message = `The service has accepted the URLs, but its answer shows a different one for ${namesOf(wrong)}.`;
  const next =
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.";
  throw new OperationError('shown-otherwise', message, next);
}

/** Sends the URLs that differ, or all if the service wants more, and returns those that the answer shows. */
async function sendUrls({ differing, all }: Replacing, { facts, reader, writer, log, lost }: Applying) {
  if (lost) log.info('the answer was lost, and nothing shows that the URLs are set: sending them again');
  const target = targetOf(facts);
  const send = async () => {
    const effect = await writer.write(patchNotifications, target, bodyOf(all, differing));
    if (effect.state !== 'not-done' || lost) return effect;
    const { error } = effect;
    const wantsMore = error.namesFields && givenIn(all).length > differing.length;
    // Tells a site that is gone from a call that is not there.
    if (isNoCall(error)) throw await reader.read(getSite, target).then(() => noSuchCall(error));
    return wantsMore ? writer.write(patchNotifications, target, bodyOf(all)) : effect;
  };
  const effect = await (lost ? orUnknown(send, lost) : send());
  // A refusal tells nothing of the first write.
  if (lost && effect.state !== 'done') throw inDoubt(effect.error, lost);
  const message = `Whether ${namesOf(differing)} was set is not known: it was sent and not confirmed, and nothing shows it.`;
  const next = 'Run again: setting the URLs twice does no harm.';
  return requireDone(effect, message, next)?.notification_urls;
}

function bodyOf(urls: Urls, only = CHANNELS) {
  const of = (channel: Channel) => (only.includes(channel) ? urls[channel] : undefined);
  return {
    chat_a_webhook_url: of('chat_a'),
    chat_b_webhook_url: of('chat_b'),
    deploy_webhook_url: of('webhook'),
  };
}

function noSuchCall(error: ApiError): OperationError {
  const message = 'Your service has no such call: it cannot set notification URLs.';
  const next = "Set them on the service's own pages, and leave update-notifications out.";
  return new OperationError(reasonOf(error), message, next, { cause: error });
}

/** True if the service shows the given URL, possibly normalized, or does not show the field. */
function isSameUrl(shown: string | null | undefined, wanted: string | undefined): boolean {
  if (shown === undefined || shown === wanted) return true;
  return shown !== null && wanted !== undefined && URL.parse(shown)?.href === URL.parse(wanted)?.href;
}
