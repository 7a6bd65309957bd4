/** Figures from what an author entered. */
import { drawEntries } from '#content/figures/from-entries/draw.ts';
import type { figureDrawingCalls } from '#contract/figure-drawing.ts';
import type { HandlersFor } from '#server/http/handler.ts';

type Handlers = HandlersFor<typeof figureDrawingCalls>;

export const figureDrawingHandlers: Handlers = {
  drawFigure: async ({ body: { kind, entries, alt } }) => {
    const drawn = drawEntries(kind, Object.fromEntries(entries.map(({ field, text }) => [field, text])), alt);
    if (drawn.shown === null) return { shown: null, errors: { ...drawn.errors }, problems: [] };
    return { shown: drawn.shown, errors: {}, problems: [...drawn.problems] };
  },
};
