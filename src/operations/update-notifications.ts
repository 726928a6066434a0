import { declare, type Values } from '../inputs/input.ts';
import { parseLink } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

/** The URLs, by the service's names for them. An undefined URL keeps its value. */
const inputs = {
  chat_a: declareUrl('chat-a-webhook-url', 'where chat service A is notified of deploys'),
  chat_b: declareUrl('chat-b-webhook-url', 'where chat service B is notified of deploys'),
  webhook: declareUrl('deploy-webhook-url', 'an address that is notified of deploys'),
};
export type Urls = Values<typeof inputs>;
export type Channel = keyof Urls;
const CHANNELS: readonly Channel[] = ['chat_a', 'chat_b', 'webhook'];

/** Sets the given notification URLs and leaves the others alone. Shows names of inputs, never URLs. */
export const updateNotifications = declareOperation({
  name: 'update-notifications',
  summary: 'sets the given notification URLs; in every run, unless the service shows what is set',
  scope: 'site',
  writesBlind: true,
  inputs,
  check(urls) {
    const isRead = CHANNELS.every((channel) => channel in urls);
    if (!isRead || CHANNELS.some((channel) => urls[channel] !== undefined)) return [];
    const expected =
      'at least one URL for update-notifications. An empty secret usually has a misspelled name';
    return [{ input: namesOf(CHANNELS), expected }];
  },
});

function declareUrl(name: string, told: string) {
  const description = `For \`update-notifications\`, ${told}. A secret.`;
  return declare(name, 'other', { description, secret: 'url', parse: parseLink });
}

/** The channels whose URLs are given. */
export function givenIn(urls: Urls): readonly Channel[] {
  return CHANNELS.filter((channel) => urls[channel] !== undefined);
}

export function namesOf(channels: readonly Channel[]): string {
  return channels.map((channel) => inputs[channel].declared.map(({ name }) => name)).join(', ');
}
