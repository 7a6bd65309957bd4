import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Figure as FigureData, Paint, Shape } from '#core/questions/figure.ts';

/** Theme colors of the paints; they switch with light and dark. */
const colours = {
  none: 'none',
  ink: 'var(--color-ink)',
  muted: 'var(--color-muted)',
  grid: 'var(--color-line)',
  paper: 'var(--color-paper)',
  series1: 'var(--color-topic-blue)',
  series2: 'var(--color-topic-red)',
  series3: 'var(--color-topic-green)',
  shade1: 'color-mix(in oklab, var(--color-topic-blue) 22%, transparent)',
  shade2: 'color-mix(in oklab, var(--color-topic-red) 22%, transparent)',
} as const satisfies Record<Paint, string>;

const dashes = { solid: undefined, dashed: '7 5', dotted: '2 4' } as const;

interface Stroked {
  readonly stroke?: Paint | undefined;
  readonly width?: number | undefined;
  readonly dash?: keyof typeof dashes | undefined;
}

const outline = ({ stroke = 'ink', width = 1.5, dash = 'solid' }: Stroked) => ({
  stroke: colours[stroke],
  strokeWidth: width,
  strokeDasharray: dashes[dash],
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
});
const filled = (fill: Paint | undefined) => colours[fill ?? 'none'];
const list = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => `${x},${y}`).join(' ');

type Point = readonly [number, number];
/** An arrowhead at `tip`, coming from `tail`. */
function Arrow({ tail, tip, stroke = 'ink' }: { readonly tail: Point; readonly tip: Point; readonly stroke?: Paint | undefined }) {
  const angle = (Math.atan2(tip[1] - tail[1], tip[0] - tail[0]) * 180) / Math.PI;
  return <path d="M0 0 -8 -3.6 -8 3.6z" transform={`translate(${tip[0]} ${tip[1]}) rotate(${angle})`} fill={colours[stroke]} />;
}

function Arrows({
  points,
  shape,
}: {
  readonly points: readonly Point[];
  readonly shape: { readonly arrowStart?: boolean | undefined; readonly arrowEnd?: boolean | undefined; readonly stroke?: Paint | undefined };
}) {
  const [first, second, beforeLast, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  return (
    <>
      {shape.arrowStart && first && second ? <Arrow tail={second} tip={first} stroke={shape.stroke} /> : null}
      {shape.arrowEnd && beforeLast && last ? <Arrow tail={beforeLast} tip={last} stroke={shape.stroke} /> : null}
    </>
  );
}

/** Path of an arc; angles in degrees, counter-clockwise from the positive x direction on a screen whose y points down. */
function arcPath({ center: [cx, cy], radius, fromAngle, toAngle, sector }: Extract<Shape, { type: 'arc' }>): string {
  const at = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${cx + radius * Math.cos(radians)} ${cy - radius * Math.sin(radians)}`;
  };
  const large = Math.abs(toAngle - fromAngle) > 180 ? 1 : 0;
  const sweep = toAngle > fromAngle ? 0 : 1;
  const arc = `A${radius} ${radius} 0 ${large} ${sweep} ${at(toAngle)}`;
  return sector ? `M${cx} ${cy}L${at(fromAngle)}${arc}Z` : `M${at(fromAngle)}${arc}`;
}

function draw(shape: Shape): ReactNode {
  switch (shape.type) {
    case 'line':
      return (
        <>
          <line x1={shape.from[0]} y1={shape.from[1]} x2={shape.to[0]} y2={shape.to[1]} {...outline(shape)} />
          <Arrows points={[shape.from, shape.to]} shape={shape} />
        </>
      );
    case 'polyline':
      return (
        <>
          <polyline points={list(shape.points)} fill="none" {...outline(shape)} />
          <Arrows points={shape.points} shape={shape} />
        </>
      );
    case 'polygon':
      return <polygon points={list(shape.points)} fill={filled(shape.fill)} {...outline(shape)} />;
    case 'circle':
      return <circle cx={shape.center[0]} cy={shape.center[1]} r={shape.radius} fill={filled(shape.fill)} {...outline(shape)} />;
    case 'ellipse':
      return <ellipse cx={shape.center[0]} cy={shape.center[1]} rx={shape.radiusX} ry={shape.radiusY} fill={filled(shape.fill)} {...outline(shape)} />;
    case 'arc':
      return <path d={arcPath(shape)} fill={filled(shape.fill)} {...outline(shape)} />;
    // `at` is on the baseline of the text.
    case 'text': {
      const [x, y] = shape.at;
      // A rim in the color of the paper keeps a label readable where a grid line or curve passes behind it.
      return (
        <text
          x={x}
          y={y}
          fill={colours[shape.paint ?? 'ink']}
          fontSize={`max(${shape.size ?? 14}px, var(--least-label, 0px))`}
          fontStyle={shape.italic ? 'italic' : undefined}
          fontWeight={shape.bold ? 600 : undefined}
          textAnchor={shape.anchor ?? 'start'}
          stroke={colours.paper}
          strokeWidth={3}
          strokeLinejoin="round"
          paintOrder="stroke"
          transform={shape.rotate === undefined ? undefined : `rotate(${shape.rotate} ${x} ${y})`}
        >
          {shape.text}
        </text>
      );
    }
  }
}

const shapesOf = ({ shapes }: FigureData) =>
  shapes.map((shape, index) => (
    <g key={index} aria-hidden>
      {draw(shape)}
    </g>
  ));

/** Figures are drawn small and shown as large as a question has room for: a plane of 340 px as one of 459, one that is a choice as one of 268, their labels at 14 px and more. */
const shownScale = ({ width }: FigureData): number => Math.max(1, Math.min(1.35, 460 / width));
const choiceScale = 7 / 6;

/** Where there is no room for that, as on a phone, labels still are 14 px; down to 0.85, where they would begin to touch. */
function useLegibleLabels(width: number) {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (!svg) return;
    const observer = new ResizeObserver(() => svg.style.setProperty('--least-label', `${14 / Math.max(0.85, svg.clientWidth / width)}px`));
    observer.observe(svg);
    return () => observer.disconnect();
  }, [width]);
  return drawing;
}

const frameOf = ({ width, height }: FigureData, scale: number) => ({
  viewBox: `0 0 ${width} ${height}`,
  width: width * scale,
  height: height * scale,
  className: 'h-auto max-w-full overflow-visible font-serif',
});

/** A figure drawn from data in the theme's colors, with its text alternative. */
export function Figure({ figure }: { readonly figure: FigureData }) {
  const id = useId();
  const drawing = useLegibleLabels(figure.width);
  return (
    <figure className="my-4 flex justify-center">
      <svg ref={drawing} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`} {...frameOf(figure, shownScale(figure))}>
        <title id={`${id}-title`}>{figure.title}</title>
        <desc id={`${id}-description`}>{figure.alt}</desc>
        {shapesOf(figure)}
      </svg>
    </figure>
  );
}

/** A figure that is a choice: its text alternative is plain text, so that it is part of the name of the choice's radio button. */
export function ChoiceFigure({ figure }: { readonly figure: FigureData }) {
  const drawing = useLegibleLabels(figure.width);
  return (
    <span className="flex justify-center py-1">
      <svg ref={drawing} aria-hidden {...frameOf(figure, choiceScale)}>
        {shapesOf(figure)}
      </svg>
      <span className="sr-only">{figure.alt}</span>
    </span>
  );
}
