/** Questions and texts that language models draft, and questions that our generators draw, for authors. */
import type { Drawer } from '#server/content/draws/drawer.ts';
import type { Base, Feature } from '#server/feature.ts';
import { modelDraftHandlers } from './handlers.ts';
import { askModel } from './jobs/ask-model.ts';

export const modelDraftsFeature = (base: Base & { readonly draws: Drawer }) =>
  ({ handlers: modelDraftHandlers(base), jobs: { 'ask-model': askModel(base) } }) satisfies Feature;
