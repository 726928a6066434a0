import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import type { Expectations } from './expectations.ts';
import { SECRETS, SITE } from './shop.ts';
import type { Stage } from './stage.ts';

/** Expects that the run says that it deployed, and by what that is known. */
export function expectSuccess(expect: Expectations, run: ActionRun): void {
  const { outputs, runner, code } = run;
  expect.equal('The run ends with exit code 0.', code, 0);
  expect.equal('The outcome is `succeeded`.', outputs.outcome, 'succeeded');
  expect.equal(
    'The deploy is shown by the token, the exit status of the script and the health check.',
    outputs.evidence,
    'token,exit-status,health-check',
  );
  expect.equal('There is no annotation.', runner.annotations, []);
}

const resultsSchema = z.array(z.object({ operation: z.string(), status: z.string() }));

/** The status of each operation. */
export function statusesOf({ outputs }: ActionRun): Record<string, string> {
  const results = resultsSchema.parse(JSON.parse(outputs.results ?? ''));
  return Object.fromEntries(results.map(({ operation, status }) => [operation, status]));
}

/** A shell on the server reads exactly the given values, and what else was in the file is still there. */
export async function expectEnv(stage: Stage, expect: Expectations): Promise<void> {
  const { content } = z.object({ content: z.string() }).parse(await stage.read(`${SITE}/env`));
  const read = execFileSync('bash', ['-c', 'set -a; eval "$1"; env -0', 'bash', content], {
    encoding: 'utf8',
  });
  const variables = new Map(
    read.split('\0').map((line): [string, string] => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
  const found = Object.keys(SECRETS).map((key) => variables.get(key));
  expect.equal('A shell that reads the .env gets the secrets as they are.', found, Object.values(SECRETS));
  expect.includes(
    'What else the .env held is kept.',
    content,
    '# Settings of the shop\nAPP_NAME="Acme shop"\n',
  );
}

/** The script prints a password into the service's log: the run shows that line without it. */
export async function expectRedacted(stage: Stage, expect: Expectations, { log }: ActionRun): Promise<void> {
  const { data } = z
    .object({ data: z.object({ content: z.string() }) })
    .parse(await stage.read(`${SITE}/log`));
  const line = 'Connecting to the database with password';
  expect.includes(
    'The deploy log of the service holds the password.',
    data.content,
    `${line} ${SECRETS.DB_PASSWORD}`,
  );
  expect.includes('The log of the run shows that line with *** in its place.', log, `${line} ***`);
}
