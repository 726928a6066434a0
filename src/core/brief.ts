/** Cuts a text between words: the first half of a secret would not be found in it. */
export function brief(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most + 1).replace(/\S*$/, '')}…`;
}
