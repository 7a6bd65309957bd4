/** What choosing and crossing out do to a question's state. */
import type { AnswerState } from '#core/exams/answer-state.ts';
import type { ChoiceId } from '#core/questions/choices.ts';
import type { Change } from '#client/features/exams/engine/local-answers.ts';

type Choosable = Pick<AnswerState, 'answer' | 'eliminated'>;

/** Choosing a crossed-out choice brings it back. */
export const choose = (state: Choosable, id: ChoiceId): Change => ({ answer: id, eliminated: state.eliminated.filter((other) => other !== id) });

/** Crosses a choice out or brings it back; crossing out the chosen one takes the answer back. */
export function eliminate(state: Choosable, id: ChoiceId): Change {
  if (state.eliminated.includes(id)) return { eliminated: state.eliminated.filter((other) => other !== id) };
  return { eliminated: [...state.eliminated, id].sort(), ...(state.answer === id ? { answer: null } : {}) };
}
