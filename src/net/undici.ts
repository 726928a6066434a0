/** The parts of undici that every run uses: its index would load much more. `undici-parts.d.ts` gives them the types of the index. */
export { default as request } from 'undici/lib/api/api-request.js';
export { default as buildConnector } from 'undici/lib/core/connect.js';
export { default as Agent } from 'undici/lib/dispatcher/agent.js';
