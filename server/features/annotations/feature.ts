/** Highlights and notes in quizzes and while practicing misses. */
import type { annotationCalls } from '#contract/annotations.ts';
import { isUuid } from '../../database/uuid.ts';
import type { Base, Feature } from '../../feature.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import { keepAnnotated, selectAnnotated } from './store.ts';

export function annotationsFeature({ database, now }: Base) {
  const handlers: { readonly [Id in keyof typeof annotationCalls]: Handler<(typeof annotationCalls)[Id]> } = {
    listAnnotations: async ({ params: { workId }, caller, guest }) => {
      const userId = caller?.id ?? guest?.id;
      const questions = userId && isUuid(workId) ? await selectAnnotated(database, userId, workId) : null;
      return questions ? { questions } : refuse('not-found');
    },
    saveAnnotations: async ({ params: { workId }, body: { saves }, caller, guest }) => {
      const userId = caller?.id ?? guest?.id;
      const known = userId && isUuid(workId) ? await keepAnnotated(database, userId, workId, saves, new Date(now())) : false;
      return known ? { saved: true } : refuse('not-found');
    },
  };
  return { handlers } satisfies Feature;
}
