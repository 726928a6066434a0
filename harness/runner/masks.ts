/** The text as the runner's masker shows it: overlapping and adjacent hits become one `***`. */
export function mask(text: string, masks: readonly string[]): string {
  const hidden = new Uint8Array(text.length);
  for (const value of new Set(masks.flatMap(maskedForms))) {
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
      hidden.fill(1, at, at + value.length);
  }
  let masked = '';
  for (let index = 0; index < text.length; index++) {
    if (hidden[index] === 0) masked += text[index];
    else if (index === 0 || hidden[index - 1] === 0) masked += '***';
  }
  return masked;
}

const formsOf = new Map<string, string[]>();

/** A value and what the runner's encoders make of it. */
function maskedForms(value: string): string[] {
  const forms = formsOf.get(value) ?? encodeForMasks(value);
  formsOf.set(value, forms);
  return forms;
}

function encodeForMasks(value: string): string[] {
  const bytes = Buffer.from(value, 'utf8');
  const shifted = [0, 1, 2].map((shift) =>
    bytes.subarray(bytes.length > shift ? shift : 0).toString('base64'),
  );
  const unpadded = shifted.map((text) => text.replace(/=+$/, ''));
  const ofUrls = unpadded.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  const forms = [
    value,
    ...shifted,
    ...unpadded,
    ...ofUrls,
    value.replaceAll('"', '\\"'),
    value.replaceAll("'", "''"),
    // Newtonsoft's writer also escapes these three line ends.
    JSON.stringify(value)
      .slice(1, -1)
      .replace(/[\x85\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`),
    encodeURIComponent(value.toWellFormed()).replace(
      /[!'()*]/g,
      (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
    value.replace(/[<>"'&]/g, (found) => XML_ESCAPES[found] ?? found),
    value.length > 8 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : '',
    ...ampersandSections(value),
  ];
  return forms.filter((form) => form !== '');
}

const XML_ESCAPES: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '&': '&amp;',
};

/** PowerShell colours a command line at `&`, and so prints the parts of a secret one by one. */
function ampersandSections(value: string): string[] {
  const plus = value.indexOf('&+');
  const cut = plus >= 0 ? plus + 2 : value.lastIndexOf('&') + 1;
  if (cut === 0) return [];
  return [value.slice(0, cut), value.slice(plus >= 0 ? cut + 1 : cut)].filter(
    (section) => section.length >= 6,
  );
}
