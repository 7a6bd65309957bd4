import { memo, useMemo, useRef } from 'react';
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
function labelPlace(pieces: readonly Piece[], { width, height }: Size, buttons: Size, taken: readonly Point[]): Point | null {
  const isClear = ([x, y]: Point) =>
    x > 16 &&
    x < width - 16 &&
    y > 16 &&
    y < height - 16 &&
    // Half a label and the buttons' distance from the corner.
    (x < width - buttons.width - 20 || y > buttons.height + 20) &&
    taken.every(([a, b]) => Math.hypot(x - a, y - b) > 24);
  let best: Point | null = null;
  // From the right, where most curves end.
  for (const piece of pieces.toReversed())
    for (let index = piece.length - 1; index >= 0; index -= 1) {
      const place = piece[index];
      if (place && (!best || place[0] >= best[0]) && isClear(place)) best = place;
    }
  return best;
}

const drawnOf = inView((drawing: Drawing, view: View, size: Size) => ({
  pieces: drawing.curves.flatMap((curve) => piecesOf(curve, view, size)),
  lines: drawing.curves.map((curve) => ({ path: pathOf(piecesOf(curve, view, size)), strict: curve.strict })),
  region: drawing.region ? regionPath(drawing.region, view, size) : '',
}));

const noButtons: Size = { width: 0, height: 0 };

const isSame = (a: Point | null, b: Point | null) => a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1]);

/**
 * What each row draws, in pixels. One that draws what it drew is the very same object, and so not rendered again.
 * @param buttons the size of those in the top right corner
 */
export function useDrawnRows(rows: readonly ReadRow[], view: View | null, size: Size | null, buttons: Size | null): readonly DrawnRow[] {
  const before = useRef<readonly DrawnRow[]>([]);
  return useMemo(() => {
    if (!view || !size) return [];
    const taken: Point[] = [];
    before.current = drawingsOf(rows).map(({ number, drawing }): DrawnRow => {
      const drawn = drawnOf(drawing, view, size);
      const label = labelPlace(drawn.pieces, size, buttons ?? noButtons, taken);
      if (label) taken.push(label);
      const old = before.current.find(({ row }) => row === number);
      return old && old.lines === drawn.lines && isSame(old.label, label) ? old : { row: number, ...drawn, label };
    });
    return before.current;
  }, [rows, view, size, buttons]);
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

interface DotsProps {
  readonly number: number;
  readonly points: readonly Point[];
  readonly label: string;
  readonly view: View;
  readonly size: Size;
  readonly active: boolean;
}

/** The points of one row. */
const Dots = memo(function Dots({ number, points, label, view, size, active }: DotsProps) {
  return points.slice(0, 2_000).map((point, index) => {
    const [x, y] = toPixels(view, size, point);
    if (!Number.isFinite(x + y)) return null;
    return (
      <g key={index}>
        <circle cx={x} cy={y} r={active ? 6 : 5} fill={plotColor(number)} stroke="var(--color-paper)" strokeWidth={1.5} />
        {label === '' ? null : (
          <text x={x + 9} y={y - 8} fontSize={14} fontWeight={600} fill={plotColor(number)} stroke="var(--color-paper)" strokeWidth={3} paintOrder="stroke">
            {label}
          </text>
        )}
      </g>
    );
  });
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
      {pointsOfRows(rows).map(({ number, points }) => (
        <Dots key={number} number={number} points={points} label={labels.get(number) ?? ''} view={view} size={size} active={number === active} />
      ))}
    </>
  );
}
