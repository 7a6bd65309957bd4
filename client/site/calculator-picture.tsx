/** What the calculator looks like, until it is there: two rows and their graphs. */
const rows = ['y = x² − 4', 'y = x + 2'] as const;

/** 24 px a unit, with the origin at (180, 150). One curve is the whole parabola, exactly. */
const parabola = 'M93.6 -65Q180 557 266.4 -65';
const crossings = [
  { x: 252, y: 30, label: '(3, 5)' },
  { x: 132, y: 150, label: '(−2, 0)' },
] as const;

export const CalculatorPicture = () => (
  <div className="grid h-full max-sm:grid-rows-[3fr_2fr] sm:grid-cols-[2fr_3fr]">
    <ol aria-hidden className="border-line max-sm:row-start-2 max-sm:border-t sm:border-r">
      {rows.map((row, index) => (
        <li key={row} className="flex h-14 items-center gap-3 border-b border-line px-4">
          <span className="w-4 text-sm text-muted tabular">{index + 1}</span>
          <span className={index === 0 ? 'size-3 rounded-full bg-primary' : 'size-3 rounded-full bg-summit'} />
          <span className="text-lg">{row}</span>
        </li>
      ))}
    </ol>
    <div className="relative min-h-0 overflow-hidden">
      <svg aria-hidden viewBox="-60 -10 480 320" preserveAspectRatio="xMidYMid slice" fill="none" className="absolute inset-0 size-full opacity-60">
        <g className="stroke-line">
          {Array.from({ length: 25 }, (_, index) => (
            <line key={`x${index}`} x1={-108 + index * 24} x2={-108 + index * 24} y1="-100" y2="400" />
          ))}
          {Array.from({ length: 21 }, (_, index) => (
            <line key={`y${index}`} x1="-120" x2="480" y1={-90 + index * 24} y2={-90 + index * 24} />
          ))}
        </g>
        <path d="M180 -100V400M-120 150H480" className="stroke-line-strong" strokeWidth="1.5" />
        <path d={parabola} className="stroke-primary" strokeWidth="2.5" />
        <path d="M-120 402L480 -198" className="stroke-summit" strokeWidth="2.5" />
        {crossings.map(({ x, y, label }) => (
          <g key={label}>
            <circle cx={x} cy={y} r="5" className="fill-raised stroke-ink" strokeWidth="2" />
            <text x={x + 10} y={y + 18} className="fill-ink text-sm tabular">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <p className="with-script absolute inset-x-0 bottom-0 flex justify-center pb-8">
        <button type="button" className="min-h-13 rounded-control bg-primary px-6 text-lg font-medium text-on-primary hover:bg-primary-hover">
          Open the calculator
        </button>
      </p>
    </div>
  </div>
);
