import { createContext, useContext, useId, useMemo, useRef, type PointerEvent, type ReactNode } from 'react';
import { clamp, niceStep, num } from './numbers.ts';

export interface Window {
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}
export type Point = readonly [number, number];

interface Scales {
  /** From the plane to the drawing. */
  readonly at: (point: Point) => Point;
  /** From a pointer to the plane, kept inside the window. */
  readonly under: (event: PointerEvent) => Point;
}
const ScalesContext = createContext<Scales | null>(null);

export function useScales(): Scales {
  const scales = useContext(ScalesContext);
  if (!scales) throw new Error('this belongs inside a plane');
  return scales;
}

const [width, left, right, top, bottom] = [420, 44, 12, 24, 40];
const inner = width - left - right;

function ticks(min: number, max: number, most: number): number[] {
  const step = niceStep((max - min) / most);
  const first = Math.ceil(min / step - 1e-9);
  return Array.from({ length: Math.floor(max / step + 1e-9) - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

/** A coordinate plane. What is on it stands in `children`, in the coordinates of `useScales`; `label` says what is seen now. */
export function Plane({
  window: { xMin, xMax, yMin, yMax },
  xName = 'x',
  yName = 'y',
  label,
  square = false,
  children,
}: {
  readonly window: Window;
  readonly xName?: string | undefined;
  readonly yName?: string | undefined;
  readonly label: string;
  /** One unit as long upward as sideways. */
  readonly square?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const high = square ? clamp((inner * (yMax - yMin)) / (xMax - xMin), 160, 420) : 270;
  const scales = useMemo<Scales>(() => {
    const at = ([x, y]: Point): Point => [left + ((x - xMin) / (xMax - xMin)) * inner, top + ((yMax - y) / (yMax - yMin)) * high];
    return {
      at,
      under: ({ clientX, clientY }) => {
        const box = svg.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
        const scale = width / box.width;
        const x = xMin + (((clientX - box.left) * scale - left) / inner) * (xMax - xMin);
        const y = yMax - (((clientY - box.top) * scale - top) / high) * (yMax - yMin);
        return [clamp(x, xMin, xMax), clamp(y, yMin, yMax)];
      },
    };
  }, [xMin, xMax, yMin, yMax, high]);
  const { at } = scales;
  const [zeroX, zeroY] = at([clamp(0, xMin, xMax), clamp(0, yMin, yMax)]);
  const grid = 'stroke-line';
  return (
    <svg ref={svg} role="img" aria-label={label} viewBox={`0 0 ${width} ${top + high + bottom}`} className="h-auto w-full max-w-[30rem] select-none font-serif">
      <clipPath id={id}>
        <rect x={left} y={top} width={inner} height={high} />
      </clipPath>
      <g aria-hidden className="fill-muted text-[12px]">
        {ticks(xMin, xMax, 8).map((x) => (
          <g key={x}>
            <line x1={at([x, 0])[0]} x2={at([x, 0])[0]} y1={top} y2={top + high} className={grid} />
            <text x={at([x, 0])[0]} y={top + high + 15} textAnchor="middle">
              {num(x)}
            </text>
          </g>
        ))}
        {ticks(yMin, yMax, 7).map((y) => (
          <g key={y}>
            <line x1={left} x2={left + inner} y1={at([0, y])[1]} y2={at([0, y])[1]} className={grid} />
            <text x={left - 6} y={at([0, y])[1] + 4} textAnchor="end">
              {num(y)}
            </text>
          </g>
        ))}
        <line x1={left} x2={left + inner} y1={zeroY} y2={zeroY} className="stroke-ink" />
        <line x1={zeroX} x2={zeroX} y1={top} y2={top + high} className="stroke-ink" />
        <text x={left + inner} y={top + high + 33} textAnchor="end" className="fill-ink text-[13px] italic">
          {xName}
        </text>
        <text x={left} y={14} textAnchor="start" className="fill-ink text-[13px] italic">
          {yName}
        </text>
      </g>
      <g aria-hidden clipPath={`url(#${id})`}>
        <ScalesContext value={scales}>{children}</ScalesContext>
      </g>
    </svg>
  );
}

/** What can be dragged; sliders beside the plane do the same for keyboards and screen readers. */
export function Knob({ at, onMove, paint = 'fill-primary' }: { readonly at: Point; readonly onMove: (to: Point) => void; readonly paint?: string }) {
  const scales = useScales();
  const [x, y] = scales.at(at);
  return (
    <g
      className="cursor-grab touch-none active:cursor-grabbing print:hidden"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(scales.under(event));
      }}
    >
      <circle cx={x} cy={y} r={20} fill="transparent" />
      <circle cx={x} cy={y} r={8} className={`${paint} stroke-paper`} strokeWidth={2.5} />
    </g>
  );
}

/** y = f(x) over the whole window; what leaves it is cut off. */
export function Curve({
  f,
  xMin,
  xMax,
  className,
  dashed = false,
}: {
  readonly f: (x: number) => number;
  readonly xMin: number;
  readonly xMax: number;
  readonly className: string;
  readonly dashed?: boolean;
}) {
  const { at } = useScales();
  const points = Array.from({ length: 101 }, (_, index) => {
    const x = xMin + ((xMax - xMin) * index) / 100;
    const [px, py] = at([x, f(x)]);
    return `${px.toFixed(1)},${clamp(py, -5000, 5000).toFixed(1)}`;
  });
  return <polyline points={points.join(' ')} fill="none" strokeWidth={2.5} strokeDasharray={dashed ? '7 5' : undefined} className={className} />;
}

export function Dot({ at, className = 'fill-ink' }: { readonly at: Point; readonly className?: string }) {
  const [x, y] = useScales().at(at);
  return <circle cx={x} cy={y} r={4.5} className={className} />;
}

export function Segment({
  from,
  to,
  className,
  dashed = false,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly className: string;
  readonly dashed?: boolean;
}) {
  const { at } = useScales();
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  return <line x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth={2} strokeDasharray={dashed ? '4 4' : undefined} className={className} />;
}
