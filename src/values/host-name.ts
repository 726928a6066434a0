/**
 * The name of a host: labels of letters, digits and `-`, an internationalized one in its ASCII form. A last label that is a number
 * would make it an IP address.
 */
const HOST_NAME = /^(?:(?!-)[a-z\d-]+(?<!-)\.)*(?!-|(?:\d+|0x[\da-f]*)$)[a-z\d-]+(?<!-)$/i;

export function isHostName(text: string): boolean {
  return HOST_NAME.test(text);
}
