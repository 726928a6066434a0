const MAX_BYTES = 8 * 1024 * 1024;

/** Sizes in bytes: of a whole answer; of one whose long texts are shortened to their ends, as received; and of such a text, as JSON. */
export const SIZES = { whole: MAX_BYTES, shortened: 8 * MAX_BYTES, text: MAX_BYTES / 2 };

/** Error code for an answer above the limit, the same as undici's. */
export const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';

const CUT_NOTE = '[site-deploy: this text is too long; only its end is shown]';

/** True when only the end of a text was kept. Its first line is then a note that says so. */
export function isCut(text: string): boolean {
  return text.startsWith(CUT_NOTE);
}

/** Reads a body to its end. If it is too large, shortens its texts if it `mayBeLong`, else throws an error with the code TOO_LARGE. */
export async function readBody(chunks: AsyncIterable<Buffer>, mayBeLong: boolean): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > (mayBeLong ? SIZES.shortened : SIZES.whole)) throw tooLarge();
    read.push(chunk);
  }
  const body = Buffer.concat(read.splice(0));
  if (size <= SIZES.whole) return body;
  const shortened = shortenTexts(body, SIZES.text);
  if (shortened.length > SIZES.whole) throw tooLarge();
  return shortened;
}

function tooLarge(): Error {
  return Object.assign(new Error('The answer is too large.'), { code: TOO_LARGE });
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_N = 0x6e;

/** Cuts each text longer than `maxTextBytes` of JSON to its last whole lines: half a line may hold half a secret, which nothing would find. */
export function shortenTexts(json: Buffer, maxTextBytes: number): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  let close = 0;
  for (let open = json.indexOf(QUOTE); open !== -1; open = json.indexOf(QUOTE, close + 1)) {
    close = closeOf(json, open);
    if (close - open - 1 <= maxTextBytes) continue;
    kept.push(json.subarray(from, open + 1), Buffer.from(`${CUT_NOTE}\\n`));
    from = afterLineBreak(json, open, close, maxTextBytes);
  }
  return Buffer.concat([...kept, json.subarray(from)]);
}

function closeOf(json: Buffer, open: number): number {
  let at = open + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Finds the first whole line in the last `most` bytes of a text; its end if there is none. */
function afterLineBreak(json: Buffer, open: number, close: number, most: number): number {
  for (let at = open + 1; at < close; at += json[at] === BACKSLASH ? 2 : 1)
    if (close - at <= most && json[at] === BACKSLASH && json[at + 1] === LETTER_N) return at + 2;
  return close;
}
