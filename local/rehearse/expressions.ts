import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

/** The contexts that expressions may name, as in `github` or `steps`: JSON. */
export type Contexts = Readonly<Record<string, unknown>>;

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
  return truthy(evaluate(expressionOf(condition), contexts, standing));
}

/** True for a condition that itself asks how things have gone so far, as `always()` does. */
export function asksForStatus(condition: string | undefined): boolean {
  return STATUS_FUNCTION.test(expressionOf(condition).replace(QUOTED, ''));
}

/** A condition with text around its expressions is a text, which is true. */
function expressionOf(condition = ''): string {
  const text = condition.trim() || 'success()';
  const [only] = text.matchAll(EXPRESSION);
  if (only === undefined) return text;
  return only[0] === text ? (only[1] ?? '') : 'true';
}

/** Nothing goes on after a cancel. */
function evaluate(expression: string, contexts: Contexts, standing: Standing): data.ExpressionData {
  const { hasSucceeded: success, hasFailed: failure } = standing;
  const statuses = Object.entries({ success, failure, cancelled: false, always: true });
  const functions = statuses.map(([name, value]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value),
  }));
  try {
    const { tokens } = new Lexer(expression.trim()).lex();
    const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
    const known = Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) }));
    const named = new Map(functions.map((one) => [one.name, one]));
    return new Evaluator(parsed, new data.Dictionary(...known), named).evaluate();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ExpressionProblem(`\${{ ${expression.trim()} }} cannot be evaluated: ${why}`, { cause: error });
  }
}

function toData(value: unknown): data.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver);
}
