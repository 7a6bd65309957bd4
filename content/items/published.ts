/**
 * Batch questions that passed their readers, as shipped. `npm run content:release` writes
 * `published.json` from the batches, their judged levels and `uses.json`; the batches themselves are not shipped.
 */
import * as z from 'zod';
import { questionSchema, type Question } from '#core/questions/question.ts';
import published from './reading-writing/published.json' with { type: 'json' };

/** `exam`: for any practice exam; `exam-3`: for the third and for no other; `hardest`: for the hardest sets. */
export const useSchema = z.string().regex(/^(?:practice|predictive|hardest|exam(?:-[1-9]\d?)?)$/);

const publishedSchema = z.array(
  z.strictObject({
    use: useSchema,
    /** The dossier or passages used; no exam uses one twice. */
    sources: z.array(z.string()),
    question: questionSchema,
  }),
);
export type PublishedQuestion = z.infer<typeof publishedSchema>[number];

export const publishedQuestions = (): PublishedQuestion[] => publishedSchema.parse(published);

const withUse = (test: (use: string) => boolean): Question[] =>
  publishedQuestions()
    .filter(({ use }) => test(use))
    .map(({ question }) => question);

export const publishedForExams = (): Question[] => withUse((use) => use.startsWith('exam'));
export const publishedForPractice = (): Question[] => withUse((use) => use === 'practice');
export const publishedForPrediction = (): Question[] => withUse((use) => use === 'predictive');
export const publishedForHardest = (): Question[] => withUse((use) => use === 'hardest');

/** The sources of published questions, by question id. */
export const publishedSources = (): Map<string, readonly string[]> => new Map(publishedQuestions().map(({ question, sources }) => [question.id, sources]));

/** The one practice exam a question was published for, by its id. */
export const publishedForms = (): Map<string, number> =>
  new Map(publishedQuestions().flatMap(({ use, question }) => (use.startsWith('exam-') ? [[question.id, Number(use.slice('exam-'.length))] as const] : [])));
