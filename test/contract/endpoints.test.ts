import { afterAll, describe, expect, test } from '@jest/globals';
import { certificateOf } from '../support/certificates.ts';
import { type Answer, openShop, pick, type Shop } from '../support/sandbox-client.ts';
import { ENDPOINTS, exampleAnswer, exampleOf, insideOf, namesIn, outsideOf, WITH_BODY } from './endpoints.ts';
import { isDescribedAnswer, isDescribedBody, isOpenApi, openApi } from './openapi.ts';
import type { Endpoint } from './resources.ts';

const certificate = certificateOf('shop.example.com');

const box = await openShop({ 'restart-time': 50 }, { certificates: JSON.stringify([certificate]) });
/** A site with a repository, a `.env` and the log of a deploy. */
const ready = await box.installedSite('true');
expect(ready.id).toBe(certificate.site_id);
await box.deploy(ready.path);
afterAll(() => box.stop());

test.each(ENDPOINTS)('the sandbox answers $method $path as the API document says', async (endpoint) => {
  const path = await readyPath(endpoint);
  await expectDone(endpoint, await box.api(endpoint.method, path, exampleOf(endpoint.body)));
});

test.each(WITH_BODY)(
  'the body of $method $path is described and accepted within its bounds, without optional fields and with unknown ones; otherwise the answer names the fields',
  async (endpoint) => {
    const send = await sender(endpoint);
    const fields = Object.entries(endpoint.body);
    const unknown = { id: 77, further: { deep: [] } };
    await expectDone(endpoint, await send({ ...exampleOf(endpoint.body), ...unknown }));
    for (const [name, field] of fields) {
      const sendWith = async (value: unknown) => {
        const whole = { ...exampleOf(endpoint.body), [name]: value };
        const { status, body } = await send(whole);
        return [name, value, await isDescribedBody(endpoint.method, endpoint.path, whole), status, body];
      };
      for (const value of [...insideOf(field), ...(field.required ? [] : [undefined, null])])
        expect(await sendWith(value)).toEqual([name, value, true, 200, expect.anything()]);
      const errors = { [name]: expect.arrayContaining([expect.any(String)]) };
      const refused = { message: 'The given data was invalid.', errors };
      for (const value of outsideOf(field))
        expect(await sendWith(value)).toEqual([name, value, false, 422, refused]);
    }
    const most = Math.max(...fields.map(([, field]) => outsideOf(field).length));
    for (let turn = 0; turn < most; turn += 1) {
      const wrong = fields.map(([name, field]) => [name, outsideOf(field)[turn % outsideOf(field).length]]);
      const { status, body } = await send(Object.fromEntries(wrong));
      expect([status, Object.keys(Object(pick(body, 'errors'))).sort()]).toEqual([
        422,
        fields.map(([name]) => name).sort(),
      ]);
    }
    for (const body of [['text'], 'text', 7]) expect((await send(body)).status).toBe(422);
  },
);

describe('/openapi.json', () => {
  const served = async (shop: Shop) => Object((await shop.send('GET', '/openapi.json')).body);
  const pathsOf = ({ paths }: { paths?: unknown }): string[] => Object.keys(Object(paths));

  test('equals docs/openapi.json, and names the address at which it is served', async () => {
    expect(await served(box)).toEqual({ ...openApi, servers: [{ url: box.sandbox.url }] });
  });

  test('has more paths with --service family, and uses the words of --vocabulary', async () => {
    // Two words change places.
    const vocabulary =
      'blogapp: cloudstore\ncloudstore: blogapp\nsqldb: reldb\nchat_a: talk\nhosted_git_1: hub\n';
    await using family = await openShop({ service: 'family' }, { vocabulary });
    const document = await served(family);
    expect(await isOpenApi(document)).toBe(true);
    const known = pathsOf(openApi).map((path) => path.replace('sqldb', 'reldb'));
    expect(pathsOf(document).filter((path) => !known.includes(path))).toEqual([
      ...[
        ...['log/{entry}', 'deployments', 'deployments/{deployment}', 'deployments/{deployment}/log'],
        'certificates',
      ].map((end) => `/api/servers/{server}/sites/{site}/${end}`),
    ]);
    expect(known.filter((path) => !pathsOf(document).includes(path))).toEqual([]);
    expect(JSON.stringify(document)).not.toMatch(/sqldb(?!_`)|chat_a|hosted_git_1/);
  });
});

/** Expects the fields that the document shows, and no others, with the types of docs/openapi.json, which are those of the document. */
async function expectDone({ method, path, answer }: Endpoint, { status, body }: Answer): Promise<void> {
  expect([status, namesIn(body)]).toEqual([200, namesIn(exampleAnswer(answer))]);
  expect(await isDescribedAnswer(method, path, body)).toBe(true);
}

/** Sends bodies to the endpoint, each time with all in place for it to be taken. */
async function sender(endpoint: Endpoint) {
  const path = await readyPath(endpoint);
  return async (body: unknown) => {
    if (endpoint.path.endsWith('/repository')) await box.data('DELETE', path);
    return box.api(endpoint.method, path, body);
  };
}

/** The endpoint's path, with what it names made, and what it lists. */
async function readyPath({ method, path }: Endpoint): Promise<string> {
  if (path.endsWith('{server}/restart')) return '/api/servers/2/restart';
  const isItsEnd = (method === 'DELETE' && path.endsWith('{site}')) || path.endsWith('/repository');
  const site = isItsEnd ? (await box.newSite()).id : ready.id;
  const fill = (unfilled: string) =>
    unfilled.replace('{server}', '1').replace('{site}', String(site)).replace('{certificate}', '1');
  const collection = path.replace(/\/\{record\}.*/, '');
  const create = ENDPOINTS.find((one) => one.method === 'POST' && one.path === collection);
  if (create?.body === undefined || (method !== 'GET' && path === collection)) return fill(path);
  const created = await box.data('POST', fill(collection), exampleOf(create.body));
  return fill(path).replace('{record}', String(pick(created, 'id')));
}
