import { useId, useState, type ReactNode } from 'react';
import type { LectureAnswer, LectureBlock } from '#contract/lectures.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { OutcomeMark } from '#client/ui/question/outcome-mark.tsx';
import { useReadPart } from '#client/ui/question/read-part.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { useAnswerQuestion } from './lecture-queries.ts';
import { QuestionHeading, QuestionStem } from './question-stem.tsx';
import { partOf, type BlockPart } from './spoken-lecture.ts';

type Question = Extract<LectureBlock, { kind: 'question' }>;

interface ChoiceProps {
  readonly part: BlockPart;
  readonly name: string;
  readonly letter: string;
  readonly text: string;
  readonly index: number;
  readonly picked: boolean;
  readonly answer: LectureAnswer | undefined;
  readonly onPick: () => void;
}

/** Before the answer a radio button; afterward with its outcome and the reason. */
function Choice({ part, name, letter, text, index, picked, answer, onPick }: ChoiceProps) {
  const read = useReadPart(part);
  const isRight = answer?.rightChoice === index;
  const outcome = answer ? (isRight ? 'right' : answer.choice === index ? 'wrong' : null) : null;
  return (
    <li
      {...read}
      className={cx(
        'rounded-card border',
        outcome === 'right'
          ? 'border-success bg-success-soft'
          : outcome === 'wrong'
            ? 'border-danger bg-danger-soft'
            : picked
              ? 'border-primary [box-shadow:0_0_0_2px_var(--color-primary)]'
              : 'border-line-strong',
      )}
    >
      <label
        className={cx(
          'flex min-h-11 items-center gap-3 px-3.5 py-2 has-focus-visible:outline-2 has-focus-visible:outline-primary',
          !answer && 'cursor-pointer',
        )}
      >
        {answer ? null : <input type="radio" name={name} checked={picked} onChange={onPick} className="absolute size-px opacity-0" />}
        <span
          aria-hidden
          className={cx(
            'flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-sm font-bold',
            picked && !answer ? 'border-primary bg-primary text-on-primary' : 'border-ink',
          )}
        >
          {letter}
        </span>
        <span className="min-w-0 grow">
          <span className="sr-only">{`${letter}: `}</span>
          <RichText inline text={text} />
        </span>
        {outcome ? <OutcomeMark outcome={outcome} /> : null}
      </label>
      {answer?.reasons[index] ? <RichText className="px-3.5 pb-3 pl-13 text-base text-muted" text={answer.reasons[index]} /> : null}
    </li>
  );
}

/** A question to stop at. The key comes with the recorded answer; the first one stands. */
export function CheckQuestion({
  lectureId,
  part,
  place,
  block,
  answer,
  tools,
}: {
  readonly lectureId: string;
  readonly part: string;
  readonly place: number;
  readonly block: Question;
  readonly answer: LectureAnswer | undefined;
  readonly tools: ReactNode;
}) {
  const id = useId();
  const [picked, setPicked] = useState<number | null>(null);
  const send = useAnswerQuestion(lectureId);
  const chosen = answer?.choice ?? picked;
  return (
    // Once it is answered there is nothing left to press.
    <KeepsFocus role="group" aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-raised p-4 sm:p-5 print:break-inside-avoid">
      <QuestionHeading tools={tools}>
        <h3 id={`${id}-title`} className="text-base font-semibold text-primary">
          Check yourself
        </h3>
      </QuestionHeading>
      <QuestionStem part={part} place={place} given={block} />
      <fieldset className="mt-4">
        <legend className="sr-only">Your answer</legend>
        <ul className="flex flex-col gap-2">
          {block.choices.map((text, index) => (
            <Choice
              key={text}
              part={partOf(part, place, `choice-${index}`)}
              name={`${id}-choice`}
              letter={'ABCD'[index] ?? ''}
              text={text}
              index={index}
              picked={chosen === index}
              answer={answer}
              onPick={() => setPicked(index)}
            />
          ))}
        </ul>
      </fieldset>
      <div role="status" className="mt-3 empty:hidden">
        {answer ? <p className="font-medium">{answer.right ? 'Right.' : `Not this time. The answer is ${'ABCD'[answer.rightChoice]}.`}</p> : null}
      </div>
      {answer ? null : (
        <Button
          className="study-controls mt-4"
          aria-disabled={picked === null}
          busy={send.isPending}
          busyLabel="Checking…"
          onClick={() => {
            if (picked !== null) send.mutate({ questionId: block.id, choice: picked });
          }}
        >
          Check my answer
        </Button>
      )}
      <div role="alert" className="mt-3 empty:hidden">
        {send.error ? <Alert tone="danger">{send.error.message}</Alert> : null}
      </div>
    </KeepsFocus>
  );
}
