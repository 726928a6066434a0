/** The neutral words for third-party products in the API document (its introduction). */
const PRODUCTS = ['blogapp', 'cloudstore', 'webframework', 'sqldb', 'chat_a', 'chat_b'] as const;
export const words = [...PRODUCTS, 'hosted_git_1', 'hosted_git_2', 'hosted_git_3'] as const;
export type Word = (typeof words)[number];

/** A service's spelling of a word; two of them where its paths have another one than its fields and values. */
type Spelling = string | { readonly path: string; readonly field: string };

/** The spellings of a service. A word that is left out is spelled as in the document. */
export type Vocabulary = { readonly [word in Word]?: Spelling };

/** The places where words stand; values have those of fields. */
export type Side = 'path' | 'field';

export function spelledAs(side: Side, spelling: Spelling): string {
  return typeof spelling === 'string' ? spelling : spelling[side];
}

/** Fields whose names begin with a word (sections 2 and 4). */
const NAMED_FIELDS =
  'blogapp webframework sqldb_version chat_a chat_b chat_a_webhook_url chat_b_webhook_url'.split(' ');

/** The only field with a word as its value. */
const VALUED = 'provider';

type Pairs = readonly (readonly [from: string, to: string])[];

/** Builds the translator to and from a service's words. It replaces all words at once, so that two may change places. */
export function createTranslator(vocabulary: Vocabulary) {
  const spelled = (side: Side): Pairs =>
    words.map((word) => [word, spelledAs(side, vocabulary[word] ?? word)]);
  const paths = new Map(spelled('path'));
  const values = spelled('field');
  const fields = NAMED_FIELDS.map((field) => {
    const [word, spelling] = values.find(([word]) => field.startsWith(word)) ?? ['', ''];
    return [field, field.replace(word, spelling)] as const;
  });
  const toService = translateBy(new Map(fields), new Map(values));
  const toDocument = translateBy(inverse(fields), inverse(values));
  return {
    path: (path: string): string => path.replace(/[^/]+/g, (segment) => paths.get(segment) ?? segment),
    /** Writes a body as JSON, and reads the JSON of an answer. */
    write: (body: unknown): string | undefined => JSON.stringify(body, toService),
    read: (json: string): unknown => JSON.parse(json, toDocument),
  };
}

function inverse(pairs: Pairs): ReadonlyMap<string, string> {
  return new Map(pairs.map(([from, to]) => [to, from]));
}

/** Returns a function that translates a value in JSON, and the names of its fields; JSON calls it for each value. */
function translateBy(fields: ReadonlyMap<string, string>, values: ReadonlyMap<string, string>) {
  const taken = new Set(fields.values());
  return (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return name === VALUED ? (values.get(value) ?? value) : value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    // A field that has no translation must not overwrite one that has the same name by translation.
    const kept = Object.entries(value).filter(([field]) => fields.has(field) || !taken.has(field));
    return Object.fromEntries(kept.map(([field, inner]) => [fields.get(field) ?? field, inner]));
  };
}
