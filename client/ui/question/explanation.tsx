import { Check, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { isAnswered } from '#core/questions/check-answer.ts';
import type { ExplainedQuestion } from '#core/questions/explanation.ts';
import { cx } from '../class-names.ts';
import { choiceViews, keysText, mistakeViews, type ChoiceView } from './explanation-view.ts';
import { ChoiceContent } from './choice-content.tsx';
import { NewerPart } from '../newer-part.tsx';
import { Read, useReadPart } from './read-part.tsx';
import { RichText } from './rich-text.tsx';
import { PlainQuestionText, Stimulus, type QuestionTextProps } from './stimulus.tsx';

/** "Your answer" in the review of the exam, "Your new answer" after trying again. */
export interface GivenAnswer {
  readonly answer: string | null;
  readonly label: string;
  readonly correct: boolean;
  /** Choices crossed out at the time of this answer. */
  readonly crossedOut?: readonly string[];
}

function ChoiceTag({ view, given }: { readonly view: ChoiceView; readonly given: GivenAnswer }) {
  const text = [view.isKey ? 'Correct answer' : '', view.isYours ? given.label : '', view.crossedOut ? 'You crossed this out' : ''].filter(Boolean).join(' · ');
  if (!text) return null;
  return (
    <span
      className={cx(
        'mb-0.5 flex items-center gap-1.5 font-sans text-sm font-semibold',
        view.isKey ? 'text-success' : view.isYours ? 'text-danger' : 'text-muted',
      )}
    >
      {view.isKey ? <Check aria-hidden size={16} strokeWidth={2.5} /> : view.isYours ? <X aria-hidden size={16} strokeWidth={2.5} /> : null}
      {text}
    </span>
  );
}

function ChoiceRow({ view, given }: { readonly view: ChoiceView; readonly given: GivenAnswer }) {
  const read = useReadPart(`choice-${view.choice.id}`);
  return (
    <li
      className={cx(
        'flex gap-3 rounded-card border px-3.5 py-3',
        view.isKey ? 'border-success bg-success-soft' : view.isYours ? 'border-danger bg-danger-soft' : 'border-line',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'flex size-7 shrink-0 items-center justify-center rounded-full border-2 font-sans text-sm font-bold',
          view.isKey ? 'border-success text-success' : view.isYours ? 'border-danger text-danger' : 'border-line-strong text-muted',
        )}
      >
        {view.choice.id}
      </span>
      <div className="min-w-0 grow">
        <ChoiceTag view={view} given={given} />
        <span className="sr-only">{`${view.choice.id}: `}</span>
        <span {...read}>
          <ChoiceContent choice={view.choice} />
        </span>
        {view.why === null ? null : (
          <RichText text={view.why} className={cx('mt-1.5 font-sans text-sm', view.isKey || view.isYours ? 'text-ink' : 'text-muted')} />
        )}
      </div>
    </li>
  );
}

function TypedAnswer({ review, given }: { readonly review: ExplainedQuestion; readonly given: GivenAnswer }) {
  const { yours, others } = mistakeViews(review, given.answer);
  return (
    <div className="font-sans text-base">
      <dl className="grid gap-3 sm:grid-cols-2">
        <div className={cx('rounded-card border px-4 py-3', given.correct ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft')}>
          <dt className="text-sm text-ink">{given.label}</dt>
          <dd className="font-serif text-xl tabular">
            {isAnswered(given.answer) ? given.answer.replace('-', '−') : 'none'}
            {given.correct ? <span className="ml-2 font-sans text-sm font-semibold text-success">right</span> : null}
          </dd>
        </div>
        <div className="rounded-card border border-line px-4 py-3">
          <dt className="text-sm text-muted">Correct answer</dt>
          <dd className="font-serif text-xl tabular">{keysText(review.keys)}</dd>
        </div>
      </dl>
      {yours && !given.correct ? (
        <div className="mt-3 text-sm">
          <span className="font-semibold">How you’d get {yours.entry.replace('-', '−')}: </span>
          <RichText inline text={yours.why} />
        </div>
      ) : null}
      {others.length > 0 ? (
        <div className="mt-4 text-sm text-muted">
          <p className="font-medium text-ink">Answers from common mistakes</p>
          <ul className="mt-1 flex flex-col gap-1">
            {others.map((mistake) => (
              <li key={mistake.entry}>
                <span className="font-medium text-ink tabular">{mistake.entry.replace('-', '−')}</span>: <RichText inline text={mistake.why} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** Steps, takeaway with what leads on from it, and source. */
export function Solution({ review, more }: { readonly review: ExplainedQuestion; readonly more?: ReactNode }) {
  return (
    <div className="text-base">
      <p className="text-sm font-semibold">Step by step</p>
      <ol aria-label="Step by step" className="mt-2 flex list-decimal flex-col gap-2 pl-5 marker:text-muted">
        {review.steps.map((step, index) => (
          <li key={index} className="pl-1">
            <RichText inline text={step} />
          </li>
        ))}
      </ol>
      <div className="print-keep mt-4 border-l-3 border-primary pl-4">
        <p className="text-sm font-semibold">Takeaway</p>
        <p className="mt-0.5">
          <RichText inline text={review.takeaway} />
        </p>
        {more}
      </div>
      {review.source === undefined ? null : (
        <p className="mt-4 text-sm text-muted">
          Source: <RichText inline text={review.source} />
        </p>
      )}
    </div>
  );
}

/** The question as it was asked. */
export function QuestionText({
  review: { question },
  Text = PlainQuestionText,
}: {
  readonly review: ExplainedQuestion;
  readonly Text?: ComponentType<QuestionTextProps>;
}) {
  return question.stimulus ? <Stimulus stimulus={question.stimulus} Text={Text} /> : null;
}

/** The answers with why each is right or wrong. */
export function AnswersExplained({ review, given }: { readonly review: ExplainedQuestion; readonly given: GivenAnswer }) {
  if (review.question.format === 'unknown') return <NewerPart what="explanation" />;
  if (review.question.format === 'spr') return <TypedAnswer review={review} given={given} />;
  return (
    <>
      {isAnswered(given.answer) ? null : <p className="mb-3 font-sans text-sm text-muted">You didn’t answer.</p>}
      <ul className="flex flex-col gap-2.5">
        {choiceViews(review, given.answer, given.crossedOut).map((view) => (
          <ChoiceRow key={view.choice.id} view={view} given={given} />
        ))}
      </ul>
    </>
  );
}

interface ExplanationProps {
  readonly review: ExplainedQuestion;
  readonly given: GivenAnswer;
  /** How passage and question text are shown, if not as they are: with the highlights of an exam. */
  readonly Text?: ComponentType<QuestionTextProps>;
  /** Another way to solve it, under the steps. */
  readonly way?: ReactNode;
  /** Where the takeaway leads. */
  readonly more?: ReactNode;
}

/** Question, answers and solution: passage beside the question where there is room. */
export function Explanation({ review, given, Text = PlainQuestionText, way, more }: ExplanationProps) {
  const beside = review.question.stimulus !== undefined;
  return (
    <div className="@container">
      <div className={cx('grid gap-x-10 gap-y-6 font-serif text-lg', beside && '@3xl:grid-cols-2')}>
        {beside ? (
          <div className="min-w-0 @3xl:sticky @3xl:top-18 @3xl:self-start">
            <QuestionText review={review} Text={Text} />
          </div>
        ) : null}
        <div className={cx('min-w-0', !beside && 'max-w-3xl')}>
          <Read part="stem" className="mb-5">
            <Text target="stem" text={review.question.stem} />
          </Read>
          <AnswersExplained review={review} given={given} />
          <div className="mt-6 font-sans">
            <Solution review={review} more={more} />
            {way}
          </div>
        </div>
      </div>
    </div>
  );
}
