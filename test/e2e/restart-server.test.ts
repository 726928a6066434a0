import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Stage, setStage } from '../../harness/stage.ts';

/** A server restarts alike on both services. A run looks at it at once: played, pauses are hurried, and it is away for long. */
let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ restartMs: 1_000 });
});
afterAll(() => stage.stop());

const inputs = { server: 'web-2', operations: 'restart-server, refresh-opcache' };

test('waits until the server is back and sends nothing else meanwhile; the next operation finds it there', async () => {
  const dry = await stage.play({ ...inputs, 'dry-run': 'true' });
  expect(dry.outputs.plan).toContain('restart the server web-2 and wait until it is back');
  expect(stage.service.writes()).toEqual([]);

  const run = await stage.play(inputs);
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'server-id': '2' });
  expect(run.log).toContain('the server is away: its status is “Server is rebooting”');
  const lines = stage.service.requests.map(({ method, path }) => `${method} ${path}`);
  const [from, to] = [
    lines.indexOf('POST /api/servers/2/restart'),
    lines.indexOf('POST /api/servers/2/refresh-opcache'),
  ];
  expect(from).toBeGreaterThan(-1);
  expect(to).toBeGreaterThan(from + 1);
  expect(new Set(lines.slice(from + 1, to))).toEqual(new Set(['GET /api/servers/2']));
});

test('a lost answer is settled by seeing the server away', async () => {
  stage.misbehave(({ method }) => (method === 'POST' ? 'lose-answer' : undefined));
  const run = await stage.play({ server: '2', operations: 'restart-server' });
  stage.misbehave(() => undefined);
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false' });
  expect(stage.service.writes()).toEqual(['POST /api/servers/2/restart']);
  expect(run.runner.annotations.map(({ level }) => level)).toEqual(['warning']);
});

test('a service that goes down with its server is waited for', async () => {
  const bare = createServer((request, response) => {
    const body = JSON.stringify({ data: { id: 1, name: 'web-1', status: 'Server is active' } });
    response.setHeader('connection', 'close').end(body);
    if (request.method !== 'POST') return;
    bare.close(() => setTimeout(() => bare.listen(port, '127.0.0.1'), 1_000));
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(bare.address());
  const run = await stage.play(
    { 'base-url': `http://127.0.0.1:${port}`, server: '1', operations: 'restart-server' },
    { waitsInVain: true },
  );
  bare.close();
  expect(run.log).toContain(
    'the server is away: GET /api/servers/1 was not sent: the connection was refused.',
  );
  expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '0' });
});
