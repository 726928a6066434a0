import type { Socket } from 'node:net';

const ANSWER = /\r\n\r\nHTTP\/1\.\d [2-9]/;
/** The last digit of a 100, which becomes a 2. */
const CONTINUE = /(?<=\r\n\r\nHTTP\/1\.[01] 10)0/g;
/** In characters: enough to find both where they are cut. */
const TAIL = 16;
/** In bytes. */
const LONGEST = 65_536;

/**
 * Lets a socket pass on each 100 Continue as a 102. undici skips that, but hangs up on a 100 that it has not asked for, which
 * a client must accept (RFC 9110, section 15.2).
 */
export function skipContinue(socket: Socket): void {
  const read = socket.read.bind(socket);
  let tail = '';
  let count = 0;
  /** The count of bytes sent when the last answer began. With more, another one is due. */
  let answeredAt = 0;
  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size);
    if (!Buffer.isBuffer(chunk) || socket.bytesWritten === answeredAt) return chunk;
    const text = (tail || '\r\n\r\n') + chunk.toString('latin1');
    const start = text.length - chunk.length;
    const head = text.slice(0, text.match(ANSWER)?.index);
    for (const { index } of head.matchAll(CONTINUE)) chunk[index - start] = 0x32;
    const isAnswered = head.length < text.length;
    if (isAnswered) answeredAt = socket.bytesWritten;
    tail = isAnswered ? '' : text.slice(-TAIL);
    count = isAnswered ? 0 : count + chunk.length;
    if (count > LONGEST) socket.destroy();
    return chunk;
  };
}
