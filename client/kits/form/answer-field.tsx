import { useCallback, useRef } from 'react';
import type { ChoiceId } from '#core/questions/choices.ts';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { NewerPart } from '#client/ui/newer-part.tsx';
import { Choices } from '#client/ui/question/choices.tsx';
import { SprEntry } from '#client/ui/question/spr-entry.tsx';

export interface AnswerFieldProps {
  readonly question: ShownQuestion;
  readonly name: string;
  readonly error: string | undefined;
  readonly answer: string | null;
  readonly onAnswer: (answer: string | null) => void;
  /** Given if choices can be crossed out. */
  readonly crossing?: { readonly eliminated: readonly ChoiceId[]; readonly eliminating: boolean; readonly onEliminate: (id: ChoiceId) => void };
}

const noCrossing = { eliminated: [], eliminating: false, onEliminate: () => undefined } as const;

/** The answer to a question, chosen or typed, as a field of a form. */
export function AnswerField({ question, name, error, answer, onAnswer, crossing = noCrossing }: AnswerFieldProps) {
  const latest = useRef(answer ?? '');
  const readAnswer = useCallback(() => latest.current, []);
  const take = (entry: string) => {
    latest.current = entry;
    onAnswer(entry === '' ? null : entry);
  };
  if (question.format === 'unknown') return <NewerPart what="question" />;
  return question.format === 'choice' ? (
    <Choices name={name} error={error} choices={question.choices} answer={answer} {...crossing} onChoose={onAnswer} />
  ) : (
    <SprEntry name={name} error={error} answer={answer ?? ''} readAnswer={readAnswer} onEntry={take} />
  );
}
