import { patchNotifications } from '../api/notifications.ts';
import { requireDone } from '../api/settle.ts';
import { isInterruption, OperationError } from '../core/errors.ts';
import { declareGroup } from '../inputs/input.ts';
import { type Target, targetOf } from '../site/target.ts';
import { parseWebhookUrl } from '../values/input-values.ts';
import { type Applied, type Applying, defineOperation } from './operation.ts';

const CHANNELS = [
  { input: 'chat-a-webhook-url', channel: 'chat_a', told: 'where chat service A is notified of deploys' },
  { input: 'chat-b-webhook-url', channel: 'chat_b', told: 'where chat service B is notified of deploys' },
  { input: 'deploy-webhook-url', channel: 'webhook', told: 'an address that is notified of deploys' },
] as const;

/** The URLs by the service's names for them. An undefined URL keeps its value. */
type Urls = Readonly<Record<(typeof CHANNELS)[number]['channel'], string | undefined>>;

const declared = CHANNELS.map(({ input: name, told }) => {
  const description = `For \`update-notifications\`, ${told}. A secret, masked at once.`;
  return { name, section: 'other', description, secret: 'url', parse: parseWebhookUrl } as const;
});

const urls = declareGroup(declared, (form): Urls => {
  const [chat_a, chat_b, webhook] = declared.map((input) => form.text(input));
  return { chat_a, chat_b, webhook };
});

/** Sets the given notification URLs and leaves the others alone. Shows names of inputs, never URLs. */
export const updateNotifications = defineOperation({
  name: 'update-notifications',
  summary: 'sets the given notification URLs; sent in every run, as no call shows which are set',
  scope: 'site',
  writesBlind: true,
  inputs: { urls },

  check({ urls: wanted }) {
    if (wanted === undefined || given(wanted).length > 0) return [];
    const expected =
      'at least one URL for update-notifications. An empty secret usually has a misspelled name';
    return [{ input: namesOf(CHANNELS), expected }];
  },

  async plan({ inputs: { urls: wanted }, facts }) {
    const names = namesOf(given(wanted));
    const summary = `set ${names} (sent in every run: no call shows which are set)`;
    const content = JSON.stringify(wanted);
    return {
      changes: [{ summary, content, apply: (applying) => replace(targetOf(facts), wanted, applying) }],
    };
  },
});

function given(wanted: Urls): (typeof CHANNELS)[number][] {
  return CHANNELS.filter(({ channel }) => wanted[channel] !== undefined);
}

function namesOf(channels: readonly { readonly input: string }[]): string {
  return channels.map(({ input }) => input).join(', ');
}

/** Sets the URLs, and once more if the answer is lost: setting them twice does no harm. */
async function replace(target: Target, wanted: Urls, { writer, log }: Applying): Promise<Applied> {
  const body = {
    chat_a_webhook_url: wanted.chat_a,
    chat_b_webhook_url: wanted.chat_b,
    deploy_webhook_url: wanted.webhook,
  };
  let effect = await writer.write(patchNotifications, target, body);
  if (effect.state === 'unknown' && !isInterruption(effect.error)) {
    log.info('the answer was lost, and the URLs cannot be read: sending them once more');
    const again = await writer.write(patchNotifications, target, body);
    // A refusal of the second request tells nothing about the first.
    effect = again.state === 'done' ? again : { state: 'unknown', error: again.error };
  }
  const names = namesOf(given(wanted));
  const answer = requireDone(
    effect,
    `Whether ${names} was set is not known: it was sent and not confirmed, and the URLs cannot be read.`,
    'Run again: the URLs are sent in every run, and setting them twice does no harm.',
  );
  const shown = answer?.notification_urls;
  const differing = given(wanted).filter(({ channel }) => !isSame(shown?.[channel], wanted[channel]));
  if (differing.length === 0) return { changed: true, summary: `set ${names}` };
  throw new OperationError(
    'unknown',
    `The service has taken the URLs, but its answer shows a different one for ${namesOf(differing)}.`,
    "Compare the URLs on the site's page of the service with the secrets; they are not shown here.",
  );
}

/** True if the service shows the given URL, possibly normalized, or does not show the field. */
function isSame(shown: string | null | undefined, wanted: string | undefined): boolean {
  if (shown === undefined || shown === wanted) return true;
  return shown !== null && wanted !== undefined && URL.parse(shown)?.href === URL.parse(wanted)?.href;
}
