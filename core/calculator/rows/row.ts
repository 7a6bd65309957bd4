/** What the rows of the graphing calculator are and what they turn out to mean. */
import * as z from 'zod';
import type { Result } from '../language/calculate.ts';
import type { Numbers, Point } from '../language/values.ts';

const spanSchema = z.object({ from: z.number(), to: z.number() });
export const rowSchema = z.object({
  id: z.string(),
  text: z.string(),
  hidden: z.boolean(),
  /** Shown beside the row's points. */
  label: z.string().optional(),
  /** Of the slider. */
  slider: spanSchema.extend({ step: z.number() }).optional(),
  /** Of t in a parametric curve. */
  domain: spanSchema.optional(),
  /** A table instead of an expression. */
  table: z.array(z.object({ head: z.string(), cells: z.array(z.string()) })).optional(),
});
export type Row = Readonly<z.infer<typeof rowSchema>>;
export type Column = NonNullable<Row['table']>[number];

export type Field = (x: number, y: number) => number;
export type Curve =
  /** y = f(x) */
  | { readonly kind: 'y'; readonly f: (x: number) => number; readonly strict: boolean }
  /** x = f(y) */
  | { readonly kind: 'x'; readonly f: (y: number) => number; readonly strict: boolean }
  /** field = 0 */
  | { readonly kind: 'implicit'; readonly field: Field; readonly strict: boolean }
  | { readonly kind: 'parametric'; readonly at: (t: number) => Point; readonly from: number; readonly to: number; readonly strict: boolean };

/** What dragging a coordinate changes: the number in the row's own text, or the row that gives a letter its value. */
export type Handle = { readonly kind: 'text' } | { readonly kind: 'letter'; readonly name: string };

/** How well a model fits its data. */
export interface Fit {
  /** There are no data: the values make both sides equal. */
  readonly isSolution: boolean;
  readonly parameters: readonly { readonly name: string; readonly value: number }[];
  /** Between 0 and 1; null where it has no meaning. */
  readonly rSquared: number | null;
  /** Pearson's r of a straight line. */
  readonly r: number | null;
  readonly residuals: readonly number[];
}

export interface Drawing {
  readonly kind: 'drawing';
  readonly curves: readonly Curve[];
  /** Positive inside the shaded region. */
  readonly region: Field | null;
  readonly points: readonly Point[];
  /** For points typed as numbers or letters with sliders. */
  readonly handles: readonly (Handle | null)[];
  /** The student gave a value to look up, like A = (1, 2): shown under the row. */
  readonly value: Result | null;
  readonly fit: Fit | null;
  /** A parametric curve whose t runs over the row's own domain. */
  readonly domain: { readonly from: number; readonly to: number } | null;
  readonly angles: boolean;
}

export type Meaning =
  | { readonly kind: 'empty' }
  | { readonly kind: 'note'; readonly text: string }
  /** `missing`: letters without a value, for which sliders can be added. */
  | { readonly kind: 'error'; readonly message: string; readonly missing: readonly string[] }
  /** `otherUnit`: the number, or the numbers, with angles in the other unit, where these are others. */
  | { readonly kind: 'value'; readonly result: Result; readonly otherUnit: number | Numbers | null }
  /** `of`: not of numbers, but of every value of this letter. */
  | {
      readonly kind: 'truth';
      readonly holds: boolean;
      readonly of?: 'x' | 'y' /** With angles in the other unit it is the other way. */;
      readonly angles: boolean;
    }
  | { readonly kind: 'parameter'; readonly name: string; readonly result: Result; readonly slider: boolean; readonly otherUnit: number | Numbers | null }
  | {
      readonly kind: 'table';
      readonly columns: readonly (readonly number[] | null)[];
      readonly errors: readonly (string | null)[];
      readonly points: readonly Point[];
    }
  | Drawing;

export interface ReadRow extends Row {
  /** Position in the list from 1, shown beside its curve. */
  readonly number: number;
  readonly meaning: Meaning;
}

export const emptyDrawing: Drawing = {
  kind: 'drawing',
  curves: [],
  region: null,
  points: [],
  handles: [],
  value: null,
  fit: null,
  domain: null,
  angles: false,
};
