import { orUnknown, requireDone } from '../api/settle.ts';
import { patchNotifications, type Site } from '../api/sites.ts';
import { inDoubt, OperationError } from '../core/errors.ts';
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
    const given: Urls = Object.fromEntries(differing.map((field) => [field, wanted[field]]));
    return { changes: [planChange(`set ${inputsOf(differing)}${why}`, given, replaceUrls)] };
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

async function replaceUrls(wanted: Urls, applying: Applying): Promise<Applied> {
  const given = givenIn(wanted);
  const shown = shownIn(await sendUrls(wanted, applying));
  const isWrong = (field: Field) => shown[field] !== undefined && !isSameUrl(shown[field], wanted[field]);
  const wrong = given.filter(isWrong);
  if (wrong.length === 0) return { changed: true, summary: `set ${inputsOf(given)}` };
  const message = `The service has accepted the URLs, but its answer shows a different one for ${inputsOf(wrong)}.`;
  const next =
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.";
  throw new OperationError('shown-otherwise', message, next);
}

/** Sends the URLs, and returns those that the answer shows. */
async function sendUrls(wanted: Urls, { facts, writer, lost }: Applying) {
  const write = () => writer.write(patchNotifications, targetOf(facts), wanted);
  const effect = await (lost ? orUnknown(write, lost) : write());
  // A refusal tells nothing of the first write.
  if (lost !== undefined && effect.state !== 'done') throw inDoubt(effect.error, lost);
  const message = `Whether ${inputsOf(givenIn(wanted))} was set is not known: it was sent and not confirmed, and nothing shows it.`;
  const next = 'Run again: setting the URLs twice does no harm.';
  return requireDone(effect, message, next)?.notification_urls;
}
