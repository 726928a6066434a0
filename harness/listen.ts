import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Has a server listen on a free port of this machine. Stopping it breaks its connections. */
export async function listen(server: Server) {
  // A connection that an HTTP server closes as it falls idle would break the next request, at a time that the machine decides.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
  /** The number of its connections so far. */
  const seen = { connections: 0 };
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    seen.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  const port = await listenOn(server, 0);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  /** Its address, if it speaks plain HTTP. */
  const url = `http://127.0.0.1:${port}`;
  return { port, url, seen, stop, [Symbol.asyncDispose]: stop };
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
