import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { type Listening, listen } from './listen.ts';

/** The end of the log: the exit report of a good script. */
const end = (run: number) =>
  `\n[site-deploy] exit-status=0 commit=${'a1'.repeat(20)} run=${run}.20260101T000000Z\n`;

const LINES_A_PIECE = 1024;

/** Starts a service with one site, whose deploys end at once and leave a long log. */
export function startLongLogService(logBytes: number): Promise<Listening> {
  let deploys = 0;
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request;
    request.resume();
    response.setHeader('date', 'Thu, 01 Jan 2026 00:00:00 GMT');
    if (method === 'POST') deploys += 1;
    if (path.endsWith('/log') && deploys > 0) void answerLog(response, logBytes, deploys);
    else response.end(JSON.stringify(path.endsWith('/log') ? { data: null } : answer(path, deploys)));
  });
  return listen(server);
}

function answer(path: string, deploys: number): unknown {
  if (path.endsWith('/script')) return { deploy_script: 'echo\n' };
  return {
    data: {
      id: 2,
      domain: 'long.example',
      last_deploy_at: deploys === 0 ? null : `2026-01-01 00:00:0${deploys}`,
    },
  };
}

async function answerLog(response: ServerResponse, logBytes: number, deploy: number): Promise<void> {
  const gone = finished(response).catch(() => {});
  response.write(`{"data":{"description":"Deploy","created_at":"no. ${deploy}","content":"`);
  for (let written = 0, line = 0; written < logBytes && !response.destroyed; ) {
    const lines: string[] = [];
    for (const from = line; line < from + LINES_A_PIECE; line += 1)
      lines.push(`step ${line}: copied «a file» of the site to its place\\n`);
    const piece = lines.join('');
    written += Buffer.byteLength(piece);
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), gone]);
  }
  response.end(`${JSON.stringify(end(deploy)).slice(1, -1)}"}}`);
}
