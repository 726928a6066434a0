import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** A server that listens; stopping it breaks its connections. */
export interface Listening extends AsyncDisposable {
  readonly port: number;
  /** Its address, if it speaks plain HTTP. */
  readonly url: string;
  /** The number of its connections so far. */
  readonly seen: { connections: number };
  stop(): Promise<void>;
}

/** Has a server listen on a free port of this machine. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<Listening> {
  // A connection that an HTTP server closes as it falls idle would break the next request, at a time that the machine decides.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
  const seen = { connections: 0 };
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    seen.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  const port = await listenOn(server, 0, host);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { port, url: `http://127.0.0.1:${port}`, seen, stop, [Symbol.asyncDispose]: stop };
}

/** Has a server listen on a port, or on a free one for 0. Returns the port. */
export async function listenOn(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  await using server = await listen(createServer());
  return server.port;
}
