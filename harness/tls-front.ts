import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

/** The certificates of `certificates/`; `make.sh` says what each is. */
export type CertificateName = 'good' | 'expired' | 'other-host' | 'self-signed';

const folder = join(import.meta.dirname, 'certificates');

/** The file of the authority that has signed the good certificate, for `NODE_EXTRA_CA_CERTS`. */
export const AUTHORITY_FILE = join(folder, 'authority.pem');

/** That authority itself. */
export function authority(): string {
  return readFileSync(AUTHORITY_FILE, 'utf8');
}

/** A certificate with the key that all of them share, as servers take them. */
export function certificate(name: CertificateName): { readonly cert: Buffer; readonly key: Buffer } {
  return { cert: readFileSync(join(folder, `${name}.pem`)), key: readFileSync(join(folder, 'key.pem')) };
}

export interface TlsFront extends AsyncDisposable {
  readonly port: number;
  /** The number of connections, and of bytes that came through TLS. */
  readonly seen: { connections: number; bytes: number };
  stop(): Promise<void>;
}

/** Puts TLS in front of a plain server on this machine. A connection that breaks behind it breaks in front too. */
export function startTlsFront(
  targetPort: number,
  name: CertificateName,
  options: TlsOptions = {},
  host = '127.0.0.1',
): Promise<TlsFront> {
  const seen = { connections: 0, bytes: 0 };
  const server = createTlsServer({ ...certificate(name), ...options }, (socket) => {
    const service = connect(targetPort, '127.0.0.1');
    service.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('data', (data) => {
      seen.bytes += data.length;
    });
    socket.on('error', () => {}).on('close', () => service.destroy());
    service.pipe(socket).pipe(service);
  });
  server.on('tlsClientError', () => {});
  return listen(server, seen, host);
}

/** A server that takes connections and does with them what is told, before TLS could be agreed on. */
export function startRawServer(behave: (socket: Socket) => void): Promise<TlsFront> {
  return listen(createServer(behave));
}

/** Has a server listen on a free port; stopping it breaks the connections that were made. */
export async function listen(
  server: ReturnType<typeof createServer>,
  seen: TlsFront['seen'] = { connections: 0, bytes: 0 },
  host = '127.0.0.1',
): Promise<TlsFront> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    seen.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    port: address.port,
    seen,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
