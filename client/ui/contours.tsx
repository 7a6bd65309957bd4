/**
 * Contour lines of an imagined mountain: the product's only ornament. Pure and seeded, so
 * that the prerendered page and the browser draw the same lines.
 */
import { cx } from './class-names.ts';

export interface ContourShape {
  readonly seed: number;
  readonly rings: number;
  /** Center and outer radii in the units of the view box. */
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** How far the summit is from the center of the outermost ring. */
  readonly lean?: number;
}

const points = 16;

/** A cheap hash to [0, 1); good enough for ornament. */
const noise = (seed: number, index: number) => {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

const round = (value: number) => Math.round(value * 10) / 10;

/** One closed smooth line per ring, outermost first, as SVG path data. */
export function contourPaths({ seed, rings, x, y, rx, ry, lean = 0.18 }: ContourShape): readonly string[] {
  return Array.from({ length: rings }, (_, ring) => {
    const size = 1 - (ring / rings) * 0.94;
    const shift = (1 - size) * lean;
    const ringPoints = Array.from({ length: points }, (_unused, index) => {
      const angle = (index / points) * 2 * Math.PI;
      const wobble = [2, 3, 5].reduce((sum, wave) => sum + (0.16 / wave) * Math.cos(wave * angle + noise(seed, wave) * 6.28 + ring * 0.16), 1);
      return [x + shift * rx + Math.cos(angle) * rx * size * wobble, y - shift * ry + Math.sin(angle) * ry * size * wobble] as const;
    });
    // Quadratic curves through the midpoints make the polygon smooth. Each corner is the one before, mirrored at the midpoint, so T need not name it.
    const middle = (from: number) => {
      const [ax, ay] = ringPoints[from % points] ?? [x, y];
      const [bx, by] = ringPoints[(from + 1) % points] ?? [x, y];
      return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
    };
    const [cornerX, cornerY] = ringPoints[1] ?? [x, y];
    const rest = Array.from({ length: points - 1 }, (_unused, index) => `T${middle(index + 2)}`);
    return `M${middle(0)}Q${round(cornerX)} ${round(cornerY)} ${middle(1)}${rest.join('')}Z`;
  });
}

export interface ContoursProps {
  readonly shapes: readonly ContourShape[];
  readonly viewBox: string;
  readonly className?: string;
}

/** Thin contour lines in the current text color; decoration only. */
export function Contours({ shapes, viewBox, className }: ContoursProps) {
  return (
    <svg aria-hidden viewBox={viewBox} preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" className={cx('pointer-events-none', className)}>
      {shapes.map((shape) => contourPaths(shape).map((path, ring) => <path key={`${shape.seed}-${ring}`} d={path} strokeWidth={ring % 4 === 0 ? 1.4 : 0.8} />))}
    </svg>
  );
}

const emblem: readonly ContourShape[] = [{ seed: 7, rings: 7, x: 92, y: 66, rx: 78, ry: 48, lean: 0.2 }];

/** A small hill with its summit marked, for empty states. */
export function ContourEmblem({ className }: { readonly className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 200 124" width="200" height="124" fill="none" stroke="currentColor" className={cx('text-primary', className)}>
      {emblem.flatMap(contourPaths).map((path, ring) => (
        <path key={path} d={path} strokeWidth="1" opacity={0.3 + ring * 0.1} />
      ))}
      <circle cx="107" cy="58" r="4" className="fill-summit" stroke="none" />
    </svg>
  );
}
