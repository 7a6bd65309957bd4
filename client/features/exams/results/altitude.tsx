import type { ExamResult } from '#contract/exams.ts';
import { formatRange } from '#client/ui/format.ts';

const height = 264;
const top = 34;
const floor = 232;

/** Height of a total in the picture; 1600 is the summit. */
const yOf = (total: number) => floor - ((total - 400) / 1200) * (floor - top);

/** The ridge as share of the width and total at that point: a climb with a few shoulders, always upwards. */
const ridge = Array.from({ length: 81 }, (_, index) => {
  const along = index / 80;
  const rise = along ** 1.25 + 0.028 * Math.sin(along * 15.5) * (1 - along) + 0.018 * Math.sin(along * 31 + 1) * along * (1 - along) * 2;
  return { along, total: 400 + 1200 * Math.min(1, Math.max(0, rise)) };
});

/** Where on the ridge a total lies, as share of the width. */
function alongOf(total: number): number {
  const index = Math.max(1, ridge.findIndex((point) => point.total >= total));
  const [before, after] = [ridge[index - 1], ridge[index]];
  if (!before || !after) return 1;
  const span = after.total - before.total;
  return before.along + (span === 0 ? 0 : (total - before.total) / span) * (after.along - before.along);
}

/** Contour lines below the ridge: the same line, lower and flatter. */
const line = (drop: number, flatten: number) => ridge.map(({ along, total }) => `${(along * 100).toFixed(2)} ${(yOf(400 + (total - 400) * flatten) + drop).toFixed(1)}`).join('L');
const contours = Array.from({ length: 7 }, (_, index) => line((index + 1) * 3, 1 - (index + 1) * 0.125));
const levels = [400, 800, 1200, 1600] as const;

/** The total as a height on a ridge that ends at 1600, with its range. Decoration: the words stand beside it. */
export function Altitude({ total }: { readonly total: ExamResult['total'] }) {
  const x = `${(6 + alongOf(total.score) * 88).toFixed(2)}%`;
  return (
    <svg aria-hidden width="100%" height={height} className="block overflow-visible">
      {levels.map((level) => (
        <g key={level}>
          <line x1="0" x2="100%" y1={yOf(level)} y2={yOf(level)} className="stroke-line" strokeDasharray="1 5" strokeLinecap="round" />
          <text x="100%" y={yOf(level) - 6} textAnchor="end" className="fill-muted text-xs tabular">{level}</text>
        </g>
      ))}
      <rect x="0" width="100%" y={yOf(total.high)} height={Math.max(3, yOf(total.low) - yOf(total.high))} rx="3" className="fill-primary/12" />
      <line x1="0" x2="100%" y1={yOf(total.score)} y2={yOf(total.score)} className="stroke-primary" strokeDasharray="4 4" />
      <svg x="6%" width="88%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" fill="none" className="overflow-visible">
        {contours.map((points, index) => (
          <path key={points} d={`M${points}`} className="stroke-primary" strokeWidth="1" opacity={0.42 - index * 0.05} vectorEffect="non-scaling-stroke" />
        ))}
        <path d={`M${line(0, 1)}`} className="stroke-primary" strokeWidth="2.25" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <circle cx={x} cy={yOf(total.score)} r="9" className="fill-summit stroke-ink" strokeWidth="2.5" />
      <text x="0" y={yOf(total.high) - 7} className="fill-primary text-xs font-medium tabular">{formatRange(total.low, total.high)}</text>
    </svg>
  );
}
