import { patchNotifications } from '../api/notifications.ts';
import { requireDone } from '../api/settle.ts';
import { isInterruption, OperationError } from '../core/errors.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { type Target, targetOf } from '../site/target.ts';
import type { Applied, Applying, Operation } from './operation.ts';

/** Sets the given notification URLs; one that is not given keeps its value. Shows names of inputs, never URLs. */
export const updateNotifications: Operation = {
  name: 'update-notifications',
  summary: 'sets the given notification URLs; sent in every run, as no call shows which are set',
  scope: 'site',
  writesBlind: true,

  check({ notificationUrls }) {
    if (given(notificationUrls).length > 0) return [];
    const expected =
      'at least one URL for update-notifications. An empty secret is most often a misspelled one';
    return [{ input: CHANNELS.map(({ input }) => input).join(', '), expected }];
  },

  async plan({ inputs: { notificationUrls }, facts }) {
    const names = given(notificationUrls)
      .map(({ input }) => input)
      .join(', ');
    const summary = `set ${names} (sent in every run: no call shows which are set)`;
    const apply = (applying: Applying): Promise<Applied> =>
      replace(targetOf(facts), notificationUrls, names, applying);
    return { changes: [{ summary, content: JSON.stringify(notificationUrls), apply }] };
  },
};

const CHANNELS = [
  { input: 'chat-a-webhook-url', channel: 'chat_a' },
  { input: 'chat-b-webhook-url', channel: 'chat_b' },
  { input: 'deploy-webhook-url', channel: 'webhook' },
] as const;

function given(urls: Inputs['notificationUrls']): (typeof CHANNELS)[number][] {
  return CHANNELS.filter(({ channel }) => urls[channel] !== undefined);
}

/** Sets them, once more when the answer is lost: the same URLs twice do no harm. */
async function replace(
  target: Target,
  urls: Inputs['notificationUrls'],
  names: string,
  { writer, log }: Applying,
): Promise<Applied> {
  const body = {
    chat_a_webhook_url: urls.chat_a,
    chat_b_webhook_url: urls.chat_b,
    deploy_webhook_url: urls.webhook,
  };
  let effect = await writer.write(patchNotifications, target, body);
  if (effect.state === 'unknown' && !isInterruption(effect.error)) {
    log.info('the answer was lost, and the URLs cannot be read: sending them once more');
    const again = await writer.write(patchNotifications, target, body);
    // A refusal of the second says nothing about the first.
    effect = again.state === 'done' ? again : { state: 'unknown', error: again.error };
  }
  const answer = requireDone(
    effect,
    `Whether ${names} was set is not known: it was sent and not confirmed, and the URLs cannot be read.`,
    'Run again: the URLs are sent in every run, and setting them twice does no harm.',
  );
  const shown = answer?.notification_urls;
  const differing = given(urls).filter(({ channel }) => !isSame(shown?.[channel], urls[channel]));
  if (differing.length === 0) return { changed: true, summary: `set ${names}` };
  throw new OperationError(
    'unknown',
    `The service has taken the URLs, but its answer shows another one for ${differing.map(({ input }) => input).join(', ')}.`,
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.",
  );
}

/** Whether what is shown is the given URL, perhaps written in its normal form; nothing shown is no difference. */
function isSame(shown: string | null | undefined, wanted: string | undefined): boolean {
  if (shown === undefined || shown === wanted) return true;
  return shown !== null && wanted !== undefined && URL.parse(shown)?.href === URL.parse(wanted)?.href;
}
