import { advise } from '../api/advice.ts';
import type { Reader } from '../api/client.ts';
import { OperationError, reasonOf } from '../core/errors.ts';
import type { Target } from '../outcome/facts.ts';
import { warnOfQuickDeploy } from '../site/site-repository.ts';
import { nothingToDo, type WorkOf } from './operation.ts';
import { type Answers, allCalls, callAll, calls, isVital, tryCall } from './service-calls.ts';
import { databaseWords, findingsOf } from './service-findings.ts';

export const work: WorkOf = () => ({
  async plan({ facts, reader, log, learn }) {
    const { serverId: server, site, listed = [] } = facts;
    const target = { server, site: typeof site === 'object' ? site.id : 0 };
    const answers = await callAll(reader, target);
    const findings = findingsOf(answers, await findDatabases(reader, target, answers), listed);
    learn({ findings });
    log.info(`${findings.verdict[0]?.toUpperCase()}${findings.verdict.slice(1)}.`);
    for (const [subject, shown, ...meaning] of findings.tables.flatMap(({ rows }) => rows))
      log.info([`${subject}: ${shown}`, ...meaning].join(' → '));
    if (findings.yaml.length > 0) log.info('vocabulary lacks:');
    for (const line of findings.yaml) log.info(line);
    log.info(`explained in ${findings.page}`);
    warnOfQuickDeploy(answers.get(calls.site)?.records[0]?.quick_deploy, log);
    mustAnswer(answers);
    return nothingToDo;
  },
});

/** Finds the word in the path of databases. Each word that the servers suggest costs a request. */
async function findDatabases(reader: Reader, target: Target, answers: Answers): Promise<string | undefined> {
  const neutral = 'sqldb';
  const call = allCalls.find(({ endpoint }) => endpoint.path.endsWith(`/${neutral}`));
  if (call === undefined || answers.get(call)?.error === undefined) return neutral;
  for (const word of [...databaseWords(answers.get(calls.servers)?.records ?? []), 'databases']) {
    const endpoint = { ...call.endpoint, path: call.endpoint.path.replace(neutral, word) };
    if ((await tryCall(reader, { ...call, endpoint }, target)).error === undefined) return word;
  }
  return undefined;
}

/** @throws OperationError if a call that every deploy needs has no good answer */
function mustAnswer(answers: Answers): void {
  const bad = [...answers.values()].filter((reply) => isVital(reply) && reply.error !== undefined);
  const cause = bad[0]?.error;
  if (cause === undefined) return;
  const failed = bad.map(({ endpoint, words }) => `GET ${endpoint.path}: ${words}`).join('; ');
  const said = cause.said === '' ? '' : ` The server said: ${cause.said}`;
  const message = `Every deploy needs a call that failed. ${failed}.${said}`;
  throw new OperationError(reasonOf(cause), message, advise(cause));
}
