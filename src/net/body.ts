const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Size limits in bytes: of an answer that is kept whole; of one whose long texts are shortened, as received; and of a text in that, as
 * JSON. Of a longer one, only the end is kept.
 */
export const SIZES = { whole: MAX_BYTES, shortened: 8 * MAX_BYTES, text: MAX_BYTES / 2 };
export type Sizes = typeof SIZES;

/** Error code for an answer above the limit, the same as undici's. */
export const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';

const NOTE = '[site-deploy: this text is too long; only its end is shown]';

/** True when only the end of a text was kept. Its first line is then a note that says so. */
export function isCut(text: string): boolean {
  return text.startsWith(NOTE);
}

/**
 * Reads a body to its end.
 *
 * @param mayBeLong true to shorten the texts of an answer that is too large, instead of throwing
 * @throws an error with the code TOO_LARGE, and any error of the source
 */
export async function readBody(
  chunks: AsyncIterable<Buffer>,
  mayBeLong: boolean,
  sizes = SIZES,
): Promise<Buffer> {
  const read: Buffer[] = [];
  let shortener: ReturnType<typeof createShortener> | undefined;
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > (mayBeLong ? sizes.shortened : sizes.whole)) throw tooLarge();
    if (size > sizes.whole && shortener === undefined) {
      shortener = createShortener(sizes.text);
      read.splice(0).forEach(shortener.push);
    }
    if (shortener === undefined) read.push(chunk);
    else shortener.push(chunk);
    if (shortener !== undefined && shortener.keptSize() > sizes.whole) throw tooLarge();
  }
  return Buffer.concat(shortener?.end() ?? read);
}

function tooLarge(): Error {
  return Object.assign(new Error('The answer is too large.'), { code: TOO_LARGE });
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_N = 0x6e;

/**
 * Builds a shortener, which takes JSON in pieces and keeps all of it except the beginnings of long texts. Of those it keeps
 * only whole lines: half a line may contain half a secret, which the redactor cannot find.
 *
 * @param maxTextBytes size of the longest text that is kept whole, in bytes of its JSON
 */
export function createShortener(maxTextBytes: number) {
  const kept: Buffer[] = [];
  let keptSize = 0;
  let text: ReturnType<typeof createTail> | undefined;
  let escaped = false;

  const keep = (...pieces: readonly Buffer[]): void => {
    for (const piece of pieces) keptSize += piece.length;
    kept.push(...pieces);
  };

  /** Finds the end of the current text: its closing quote, or the end of the chunk. */
  function endOfText(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      if (escaped) escaped = false;
      else if (chunk[at] === BACKSLASH) escaped = true;
      else if (chunk[at] === QUOTE) return at;
    }
    return chunk.length;
  }

  function push(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      if (text === undefined) {
        const quote = chunk.indexOf(QUOTE, at);
        const end = quote === -1 ? chunk.length : quote + 1;
        keep(chunk.subarray(at, end));
        if (quote !== -1) text = createTail(maxTextBytes);
        at = end;
      } else {
        const startsEscaped = escaped;
        const end = endOfText(chunk, at);
        text.push(chunk.subarray(at, end), startsEscaped);
        if (end < chunk.length) {
          keep(...text.end());
          text = undefined;
          keep(chunk.subarray(end, end + 1));
        }
        at = end + 1;
      }
    }
  }

  return {
    push,
    keptSize: () => keptSize,
    /** Returns the kept pieces, which are valid JSON if the input is. */
    end: (): Buffer[] => (text === undefined ? kept : [...kept, ...text.end()]),
  };
}

/** Keeps the end of a JSON text, without its quotes. */
function createTail(maxBytes: number) {
  const pieces: { readonly bytes: Buffer; readonly startsEscaped: boolean }[] = [];
  let size = 0;
  let first = 0;
  return {
    /** @param startsEscaped true when a backslash precedes the first byte */
    push(bytes: Buffer, startsEscaped: boolean): void {
      pieces.push({ bytes, startsEscaped });
      size += bytes.length;
      for (let oldest = pieces[first]; oldest !== undefined; oldest = pieces[first]) {
        if (size - oldest.bytes.length < maxBytes) break;
        size -= oldest.bytes.length;
        pieces[first] = { bytes: Buffer.alloc(0), startsEscaped: false };
        first += 1;
      }
    },
    end(): Buffer[] {
      const bytes = pieces.slice(first).map((piece) => piece.bytes);
      if (first === 0) return bytes;
      const end = Buffer.concat(bytes);
      const line = afterLineBreak(end, pieces[first]?.startsEscaped === true ? 1 : 0);
      return [Buffer.from(`${NOTE}\\n`), end.subarray(line)];
    },
  };
}

/** Finds the start of the first whole line, or the end if there is none. */
function afterLineBreak(json: Buffer, from: number): number {
  for (let at = from; at < json.length; at += 1) {
    if (json[at] !== BACKSLASH) continue;
    if (json[at + 1] === LETTER_N) return at + 2;
    at += 1;
  }
  return json.length;
}
