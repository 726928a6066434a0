/** A piece of HTML: what `html` made, with every text in it escaped. */
export type Html = { readonly html: string };

type Value = Html | readonly Html[] | string | number;

/** HTML as a template: texts between its parts are shown as they are, whatever they hold; pieces are put in. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const written = values.map((value, index) => write(value) + (parts[index + 1] ?? ''));
  return { html: (parts[0] ?? '') + written.join('') };
}

/** Of no content. */
export const nothing: Html = { html: '' };

function write(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escaped(visible(String(value)));
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * The text without the colours of a terminal, and with what else would be invisible, or would move its surroundings,
 * written as its number: control characters, marks of direction and the like.
 */
function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\u001b\[[\d;:]*m/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, (character) => `[U+${hexadecimal(character).padStart(4, '0')}]`);
}

const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

const hexadecimal = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
