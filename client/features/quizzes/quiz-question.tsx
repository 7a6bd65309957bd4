import { useCallback, useRef, useState } from 'react';
import type { Quiz, QuizQuestion } from '#contract/quizzes.ts';
import { isAnswered } from '#core/questions/check-answer.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { Choices } from '#client/ui/question/choices.tsx';
import { RichText } from '#client/ui/question/rich-text.tsx';
import { SprEntry } from '#client/ui/question/spr-entry.tsx';
import { Stimulus } from '#client/ui/question/stimulus.tsx';
import { useAnswering, type Answering } from './use-answering.ts';
import { useQuizKeys } from './use-quiz-keys.ts';

function TypedField({ answering: { answer, choose } }: { readonly answering: Answering }) {
  const latest = useRef(answer ?? '');
  const readAnswer = useCallback(() => latest.current, []);
  const take = (entry: string) => {
    latest.current = entry;
    choose(entry === '' ? null : entry);
  };
  return <SprEntry answer={answer ?? ''} readAnswer={readAnswer} onEntry={take} />;
}

/** What happens to the answer meanwhile, for eyes and screen readers. */
function Progress({ answering: { waiting, refused }, asked }: { readonly answering: Answering; readonly asked: boolean }) {
  return (
    <div role="status" className="mt-4 min-h-6 font-sans">
      {waiting ? (
        <Alert tone="warning">We can’t reach the server right now. Your answer is safe on this device and will be sent as soon as possible.</Alert>
      ) : refused ? (
        <Alert tone="danger">{refused.message} Your answer stays on this device; reload the page to go on.</Alert>
      ) : asked ? (
        <p className="text-sm text-danger">Give an answer first. A good guess is fine.</p>
      ) : null}
    </div>
  );
}

/** A question still to be answered. Its key is not in the browser: it comes with the recorded answer. */
export function OpenQuestion({ quiz, position, asked: { question } }: { readonly quiz: Quiz; readonly position: number; readonly asked: QuizQuestion }) {
  const answering = useAnswering(quiz.id, position);
  const [asked, setAsked] = useState(false);
  const check = () => (isAnswered(answering.answer) ? answering.check() : setAsked(true));
  useQuizKeys(question.format === 'choice' ? answering.choose : null, check);
  const beside = question.stimulus !== undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <div className={cx('grid gap-x-10 gap-y-6 font-serif text-lg', beside && 'lg:grid-cols-2')}>
        {question.stimulus ? (
          <div className="min-w-0">
            <Stimulus stimulus={question.stimulus} />
          </div>
        ) : null}
        <div className={cx('min-w-0', !beside && 'max-w-3xl')}>
          <RichText text={question.stem} className="mb-5" />
          <fieldset disabled={answering.sending} className="min-w-0">
            {question.format === 'choice' ? (
              <Choices
                questionId={question.id}
                choices={question.choices}
                answer={answering.answer}
                eliminated={[]}
                eliminating={false}
                onChoose={answering.choose}
                onEliminate={answering.choose}
              />
            ) : (
              <TypedField answering={answering} />
            )}
          </fieldset>
          <Progress answering={answering} asked={asked && !isAnswered(answering.answer)} />
          <Button
            type="submit"
            size="large"
            busy={answering.sending}
            busyLabel={answering.waiting ? 'Waiting for the server…' : 'Checking…'}
            className="mt-2 font-sans"
          >
            Check answer
          </Button>
        </div>
      </div>
    </form>
  );
}
