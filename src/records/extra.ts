import type { Kind } from './kinds.ts';

/** The key for fields beyond those of the document in a manifest's record. */
export const EXTRA = 'extra';

/** The names that a further field may have. Some services take a leading `_`, as in `_method`, for an instruction. */
export const EXTRA_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** Fields of a record that the service sets itself. */
export const SET_BY_SERVICE = ['id', 'status', 'server_id', 'site_id', 'created_at', 'updated_at'];

export const EXTRA_VALUES =
  'a text, a number, true, false or null, or a list of texts, numbers, true and false';

/** Returns the expectation for a field that cannot be under `extra`. Quotes no name that may be part of a value. */
export function refusalOfExtra({ singular, declared }: Kind, field: string): string | undefined {
  if (!EXTRA_NAME.test(field))
    return 'nothing but names of fields: a letter, then letters, digits, dashes and underscores; put a text with a comma or a colon in quotes';
  if (Object.hasOwn(declared.shape, field))
    return `nothing, as ${field} is a field of every ${singular}: put it beside extra, not in it`;
  return SET_BY_SERVICE.includes(field) ? `nothing, as the service itself sets ${field}` : undefined;
}

/** True when the name of a field says that it is secret. */
export function isSecretName(field: string): boolean {
  return /pass|pwd|secret|token|credential|auth|dsn|(^|[_-])key$|(api|private|access)[_-]?key/i.test(field);
}
