/** What the rows of the graphing calculator are and what they turn out to mean. */
import type { Relation } from '../expressions/tokenize.ts';

export interface Row {
  readonly id: string;
  readonly text: string;
  readonly hidden: boolean;
}

export type Point = readonly [x: number, y: number];
export type CurveFunction = (x: number) => number;

/** A relation between x and y: the points at which `field` is 0 (or negative, positive). */
export interface PlotRelation {
  readonly kind: 'relation';
  readonly field: (x: number, y: number) => number;
  readonly relation: Relation;
  /** The same curve as y = f(x), where it has that form. */
  readonly explicit: CurveFunction | null;
  /** y does not appear: vertical lines. */
  readonly onlyX: boolean;
}

export type Meaning =
  | { readonly kind: 'empty' }
  /** `missing`: letters without a value, for which sliders can be added. */
  | { readonly kind: 'fault'; readonly message: string; readonly missing: readonly string[] }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'parameter'; readonly name: string; readonly value: number; readonly slider: boolean }
  | { readonly kind: 'points'; readonly points: readonly Point[] }
  | PlotRelation;

export interface ReadRow extends Row {
  /** Position in the list from 1, shown beside its curve. */
  readonly number: number;
  readonly meaning: Meaning;
}
