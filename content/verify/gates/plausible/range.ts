import type { Dimension } from '../quantities.ts';

/** What a kind of thing can measure, cost or count in the world a question tells of. */
export interface Range {
  /** For the message: “a trail is 3 feet.” */
  readonly says: string;
  readonly of: Dimension;
  /** In the words near a measure, or right after a count. */
  readonly thing: RegExp;
  /** Words near it that make it another thing: a trail on a map. */
  readonly unless?: RegExp;
  /** Only as a rate of this. */
  readonly per?: RegExp;
  /** With unit, where the dimension has units. */
  readonly least: string;
  readonly most: string;
  /** What must fail and what must pass. */
  readonly fails: string;
  readonly passes: string;
}
