import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { listen } from './listen.ts';

/** The certificates of `certificates/`; `make.sh` says what each is. */
type CertificateName = 'good' | 'expired' | 'other-host' | 'self-signed';

const folder = join(import.meta.dirname, 'certificates');

/** The file of the authority that has signed the good certificate, for `NODE_EXTRA_CA_CERTS`. */
export const AUTHORITY_FILE = join(folder, 'authority.pem');

/** A certificate with the key that all of them share, as servers take them. */
export function certificate(name: CertificateName): { readonly cert: Buffer; readonly key: Buffer } {
  return { cert: readFileSync(join(folder, `${name}.pem`)), key: readFileSync(join(folder, 'key.pem')) };
}

export type TlsFront = Awaited<ReturnType<typeof startTlsFront>>;

/** Puts TLS in front of a plain server on this machine. A connection that breaks behind it breaks in front too. */
export async function startTlsFront(targetPort: number, name: CertificateName, options: TlsOptions = {}) {
  let bytes = 0;
  // As web servers do: without it, the second packet of an answer waits up to 40 ms for the client's word that it has the first.
  const server = createTlsServer({ noDelay: true, ...certificate(name), ...options }, (socket) => {
    const service = connect(targetPort, '127.0.0.1');
    service.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('data', (data) => {
      bytes += data.length;
    });
    socket.on('error', () => {}).on('close', () => service.destroy());
    service.pipe(socket).pipe(service);
  });
  server.on('tlsClientError', () => {});
  return {
    ...(await listen(server)),
    /** The number of bytes that came through TLS. */
    bytes: () => bytes,
  };
}
