import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { listen } from '../../harness/listen.ts';

const NAMES = 'DNS:shop.example,DNS:*.shop.example,DNS:canary.example,DNS:*.preview.example.com';

/**
 * Serves the sites of the examples as visitors see them: by https, with the pages that a sandbox has.
 *
 * @param certificate where its certificate is put, which is its own authority
 * @param port that of the sandbox
 */
export async function startWeb(certificate: string, port: number) {
  const key = `${certificate}.key`;
  const curve = 'ec -pkeyopt ec_paramgen_curve:prime256v1'.split(' ');
  const names = ['-subj', '/CN=the sites of the examples', '-addext', `subjectAltName=${NAMES}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-nodes', '-newkey', ...curve, ...names, ...files], {
    stdio: 'pipe',
  });
  const credentials = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createServer(credentials, ({ method, url, headers }, outgoing) => {
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
