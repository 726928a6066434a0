import { type OtherAnswer, type PlainFault, textOf } from '../faults.ts';
import type { Answer } from './api.ts';

/** The effect that a request has nevertheless. */
export type Effect = 'none' | 'now' | { readonly afterMs: number };

/** The way in which a request goes wrong: in the words of all stand-ins, or in those of a service that is only simulated. */
export type Fault = PlainFault | Special;

export type Special =
  | { readonly how: 'refuse'; readonly status: number }
  | { readonly how: 'limit'; readonly retryAfter: string | null }
  /** `stall`: no answer, with the connection open. */
  | {
      readonly how: 'reset' | 'cut' | 'garbage' | 'html' | 'huge' | 'redirect' | 'stall';
      readonly effect: Effect;
    }
  /** Another answer than the usual one. */
  | (Omit<OtherAnswer, 'effect'> & { readonly how: 'answer'; readonly effect: Effect })
  /** A good answer, so much later. */
  | { readonly how: 'late'; readonly ms: number }
  /** A good answer with an empty text, as of a service that fails to read a file; other answers are as usual. */
  | { readonly how: 'blank' }
  /** A good answer that says nothing, as of a service that shows less than others. */
  | { readonly how: 'empty' }
  /** A good answer to something that is never done. */
  | { readonly how: 'lie' }
  /** A GET is answered as before the run. */
  | { readonly how: 'stale' }
  /** A GET is answered with something else than was asked for, as by a cache that mixes up answers. */
  | { readonly how: 'strange' };

/** The same fault in the words of the simulator. */
export function specialOf(fault: Fault | undefined): Special | undefined {
  if (fault === 'reset') return { how: 'reset', effect: 'none' };
  if (fault === 'lose-answer') return { how: 'reset', effect: 'now' };
  return fault === undefined || 'how' in fault ? fault : { how: 'answer', effect: 'none', ...fault };
}

/** The effect of a request that meets a fault. */
export function effectOf(fault: Special | undefined): Effect {
  if (fault !== undefined && 'effect' in fault) return fault.effect;
  return goesThrough(fault) ? 'now' : 'none';
}

/** True if a write takes effect and only its answer is another one, or later. */
export function goesThrough(fault: Special | undefined): boolean {
  return fault === undefined || ['empty', 'stale', 'late', 'blank'].includes(fault.how);
}

/** True if the usual answer does not arrive, nor a part of it. */
export function hidesAnswer(fault: Special | undefined): boolean {
  return fault !== undefined && !['late', 'blank', 'stale', 'strange', 'cut'].includes(fault.how);
}

type WholeAnswer = readonly [status: number, text: string, headers?: OtherAnswer['headers']];

const ODD_ANSWERS: ReadonlyMap<Special['how'] | undefined, WholeAnswer> = new Map([
  ['garbage', [200, '\0{"data"']],
  ['html', [200, '<!doctype html>', { 'content-type': 'text/html' }]],
  ['huge', [200, JSON.stringify({ data: 'x'.repeat(8 * 1024 * 1024) })]],
  ['redirect', [302, '', { location: 'http://127.0.0.1:1/' }]],
]);

/** The answer of a request that meets a fault, except one that breaks off. */
export function wholeAnswer(fault: Special | undefined, usual: Answer): WholeAnswer {
  const text = textOf(usual.body);
  switch (fault?.how) {
    case 'answer':
      return [fault.status, textOf(fault.body), fault.headers];
    case 'refuse':
      return [fault.status, textOf({ message: 'No.', errors: { it: ['No.'] } })];
    case 'limit':
      return [429, '', fault.retryAfter === null ? {} : { 'retry-after': fault.retryAfter }];
    case 'blank':
      return [usual.status, text.replace(/"(content|deploy_script)":"([^"\\]|\\.)*"/, '"$1":""')];
    case 'empty':
      // A refusal says so.
      return [usual.status, usual.status < 400 ? 'null' : text];
    case 'strange':
      return [usual.status, textOf(strange(usual.body))];
    default:
      return ODD_ANSWERS.get(fault?.how) ?? [usual.status, text];
  }
}

/** The same answer about something else; a list holds it twice. A text that nothing tells from another stays as it is. */
export function strange(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return [...body, ...body];
  const { data } = { data: undefined, ...body };
  if (data !== undefined) return { ...body, data: strange(data) };
  return 'id' in body || 'description' in body ? { ...body, id: 999, site_id: 999 } : body;
}
