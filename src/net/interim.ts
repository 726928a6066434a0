import type { Socket } from 'node:net';

/** Whole interim answers. 101 is none of them: it changes the protocol. */
const INTERIM = /^(?:HTTP\/1\.1 1(?!01)\d\d[\s\S]*?\r\n\r\n)+/;
const START = 'HTTP/1.1 1';
/** In bytes. A longer head is left to undici, which refuses it. */
const LONGEST_HEAD = 16_384;

/**
 * Lets a socket leave out the interim answers before an answer, as undici hangs up on a 100 Continue that it has not asked for.
 * A client must accept it (RFC 9110, section 15.2).
 */
export function leaveOutInterim(socket: Socket): void {
  const read = socket.read.bind(socket);
  let held = Buffer.alloc(0);
  /** The count of bytes sent when the last answer began. With more, another one is due. */
  let answeredAt = 0;
  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size);
    if (!Buffer.isBuffer(chunk) || socket.bytesWritten === answeredAt) return chunk;
    const came = Buffer.concat([held, chunk]);
    const text = came.toString('latin1', 0, LONGEST_HEAD);
    const rest = text.replace(INTERIM, '');
    held = came.subarray(text.length - rest.length);
    if (rest.length < LONGEST_HEAD && mayBeInterim(rest)) return null;
    answeredAt = socket.bytesWritten;
    const answer = held;
    held = Buffer.alloc(0);
    return answer;
  };
}

/** True for the beginning of an answer that is interim, or may become so. */
function mayBeInterim(text: string): boolean {
  const isInterim = text.startsWith(START) && !text.startsWith(`${START}01`);
  return isInterim || START.startsWith(text);
}
