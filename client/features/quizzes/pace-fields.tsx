import { explainedAt, quizTimings, type QuizSpecification } from '#core/quizzes/specification.ts';
import { RadioCards } from '#client/ui/choice.tsx';

interface PaceFieldsProps {
  readonly timing: QuizSpecification['timing'];
  readonly onTiming: (timing: QuizSpecification['timing']) => void;
  /** What is chosen at first. */
  readonly mode: QuizSpecification['mode'];
}

/** Whether a quiz is timed, and when its answers are explained. */
export function PaceFields({ timing, onTiming, mode }: PaceFieldsProps) {
  return (
    <>
      <RadioCards
        legend="Timing"
        name="timing"
        value={timing}
        onChange={onTiming}
        columns={2}
        options={[
          { value: quizTimings[0], label: 'Untimed', description: 'Take the time you need.' },
          { value: quizTimings[1], label: 'Test pace', description: 'As much time per question as on the test. Feedback comes at the end.' },
        ]}
      />
      {timing === 'untimed' ? (
        <RadioCards
          legend="Feedback"
          name="mode"
          defaultValue={mode}
          columns={2}
          options={[
            { value: explainedAt[0], label: 'After each answer', description: 'Best for learning something new.' },
            { value: explainedAt[1], label: 'At the end', description: 'You can go back and change answers until you submit.' },
          ]}
        />
      ) : null}
    </>
  );
}
