import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

/** A value in an expression: JSON. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [name: string]: Value };

/** The contexts that expressions may name, as in `github` or `steps`. */
export type Contexts = Readonly<Record<string, Value>>;

/** The state so far of the job, or of the jobs it needs: the basis of `success()` and its like. */
export interface Standing {
  readonly hasFailed: boolean;
  /** True when everything before succeeded. A skipped step did not. */
  readonly hasSucceeded: boolean;
}

/** An expression that GitHub could evaluate and we cannot, or nobody can. */
export class ExpressionProblem extends Error {}

/** An expression in a text, braces and all. */
export const EXPRESSION = /\$\{\{((?:'(?:[^']|'')*'|[^'])*?)\}\}/g;
const STATUS_FUNCTION = /\b(success|failure|always|cancelled)\s*\(/i;
const QUOTED = /'(?:[^']|'')*'/g;
const FINE: Standing = { hasFailed: false, hasSucceeded: true };

/** Fills in the expressions of a text. Throws ExpressionProblem. */
export function fill(text: string, contexts: Contexts): string {
  return text.replace(EXPRESSION, (_, expression: string) =>
    evaluate(expression, contexts, FINE).coerceString(),
  );
}

/** Fills in each of several texts. */
export function fillAll(texts: Readonly<Record<string, string>>, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text, contexts)]));
}

/**
 * Tells whether an `if` holds. One that asks for no status holds only if everything before succeeded. Throws
 * ExpressionProblem.
 */
export function holds(condition: string | undefined, contexts: Contexts, standing: Standing): boolean {
  if (!standing.hasSucceeded && !asksForStatus(condition)) return false;
  const { expression, isText } = readCondition(condition);
  return isText ? fill(expression, contexts) !== '' : truthy(evaluate(expression, contexts, standing));
}

/** True for a condition that itself asks how things have gone so far, as `always()` does. */
export function asksForStatus(condition: string | undefined): boolean {
  const { expression, isText } = readCondition(condition);
  return !isText && STATUS_FUNCTION.test(expression.replace(QUOTED, ''));
}

/** A condition with text around its expressions is a text, and every text but the empty one is true. */
function readCondition(condition = ''): { expression: string; isText: boolean } {
  const text = condition.trim();
  if (text === '') return { expression: 'success()', isText: false };
  const [only] = text.matchAll(EXPRESSION);
  if (only === undefined) return { expression: text, isText: false };
  return only[0] === text ? { expression: only[1] ?? '', isText: false } : { expression: text, isText: true };
}

function evaluate(expression: string, contexts: Contexts, standing: Standing): data.ExpressionData {
  const functions = statusFunctions(standing);
  try {
    const { tokens } = new Lexer(expression.trim()).lex();
    const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
    const known = Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) }));
    const named = new Map(functions.map((one) => [one.name.toLowerCase(), one]));
    return new Evaluator(parsed, new data.Dictionary(...known), named).evaluate();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ExpressionProblem(`\${{ ${expression.trim()} }} cannot be evaluated: ${why}`, { cause: error });
  }
}

/** Nothing goes on after a cancel. */
function statusFunctions({ hasFailed, hasSucceeded }: Standing) {
  const status = (name: string, value: boolean) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value),
  });
  return [
    status('success', hasSucceeded),
    status('failure', hasFailed),
    status('cancelled', false),
    status('always', true),
  ];
}

function toData(value: Value): data.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver);
}
