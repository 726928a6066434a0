export interface Decoding {
  /** Matches an escape, without groups. */
  readonly escape: RegExp;
  /** Returns the decoded escape, or the text itself if it is not an escape. */
  readonly decode: (match: string) => string;
  readonly within?: readonly Decoding[];
}

const ESCAPED_LETTERS = 'abefnrtv0';
const LETTER_MEANINGS = '\x07\b\x1b\f\n\r\t\v\0';

/** JSON, PHP, JavaScript, dotenv double quotes, shell backslashes and `$'…'`. */
const backslash: Decoding = {
  escape: /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[0-7]{3}|.)/gis,
  decode: (match) => {
    const body = match.slice(1);
    const letter = ESCAPED_LETTERS.indexOf(body);
    if (body.length === 1) return letter < 0 ? body : LETTER_MEANINGS.charAt(letter);
    return /^\d/.test(body) ? character(body, 8) : character(body.replace(/[ux{}]/gi, ''), 16);
  },
};

/** Percent escapes encode bytes, so a secret outside ASCII is found by its Latin-1 form. */
const percent: Decoding = { escape: /%[0-9a-f]{2}/gi, decode: (match) => character(match.slice(1), 16) };

/** The encoding of forms, in which `+` is a space. */
const form: Decoding = {
  escape: /%[0-9a-f]{2}|\+/gi,
  decode: (match) => (match === '+' ? ' ' : percent.decode(match)),
};

const entity: Decoding = {
  escape: /&(?:#x[0-9a-f]{1,8}|#\d{1,8}|\w{2,8});?/gi,
  decode: (match) => {
    const body = match.replace(/[&;]/g, '');
    if (!body.startsWith('#')) return NAMED_ENTITIES.get(body) ?? match;
    return /^#x/i.test(body) ? character(body.slice(2), 16) : character(body.slice(1), 10);
  },
};

/** Two layers where they occur in practice: JSON or HTML in JSON, a URL in the query of another, HTML or JSON in an attribute. */
export const DECODINGS: readonly Decoding[] = [
  { ...backslash, within: [backslash, entity] },
  { ...percent, within: [percent, backslash, entity] },
  { ...form, within: [form, backslash, entity] },
  { ...entity, within: [backslash, entity, percent] },
];

/** The five basic entities, then those of U+00A0 to U+00FF in order, as PHP's htmlentities writes them. */
const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
  ...`nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
  micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
  Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc
  euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
  yacute thorn yuml`
    .split(/\s+/)
    .map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
]);

function character(digits: string, radix: number): string {
  const codePoint = Number.parseInt(digits, radix);
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\ufffd';
}
