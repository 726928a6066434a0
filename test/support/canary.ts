import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A listener that nobody may ever talk to. */
export interface Canary {
  readonly port: number;
  readonly url: string;
  /** Everything that came in, one text a connection: whatever is not empty here is a token given away. */
  readonly heard: readonly string[];
  stop(): Promise<void>;
}

/** Starts one. It takes any connection, whatever is spoken over it, and answers nothing. */
export async function startCanary(): Promise<Canary> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const nth = heard.push('(connected)') - 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      heard[nth] += bytes.toString('latin1');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    heard,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
