/** Highlights and notes in quizzes and while practicing misses. */
import type { annotationCalls } from '#contract/annotations.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { Base, Feature } from '#server/feature.ts';
import type { HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { keepAnnotated, selectAnnotated } from './store.ts';

export function annotationsFeature({ database, now }: Base) {
  const handlers: HandlersFor<typeof annotationCalls> = {
    listAnnotations: async ({ params: { workId }, caller }) => {
      const questions = caller && isUuid(workId) ? await selectAnnotated(database, caller.id, workId) : null;
      return questions ? { questions } : refuse('not-found');
    },
    saveAnnotations: async ({ params: { workId }, body: { saves }, caller }) => {
      const known = caller && isUuid(workId) ? await keepAnnotated(database, caller.id, workId, saves, new Date(now())) : false;
      return known ? { saved: true } : refuse('not-found');
    },
  };
  return { handlers } satisfies Feature;
}
