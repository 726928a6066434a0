import { createServer } from 'node:http';
import { type Listening, listen } from './listen.ts';

/** The end of the log: the exit report of a good script. */
const end = (run: number) =>
  `\n[site-deploy] exit-status=0 commit=${'a1'.repeat(20)} run=${run}.20260101T000000Z\n`;

/** Starts a service with one site, whose deploys end at once and leave a long log. */
export function startLongLogService(logBytes: number): Promise<Listening> {
  const lines: string[] = [];
  for (let bytes = 0; bytes < logBytes; bytes += Buffer.byteLength(lines.at(-1) ?? ''))
    lines.push(`step ${lines.length}: copied «a file» of the site to its place\\n`);
  const log = Buffer.from(lines.join(''));
  let deploys = 0;
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request;
    request.resume();
    response.setHeader('date', 'Thu, 01 Jan 2026 00:00:00 GMT');
    if (method === 'POST') deploys += 1;
    if (!path.endsWith('/log') || deploys === 0)
      return void response.end(JSON.stringify(answer(path, deploys)));
    response.write(`{"data":{"description":"Deploy","created_at":"no. ${deploys}","content":"`);
    response.write(log);
    response.end(`${JSON.stringify(end(deploys)).slice(1, -1)}"}}`);
  });
  return listen(server);
}

function answer(path: string, deploys: number): unknown {
  if (path.endsWith('/script')) return { deploy_script: 'echo\n' };
  if (path.endsWith('/log')) return { data: null };
  return {
    data: {
      id: 2,
      domain: 'long.example',
      last_deploy_at: deploys === 0 ? null : `2026-01-01 00:00:0${deploys}`,
    },
  };
}
