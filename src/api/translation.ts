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

/** The most levels to translate. No answer in the document is nested deeper. */
const MOST_LEVELS = 6;

/** Builds the translator to and from a service's words. It replaces all words at once, so that two may change places. */
export function createTranslator(vocabulary: Vocabulary) {
  const paths = spellingsIn('path', vocabulary);
  const spellings = spellingsIn('field', vocabulary);
  const renamed = NAMED_FIELDS.map((field): [string, string] => {
    const word = words.find((each) => field.startsWith(each)) ?? '';
    return [field, field.replace(word, spellings.get(word) ?? word)];
  });
  const fields = new Map(renamed);
  const toService = { fields, values: spellings };
  const toDocument = { fields: inverse(fields), values: inverse(spellings) };
  const isNeutral = spellings.size === 0;
  return {
    path: (path: string): string =>
      path
        .split('/')
        .map((segment) => paths.get(segment) ?? segment)
        .join('/'),
    body: (body: unknown): unknown => (isNeutral ? body : translate(body, toService, MOST_LEVELS)),
    answer: (answer: unknown): unknown => (isNeutral ? answer : translate(answer, toDocument, MOST_LEVELS)),
  };
}

/** The spellings that are not the document's own. */
function spellingsIn(side: Side, vocabulary: Vocabulary): ReadonlyMap<string, string> {
  const spelled = words.map((word): [string, string] => [word, spelledAs(side, vocabulary[word] ?? word)]);
  return new Map(spelled.filter(([word, spelling]) => spelling !== word));
}

type Dictionary = Readonly<Record<'fields' | 'values', ReadonlyMap<string, string>>>;

function translate(value: unknown, dictionary: Dictionary, levels: number): unknown {
  if (typeof value !== 'object' || value === null || levels === 0) return value;
  if (Array.isArray(value)) return value.map((item) => translate(item, dictionary, levels - 1));
  const { fields, values } = dictionary;
  const taken = new Set(fields.values());
  const entries = Object.entries(value)
    // An untranslated field must not overwrite a translated one of the same name.
    .filter(([name]) => fields.has(name) || !taken.has(name))
    .map(([name, inner]) => [
      fields.get(name) ?? name,
      name === VALUED && typeof inner === 'string'
        ? (values.get(inner) ?? inner)
        : translate(inner, dictionary, levels - 1),
    ]);
  return Object.fromEntries(entries);
}

function inverse(map: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...map].map(([from, to]) => [to, from]));
}
