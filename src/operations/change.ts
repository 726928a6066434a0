/** Data that can be spelled out completely, so that no part of it escapes the hash of a plan. */
export type Plain =
  | (string | number | boolean | null | undefined)
  | readonly Plain[]
  | { readonly [name: string]: Plain }
  | ReadonlyMap<string, Plain>
  | ReadonlySet<string>;

/**
 * One planned write, as a value. It is printed as its summary, hashed with what it writes, and applied by the work of its
 * operation. Its contents are functions, so that printing a change shows no secret.
 */
export interface Change<Content extends Plain = Plain, Basis = unknown> {
  readonly summary: string;
  /** Everything that it writes. */
  readonly content: () => Content;
  /** Everything else that applying takes: the state that it was planned from, or how it is judged. Not hashed. */
  readonly basis: () => Basis;
}

export function planChange<const Content extends Plain>(
  summary: string,
  content: Content,
): Change<Content, undefined>;
export function planChange<const Content extends Plain, Basis>(
  summary: string,
  content: Content,
  basis: Basis,
): Change<Content, Basis>;
export function planChange(summary: string, content: Plain, basis?: unknown): Change {
  return { summary, content: () => content, basis: () => basis };
}

/** Spells out all that is hashed of a change. The order of maps and sets does not count. */
export function spellChange({ summary, content }: Change): string {
  const sorted = (_: string, part: unknown): unknown =>
    part instanceof Map || part instanceof Set ? [...part].sort() : part;
  return JSON.stringify([summary, content()], sorted);
}
