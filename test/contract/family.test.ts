import { registerSchema } from '@hyperjump/json-schema/openapi-3-1';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createFamilyManner } from '../../sandbox/api/family.ts';
import { openApiDocument } from '../../sandbox/openapi.ts';
import { type Novelty, novelties } from '../../sandbox/options.ts';
import { openShop, pick, until } from '../support/sandbox-client.ts';
import { isOpenApi, isValid, standard } from './openapi.ts';

const site = '/api/servers/{server}/sites/{site}';

/** The OpenAPI document of the family without these. */
const describedWithout = (...without: Novelty[]) =>
  JSON.parse(
    JSON.stringify(
      openApiDocument(
        createFamilyManner({ requiredFields: new Map(), logContent: 'list', without: new Set(without) }),
      ),
    ),
  );
const address = 'https://docs.example/family.json';
registerSchema(describedWithout(), address, standard);

const box = await openShop({ service: 'family', workTimeMs: 0 });
const { path: ownSite } = await box.installedSite(`echo so far; ${box.gate.wait}`);
const deployment = pick((await box.api('POST', `${ownSite}/deploy`)).body, 'deployment_id');
/** Lets the deploy end that runs first. */
const { open } = await box.gate.arrival();
afterAll(() => box.stop());

/** Expects the answer to be described, and no field in it to be unknown to the description. */
async function expectDescribed(method: string, end: string): Promise<unknown> {
  const { status, body } = await box.api(method, ownSite + end.replace('{deployment}', String(deployment)));
  const place = [
    'paths',
    `${site}${end.replace(/\?.*/, '')}`,
    method.toLowerCase(),
    'responses',
    `${status}`,
  ];
  expect([end, status, await isValid(place, body, address)]).toEqual([end, 200, true]);
  return pick(body, 'data') ?? body;
}

const combinations: { without: Novelty[] }[] = [[], ...novelties.map((one) => [one]), [...novelties]].map(
  (without) => ({ without }),
);

describe('the OpenAPI document of the family', () => {
  test.each(combinations)('is valid without $without', async ({ without }) => {
    expect(await isOpenApi(describedWithout(...without))).toBe(true);
  });

  test('describes what is shown of a deploy while it runs, and when it has ended', async () => {
    expect(await expectDescribed('GET', '')).toMatchObject({ status: 'deploying' });
    expect(await expectDescribed('GET', '/deployments/{deployment}')).toMatchObject({ status: 'deploying' });
    expect(await expectDescribed('POST', '/deploy')).toHaveProperty('deployment_id');
    expect(await expectDescribed('GET', '/deployments?include_logs=true')).toMatchObject([
      { status: 'scheduled' },
    ]);
    open();
    (await box.gate.arrival()).open();
    await until(async () => pick(await expectDescribed('GET', ''), 'status') === 'active');
    expect(await expectDescribed('GET', '/deployments/{deployment}')).toMatchObject({ status: 'success' });
    expect(await expectDescribed('GET', '/deployments/{deployment}/log')).toMatchObject({
      content: 'so far\n',
    });
    expect(await expectDescribed('GET', '/deployments?include_logs=true&per_page=1')).toMatchObject([
      { log_content: 'so far\n' },
    ]);
    expect(await expectDescribed('GET', '/log?per_page=1')).toMatchObject([{ type: 'deploy' }]);
  });
});
