import type { Mark } from '#core/calculator/graph/marks.ts';
import type { Pick } from '#core/calculator/graph/pick.ts';
import { exactPointText, markName } from '#core/calculator/graph/summary.ts';
import { toPixels, type Size, type View } from '#core/calculator/graph/view.ts';
import type { Point } from '#core/calculator/language/values.ts';
import { pointText } from '#core/calculator/language/format.ts';
import { plotColor } from './plot-styles.ts';

interface GraphMarksProps {
  readonly marks: readonly Mark[];
  readonly active: number | null;
  readonly pick: Pick | null;
  readonly view: View;
  readonly size: Size;
  /** The size of the buttons in the top right corner. */
  readonly buttons: Size | null;
}

export const pickText = ({ at, mark }: Pick): string => (mark && mark.kind !== 'point' ? `${exactPointText(at)} ${markName(mark)}` : pointText(at));

/** Its height, and its distance from the edges. */
const label = { height: 26, margin: 4 } as const;
/** The zoom buttons' distance from the corner. */
const corner = 8;

/** Where the label of a picked point goes: beside the zoom buttons, or below them where there is no room, never under them. */
function labelBox([x, y]: Point, width: number, size: Size, buttons: Size | null) {
  const top = y < 44 ? y + 12 : y - 36;
  const left = Math.max(label.margin, Math.min(size.width - width - label.margin, x + 10));
  const [edge, foot] = buttons ? [size.width - buttons.width - corner - label.margin, buttons.height + corner + label.margin] : [size.width, 0];
  if (top > foot || left + width <= edge) return { left, top };
  if (edge - width >= label.margin) return { left: edge - width, top };
  return { left, top: Math.min(foot, size.height - label.height - label.margin) };
}

/** The notable points of the current row, and the picked point with its coordinates. */
export function GraphMarks({ marks, active, pick, view, size, buttons }: GraphMarksProps) {
  const own = marks.filter(({ rows, kind }) => kind !== 'point' && active !== null && rows.includes(active));
  const [x, y] = pick ? toPixels(view, size, pick.at) : [0, 0];
  const text = pick ? pickText(pick) : '';
  const width = text.length * 7.2 + 16;
  const { left, top } = labelBox([x, y], width, size, buttons);
  return (
    <>
      {own.map((mark) => {
        const [px, py] = toPixels(view, size, mark.at);
        return <circle key={`${mark.kind} ${px} ${py}`} cx={px} cy={py} r={4.5} fill="var(--color-raised)" stroke="var(--color-muted)" strokeWidth={2} />;
      })}
      {pick ? (
        <g>
          <circle cx={x} cy={y} r={5.5} fill={plotColor(pick.row)} stroke="var(--color-paper)" strokeWidth={2} />
          <rect x={left} y={top} width={width} height={label.height} rx={6} fill="var(--color-ink)" />
          <text x={left + width / 2} y={top + 17} textAnchor="middle" fontSize={13} fontWeight={500} fill="var(--color-paper)">
            {text}
          </text>
        </g>
      ) : null}
    </>
  );
}
