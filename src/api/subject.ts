import { integer, unwrap } from './endpoint.ts';

/** The ids that an answer must have where it shows them, by field: `{ server_id: 1, id: 2 }` for a site. */
export type Subject = Readonly<Record<string, number>>;

/** Returns the subject of a path template. A path that ends with an id asks for that record, any other for what belongs to it. */
export function subjectOf(path: string, ids: Readonly<Record<string, number | string>>): Subject {
  const named = Object.entries(ids).flatMap(([name, id]): [string, number][] => {
    if (typeof id !== 'number' || !path.includes(`{${name}}`)) return [];
    return [[path.endsWith(`{${name}}`) ? 'id' : `${name}_id`, id]];
  });
  return Object.fromEntries(named);
}

/**
 * Says what shows that an answer is not about its subject, as when a cache mixes answers up; undefined if nothing does. A field
 * that is missing or has another type shows nothing.
 */
export function strangeIn(answer: unknown, subject: Subject): string | undefined {
  const inner = unwrap(answer);
  const items: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
  const seen = new Set<unknown>();
  for (const item of items) {
    const id = idIn(item, 'id');
    if (id !== undefined && seen.has(id)) return `the id ${id} twice`;
    seen.add(id);
    for (const [field, wanted] of Object.entries(subject)) {
      const shown = idIn(item, field);
      if (shown !== undefined && shown !== wanted) return `the ${field} ${shown} instead of ${wanted}`;
    }
  }
  return undefined;
}

function idIn(record: unknown, field: string): number | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  return integer.safeParse(Object.getOwnPropertyDescriptor(record, field)?.value).data;
}
