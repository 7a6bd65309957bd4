import type { Mark } from '#core/calculator/graph/marks.ts';
import type { Pick } from '#core/calculator/graph/pick.ts';
import { exactPointText, markName } from '#core/calculator/graph/summary.ts';
import { toPixels, type Size, type View } from '#core/calculator/graph/view.ts';
import { pointText } from '#core/calculator/language/format.ts';
import { plotColor } from './plot-styles.ts';

interface GraphMarksProps {
  readonly marks: readonly Mark[];
  readonly active: number | null;
  readonly pick: Pick | null;
  readonly view: View;
  readonly size: Size;
}

export const pickText = ({ at, mark }: Pick): string => (mark && mark.kind !== 'point' ? `${exactPointText(at)} ${markName(mark)}` : pointText(at));

/** The notable points of the current row, and the picked point with its coordinates. */
export function GraphMarks({ marks, active, pick, view, size }: GraphMarksProps) {
  const own = marks.filter(({ rows, kind }) => kind !== 'point' && active !== null && rows.includes(active));
  const [x, y] = pick ? toPixels(view, size, pick.at) : [0, 0];
  const text = pick ? pickText(pick) : '';
  const width = text.length * 7.2 + 16;
  const top = y < 44 ? y + 12 : y - 36;
  // Beside the zoom buttons at the top right, not under them.
  const left = Math.max(4, Math.min(size.width - width - (top < 132 ? 56 : 4), x + 10));
  return (
    <>
      {own.map((mark) => {
        const [px, py] = toPixels(view, size, mark.at);
        return <circle key={`${mark.kind} ${px} ${py}`} cx={px} cy={py} r={4.5} fill="var(--color-raised)" stroke="var(--color-muted)" strokeWidth={2} />;
      })}
      {pick ? (
        <g>
          <circle cx={x} cy={y} r={5.5} fill={plotColor(pick.row)} stroke="var(--color-paper)" strokeWidth={2} />
          <rect x={left} y={top} width={width} height={26} rx={6} fill="var(--color-ink)" />
          <text x={left + width / 2} y={top + 17} textAnchor="middle" fontSize={13} fontWeight={500} fill="var(--color-paper)">
            {text}
          </text>
        </g>
      ) : null}
    </>
  );
}
