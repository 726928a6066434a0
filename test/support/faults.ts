import { gzipSync } from 'node:zlib';
import type { Answer, Misdeed } from '../../harness/misbehaving-server.ts';

/**
 * Faults of an answer, by name, for scripts of the misbehaving server: `{ ...brokenAnswers['a reset'], takesEffect: true }`.
 * They are grouped by what the client can know about the request afterwards.
 */
export type Faults = Readonly<Record<string, Omit<Misdeed, 'takesEffect'>>>;

const nothing = (): Uint8Array => new Uint8Array();

/** Where the body begins in the bytes of an answer. */
const bodyAt = (wire: Buffer): number => wire.indexOf('\r\n\r\n') + 4;

const before =
  (text: string) =>
  (wire: Buffer): Uint8Array =>
    Buffer.concat([Buffer.from(text, 'latin1'), wire]);

const cutAt =
  (find: (wire: Buffer) => number) =>
  (wire: Buffer): Uint8Array =>
    wire.subarray(0, find(wire));

/** The same answer with another text in it. */
const withText =
  (change: (text: string) => string, headers: Answer['headers'] = {}) =>
  (usual: Answer): Answer => ({
    ...usual,
    headers: { ...usual.headers, ...headers },
    body: Buffer.from(change(usual.body.toString('utf8'))),
  });

const withBody =
  (body: string | Buffer, headers: Answer['headers'] = {}) =>
  (): Answer => ({ status: 200, headers, body: Buffer.from(body) });

const JSON_TYPE = { 'content-type': 'application/json' };
const CHUNKED = { ...JSON_TYPE, 'transfer-encoding': 'chunked' };
const MIB = 1024 * 1024;

/** An interim answer, which a client must accept unasked (RFC 9110, section 15.2). */
const HINTS = 'HTTP/1.1 103 Early Hints\r\nlink: </style.css>; rel=preload\r\n\r\n';

