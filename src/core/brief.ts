/** Cuts a text between words, so that it does not end with half a secret, which would not be found. */
export function brief(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most + 1).replace(/\S*$/, '')}…`;
}
