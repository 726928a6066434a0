import { combine, declare } from '../inputs/input.ts';
import { parseLink } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

export const CHANNELS = [
  { input: 'chat-a-webhook-url', channel: 'chat_a', told: 'where chat service A is notified of deploys' },
  { input: 'chat-b-webhook-url', channel: 'chat_b', told: 'where chat service B is notified of deploys' },
  { input: 'deploy-webhook-url', channel: 'webhook', told: 'an address that is notified of deploys' },
] as const;

/** The URLs by the service's names for them. An undefined URL keeps its value. */
export type Urls = Readonly<Record<(typeof CHANNELS)[number]['channel'], string | undefined>>;

const inputs = CHANNELS.map(({ input: name, told }) => {
  const description = `For \`update-notifications\`, ${told}. A secret.`;
  return declare(name, 'other', { description, secret: 'url', parse: parseLink });
});

const urls = combine(inputs, async (form): Promise<Urls> => {
  const given: (string | undefined)[] = [];
  for (const input of inputs) given.push((await input.read(form))?.value);
  const [chat_a, chat_b, webhook] = given;
  return { chat_a, chat_b, webhook };
});

/** Sets the given notification URLs and leaves the others alone. Shows names of inputs, never URLs. */
export const updateNotifications = declareOperation({
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
});

/** The channels whose URLs are set. */
export function given(wanted: Urls): (typeof CHANNELS)[number][] {
  return CHANNELS.filter(({ channel }) => wanted[channel] !== undefined);
}

export function namesOf(channels: readonly { readonly input: string }[]): string {
  return channels.map(({ input }) => input).join(', ');
}
