import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { listen } from './listen.ts';

/**
 * The fault of a proxy that is asked for a connection: no answer for ever, none and a closed or broken connection, one that is
 * not HTTP, a refusal, or a connection that breaks before its first byte.
 */
export type ConnectFault = 'stall' | 'close' | 'reset' | 'garbage' | 'cut' | { readonly status: number };

export type ConnectProxy = Awaited<ReturnType<typeof startConnectProxy>>;

/**
 * A proxy as companies have them. Names are resolved by it: every host leads to a local port, so a made-up host name is
 * only reached through it.
 *
 * @param portOf where a host with its port leads to
 */
export async function startConnectProxy(portOf: (target: string) => number) {
  /** The requests to it, with `Proxy-Authorization`. */
  const asked: { readonly line: string; readonly authorization: string | undefined }[] = [];
  let script: (nth: number) => ConnectFault | undefined = () => undefined;
  const server = createServer();

  server.on('connect', ({ url = '', headers }, socket) => {
    asked.push({ line: `CONNECT ${url}`, authorization: headers['proxy-authorization'] });
    const fault = script(asked.length);
    socket.on('error', () => {});
    if (fault === undefined) open(socket, portOf(url));
    else spoil(socket, fault);
  });

  function open(socket: Duplex, port: number): void {
    const service = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      service.pipe(socket).pipe(service);
    });
    service.on('error', () => resetSocket(socket)).on('close', () => socket.destroy());
    socket.on('close', () => service.destroy());
  }

  return {
    ...(await listen(server)),
    asked,
    /** Decides from now on the fault of the nth CONNECT, counted from 1, and forgets earlier ones. */
    misbehave(next: typeof script): void {
      asked.length = 0;
      script = next;
    },
  };
}

function spoil(socket: Duplex, fault: ConnectFault): void {
  if (fault === 'stall') return;
  if (fault === 'close') socket.end();
  else if (fault === 'garbage') socket.end('SSH-2.0-OpenSSH_9.6\r\n');
  else if (fault === 'reset') resetSocket(socket);
  else if (fault === 'cut')
    socket.write('HTTP/1.1 200 OK\r\n\r\n', () => socket.once('data', () => resetSocket(socket)));
  else socket.end(`HTTP/1.1 ${fault.status} No\r\nContent-Length: 2\r\n\r\nno`);
}

function resetSocket(socket: Duplex | Socket): void {
  if ('resetAndDestroy' in socket) socket.resetAndDestroy();
  else socket.destroy();
}
