import { compile, type AngleUnit, type Evaluator, type Scope } from '../expressions/evaluate.ts';
import { variablesOf, type Expression } from '../expressions/syntax.ts';
import type { Relation } from '../expressions/tokenize.ts';
import type { CurveFunction, PlotRelation } from './row.ts';

const probes = [-7.3, -3.1, -1.7, -0.6, 0.45, 1.9, 2.8, 6.1, 13.7, 57.3] as const;
const near = (a: number, b: number, scale: number) => Math.abs(a - b) <= 1e-9 * (1 + scale);

/**
 * Solves field(x, y) = 0 for y where the field is linear in y (2x + 3y = 6), found by probing:
 * a field that is linear at all probes counts as linear.
 */
function solveForY(field: (x: number, y: number) => number): CurveFunction | null {
  let seen = 0;
  for (const x of probes) {
    const at = field(x, 0);
    const slope = field(x, 1) - at;
    if (!Number.isFinite(at) || !Number.isFinite(slope)) continue;
    const scale = Math.abs(at) + Math.abs(slope);
    if (slope === 0) return null;
    for (const y of [-3, 2, 7.5]) if (!near(field(x, y), at + slope * y, scale * 10)) return null;
    seen += 1;
  }
  if (seen === 0) return null;
  return (x) => {
    const at = field(x, 0);
    return -at / (field(x, 1) - at);
  };
}

/** The function of x if one side is y alone and the other is free of y. */
function isolated(left: Expression, right: Expression): Expression | null {
  const isY = (side: Expression) => side.type === 'variable' && side.name === 'y';
  if (isY(left) && !variablesOf(right).has('y')) return right;
  return isY(right) && !variablesOf(left).has('y') ? left : null;
}

const asField = (evaluate: Evaluator, scope: Scope) => {
  // One object for all calls: a graph takes tens of thousands of them.
  const values: Record<string, number> = { ...scope, x: 0, y: 0 };
  return (x: number, y: number) => {
    values['x'] = x;
    values['y'] = y;
    return evaluate(values);
  };
};

/** The relation `left` (=, <, …) `right` with the parameters of `scope`. */
export function plotRelation(left: Expression, relation: Relation, right: Expression, scope: Scope, unit: AngleUnit): PlotRelation {
  const field = asField(compile({ type: 'binary', operator: '-', left, right }, unit), scope);
  const alone = isolated(left, right);
  const onlyX = !variablesOf(left).has('y') && !variablesOf(right).has('y');
  const explicit = (): CurveFunction | null => {
    if (onlyX) return null;
    if (!alone) return solveForY(field);
    const curve = asField(compile(alone, unit), scope);
    return (x) => curve(x, 0);
  };
  return { kind: 'relation', field, relation, onlyX, explicit: explicit() };
}
