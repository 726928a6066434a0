/** Limits of inputs. Every run loads them, and none of the schemas. */

/** Providers of section 4, Install repository body. */
export const providers = ['hosted_git_1', 'hosted_git_2', 'hosted_git_3', 'custom'] as const;
export type Provider = (typeof providers)[number];

/** Length of the longest deploy script that the service takes, in characters (public, but not in the document). */
export const MAX_DEPLOY_SCRIPT_CHARACTERS = 65_535;
