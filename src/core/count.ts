/** A number with its noun, as in "3 lines". */
export function count(length: number, noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}
