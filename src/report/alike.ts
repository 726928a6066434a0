import { nameOfTarget } from '../outcome/ended-targets.ts';
import type { TargetReport } from '../outcome/report.ts';
import { rollbackEnd } from './headline.ts';
import { escapeMarkdown, type Prose } from './markdown.ts';

/** Targets of which the same can be told. */
interface Alike {
  readonly targets: readonly TargetReport[];
  readonly first: TargetReport;
  /** Writes text as Markdown; of several targets with `<site>` for the domain. */
  readonly say: Prose['say'];
}

/** Groups targets of which the same can be told, except for their domains. */
export function groupAlike(
  targets: readonly TargetReport[],
  prose: Prose,
  tell: (target: TargetReport, say: Prose['say']) => unknown,
): Alike[] {
  // Escaping takes time, so the keys are plain text.
  const groups = Map.groupBy(targets, (target) =>
    JSON.stringify(tell(target, (text) => withoutDomain(text, target, prose))),
  );
  return [...groups.values()].flatMap((alike) => {
    const [first, ...others] = alike;
    if (first === undefined) return [];
    const sayOfAll = (text: string): string => escapeMarkdown(withoutDomain(text, first, prose));
    return [{ targets: alike, first, say: others.length === 0 ? prose.say : sayOfAll }];
  });
}

function withoutDomain(text: string, { site }: TargetReport, prose: Prose): string {
  // Replaced only after secrets are hidden: one that holds the domain would not be recognized any more.
  const line = prose.line(text);
  if (!/^[\w.-]{4,253}$/.test(site)) return line;
  const name = new RegExp(`(?<![\\w.-])${site.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`, 'gi');
  return line.replace(name, '<site>');
}

/** The names of targets, each with the end of its rollback. */
export function namesOf(targets: readonly TargetReport[], { list, say }: Prose): string {
  const name = (target: TargetReport): string => {
    const back = target.run === undefined ? '' : rollbackEnd(target.run).replace(/^, /, '');
    return `${say(nameOfTarget(target))}${back === '' ? '' : ` (${say(back)})`}`;
  };
  return list(targets, name, 'targets').join(', ');
}
