const NOTE = '[cut: only the end is shown]\n';

/** The end of a text, at most `maxBytes` bytes of UTF-8, begun at a line where there is one; says so when cut. */
export function cutStart(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= maxBytes) return text;
  let start = bytes.length - maxBytes + NOTE.length;
  // A byte of the form 10xxxxxx stands inside a character.
  while (start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1;
  const lineEnd = bytes.indexOf(0x0a, start);
  const from = lineEnd === -1 || lineEnd === bytes.length - 1 ? start : lineEnd + 1;
  return NOTE + bytes.subarray(from).toString('utf8');
}

/** The end of a text, at most `maxCharacters` UTF-16 units where it has lines, begun at a line. */
export function lastLines(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const lineEnd = text.indexOf('\n', text.length - maxCharacters);
  return lineEnd === -1 ? '' : text.slice(lineEnd + 1);
}
