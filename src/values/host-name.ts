/** Labels of letters, digits and `-`: internationalized ones in ASCII. A last one that is a number would make it an IP address. */
const HOST_NAME = /^(?:(?!-)[a-z\d-]+(?<!-)\.)*(?!-|(?:\d+|0x[\da-f]*)$)[a-z\d-]+(?<!-)$/i;

export function isHostName(text: string): boolean {
  return HOST_NAME.test(text);
}
