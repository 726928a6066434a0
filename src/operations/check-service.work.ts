import { advise } from '../api/advice.ts';
import { OperationError, reasonOf } from '../core/errors.ts';
import { targetOf } from '../outcome/facts.ts';
import { warnOfQuickDeploy } from '../site/site-repository.ts';
import { nothingToDo, type WorkOf } from './operation.ts';
import { type Answers, callAll, calls, isVital } from './service-calls.ts';
import { findingsOf } from './service-findings.ts';

export const work: WorkOf = () => ({
  async plan({ facts, reader, log, learn }) {
    const answers = await callAll(reader, targetOf(facts));
    const findings = findingsOf(answers);
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
