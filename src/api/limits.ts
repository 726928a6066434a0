/** Limits of values that inputs give, checked before any request. Every run loads them, and none of the schemas. */

/** Providers of section 4, Install repository body. */
export const providers = ['hosted_git_1', 'hosted_git_2', 'hosted_git_3', 'custom'] as const;
export type Provider = (typeof providers)[number];

/** Length of the longest deploy script that the service takes, in characters (public, but not in the document). */
export const MAX_DEPLOY_SCRIPT_CHARACTERS = 65_535;

/** Section 4, Create site body. */
export const MAX_DOMAIN_CHARACTERS = 100;
export const MAX_DIRECTORY_CHARACTERS = 50;
export const DIRECTORY = /[a-zA-Z0-9/]/;
export const DIRECTORY_WORDS = `a directory of at most ${MAX_DIRECTORY_CHARACTERS} characters with a letter, a digit or / in it`;

/** A character may take two units of UTF-16. JSON can hold half a surrogate pair; no file can. */
export function isOfLength(text: string, least: number, most: number): boolean {
  const { length } = [...text];
  return length >= least && length <= most && text.isWellFormed();
}
