// The part of undici that this action uses, so that a start does not load the rest of it.
import connect from 'undici/lib/api/api-connect.js';
import request from 'undici/lib/api/api-request.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';

export { default as buildConnector } from 'undici/lib/core/connect.js';
export { default as Agent } from 'undici/lib/dispatcher/agent.js';
export { default as Client } from 'undici/lib/dispatcher/client.js';

Object.assign(Dispatcher.prototype, { connect, request });
