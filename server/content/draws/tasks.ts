/** What the thread that draws questions is asked. */
import type { Cell, Drawing } from '#content/draw-question.ts';

export type DrawerTask =
  | { readonly kind: 'draw'; readonly wanted: Drawing }
  | { readonly kind: 'inspect'; readonly cell: Cell; readonly seed: number }
  /** Over the seeds 1 to `seeds`. */
  | { readonly kind: 'variety'; readonly cell: Cell; readonly seeds: number }
  | { readonly kind: 'archetypes' };

export interface DrawerRequest {
  readonly id: number;
  readonly task: DrawerTask;
}

export interface DrawerReply {
  readonly id: number;
  /** Null if there is none. */
  readonly answer: unknown;
  /** What was thrown, if anything was. */
  readonly failure?: string;
}
