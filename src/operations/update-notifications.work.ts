import { orUnknown, requireDone } from '../api/settle.ts';
import { patchNotifications } from '../api/site-parts.ts';
import { getSite, type Site } from '../api/sites.ts';
import { inDoubt, OperationError, reasonOf } from '../core/errors.ts';
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
    const urlOf = (channel: Channel) => wanted[channel] ?? keptIn(known, channel);
    const all = { chat_a: urlOf('chat_a'), chat_b: urlOf('chat_b'), webhook: urlOf('webhook') };
    return { changes: [planChange(`set ${namesOf(differing)}${why}`, { differing, all }, replaceUrls)] };
  },
});

type Shown = Site['notification_urls'];

/** The URL that a service shows: null for none, undefined if it does not show it, or with a mask in it. */
function shownIn(shown: Shown, channel: Channel): string | null | undefined {
  const url = shown?.[channel];
  return url && URL.canParse(url) && /[*•●]{3}|…/.test(url) ? undefined : url;
}

/** The URL to send again so that it stays. What is none, such as a mask alone, is never sent. */
function keptIn(shown: Shown, channel: Channel): string | undefined {
  const url = shownIn(shown, channel) ?? '';
  return URL.canParse(url) ? url : undefined;
}

/** True if the service shows another URL than the given one, not only another spelling of it. */
function differ(known: Shown, wanted: Urls, channel: Channel): boolean {
  const shown = shownIn(known, channel);
  return shown !== undefined && URL.parse(shown ?? '')?.href !== URL.parse(wanted[channel] ?? '')?.href;
}

const NO_CALL = 'Your service has no such call: it cannot set notification URLs.';
const DO_WITHOUT = "Set them on the service's own pages, and leave update-notifications out.";

/** The channels whose URLs differ, and all URLs as they are to be, as far as they are known. */
type Replacing = { readonly differing: readonly Channel[]; readonly all: Urls };

async function replaceUrls(replacing: Replacing, applying: Applying): Promise<Applied> {
  const { differing, all } = replacing;
  const shown = await sendUrls(replacing, applying);
  const wrong = differing.filter((channel) => differ(shown, all, channel));
  if (wrong.length === 0) return { changed: true, summary: `set ${namesOf(differing)}` };
  const message = `The service has accepted the URLs, but its answer shows a different one for ${namesOf(wrong)}.`;
  const next =
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.";
  throw new OperationError('shown-otherwise', message, next);
}

/** Sends the URLs that differ, or all if the service wants others, too, and returns those that the answer shows. */
async function sendUrls({ differing, all }: Replacing, { facts, reader, writer, log, lost }: Applying) {
  if (lost) log.info('the answer was lost, and nothing shows that the URLs are set: sending them again');
  const target = targetOf(facts);
  const names = namesOf(differing);
  const write = (channels: readonly Channel[]) => {
    const url = (channel: Channel) => (channels.includes(channel) ? all[channel] : undefined);
    const chats = { chat_a_webhook_url: url('chat_a'), chat_b_webhook_url: url('chat_b') };
    return writer.write(patchNotifications, target, { ...chats, deploy_webhook_url: url('webhook') });
  };
  const send = async () => {
    const effect = await write(differing);
    if (effect.state !== 'not-done' || lost) return effect;
    const { error } = effect;
    if (error.status === 404 || error.status === 405) {
      // Tells a site that is gone from a call that is not there.
      await reader.read(getSite, target);
      throw new OperationError(reasonOf(error), NO_CALL, DO_WITHOUT, { cause: error });
    }
    const blamed = error.said.replaceAll('_', '-').match(/[\w-]+-webhook-url/g) ?? [];
    const wantsOthers = error.namesFields && blamed.some((name) => !names.includes(name));
    return wantsOthers && givenIn(all).length > differing.length ? write(givenIn(all)) : effect;
  };
  const effect = await (lost ? orUnknown(send, lost) : send());
  // A refusal tells nothing of the first write.
  if (lost && effect.state !== 'done') throw inDoubt(effect.error, lost);
  const message = `Whether ${names} was set is not known: it was sent and not confirmed, and nothing shows it.`;
  const next = 'Run again: setting the URLs twice does no harm.';
  return requireDone(effect, message, next)?.notification_urls;
}
