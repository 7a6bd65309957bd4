/** A graph in words. */
import { formatNumber } from '../language/fraction.ts';
import { exactForm, pointText } from '../language/format.ts';
import type { Point } from '../language/values.ts';
import type { ReadRow } from '../rows/row.ts';
import { drawingsOf, pointsOfRows, plotsOf, type Mark, type MarkKind, type Plot } from './marks.ts';
import { isSameCurve } from './same-curve.ts';
import { viewOf, type Bounds } from './view.ts';

const shown = 8;
const number = (value: number) => formatNumber(value, 6);
/** (√2, 0) ≈ (1.41421, 0): the exact coordinates first, where they say more. */
export function exactPointText([x, y]: Point): string {
  const decimal = pointText([x, y]);
  const exact = `(${exactForm(x) ?? number(x)}, ${exactForm(y) ?? number(y)})`;
  if (exact === decimal || isShort(x, y)) return decimal;
  return `${exact} ≈ ${decimal}`;
}
/** 0.25 is as good as 1/4. */
const isShort = (...values: readonly number[]) => values.every((value) => Number(value.toFixed(3)) === value);

const listed = (texts: readonly string[]) => {
  const first = texts.slice(0, shown);
  if (texts.length > shown) return `${first.join(', ')} and ${texts.length - shown} more`;
  return first.length < 2 ? first.join('') : `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`;
};

const spoken: readonly (readonly [RegExp, string])[] = [
  [/\^2(?!\d)|²/g, ' squared '],
  [/\^3(?!\d)|³/g, ' cubed '],
  [/\^\{([^{}]*)\}/g, ' to the power ($1) '],
  [/\^/g, ' to the power '],
  [/√|sqrt/g, ' square root of '],
  [/<=|≤/g, ' ≤ '],
  [/>=|≥/g, ' ≥ '],
  [/\|(\w*)\|/g, ' absolute value of $1 '],
  [/\|([^|]*)\|/g, ' absolute value of ($1) '],
  [/[-−]/g, ' − '],
  [/([+*×/÷=<>])/g, ' $1 '],
  [/\s+/g, ' '],
  [/ (?=[),:}\]])|(?<=[([{]) /g, ''],
];
/** Roughly how an expression is said. */
export const spokenExpression = (text: string): string => spoken.reduce((result, [pattern, words]) => result.replace(pattern, words), text).trim();

const names = {
  zero: 'zero',
  intercept: 'y-intercept',
  minimum: 'minimum',
  maximum: 'maximum',
  intersection: 'intersection',
  point: 'point',
} as const satisfies Record<MarkKind, string>;
export const markName = ({ kind, rows }: Mark): string => (kind === 'intersection' ? `intersection of ${rows.join(' and ')}` : names[kind]);

const plural = (count: number, one: string, more = `${one}s`) => (count === 1 ? one : more);

function ownFacts(row: ReadRow, marks: readonly Mark[]): readonly string[] {
  const of = (kind: MarkKind) => marks.filter((mark) => mark.kind === kind && mark.rows.includes(row.number));
  const [zeros, intercepts, minima, maxima] = [of('zero'), of('intercept'), of('minimum'), of('maximum')];
  const points = (label: string, found: readonly Mark[], more?: string) =>
    found.length === 0 ? [] : [`${plural(found.length, label, more)} ${listed(found.map(({ at }) => pointText(at)))}`];
  return [
    ...(zeros.length === 0 ? [] : [`${plural(zeros.length, 'zero')} at x = ${listed(zeros.map(({ at }) => number(at[0])))}`]),
    ...points('y-intercept', intercepts),
    ...points('minimum', minima, 'minima'),
    ...points('maximum', maxima, 'maxima'),
  ];
}

/** Pairs of rows whose curves lie on each other: they have no separate intersections, and only one of them is seen. */
function sameGraphs(plots: readonly Plot[], bounds: Bounds): readonly (readonly [number, number])[] {
  const size = { width: 300, height: 300 };
  const view = viewOf(bounds, size);
  return plots.flatMap((one, index) =>
    plots
      .slice(index + 1)
      .flatMap((other) =>
        view && one.number !== other.number && isSameCurve(one.curve, other.curve, view, size) ? [[one.number, other.number] as const] : [],
      ),
  );
}

/** One sentence for each thing drawn and one for each pair of curves that meet; for the given window. */
export function summarize(rows: readonly ReadRow[], marks: readonly Mark[], bounds: Bounds): readonly string[] {
  const plots = new Set(plotsOf(rows).map((plot) => plot.number));
  const shaded = new Set(drawingsOf(rows).flatMap(({ number: row, drawing }) => (drawing.region ? [row] : [])));
  const dots = new Map(pointsOfRows(rows).map(({ number: row, points }) => [row, points]));
  const drawn = rows.flatMap((row) => {
    if (row.hidden) return [];
    const own = dots.get(row.number);
    const label = row.label ? ` “${row.label}”` : '';
    const isPolygon = row.meaning.kind === 'drawing' && row.meaning.curves.length > 0;
    if (own)
      return [`${row.number}: ${isPolygon ? 'polygon with corners' : plural(own.length, 'point')} ${listed(own.map((point) => pointText(point)))}${label}.`];
    if (!plots.has(row.number) || row.meaning.kind !== 'drawing') return [];
    const facts = ownFacts(row, marks);
    const strict = row.meaning.curves.some((curve) => curve.strict) ? ', border dashed and not included' : ', border included';
    const shade = row.meaning.region ? `, shaded region${strict}` : '';
    return [`${row.number}: ${spokenExpression(row.text)}${shade}${facts.length > 0 ? `: ${facts.join('; ')}` : ''}.`];
  });
  const met = marks.filter(({ kind }) => kind === 'intersection');
  const pairs = [...new Set(met.map(({ rows: pair }) => pair.join(' and ')))];
  const intersections = pairs.map(
    (pair) => `${pair} meet at ${listed(met.filter((mark) => mark.rows.join(' and ') === pair).map(({ at }) => pointText(at)))}.`,
  );
  const window = `Window: x from ${number(bounds.xMin)} to ${number(bounds.xMax)}, y from ${number(bounds.yMin)} to ${number(bounds.yMax)}.`;
  const same = sameGraphs(plotsOf(rows), bounds).map(
    ([a, b]) => `${a} and ${b} ${[a, b].some((row) => shaded.has(row)) ? 'have the same border' : 'are the same graph'}.`,
  );
  return drawn.length === 0 ? ['Nothing is drawn yet.', window] : [...drawn, ...intersections, ...same, window];
}
