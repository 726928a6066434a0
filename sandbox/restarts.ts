import type { Deploys } from './deploys.ts';
import { ofServer, type Server, type Store } from './store.ts';

/** The `status` of a server while it is away. */
export const awayStatus = 'Server is rebooting';

/**
 * Restarts servers: each is away for `restartMs` milliseconds, with its running deploys ended and its waiting ones kept
 * back. Nothing is stored: at the start of the sandbox every server is there.
 */
export function createRestarts(parts: { store: Store; deploys: Deploys; restartMs: number }) {
  const { store, deploys, restartMs } = parts;
  const away = new Map<number, { timer: NodeJS.Timeout; backAt: number }>();

  function comeBack(server: Server) {
    away.delete(server.id);
    store.log.add(ofServer(server), `Server ${server.name} has started`);
    deploys.unpause(server.id);
  }

  return {
    begin(server: Server) {
      store.log.add(ofServer(server), `Server ${server.name} is rebooting`);
      deploys.pause(server.id, 'the server was restarted');
      // A timer of no time would still keep the server away for a request that comes at once.
      if (restartMs === 0) return comeBack(server);
      const timer = setTimeout(() => comeBack(server), restartMs);
      away.set(server.id, { timer, backAt: performance.now() + restartMs });
    },
    /** Whole seconds until the server is back; null when it is there. */
    secondsLeft(serverId: number): number | null {
      const backAt = away.get(serverId)?.backAt;
      return backAt === undefined ? null : Math.max(1, Math.ceil((backAt - performance.now()) / 1000));
    },
    close() {
      for (const { timer } of away.values()) clearTimeout(timer);
    },
  };
}
