import { domainToASCII } from 'node:url';

/** True for labels of letters, digits and `-` (ASCII form). A last label that is a number would make it an IP address. */
export function isHostName(text: string): boolean {
  return /^(?:(?!-)[a-z\d-]+(?<!-)\.)*(?!-|(?:\d+|0x[\da-f]*)$)[a-z\d-]+(?<!-)$/i.test(text);
}

/** A domain as it is compared: without case, and an international one in its form of ASCII. */
export function comparableDomain(domain: string): string {
  const name = domain.toLowerCase();
  // Other names would be read as an address: cut at `/`, `#` and `?`, decoded, or taken for numbers of IPv4.
  const isInternational = /^[a-z\d.\x80-\u{10ffff}-]+$/u.test(name) && /[^a-z\d.-]/.test(name);
  const ascii = isInternational ? domainToASCII(name) : '';
  return isHostName(ascii) ? ascii : name;
}

/** True for two spellings of one domain. */
export function isSameDomain(domain: string, other: string): boolean {
  return comparableDomain(domain) === comparableDomain(other);
}
