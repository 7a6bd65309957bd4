import { useEffect, useRef } from 'react';
import type { Quiz, QuizQuestion } from '#contract/quizzes.ts';
import { entryProblem, isAnswered } from '#core/questions/check-answer.ts';
import { Form, FormMessages } from '#client/kits/form/form.tsx';
import type { Fields } from '#client/kits/form/form-errors.ts';
import { useForm } from '#client/kits/form/use-form.ts';
import { useOnline } from '#client/platform/connection.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { CrossingAnswer } from './crossing-answer.tsx';
import { QuestionBody } from './question-body.tsx';
import { useAnswering } from './use-answering.ts';
import { submitForm, useQuestionKeys } from '#client/kits/keys/use-question-keys.ts';

/** An answer submitted before a reload is sent again, once. */
function useResume(underway: boolean, formId: string): void {
  const resumed = useRef(false);
  useEffect(() => {
    if (!underway || resumed.current) return;
    resumed.current = true;
    submitForm(formId);
  }, [underway, formId]);
}

/** An answer that was sent from this tab. */
export interface GivenHere {
  readonly position: number;
  readonly answer: string;
  readonly guessed: boolean;
}

interface OpenQuestionProps {
  readonly quiz: Quiz;
  readonly position: number;
  readonly asked: QuizQuestion;
  readonly onSend: (given: GivenHere) => void;
}

/** A question still to be answered. Its key is not in the browser: it comes with the recorded answer. */
export function OpenQuestion({ quiz, position, asked: { question }, onSend }: OpenQuestionProps) {
  const { answer, choose, guessed, guess, send, waiting, underway } = useAnswering(quiz.id, position);
  const form = useForm({
    read: (entries) => entries.text('answer'),
    check: (given): Fields => {
      const problem = isAnswered(given) ? entryProblem(question.format, given) : 'Choose or type an answer first. A good guess is fine.';
      return problem === null ? {} : { answer: problem };
    },
    send: (given) => {
      onSend({ position, answer: given, guessed });
      return send(given);
    },
    onDone: () => undefined,
    onFailure: ({ message }) => ({ form: `${message} Your answer stays on this device. Reload the page to continue.`, fields: {} }),
  });
  // Without a network the screen says so above.
  const online = useOnline();
  useResume(underway, form.id);
  const take = (given: string | null) => {
    choose(given);
    form.forget();
  };
  useQuestionKeys(question.format === 'choice' ? take : null, () => submitForm(form.id));
  return (
    <Form form={form} placed>
      <QuestionBody question={question}>
        <fieldset disabled={form.busy} className="min-w-0">
          <CrossingAnswer question={question} {...form.field('answer')} answer={answer} onAnswer={take} guessed={guessed} onGuess={guess} />
        </fieldset>
        {question.format === 'unknown' ? null : (
          <>
            <div className="mt-4 min-h-6 font-sans">
              <div role="status">
                {waiting && online ? (
                  <Alert tone="warning">We can’t reach the server right now. Your answer is safe on this device and will be sent as soon as possible.</Alert>
                ) : null}
              </div>
              <FormMessages form={form} />
            </div>
            <Button type="submit" size="large" busy={form.busy} busyLabel={waiting ? 'Waiting for the server…' : 'Checking…'} className="mt-2 font-sans">
              Check answer
            </Button>
          </>
        )}
      </QuestionBody>
    </Form>
  );
}
