import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ReviewQuestion } from '#contract/exam-results.ts';
import { isAnswered } from '#core/questions/check-answer.ts';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { Read } from '#client/ui/question/read-part.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { Choices } from '#client/ui/question/choices.tsx';
import { SprEntry } from '#client/ui/question/spr-entry.tsx';
import { Explanation, QuestionText } from '#client/ui/question/explanation.tsx';
import { OutcomeMark } from '#client/ui/question/outcome-mark.tsx';
import { isRight } from '#client/ui/question/explanation-view.ts';

export interface TryQuestionProps {
  readonly review: ReviewQuestion;
  /** Told once, when the answer was checked. */
  readonly onChecked: (right: boolean) => void;
  /** Beside the check button. */
  readonly actions?: ReactNode;
  /** Under the explanation, once checked. */
  readonly after: ReactNode;
}

function AnswerField({
  review,
  answer,
  onAnswer,
}: {
  readonly review: ReviewQuestion;
  readonly answer: string | null;
  readonly onAnswer: (answer: string | null) => void;
}) {
  const latest = useRef(answer ?? '');
  const readAnswer = useCallback(() => latest.current, []);
  const { question } = review;
  if (question.format === 'choice')
    return (
      <Choices
        questionId={`try-${question.id}`}
        choices={question.choices}
        answer={answer}
        eliminated={[]}
        eliminating={false}
        onChoose={onAnswer}
        onEliminate={onAnswer}
      />
    );
  const take = (entry: string) => {
    latest.current = entry;
    onAnswer(entry === '' ? null : entry);
  };
  return <SprEntry answer={answer ?? ''} readAnswer={readAnswer} onEntry={take} />;
}

/** The verdict after checking; takes the focus so that a screen reader hears it. */
function Verdict({ right }: { readonly right: boolean }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <p
      ref={element}
      tabIndex={-1}
      className={cx('mb-6 flex items-center gap-3 rounded-control px-4 py-3 font-medium outline-none', right ? 'bg-success-soft' : 'bg-danger-soft')}
    >
      <OutcomeMark outcome={right ? 'right' : 'wrong'} />
      {right ? 'You got it right this time.' : 'Not yet. See why below, and try it again another day.'}
    </p>
  );
}

/** A question of the exam to be tried again, its key out of sight; checked here, stored nowhere. */
export function TryQuestion({ review, onChecked, actions, after }: TryQuestionProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const [asked, setAsked] = useState(false);
  const right = isRight(review, answer);
  const beside = review.question.stimulus !== undefined;
  if (checked) {
    return (
      <div>
        <Verdict right={right} />
        <Explanation review={review} given={{ answer, label: 'Your new answer', correct: right }} />
        <div className={cx('mt-8 flex flex-wrap gap-3', beside && 'lg:ml-[calc(50%+1.25rem)]')}>{after}</div>
      </div>
    );
  }
  const check = () => {
    if (!isAnswered(answer)) return setAsked(true);
    setChecked(true);
    onChecked(right);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <div className={cx('grid gap-x-10 gap-y-6 font-serif text-lg', beside && 'lg:grid-cols-2')}>
        {beside ? (
          <div className="min-w-0">
            <QuestionText review={review} />
          </div>
        ) : null}
        <div className={cx('min-w-0', !beside && 'max-w-3xl')}>
          <Read part="stem" className="mb-5">
            <RichText text={review.question.stem} />
          </Read>
          <AnswerField review={review} answer={answer} onAnswer={setAnswer} />
          <p role="status" className="mt-4 min-h-6 font-sans text-sm text-danger">
            {asked && !isAnswered(answer) ? 'Answer first, or skip this one.' : ''}
          </p>
          <div className="mt-2 flex flex-wrap gap-3 font-sans">
            <Button type="submit">Check</Button>
            {actions}
          </div>
        </div>
      </div>
    </form>
  );
}
