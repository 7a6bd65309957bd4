/** The points worth knowing on a graph: zeros, turning points, intercepts, intersections. */
import { findTurns, findZeros, settle, type Search } from './find-roots.ts';
import type { CurveFunction, PlotRelation, Point, ReadRow } from './row.ts';
import type { Bounds } from './view.ts';

export type MarkKind = 'zero' | 'intercept' | 'minimum' | 'maximum' | 'intersection' | 'point';

export interface Mark {
  readonly kind: MarkKind;
  readonly at: Point;
  /** Numbers of the rows it belongs to. */
  readonly rows: readonly number[];
}

export interface Plot {
  readonly number: number;
  readonly relation: PlotRelation;
}

const samples = 400;
const isPoint = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y);

/** The relations among the rows that are drawn. */
export const plotsOf = (rows: readonly ReadRow[]): readonly Plot[] =>
  rows.flatMap(({ hidden, meaning, number }) => (!hidden && meaning.kind === 'relation' ? [{ number, relation: meaning }] : []));

interface Spans {
  readonly x: Search;
  readonly y: Search;
}

const onCurve = (f: CurveFunction, xs: readonly number[], spans: Spans): readonly Point[] => xs.map((x): Point => [x, settle(f(x), spans.y.to - spans.y.from)]);

function ownMarks({ number, relation }: Plot, spans: Spans): readonly Mark[] {
  const rows = [number];
  if (relation.onlyX) return findZeros((x) => relation.field(x, 0), spans.x).map((x) => ({ kind: 'zero', at: [x, 0], rows }));
  const f = relation.explicit;
  if (!f) {
    const zeros = findZeros((x) => relation.field(x, 0), spans.x).map((x): Mark => ({ kind: 'zero', at: [x, 0], rows }));
    const intercepts = findZeros((y) => relation.field(0, y), spans.y).map((y): Mark => ({ kind: 'intercept', at: [0, y], rows }));
    return [...zeros, ...intercepts];
  }
  const turns = findTurns(f, spans.x).map(({ x, kind }): Mark => ({ kind, at: [x, settle(f(x), spans.y.to - spans.y.from)], rows }));
  return [
    ...findZeros(f, spans.x).map((x): Mark => ({ kind: 'zero', at: [x, 0], rows })),
    ...turns,
    ...(spans.x.from <= 0 && spans.x.to >= 0 ? [{ kind: 'intercept', at: [0, settle(f(0), spans.y.to - spans.y.from)], rows } satisfies Mark] : []),
  ];
}

/** Intersections; those of two relations of which neither is y = f(x) or a vertical line are not looked for. */
function meetings(a: PlotRelation, b: PlotRelation, spans: Spans): readonly Point[] {
  if (a.onlyX && b.onlyX) return [];
  if (a.onlyX) {
    const xs = findZeros((x) => a.field(x, 0), spans.x);
    return xs.flatMap((x) => (b.explicit ? onCurve(b.explicit, [x], spans) : findZeros((y) => b.field(x, y), spans.y).map((y): Point => [x, y])));
  }
  const { explicit: f } = a;
  const { explicit: g } = b;
  if (f && g)
    return onCurve(
      f,
      findZeros((x) => f(x) - g(x), spans.x),
      spans,
    );
  if (f)
    return onCurve(
      f,
      findZeros((x) => b.field(x, f(x)), spans.x),
      spans,
    );
  return b.onlyX || g ? meetings(b, a, spans) : [];
}

/** All marks within the bounds. */
export function findMarks(rows: readonly ReadRow[], { xMin, xMax, yMin, yMax }: Bounds): readonly Mark[] {
  const spans: Spans = { x: { from: xMin, to: xMax, samples }, y: { from: yMin, to: yMax, samples } };
  const plots = plotsOf(rows);
  const own = plots.flatMap((plot) => ownMarks(plot, spans));
  const shared = plots.flatMap((a, index) =>
    plots
      .slice(index + 1)
      .flatMap((b) => meetings(a.relation, b.relation, spans).map((at): Mark => ({ kind: 'intersection', at, rows: [a.number, b.number] }))),
  );
  const points = rows.flatMap(({ hidden, meaning, number }) =>
    !hidden && meaning.kind === 'points' ? meaning.points.map((at): Mark => ({ kind: 'point', at, rows: [number] })) : [],
  );
  return [...points, ...own, ...shared].filter(({ at }) => isPoint(at) && at[0] >= xMin && at[0] <= xMax && at[1] >= yMin && at[1] <= yMax);
}
