/** Limits of inputs. Every run loads them, and none of the schemas. */

/** Providers of section 4, Install repository body. */
export const providers = ['hosted_git_1', 'hosted_git_2', 'hosted_git_3', 'custom'] as const;
export type Provider = (typeof providers)[number];
