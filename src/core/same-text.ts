/** A text without what services change in it: line ends, and white space at both ends. */
export function normalizeText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** True when texts differ only in what services change. */
export function isSameText(text: string, other: string): boolean {
  return normalizeText(text) === normalizeText(other);
}
