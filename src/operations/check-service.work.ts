import { advise } from '../api/advice.ts';
import type { Reader } from '../api/client.ts';
import { OperationError } from '../core/errors.ts';
import { type Target, targetOf } from '../site/target.ts';
import type { checkService } from './check-service.ts';
import { nothingToDo, type Work } from './operation.ts';
import { type Answer, allCalls, ask, calls, databases, recordsIn } from './service-calls.ts';
import { type Answers, answerInWords, findingsOf } from './service-findings.ts';
import { databaseWords } from './service-words.ts';

export const work: Work<typeof checkService> = {
  async plan({ facts, reader, log, learn }) {
    const target = targetOf(facts);
    const answers = new Map<string, Answer>();
    for (const call of allCalls) answers.set(call.endpoint.path, await ask(reader, call, target));
    const findings = findingsOf(answers, await findDatabases(reader, target, answers));
    learn({ findings });
    for (const { rows } of findings.tables)
      for (const [subject, shown, meaning] of rows) log.info(`${subject}: ${shown} → ${meaning}`);
    log.info(findings.yaml.length === 0 ? 'vocabulary: nothing is missing' : 'vocabulary, to copy:');
    for (const line of findings.yaml) log.info(`  ${line}`);
    log.info(`explained in ${findings.page}`);
    mustAnswer(answers);
    return nothingToDo;
  },
};

/** Finds the word in the path of databases, with one more request for each word that the servers suggest. */
async function findDatabases(reader: Reader, target: Target, answers: Answers): Promise<string | undefined> {
  const usual = databases();
  if (answers.get(usual.endpoint.path)?.state === 'read') return 'sqldb';
  const suggested = databaseWords(recordsIn(answers.get(calls.servers.endpoint.path)));
  for (const word of [...suggested, 'databases'])
    if ((await ask(reader, databases(word), target)).state === 'read') return word;
  return undefined;
}

/** @throws OperationError, or the only ApiError, when a call that every deploy needs has no good answer */
function mustAnswer(answers: Answers): void {
  const bad = allCalls.flatMap((call) => {
    const answer = answers.get(call.endpoint.path);
    const isFine = answer === undefined || answer.state === 'read' || !call.isNeeded;
    if (isFine || (call.ifMissing && answerInWords(call, answer).startsWith('404'))) return [];
    return [{ answer, words: `GET ${call.endpoint.path}: ${answerInWords(call, answer)}` }];
  });
  const [first] = bad;
  if (first === undefined) return;
  const message = `Calls that every deploy needs failed. ${bad.map(({ words }) => words).join('; ')}.`;
  const error = first.answer.state === 'failed' ? first.answer.error : undefined;
  const next =
    error === undefined
      ? 'Check that base-url is the address of the service without /api, and compare the shape with docs/api-gaps.md.'
      : advise(error);
  throw new OperationError('failed', message, next, { cause: error });
}
