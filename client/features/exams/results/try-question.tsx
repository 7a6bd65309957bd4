import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ReviewQuestion } from '#contract/exam-results.ts';
import { entryProblem, isAnswered } from '#core/questions/check-answer.ts';
import { ConceptLink } from '#client/kits/concepts/concept-link.tsx';
import { CrossingField } from '#client/kits/form/crossing-field.tsx';
import { Form } from '#client/kits/form/form.tsx';
import type { Fields } from '#client/kits/form/form-errors.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { submitForm, useQuestionKeys } from '#client/kits/keys/use-question-keys.ts';
import { PracticeText } from '#client/tools/annotations/practice-text.tsx';
import { SolveWithCalculator } from '#client/tools/solve-with-calculator.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { Read } from '#client/ui/question/read-part.tsx';
import { Explanation, QuestionText } from '#client/ui/question/explanation.tsx';
import { OutcomeMark } from '#client/ui/question/outcome-mark.tsx';
import { isRight } from '#client/ui/question/explanation-view.ts';

export interface TryQuestionProps {
  readonly review: ReviewQuestion;
  /** Told once, when the answer was checked. */
  readonly onChecked: (right: boolean, answer: string, timeSpentMs: number) => void;
  /** Beside the check button. */
  readonly actions?: ReactNode;
  /** Under the explanation, once checked. */
  readonly after: ReactNode;
  /** Where this is the only question on screen: its letters choose, Enter checks, and then does this. */
  readonly onEnter?: () => void;
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
      {right ? 'You got it right this time.' : 'Not yet. See why below, and try again another day.'}
    </p>
  );
}

/** A question of the exam to be tried again, its key out of sight until it is checked here. */
export function TryQuestion({ review, onChecked, actions, after, onEnter }: TryQuestionProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [checked, setChecked] = useState<string | null>(null);
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  const form = useForm({
    read: (entries) => entries.text('answer'),
    check: (given): Fields => {
      const problem = isAnswered(given) ? entryProblem(review.question.format, given) : 'Answer first, or skip this one.';
      return problem === null ? {} : { answer: problem };
    },
    send: (given) => Promise.resolve(isRight(review, given)),
    onDone: (right, given) => {
      setChecked(given);
      onChecked(right, given, performance.now() - since.current);
    },
  });
  const take = (given: string | null) => {
    setAnswer(given);
    form.forget();
  };
  useQuestionKeys(onEnter && checked === null && review.question.format === 'choice' ? take : null, () =>
    checked === null ? onEnter && submitForm(form.id) : onEnter?.(),
  );
  const beside = review.question.stimulus !== undefined;
  if (checked !== null) {
    const right = isRight(review, checked);
    return (
      <div className="@container">
        <Verdict right={right} />
        <Explanation
          review={review}
          given={{ answer: checked, label: 'Your new answer', correct: right }}
          Text={PracticeText}
          way={<SolveWithCalculator review={review} />}
          more={<ConceptLink review={review} />}
        />
        <div className={cx('mt-8 flex flex-wrap gap-3', beside && '@3xl:ml-[calc(50%+1.25rem)]')}>{after}</div>
      </div>
    );
  }
  return (
    <Form form={form} placed>
      <div className="@container">
        <div className={cx('grid gap-x-10 gap-y-6 font-serif text-lg', beside && '@3xl:grid-cols-2')}>
          {beside ? (
            <div className="min-w-0">
              <QuestionText review={review} Text={PracticeText} />
            </div>
          ) : null}
          <div className={cx('min-w-0', !beside && 'max-w-3xl')}>
            <Read part="stem" className="mb-5">
              <PracticeText target="stem" text={review.question.stem} />
            </Read>
            <CrossingField question={review.question} {...form.field('answer')} answer={answer} onAnswer={take} />
            <div className="mt-6 flex flex-wrap gap-3 font-sans">
              <Button type="submit">Check</Button>
              {actions}
            </div>
          </div>
        </div>
      </div>
    </Form>
  );
}
