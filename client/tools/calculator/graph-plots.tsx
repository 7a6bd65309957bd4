import { memo, useMemo } from 'react';
import { contourPath, regionPath } from '../graph/field-path.ts';
import { curvePath } from '../graph/curve-path.ts';
import { findZeros } from '../graph/find-roots.ts';
import { plotsOf, type Plot } from '../graph/marks.ts';
import type { Point, ReadRow } from '../graph/row.ts';
import { boundsOf, toPixels, type Size, type View } from '../graph/view.ts';
import { plotStyle, strictDash } from './plot-styles.ts';

function linePath({ relation }: Plot, view: View, size: Size): string {
  if (relation.explicit) return curvePath(relation.explicit, view, size);
  if (!relation.onlyX) return contourPath(relation.field, view, size);
  const { xMin, xMax } = boundsOf(view, size);
  return findZeros((x) => relation.field(x, 0), { from: xMin, to: xMax, samples: 400 })
    .map((x) => `M${toPixels(view, size, [x, 0])[0].toFixed(1)} 0V${size.height}`)
    .join('');
}

function regionOf({ relation }: Plot, view: View, size: Size): string {
  if (relation.relation === '=') return '';
  return regionPath(relation.field, relation.relation === '<' || relation.relation === '≤' ? -1 : 1, view, size);
}

/** A place for the row's number: on its curve, near the right edge, else on any piece of it. */
function labelPlace({ relation }: Plot, path: string, view: View, size: Size): Point | null {
  const f = relation.explicit;
  const inside = ([x, y]: Point) => x > 16 && x < size.width - 16 && y > 16 && y < size.height - 16;
  if (f) {
    const { xMin, xMax } = boundsOf(view, size);
    for (let step = 0; step <= 40; step += 1) {
      const x = xMax - ((xMax - xMin) * (step + 1.5)) / 42;
      const place = toPixels(view, size, [x, f(x)]);
      if (inside(place)) return place;
    }
    return null;
  }
  const places = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), relation.onlyX ? 24 : Number(y)]).filter(inside);
  return places[Math.floor(places.length / 7)] ?? null;
}

/** One relation: shaded region, line, number. */
const PlotLine = memo(function PlotLine({
  plot,
  view,
  size,
  active,
}: {
  readonly plot: Plot;
  readonly view: View;
  readonly size: Size;
  readonly active: boolean;
}) {
  const { colour, dash } = plotStyle(plot.number);
  const { line, region, label } = useMemo(() => {
    const path = linePath(plot, view, size);
    return { line: path, region: regionOf(plot, view, size), label: labelPlace(plot, path, view, size) };
  }, [plot, view, size]);
  const strict = plot.relation.relation === '<' || plot.relation.relation === '>';
  return (
    <g>
      {region === '' ? null : <path d={region} fill={colour} opacity={0.16} shapeRendering="crispEdges" />}
      <path d={line} fill="none" stroke={colour} strokeWidth={active ? 3.25 : 2.25} strokeDasharray={strict ? strictDash : dash} strokeLinejoin="round" />
      {label ? (
        <g>
          <circle cx={label[0]} cy={label[1]} r={9} fill="var(--color-paper)" stroke={colour} strokeWidth={1.5} />
          <text x={label[0]} y={label[1] + 4} textAnchor="middle" fontSize={12} fontWeight={600} fill={colour}>
            {plot.number}
          </text>
        </g>
      ) : null}
    </g>
  );
});

interface GraphPlotsProps {
  readonly rows: readonly ReadRow[];
  readonly view: View;
  readonly size: Size;
  /** Number of the row in use, drawn stronger. */
  readonly active: number | null;
}

/** Everything the rows draw. */
export function GraphPlots({ rows, view, size, active }: GraphPlotsProps) {
  const plots = useMemo(() => plotsOf(rows), [rows]);
  return (
    <>
      {plots.map((plot) => (
        <PlotLine key={plot.number} plot={plot} view={view} size={size} active={plot.number === active} />
      ))}
      {rows.map((row) =>
        row.hidden || row.meaning.kind !== 'points'
          ? null
          : row.meaning.points.map((point, index) => {
              const [x, y] = toPixels(view, size, point);
              return Number.isFinite(x + y) ? (
                <circle key={`${row.id} ${index}`} cx={x} cy={y} r={5} fill={plotStyle(row.number).colour} stroke="var(--color-paper)" strokeWidth={1.5} />
              ) : null;
            }),
      )}
    </>
  );
}
