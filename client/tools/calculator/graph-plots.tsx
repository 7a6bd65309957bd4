import { memo, useMemo } from 'react';
import { regionPath } from '#core/calculator/graph/contour.ts';
import { drawingsOf, pointsOfRows } from '#core/calculator/graph/marks.ts';
import { inView } from '#core/calculator/graph/remember.ts';
import { pathOf, piecesOf, type Piece } from '#core/calculator/graph/sample-curves.ts';
import { toPixels, type Size, type View } from '#core/calculator/graph/view.ts';
import type { Point } from '#core/calculator/language/values.ts';
import type { Drawing, ReadRow } from '#core/calculator/rows/row.ts';
import { plotColor, strictDash } from './plot-styles.ts';

export interface DrawnRow {
  readonly row: number;
  readonly pieces: readonly Piece[];
  readonly lines: readonly { readonly path: string; readonly strict: boolean }[];
  readonly region: string;
  readonly label: Point | null;
}

/** A place for the row's number: on its line, toward the right, clear of the zoom buttons and other numbers. */
function labelPlace(pieces: readonly Piece[], { width, height }: Size, taken: readonly Point[]): Point | null {
  const inside = pieces
    .flat()
    .filter(
      ([x, y]) =>
        x > 16 && x < width - 16 && y > 16 && y < height - 16 && (x < width - 64 || y > 220) && taken.every(([a, b]) => Math.hypot(x - a, y - b) > 24),
    );
  let best: Point | null = null;
  for (const place of inside) if (!best || place[0] > best[0]) best = place;
  return best;
}

const drawnOf = inView((drawing: Drawing, view: View, size: Size) => ({
  pieces: drawing.curves.flatMap((curve) => piecesOf(curve, view, size)),
  lines: drawing.curves.map((curve) => ({ path: pathOf(piecesOf(curve, view, size)), strict: curve.strict })),
  region: drawing.region ? regionPath(drawing.region, view, size) : '',
}));

/** What each row draws, in pixels; unchanged rows are reused. */
export function useDrawnRows(rows: readonly ReadRow[], view: View | null, size: Size | null): readonly DrawnRow[] {
  return useMemo(() => {
    if (!view || !size) return [];
    const taken: Point[] = [];
    return drawingsOf(rows).map(({ number, drawing }): DrawnRow => {
      const { lines, pieces, region } = drawnOf(drawing, view, size);
      const label = labelPlace(pieces, size, taken);
      if (label) taken.push(label);
      return {
        row: number,
        pieces,
        lines,
        region,
        label,
      };
    });
  }, [rows, view, size]);
}

/** One row: shaded region, lines, number. */
const DrawnLine = memo(function DrawnLine({ drawn, active }: { readonly drawn: DrawnRow; readonly active: boolean }) {
  const color = plotColor(drawn.row);
  const { label } = drawn;
  return (
    <g data-row={drawn.row}>
      {drawn.region === '' ? null : <path d={drawn.region} fill={color} opacity={0.16} shapeRendering="crispEdges" />}
      {drawn.lines.map(({ path, strict }, index) => (
        <path
          key={index}
          d={path}
          fill="none"
          stroke={color}
          strokeWidth={active ? 3.25 : 2.25}
          strokeDasharray={strict ? strictDash : undefined}
          strokeLinejoin="round"
        />
      ))}
      {label ? (
        <g>
          <circle cx={label[0]} cy={label[1]} r={9} fill="var(--color-paper)" stroke={color} strokeWidth={1.5} />
          <text x={label[0]} y={label[1] + 4} textAnchor="middle" fontSize={12} fontWeight={600} fill={color}>
            {drawn.row}
          </text>
        </g>
      ) : null}
    </g>
  );
});

interface GraphPlotsProps {
  readonly rows: readonly ReadRow[];
  readonly drawn: readonly DrawnRow[];
  readonly view: View;
  readonly size: Size;
  /** Number of the row in use, drawn stronger. */
  readonly active: number | null;
}

/** Everything the rows draw. */
export function GraphPlots({ rows, drawn, view, size, active }: GraphPlotsProps) {
  const labels = new Map(rows.map(({ number, label }) => [number, label ?? '']));
  return (
    <>
      {drawn.map((row) => (
        <DrawnLine key={row.row} drawn={row} active={row.row === active} />
      ))}
      {pointsOfRows(rows).map(({ number, points }) =>
        points.slice(0, 2_000).map((point, index) => {
          const [x, y] = toPixels(view, size, point);
          if (!Number.isFinite(x + y)) return null;
          const label = labels.get(number) ?? '';
          return (
            <g key={`${number} ${index}`}>
              <circle cx={x} cy={y} r={number === active ? 6 : 5} fill={plotColor(number)} stroke="var(--color-paper)" strokeWidth={1.5} />
              {label === '' ? null : (
                <text
                  x={x + 9}
                  y={y - 8}
                  fontSize={14}
                  fontWeight={600}
                  fill={plotColor(number)}
                  stroke="var(--color-paper)"
                  strokeWidth={3}
                  paintOrder="stroke"
                >
                  {label}
                </text>
              )}
            </g>
          );
        }),
      )}
    </>
  );
}
