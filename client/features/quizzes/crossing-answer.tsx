import { useState } from 'react';
import type { ChoiceId } from '#core/questions/choices.ts';
import { AnswerField, type AnswerFieldProps } from '#client/kits/form/answer-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choice.tsx';

export interface CrossingAnswerProps extends Omit<AnswerFieldProps, 'crossing'> {
  readonly guessed: boolean;
  readonly onGuess: (guessed: boolean) => void;
}

/** The answer to a question, whose choices can be crossed out; and whether it is a guess, so that a lucky one does not count as known. */
export function CrossingAnswer({ guessed, onGuess, ...field }: CrossingAnswerProps) {
  const [eliminating, setEliminating] = useState(false);
  const [eliminated, setEliminated] = useState<readonly ChoiceId[]>([]);
  const toggle = (id: ChoiceId) => setEliminated((crossed) => (crossed.includes(id) ? crossed.filter((one) => one !== id) : [...crossed, id]));
  const choose = (answer: string | null) => {
    setEliminated((crossed) => crossed.filter((id) => id !== answer));
    field.onAnswer(answer);
  };
  if (field.question.format === 'unknown') return <AnswerField {...field} />;
  return (
    <>
      <AnswerField {...field} onAnswer={choose} crossing={{ eliminated, eliminating, onEliminate: toggle }} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 font-sans text-base">
        <Checkbox label="I’m guessing" checked={guessed} onChange={(event) => onGuess(event.target.checked)} />
        {field.question.format === 'choice' ? (
          <Button variant="quiet" size="small" aria-pressed={eliminating} onClick={() => setEliminating(!eliminating)}>
            {eliminating ? 'Done crossing out' : 'Cross out answers'}
          </Button>
        ) : null}
      </div>
    </>
  );
}
