import { declare } from '../inputs/input.ts';
import { parseLink } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';

/** The URLs, by the fields of the request. An undefined URL keeps its value. */
const urlInputs = {
  chat_a_webhook_url: declareUrl('chat-a-webhook-url', 'where chat service A is notified of deploys'),
  chat_b_webhook_url: declareUrl('chat-b-webhook-url', 'where chat service B is notified of deploys'),
  deploy_webhook_url: declareUrl('deploy-webhook-url', 'an address that is notified of deploys'),
};
export type Field = keyof typeof urlInputs;
export type Urls = { readonly [Name in Field]?: string | undefined };
export const URLS: readonly Field[] = ['chat_a_webhook_url', 'chat_b_webhook_url', 'deploy_webhook_url'];

/** Shows names of inputs, never URLs. */
export const updateNotifications = declareOperation({
  name: 'update-notifications',
  summary: 'sets the given notification URLs; in every run, unless the service shows what is set',
  scope: 'site',
  writesBlind: true,
  inputs: urlInputs,
  check(urls) {
    if (!URLS.every((field) => field in urls) || URLS.some((field) => urls[field] !== undefined)) return [];
    const expected =
      'at least one URL for update-notifications. An empty secret usually has a misspelled name';
    return [{ input: inputsOf(URLS), expected }];
  },
});

function declareUrl(name: string, told: string) {
  const description = `For \`update-notifications\`, ${told}. A secret.`;
  return declare(name, 'other', { description, secret: 'url', parse: parseLink });
}

/** The names of the inputs. */
export function inputsOf(fields: readonly Field[]): string {
  return fields.join(', ').replaceAll('_', '-');
}
