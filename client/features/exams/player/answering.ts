/** What choosing, crossing out and keys do to a question's state. */
import type { AnswerState } from '#core/exams/answer-state.ts';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import type { Change } from '#client/features/exams/engine/local-answers.ts';
import type { Shortcut } from './shortcuts.ts';

type Choosable = Pick<AnswerState, 'answer' | 'eliminated'>;

/** Choosing a crossed-out choice brings it back. */
export const choose = (state: Choosable, id: ChoiceId): Change => ({ answer: id, eliminated: state.eliminated.filter((other) => other !== id) });

/** Crosses a choice out or brings it back; crossing out the chosen one takes the answer back. */
export function eliminate(state: Choosable, id: ChoiceId): Change {
  if (state.eliminated.includes(id)) return { eliminated: state.eliminated.filter((other) => other !== id) };
  return { eliminated: [...state.eliminated, id].sort(), ...(state.answer === id ? { answer: null } : {}) };
}

/** What a key changes in the state of a question of this format; null: nothing. */
export function changeByKey(shortcut: Shortcut, format: ShownQuestion['format'], state: Choosable & Pick<AnswerState, 'marked'>): Change | null {
  if (shortcut === 'mark') return { marked: !state.marked };
  const choice = format === 'choice' ? choiceIds.find((letter) => shortcut === `choose-${letter}`) : undefined;
  return choice ? choose(state, choice) : null;
}
