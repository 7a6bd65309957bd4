/** Finds out what each row means: definitions first, then the rows that use them. */
import { evaluate, otherUnit, type Result } from '../language/calculate.ts';
import { compile, isConstant, shownName, type Context } from '../language/compile.ts';
import { exactValue } from '../language/exact.ts';
import { ExpressionError } from '../language/expression-error.ts';
import { parseExpression, parseStatement } from '../language/parse.ts';
import type { AngleUnit } from '../language/real.ts';
import { allParts, angular, isCondition, usesAngles, type Condition, type Expression } from '../language/syntax.ts';
import { tokenize, type Token } from '../language/tokens.ts';
import type { Numbers, Point } from '../language/values.ts';
import { readTable } from './columns.ts';
import { alwaysOrNever, drawable, planeOf, relationDrawing } from './curves.ts';
import { findDefinitions, functionHead, isPlainNumber, letterHead, needs, type Known, type ReadTokens } from './definitions.ts';
import { addFits, fitDrawing, isFitRow } from './fit-rows.ts';
import { parametricDrawing, polarDrawing, polygonDrawing } from './paths.ts';
import { unsupportedMessage } from './unsupported.ts';
import { emptyDrawing, type Drawing, type Handle, type Meaning, type ReadRow, type Row } from './row.ts';

const isY: Expression = { type: 'name', name: 'y' };
/** @throws ExpressionError naming all letters without a value at once */
function requireKnown(expressions: readonly Expression[], { context }: Known, running: readonly string[]): void {
  const used = new Set(expressions.flatMap((expression) => [...needs(expression, context.functions)]));
  const missing = [...used].filter((name) => !context.names.has(name) && !isConstant(name) && !context.functions.has(name) && !running.includes(name));
  if (missing.length < 2) return;
  const shown = missing.map((name) => `“${shownName(name)}”`);
  throw new ExpressionError(`${shown.slice(0, -1).join(', ')} and ${shown.at(-1)} have no values yet.`, missing);
}

const equation = (left: Expression, right: Expression): Condition => ({ operands: [left, right], signs: ['='] });

/** Whether the angle unit plays a part, also inside the student's functions. */
const isAngular = (expression: Expression, { context }: Known): boolean =>
  usesAngles(expression) || [...allParts(expression)].some((part) => part.type === 'apply' && usesAngles(context.functions.get(part.name)?.body ?? isY));

function otherValue(expression: Expression, known: Known, here: Result): number | Numbers | null {
  if (!isAngular(expression, known)) return null;
  const there = evaluate(expression, { ...known.context, unit: otherUnit(known.context.unit) });
  const isOther = (a: number, b: number | undefined) => Number.isFinite(a) && !(Math.abs(a - (b ?? Number.NaN)) <= 1e-9);
  if (there.type === 'number' && here.type === 'number') return isOther(there.value, here.value) ? there.value : null;
  if (there.type === 'list' && here.type === 'list') return there.value.some((value, index) => isOther(value, here.value[index])) ? there.value : null;
  return null;
}

/** Letters with sliders and plain numbers can be dragged. */
function handleOf(part: Expression, known: Known): Handle | null {
  if (part.type === 'number' || (part.type === 'negate' && part.of.type === 'number')) return { kind: 'text' };
  return part.type === 'name' && known.plain.has(part.name) ? { kind: 'letter', name: part.name } : null;
}

function pointsDrawing(points: readonly Point[], expressions: readonly Expression[], known: Known, value: Result | null): Drawing {
  const [only] = expressions;
  const handles = only?.type === 'point' ? [handleOf(only.x, known), handleOf(only.y, known)] : [];
  return { ...emptyDrawing, points, handles, value };
}

function letterMeaning(name: string, body: readonly Token[], row: Row, known: Known): Meaning {
  const shown = shownName(name);
  const home = known.homes.get(name);
  if (home !== undefined && home !== row.id)
    throw new ExpressionError(`“${shown}” already has a value in another row. Use another letter or delete one of them.`);
  const expression = parseExpression(body, new Set(known.context.functions.keys()));
  const needed = needs(expression, known.context.functions);
  if (needed.has(name)) throw new ExpressionError(`“${shown}” is defined in terms of itself.`);
  if (needed.has('x') || needed.has('y'))
    throw new ExpressionError(`Write y = … to draw a curve, or ${shown}(x) = … for a function; “${shown}” can only be a number.`);
  requireKnown([expression], known, []);
  const result = known.results.get(name) ?? evaluate(expression, known.context);
  if (result.type === 'point' || result.type === 'points') {
    return pointsDrawing(result.type === 'point' ? [result.value] : result.value, [expression], known, result);
  }
  return { kind: 'parameter', name, result, slider: isPlainNumber(body), otherUnit: otherValue(expression, known, result) };
}

