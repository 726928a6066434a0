/** Patterns of domains: `*` stands for exactly one whole label, and alone for every domain. */

export function isPattern(site: string | undefined): boolean {
  return site?.includes('*') === true;
}

/** Says what a pattern must be instead; undefined if it is right, or none. */
export function refusalOfPattern(pattern: string | undefined, allowAll: boolean): string | undefined {
  if (pattern === undefined || !isPattern(pattern)) return undefined;
  const labels = pattern.split('.');
  if (labels.some((label) => label === '' || (isPattern(label) && label !== '*')))
    return `* for one whole label, as in *.shop.example, not ${JSON.stringify(pattern)}`;
  if (labels.every(isPattern) && !allowAll)
    return `a pattern that names a part of the domain, as in *.shop.example; ${pattern} takes sites of any name: to mean that, give max-failures`;
  return undefined;
}

/** Builds the check of domains against a pattern. Case does not matter. */
export function matcherOf(pattern: string): (domain: string) => boolean {
  if (pattern === '*') return () => true;
  const labels = pattern
    .split('.')
    .map((label) => (label === '*' ? '[^.]+' : label.replace(/[\\^$|?+()[\]{}]/g, '\\$&')));
  const form = new RegExp(`^${labels.join('\\.')}$`, 'i');
  return (domain) => form.test(domain);
}
