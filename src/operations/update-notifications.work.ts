import { orUnknown, requireDone } from '../api/settle.ts';
import { patchNotifications } from '../api/site-parts.ts';
import { getSite, type Site } from '../api/sites.ts';
import { inDoubt, OperationError, reasonOf } from '../core/errors.ts';
import { targetOf } from '../outcome/facts.ts';
import { type Applied, type Applying, nothingToDo, planChange, type WorkOf } from './operation.ts';
import { type Field, inputsOf, URLS, type Urls, type updateNotifications } from './update-notifications.ts';

export const work: WorkOf<typeof updateNotifications> = (wanted) => ({
  async plan({ facts: { site }, hide }) {
    const urls = typeof site === 'object' ? site.notification_urls : undefined;
    hide(Object.values(urls ?? {}).filter((url) => typeof url === 'string'));
    const known = shownIn(urls);
    const differing = givenIn(wanted).filter((field) => !isSameUrl(known[field], wanted[field]));
    if (differing.length === 0) return nothingToDo;
    const isBlind = differing.some((field) => known[field] === undefined);
    const why = isBlind ? ' (sent in every run: no call shows which are set)' : '';
    const urlOf = (field: Field) => wanted[field] ?? (known[field] || undefined);
    const all = Object.fromEntries(URLS.map((field) => [field, urlOf(field)]));
    return { changes: [planChange(`set ${inputsOf(differing)}${why}`, { differing, all }, replaceUrls)] };
  },
});

/** The URLs that a service shows: empty for none, or what is none, such as a mask alone; undefined for one with a mask in it. */
function shownIn(urls: Site['notification_urls']): Urls {
  const urlOf = (shown?: string | null): string | undefined => {
    const url = URL.canParse(shown ?? '') ? (shown ?? '') : '';
    return shown === undefined || /[*•●]{3}|…/.test(url) ? undefined : url;
  };
  return {
    chat_a_webhook_url: urlOf(urls?.chat_a),
    chat_b_webhook_url: urlOf(urls?.chat_b),
    deploy_webhook_url: urlOf(urls?.webhook),
  };
}

function isSameUrl(shown = '', wanted = ''): boolean {
  return URL.parse(shown)?.href === URL.parse(wanted)?.href;
}

function givenIn(urls: Urls): readonly Field[] {
  return URLS.filter((field) => urls[field] !== undefined);
}

const NO_CALL = 'Your service has no such call: it cannot set notification URLs.';
const DO_WITHOUT = "Set them on the service's own pages, and leave update-notifications out.";

/** The fields whose URLs differ, and all URLs as they are to be, as far as they are known. */
type Replacing = { readonly differing: readonly Field[]; readonly all: Urls };

async function replaceUrls(replacing: Replacing, applying: Applying): Promise<Applied> {
  const { differing, all } = replacing;
  const shown = shownIn(await sendUrls(replacing, applying));
  const isWrong = (field: Field) => shown[field] !== undefined && !isSameUrl(shown[field], all[field]);
  const wrong = differing.filter(isWrong);
  if (wrong.length === 0) return { changed: true, summary: `set ${inputsOf(differing)}` };
  const message = `The service has accepted the URLs, but its answer shows a different one for ${inputsOf(wrong)}.`;
  const next =
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.";
  throw new OperationError('shown-otherwise', message, next);
}

/** Sends the URLs that differ, or all if the service wants others, too, and returns those that the answer shows. */
async function sendUrls({ differing, all }: Replacing, { facts, reader, writer, log, lost }: Applying) {
  const target = targetOf(facts);
  const names = inputsOf(differing);
  const write = (fields: readonly Field[]) =>
    writer.write(patchNotifications, target, Object.fromEntries(fields.map((field) => [field, all[field]])));
  if (lost !== undefined) {
    log.info('the answer was lost, and nothing shows that the URLs are set: sending them again');
    const effect = await orUnknown(() => write(differing), lost);
    if (effect.state === 'done') return effect.value?.notification_urls;
    // A refusal tells nothing of the first write.
    throw inDoubt(effect.error, lost);
  }
  const effect = await write(differing);
  const refusal = effect.state === 'not-done' ? effect.error : undefined;
  if (refusal?.status === 404 || refusal?.status === 405) {
    // Tells a site that is gone from a call that is not there.
    await reader.read(getSite, target);
    throw new OperationError(reasonOf(refusal), NO_CALL, DO_WITHOUT, { cause: refusal });
  }
  const blamed = refusal?.namesFields ? refusal.said.replaceAll('_', '-').match(/[\w-]+-webhook-url/g) : [];
  const wantsOthers = blamed?.some((name) => !names.includes(name)) === true;
  const sendsAll = wantsOthers && givenIn(all).length > differing.length;
  const message = `Whether ${names} was set is not known: it was sent and not confirmed, and nothing shows it.`;
  const next = 'Run again: setting the URLs twice does no harm.';
  return requireDone(sendsAll ? await write(givenIn(all)) : effect, message, next)?.notification_urls;
}