/** No whole answer, or none that can be read: the request may have taken effect or not. */
export const brokenAnswers = {
  'a reset': { bytes: nothing, end: 'reset' },
  'an end before the answer': { bytes: nothing, end: 'close' },
  'a cut in the status line': { bytes: cutAt(() => 11), end: 'close' },
  'a cut in the headers': { bytes: cutAt((wire) => bodyAt(wire) - 12), end: 'close' },
  'a cut in the body': { bytes: cutAt((wire) => (bodyAt(wire) + wire.length) >> 1), end: 'close' },
  'a reset in the body': { bytes: cutAt((wire) => (bodyAt(wire) + wire.length) >> 1), end: 'reset' },
  'a length that is too long': {
    answer: (usual) => ({
      ...usual,
      headers: { ...usual.headers, 'content-length': `${usual.body.length + 9}` },
    }),
    end: 'close',
  },
  'a length that is too short': {
    answer: (usual) => ({
      ...usual,
      headers: { ...usual.headers, 'content-length': `${usual.body.length - 9}` },
    }),
  },
  'garbage before the status line': { bytes: before('\0\x01\xfe garbage\r\n') },
  'an answer that is not HTTP': { bytes: () => Buffer.from('SSH-2.0-OpenSSH_9.6\r\n'), end: 'close' },
  'headers of 100 KiB': {
    answer: (usual) => ({ ...usual, headers: { ...usual.headers, 'x-filler': 'f'.repeat(100 * 1024) } }),
  },
  'a chunked body without its end': {
    answer: (usual) => ({
      ...withText((text) => `${text.length.toString(16)}\r\n${text}\r\n`)(usual),
      headers: CHUNKED,
    }),
    end: 'close',
  },
  'an upgrade nobody asked for': {
    bytes: () =>
      Buffer.from('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: telnet\r\n\r\n'),
  },
  'a gzip bomb': {
    answer: withBody(gzipSync(Buffer.alloc(64 * MIB)), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
  },
  'HTML with 200': {
    answer: withBody('<html><h1>Down for maintenance</h1>', { 'content-type': 'text/html' }),
  },
  'half of the JSON': { answer: withText((text) => text.slice(0, text.length >> 1)) },
  'invalid UTF-8': { answer: withBody(Buffer.from('{"data":{"id":1,"name":"\xc3\x28 \xff"}}', 'latin1')) },
  '100,000 brackets': { answer: withBody('['.repeat(100_000), JSON_TYPE) },
} satisfies Faults;

/** Silence, with the connection open. */
export const stalls = {
  'a stall before the answer': { bytes: nothing, end: 'stall' },
  'a stall in the body': { bytes: cutAt((wire) => (bodyAt(wire) + wire.length) >> 1), end: 'stall' },
} satisfies Faults;

/** The same request would be answered in the same way, or only after the end of the run. */
export const brokenForGood = {
  'a body of 9 MiB': { answer: withBody(`{"message":"${'x'.repeat(9 * MIB)}"}`, JSON_TYPE) },
  'a chunked body without limit': {
    answer: withBody(`${(9 * MIB).toString(16)}\r\n${' '.repeat(9 * MIB)}\r\n`, CHUNKED),
    end: 'stall',
  },
  '503 with Retry-After: 3600': status(503, { 'retry-after': '3600' }),
} satisfies Faults;

/** Whole and good, although strange. */
export const oddAnswers = {
  'an answer byte by byte': { trickles: true },
  '103 before the answer': { bytes: before(HINTS) },
  'several of them before the answer': {
    bytes: before(`${HINTS}HTTP/1.1 102 Processing\r\n\r\n${HINTS}`),
  },
  'several of them, byte by byte': { bytes: before(`${HINTS}${HINTS}`), trickles: true },
  'two answers in one': {
    bytes: (wire) => Buffer.concat([wire, Buffer.from('HTTP/1.1 500 Second\r\ncontent-length: 2\r\n\r\nno')]),
  },
  'a byte order mark': { answer: withText((text) => `\ufeff${text}`) },
  'a good answer, then the end': { end: 'close' },
  'an empty 200': { answer: withBody('') },
  '204': { answer: () => ({ status: 204, headers: {}, body: Buffer.alloc(0) }) },
  'a 200 with null': { answer: withBody('null', JSON_TYPE) },
} satisfies Faults;

/** Every redirect. */
export const redirectsTo = (url: string): Faults =>
  byStatus([300, 301, 302, 303, 304, 305, 306, 307, 308, 399], { location: `${url}/stolen` });

/** The service says no before it acts. Some say why, as JSON. */
export const refusals: Faults = {
  ...byStatus([400, 401, 403, 404, 405, 409, 410, 413, 415, 422]),
  '429 with Retry-After: 3600': status(429, { 'retry-after': '3600' }),
};

/** The service is in trouble, or something before it answers when it may have acted. Some answers say so, as JSON. */
export const failures: Faults = {
  ...byStatus([500, 501, 502, 503, 504, 520, 529]),
  ...byStatus([
    402, 406, 407, 408, 411, 412, 414, 416, 417, 418, 421, 423, 424, 425, 426, 428, 431, 451, 499,
  ]),
  '503 with Retry-After: 1': status(503, { 'retry-after': '1' }),
  '503 with Retry-After: soon': status(503, { 'retry-after': 'soon' }),
};

/** The service has not even looked at the request. */
export const limits: Faults = {
  '429': status(429),
  '429 with Retry-After: 1': status(429, { 'retry-after': '1' }),
  '429 with Retry-After: soon': status(429, { 'retry-after': 'soon' }),
  '429 with Retry-After: -7': status(429, { 'retry-after': '-7' }),
  '429 with a Retry-After of a million years': status(429, { 'retry-after': '31556952000000' }),
};

function status(code: number, headers: Answer['headers'] = {}, body = ''): Faults[string] {
  return { answer: () => ({ status: code, headers, body: Buffer.from(body) }) };
}

function byStatus(codes: readonly number[], headers: Answer['headers'] = {}): Faults {
  const says = JSON.stringify({
    message: 'Not today. ::error::x',
    errors: { field: ['must be ##[error]good'] },
  });
  const bodies = [says, '', '<html>no</html>'];
  return Object.fromEntries(
    codes.map((code, nth) => [String(code), status(code, headers, bodies[nth % bodies.length] ?? '')]),
  );
}
