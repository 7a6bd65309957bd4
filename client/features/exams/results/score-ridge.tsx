import { useId } from 'react';
import type { ScoreBand } from '#core/exams/scoring.ts';
import { contourPaths } from '#client/ui/contours.tsx';
import { formatRange } from '#client/ui/format.ts';

const height = 264;
const top = 34;
const floor = 232;

/** Height of a total in the picture; 1600 is the summit. */
const yOf = (total: number) => floor - ((total - 400) / 1200) * (floor - top);

/** The ridge as share of the width and total at that point: a climb with a few shoulders, always upward. */
const ridge = Array.from({ length: 81 }, (_, index) => {
  const along = index / 80;
  const rise = along ** 1.25 + 0.028 * Math.sin(along * 15.5) * (1 - along) + 0.018 * Math.sin(along * 31 + 1) * along * (1 - along) * 2;
  return { along, total: 400 + 1200 * Math.min(1, Math.max(0, rise)) };
});

/** A total's position on the ridge, as a share of the width. */
function alongOf(total: number): number {
  const index = Math.max(
    1,
    ridge.findIndex((point) => point.total >= total),
  );
  const [before, after] = [ridge[index - 1], ridge[index]];
  if (!before || !after) return 1;
  const span = after.total - before.total;
  return before.along + (span === 0 ? 0 : (total - before.total) / span) * (after.along - before.along);
}

const points = ridge.map(({ along, total }) => `${(along * 100).toFixed(2)} ${yOf(total).toFixed(1)}`).join('L');
/** The ground under the ridge, filled with the contour lines of the mountain behind it. */
const ground = `M${points}L100 ${floor}L0 ${floor}Z`;
const contours = contourPaths({ seed: 17, rings: 20, x: 78, y: 176, rx: 96, ry: 190, lean: 0.3 });
const levels = [400, 800, 1200, 1600] as const;

/** The total as a height on a ridge that ends at 1600, with its range. Decoration: the words are beside it. */
export function ScoreRidge({ total }: { readonly total: ScoreBand }) {
  const clip = useId();
  const x = `${(alongOf(total.score) * 86).toFixed(2)}%`;
  return (
    <svg aria-hidden width="100%" height={height} className="block overflow-visible">
      {levels.map((level) => (
        <g key={level}>
          <line x1="0" x2="100%" y1={yOf(level)} y2={yOf(level)} className="stroke-line" strokeDasharray="1 5" strokeLinecap="round" />
          <text x="100%" y={yOf(level) - 6} textAnchor="end" className="fill-muted text-xs tabular">
            {level}
          </text>
        </g>
      ))}
      <svg x="0" width="86%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" fill="none" className="overflow-visible">
        <clipPath id={clip}>
          <path d={ground} />
        </clipPath>
        <path d={ground} className="fill-primary/6" />
        <g clipPath={`url(#${clip})`} className="stroke-primary" opacity="0.45">
          {contours.map((path, ring) => (
            <path key={path} d={path} strokeWidth={ring % 4 === 0 ? 1.4 : 0.8} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        <path d={`M${points}`} className="stroke-primary" strokeWidth="2.25" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <rect x="0" width="86%" y={yOf(total.high)} height={Math.max(3, yOf(total.low) - yOf(total.high))} rx="3" className="fill-primary/20" />
      <line x1="0" x2="86%" y1={yOf(total.score)} y2={yOf(total.score)} className="stroke-primary" strokeDasharray="4 4" />
      <circle cx={x} cy={yOf(total.score)} r="9" className="fill-summit stroke-ink" strokeWidth="2.5" />
      <text x="0" y={yOf(total.high) - 7} className="fill-primary text-xs font-medium tabular">
        {formatRange(total.low, total.high)}
      </text>
    </svg>
  );
}
