import { compile, type AngleUnit, type Scope } from './evaluate.ts';
import { parseExpression } from './parse.ts';
import { variablesOf } from './syntax.ts';
import { ExpressionError, tokenize } from './tokenize.ts';

export type Calculation = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly message: string };

/** Runs `work`; an ExpressionError becomes its message. */
export function attempt<Value>(work: () => Value): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string } {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, message: error.message };
    throw error;
  }
}

function compute(text: string, unit: AngleUnit, scope: Scope): number {
  const tokens = tokenize(text);
  if (tokens.some(({ kind }) => kind === 'relation')) throw new ExpressionError('Equations belong in the graphing calculator.');
  const expression = parseExpression(tokens);
  for (const name of variablesOf(expression)) {
    if (scope[name] === undefined) throw new ExpressionError(name === 'ans' ? 'There is no earlier answer yet.' : `“${name}” has no value here.`);
  }
  const value = compile(expression, unit)(scope);
  if (Number.isNaN(value)) throw new ExpressionError('Undefined: there is no real number for this.');
  if (!Number.isFinite(value)) throw new ExpressionError('Undefined: this divides by zero or is too large.');
  return value;
}

/** The value of an expression without unknowns; `ans` is the previous answer. */
export const calculate = (text: string, unit: AngleUnit, ans: number | null): Calculation => attempt(() => compute(text, unit, ans === null ? {} : { ans }));
