import { request } from 'node:http';
import { createServer } from 'node:https';
import { listen } from '../../harness/listen.ts';
import { certificate } from '../../harness/tls-front.ts';

/** Serves the sites of the examples as visitors see them: by https, with the pages of the sandbox on this port. */
export async function startWeb(port: number) {
  const server = createServer(certificate('good'), ({ method, url, headers }, outgoing) => {
    const options = { host: '127.0.0.1', port, method, path: url, agent: false };
    request({ ...options, headers: { host: `${headers.host}.localhost:${port}` } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    })
      .on('error', () => outgoing.destroy())
      .end();
  });
  return listen(server);
}
