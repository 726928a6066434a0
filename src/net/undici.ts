/**
 * The parts of undici that every run uses. Its index would load fetch, web sockets, caches and mocks as well; only a run behind a
 * proxy loads that. `undici-parts.d.ts` gives the parts the types of the index.
 */
export { default as request } from 'undici/lib/api/api-request.js';
export { default as buildConnector } from 'undici/lib/core/connect.js';
export { default as Agent } from 'undici/lib/dispatcher/agent.js';
