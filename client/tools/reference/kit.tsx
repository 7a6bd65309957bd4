import type { ReactNode } from 'react';

export const ink = { fill: 'none', stroke: 'var(--color-ink)', strokeWidth: 1.6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
/** Hidden edges. */
export const behind = { ...ink, strokeDasharray: '4 4', strokeWidth: 1.2 } as const;

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  /** Lengths are italic, angles are not. */
  readonly upright?: boolean;
}

export const Label = ({ x, y, children, upright = false }: LabelProps) => (
  <text x={x} y={y} textAnchor="middle" fontSize={15} fontStyle={upright ? 'normal' : 'italic'} fill="var(--color-ink)">
    {children}
  </text>
);

export const Dot = ({ x, y }: { readonly x: number; readonly y: number }) => <circle cx={x} cy={y} r={2.2} fill="var(--color-ink)" />;

interface DrawingProps {
  /** The text alternative. */
  readonly alt: string;
  readonly children: ReactNode;
}

/** A drawing of 150 × 110 units. */
export const Drawing = ({ alt, children }: DrawingProps) => (
  <svg role="img" aria-label={alt} viewBox="0 0 150 110" className="h-auto w-full max-w-44 font-serif">
    {children}
  </svg>
);