function valueMeaning(expression: Expression, row: Row, known: Known): Meaning {
  const plane = planeOf(known.context);
  const used = needs(expression, known.context.functions);
  requireKnown([expression], known, ['x', 'y', 't', 'theta']);
  const isPath = used.has('t') && !known.context.names.has('t');
  if (isPath && !used.has('x') && !used.has('y')) {
    const path = parametricDrawing(expression, row, plane);
    if (path) return drawable(path, plane);
  }
  if (used.has('y')) throw new ExpressionError('Write an equation, for example x + y = 5.');
  if (used.has('x')) return drawable(relationDrawing(equation(isY, expression), plane), plane);
  if (used.has('theta')) return drawable(polarDrawing(equation({ type: 'name', name: 'r' }, expression), plane), plane);
  const exact = exactValue(expression, { names: known.exact, functions: known.context.functions });
  const result = evaluate(expression, known.context, exact);
  if (result.type === 'point') return pointsDrawing([result.value], [expression], known, expression.type === 'point' ? null : result);
  if (result.type === 'points') return pointsDrawing(result.value, [], known, null);
  return { kind: 'value', result, otherUnit: otherValue(expression, known, result) };
}

function conditionMeaning(condition: Condition, known: Known): Meaning {
  const plane = planeOf(known.context);
  const used = new Set(condition.operands.flatMap((operand) => [...needs(operand, known.context.functions)]));
  const [left] = condition.operands;
  requireKnown(condition.operands, known, ['x', 'y', 'theta', 'r']);
  const unknown = [...used].filter((name) => !known.context.names.has(name) && !isConstant(name) && !known.context.functions.has(name));
  if (condition.signs[0] === '=' && unknown.length === 1 && !['x', 'y', 'theta', 'r'].includes(unknown[0] ?? ''))
    throw new ExpressionError(`“${shownName(unknown[0] ?? '')}” has no value yet. To solve for it, call it x.`, unknown);
  const polar = (used.has('theta') && !known.context.names.has('theta')) || (left?.type === 'name' && left.name === 'r');
  if (polar && !used.has('x') && !used.has('y')) return drawable(polarDrawing(condition, plane), plane);
  const always = alwaysOrNever(condition, used, plane);
  if (always) return always;
  if (used.has('x') || used.has('y')) return drawable(relationDrawing(condition, plane), plane);
  const all: Expression = {
    type: 'piecewise',
    branches: [{ when: condition, value: { type: 'number', value: 1, text: '1' } }],
    otherwise: { type: 'number', value: 0, text: '0' },
  };
  const holdsIn = (unit: AngleUnit) => {
    const truth = compile(all, { ...known.context, unit });
    if (truth.type !== 'number') throw new ExpressionError('To compare lists, use brackets: L[L > 3].');
    return truth.run() === 1;
  };
  const { unit } = known.context;
  const holds = holdsIn(unit);
  return { kind: 'truth', holds, angles: isAngular(all, known) && holdsIn(otherUnit(unit)) !== holds };
}

/** (1, 2), (3, 4): several points in a row, without brackets. */
function separatePoints(tokens: readonly Token[], functions: ReadonlySet<string>): readonly Expression[] | null {
  let depth = 0;
  const commas = tokens.flatMap((token, index) => {
    if (token.kind !== 'sign') return [];
    if ('([{'.includes(token.sign)) depth += 1;
    if (')]}'.includes(token.sign)) depth -= 1;
    return depth === 0 && token.sign === ',' ? [index] : [];
  });
  if (commas.length === 0 || tokens[0]?.kind !== 'sign' || tokens[0].sign !== '(') return null;
  const ends = [...commas, tokens.length];
  const found = ends.map((end, index) => parseExpression(tokens.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end), functions));
  return found.every(({ type }) => type === 'point') ? found : null;
}

function meaningOf({ row, tokens: told }: ReadTokens, known: Known): Meaning {
  if (row.table) return { kind: 'table', ...readTable(row, known.context) };
  if (row.text.trim() === '') return { kind: 'empty' };
  const note = /^\s*["“](.*?)["”]?\s*$/.exec(row.text)?.[1];
  if (note !== undefined) return { kind: 'note', text: note };
  // What cannot be taken apart says why.
  const tokens = told.length > 0 ? told : tokenize(row.text);
  if (isFitRow(tokens)) return fitDrawing(tokens, known);
  const { context } = known;
  const functions = new Set(context.functions.keys());
  const corners = cornersOf(tokens);
  if (corners) {
    const list = parseExpression(corners, functions);
    const [only, more] = list.type === 'list' ? list.items : [];
    return polygonDrawing(compile(only && !more ? only : list, context));
  }
  const head = functionHead(tokens);
  if (head) return functionMeaning(head.name, head.parameters, head.body, row, known);
  const letter = letterHead(tokens);
  if (letter && letter.name !== 'r') return letterMeaning(letter.name, letter.body, row, known);
  const points = separatePoints(tokens, functions);
  if (points)
    return pointsDrawing(
      points.flatMap((point) => pointValue(point, context)),
      [],
      known,
      null,
    );
  const statement = parseStatement(tokens, functions);
  return isCondition(statement) ? conditionMeaning(statement, known) : valueMeaning(statement, row, known);
}

