import { useState, type ReactNode } from 'react';
import type { ChoiceId } from '#core/questions/choices.ts';
import { Button } from '#client/ui/button.tsx';
import { AnswerField, type AnswerFieldProps } from './answer-field.tsx';

/** The answer to a question, whose choices can be crossed out; `beside` stands left of the switch for that. */
export function CrossingField({ beside, ...field }: Omit<AnswerFieldProps, 'crossing'> & { readonly beside?: ReactNode }) {
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
        {beside ?? <span />}
        {field.question.format === 'choice' ? (
          <Button variant="quiet" size="small" aria-pressed={eliminating} onClick={() => setEliminating(!eliminating)}>
            {eliminating ? 'Done crossing out' : 'Cross out answers'}
          </Button>
        ) : null}
      </div>
    </>
  );
}
