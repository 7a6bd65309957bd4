import type { Quiz } from '#contract/quizzes.ts';
import { fewerText } from '#core/quizzes/fewer-questions.ts';

/** Beside the outcome of a quiz that had fewer questions than were asked for; a review has as many as are due. */
export const ShorterNote = ({ quiz: { questions, specification } }: { readonly quiz: Quiz }) =>
  specification.source !== 'review' && questions.length < specification.length ? (
    <p className="mt-2 max-w-prose text-sm text-muted">
      This quiz had {fewerText(questions.length, specification.length)}: you’d seen the others like this in the last 30 days, or there were no more.
    </p>
  ) : null;
