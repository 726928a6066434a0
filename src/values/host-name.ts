import { domainToASCII } from 'node:url';

/** True for labels of letters, digits and `-` (ASCII form). A last label that is a number would make it an IP address. */
export function isHostName(text: string): boolean {
  return /^(?:(?!-)[a-z\d-]+(?<!-)\.)*(?!-|(?:\d+|0x[\da-f]*)$)[a-z\d-]+(?<!-)$/i.test(text);
}

/** A name as it is compared: without case, and an international domain in its form of ASCII. */
export function comparable(name: string): string {
  return domainToASCII(name) || name.toLowerCase();
}