/** polygon(A, B, C): its corners as a list. */
function cornersOf(tokens: readonly Token[]): readonly Token[] | null {
  const [word, open, ...rest] = tokens;
  if (word?.kind !== 'name' || word.name !== 'polygon' || open?.kind !== 'sign' || open.sign !== '(') return null;
  const count = (sign: string) => rest.filter((token) => token.kind === 'sign' && token.sign === sign).length;
  // Its own parenthesis may still be open while it is typed.
  const inside = count(')') > count('(') ? rest.slice(0, -1) : rest;
  return [{ kind: 'sign', sign: '[' }, ...inside, { kind: 'sign', sign: ']' }];
}

function pointValue(expression: Expression, context: Context): readonly Point[] {
  const value = compile(expression, context);
  return value.type === 'point' ? [value.run()] : value.type === 'points' ? value.run() : [];
}

function functionMeaning(name: string, parameters: readonly string[], body: readonly Token[], row: Row, known: Known): Meaning {
  if (known.homes.get(name) !== row.id)
    throw new ExpressionError(
      `“${shownName(name)}” is already defined in another row. To see where it equals something, write y = ${shownName(name)}(x) and y = … in two rows; for another function use another letter.`,
    );
  const expression = parseExpression(body, new Set(known.context.functions.keys()));
  const plane = planeOf(known.context);
  const [parameter, more] = parameters;
  const { cells } = plane;
  const names = new Map(plane.context.names);
  for (const one of parameters) names.set(one, { type: 'number', run: () => cells.x });
  const inner = { ...plane.context, names, inside: [name] };
  const value = compile(expression, inner);
  // A function of several values, or with other values than numbers, is only there for other rows.
  if (more !== undefined || value.type === 'point' || value.type === 'points') return { kind: 'note', text: '' };
  const used: Expression = { type: 'apply', name, args: [{ type: 'name', name: parameter === 'y' ? 'y' : 'x' }] };
  return drawable(relationDrawing(parameter === 'y' ? equation({ type: 'name', name: 'x' }, used) : equation(isY, used), plane), plane);
}

/** Everything the rows know of each other, regressions included. */
export const knownTo = (withTokens: readonly ReadTokens[], unit: AngleUnit): Known => addFits(withTokens, findDefinitions(withTokens, unit));

/** Reads rows; a wrong one never disturbs the others. `kept` gives the meaning of a row that is still the same. */
export function readRowsWith(withTokens: readonly ReadTokens[], known: Known, kept: (row: Row) => Meaning | null): readonly ReadRow[] {
  return withTokens.map((given, index): ReadRow => {
    const { row, tokens } = given;
    const number = index + 1;
    const same = kept(row);
    if (same) return { ...row, number, meaning: same };
    try {
      const meaning = meaningOf(given, known);
      const angles = meaning.kind === 'drawing' && tokens.some((token) => token.kind === 'name' && angular.has(token.name));
      return { ...row, number, meaning: angles && meaning.kind === 'drawing' ? { ...meaning, angles: true } : meaning };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const unsupported = unsupportedMessage(row.text);
      if (unsupported !== undefined) return { ...row, number, meaning: { kind: 'error', message: unsupported, missing: [] } };
      const word = unknownWord(row.text, error.missing);
      if (word) return { ...row, number, meaning: { kind: 'error', message: wordMessage(word), missing: [] } };
      const missing = error.missing.filter((name) => !known.homes.has(name) && name !== 'x' && name !== 'y' && name !== 'theta' && name !== 'ans');
      return { ...row, number, meaning: { kind: 'error', message: error.message, missing } };
    }
  });
}

const isJoining = /\b(?:and|for|if|when|where|with)\b/i;
const wordMessage = (word: string): string =>
  `The calculator does not know the word “${word}”.${isJoining.test(word) ? ' A condition goes in braces: y = 2x {x > 0}.' : ''}`;

/** A word like “boxplot”, which would otherwise be letters that have no values. */
const unknownWord = (text: string, missing: readonly string[]): string | undefined =>
  (missing.length > 0 ? isJoining.exec(text)?.[0] : undefined) ??
  text.match(/[a-z]{4,}/gi)?.find((word) => missing.filter((letter) => word.includes(letter)).length > 2);
