import type { AnswerFieldProps } from '#client/kits/form/answer-field.tsx';
import { CrossingField } from '#client/kits/form/crossing-field.tsx';
import { Checkbox } from '#client/ui/choice.tsx';

export interface CrossingAnswerProps extends Omit<AnswerFieldProps, 'crossing'> {
  readonly guessed: boolean;
  readonly onGuess: (guessed: boolean) => void;
}

/** The answer to a question of a quiz, and whether it is a guess, so that a lucky one does not count as known. */
export const CrossingAnswer = ({ guessed, onGuess, ...field }: CrossingAnswerProps) => (
  <CrossingField {...field} beside={<Checkbox label="I’m guessing" checked={guessed} onChange={(event) => onGuess(event.target.checked)} />} />
);
