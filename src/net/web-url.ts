/** The form of an http or https URL without a user name and password. JSON Schema has no place for the flag `i`. */
export const WEB_URL = /^[hH][tT]{2}[pP][sS]?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/;

/** True for a URL that a service takes as the address of a page. */
export function isWebUrl(text: string): boolean {
  return WEB_URL.test(text) && URL.canParse(text);
}
