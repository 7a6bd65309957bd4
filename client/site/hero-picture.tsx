import { contourPaths, type ContourShape } from '../ui/contours.tsx';

const mountain: ContourShape = { seed: 17, rings: 13, x: 285, y: 340, rx: 430, ry: 390, lean: 0.24 };

/** Camps of an invented climb: where on the map, and the estimate with its range. */
const camps = [
  { x: 118, y: 486, total: 1060, low: 1010, high: 1110, labelX: 140, labelY: 492 },
  { x: 236, y: 372, total: 1150, low: 1100, high: 1200, labelX: 258, labelY: 378 },
  { x: 382, y: 214, total: 1240, low: 1190, high: 1290, labelX: 330, labelY: 160 },
] as const;

/** From the second exam of the example to the third. */
export const exampleGain = camps[2].total - camps[1].total;

/** A map of a climb: contour lines, a path and three camps. The figures are an example and say so. */
export function HeroPicture() {
  return (
    <svg
      role="img"
      aria-label="Example of a climb drawn on a contour map: three practice exams with estimated scores of about 1060, 1150 and 1240, each with a range of 50 points either way."
      viewBox="0 0 560 600"
      fill="none"
      className="block h-auto w-full rounded-card bg-primary-soft"
    >
      <g className="stroke-primary" opacity="0.4">
        {contourPaths(mountain).map((path, ring) => (
          <path key={path} d={path} strokeWidth={ring % 4 === 0 ? 1.5 : 0.8} />
        ))}
      </g>
      <path
        d="M60 560C80 530 92 510 118 486S190 440 200 412s14-24 36-40 60-10 84-40 22-78 62-118"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      {camps.map((camp, index) => {
        const last = index === camps.length - 1;
        return (
          <g key={camp.total}>
            <circle cx={camp.x} cy={camp.y} r={last ? 11 : 8} className={last ? 'fill-summit stroke-ink' : 'fill-paper stroke-ink'} strokeWidth="2.5" />
            {last ? null : (
              <g className="text-lg">
                <rect x={camp.labelX - 10} y={camp.labelY - 23} width="192" height="34" rx="8" className="fill-paper" opacity="0.9" />
                <text x={camp.labelX} y={camp.labelY} className="fill-ink tabular">
                  {camp.total} <tspan className="fill-muted">{`(${camp.low}–${camp.high})`}</tspan>
                </text>
              </g>
            )}
          </g>
        );
      })}
      <g transform="translate(176 40)">
        <rect width="348" height="138" rx="10" className="fill-raised stroke-line" />
        <text x="22" y="36" className="fill-muted text-base">
          Third practice exam, about
        </text>
        <text x="22" y="82" className="fill-ink text-3xl font-semibold tabular">
          1240
        </text>
        <text x="130" y="81" className="fill-muted text-base tabular">
          most likely 1190–1290
        </text>
        <line x1="22" x2="326" y1="110" y2="110" className="stroke-line" strokeWidth="2" strokeLinecap="round" />
        <rect x="222.1" y="102" width="25.4" height="16" rx="8" className="fill-primary/30 stroke-primary" strokeWidth="1.5" />
        <circle cx="234.8" cy="110" r="4.5" className="fill-primary" />
      </g>
      <text x="536" y="578" textAnchor="end" className="fill-muted text-base">
        Example
      </text>
    </svg>
  );
}
