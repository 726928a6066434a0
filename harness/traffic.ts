import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Server, Socket } from 'node:net';

export type Traffic = ReturnType<typeof createTraffic>;

const sent = new Set<unknown>();

function fieldOf(message: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(Object(message))).get(name);
}

subscribe('undici:request:create', (message) => sent.add(fieldOf(message, 'request')));
for (const end of ['trailers', 'error'])
  subscribe(`undici:request:${end}`, (message) => sent.delete(fieldOf(message, 'request')));

/**
 * The requests of this process that are on their way, so that a clock can wait for them. A server that holds an answer back until
 * some time of that clock says so.
 */
export function createTraffic() {
  /** The connections that the server has, by the port of the client. */
  const accepted = new Set<number | undefined>();
  const ours = new Map<number | undefined, Socket>();
  const awaited = new Set<object>();
  let held = 0;
  let works = 0;
  return {
    /** True while something happens that needs no time of the clock: it must not be turned. */
    isBusy: (): boolean =>
      works > held ||
      sent.size > awaited.size ||
      [...accepted].some((port) => ours.get(port)?.destroyed === true),
    /** Notes that the work on a request is held back, until the function that it returns is called. `gone`: nobody waits any more. */
    hold(gone?: AbortSignal): () => void {
      const answer = {};
      held += 1;
      if (gone?.aborted !== true) awaited.add(answer);
      gone?.addEventListener('abort', () => awaited.delete(answer));
      return () => {
        held -= 1;
        awaited.delete(answer);
      };
    },
    /** Keeps the clock still while some work is done, and is not held back. */
    busyWith(work: Promise<unknown>): void {
      works += 1;
      const end = (): void => {
        works -= 1;
      };
      work.then(end, end);
    },
    /** Keeps the clock still until a server knows of the connections that were broken off: what was sent on them may have effects. */
    watch(server: Server): () => void {
      const note = (message: unknown): void => {
        const socket = fieldOf(message, 'socket');
        if (socket instanceof Socket) ours.set(socket.localPort, socket);
      };
      subscribe('undici:client:connected', note);
      server.on('connection', (socket: Socket) => {
        const { remotePort } = socket;
        accepted.add(remotePort);
        socket.once('close', () => {
          accepted.delete(remotePort);
          ours.delete(remotePort);
        });
      });
      return () => void unsubscribe('undici:client:connected', note);
    },
  };
}
