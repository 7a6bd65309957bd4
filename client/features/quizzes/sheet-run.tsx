import { useEffect } from 'react';
import type { Quiz } from '#contract/quizzes.ts';
import { topicColour, topicName } from '#core/topics/topics.ts';
import { useOnline } from '#client/platform/connection.ts';
import { Alert } from '#client/ui/alert.tsx';
import { TopicMark } from '#client/ui/badge.tsx';
import { Annotating } from '#client/tools/annotations/annotating.tsx';
import { isMath, ToolButtons } from '#client/tools/question-tools.tsx';
import { Button } from '#client/ui/button.tsx';
import { ThinProgress } from '#client/ui/thin-progress.tsx';
import { CrossingAnswer } from './crossing-answer.tsx';
import { QuestionBody } from './question-body.tsx';
import { QuestionShortcuts } from '#client/kits/keys/question-shortcuts.tsx';
import { QuizTimer } from './quiz-timer.tsx';
import { SheetCheck } from './sheet-check.tsx';
import { recallPosition, rememberPosition, standOf, type SheetStand } from './sheet-state.ts';
import { usePosition } from './use-position.ts';
import { useQuestionKeys } from '#client/kits/keys/use-question-keys.ts';
import { useSheet, type Sheet } from './use-sheet.ts';

/** Counts the time a question is on screen. */
function useTimeOn(position: number | null, spend: Sheet['spend']): void {
  useEffect(() => {
    if (position === null) return undefined;
    let since = performance.now();
    const count = () => {
      const now = performance.now();
      if (document.visibilityState === 'visible') spend(position, now - since);
      since = now;
    };
    const timer = setInterval(count, 5_000);
    return () => {
      clearInterval(timer);
      count();
    };
  }, [position, spend]);
}

function SaveNote({ sheet }: { readonly sheet: Sheet }) {
  // Without a network the screen says so above.
  const online = useOnline();
  return (
    <div role="status" className="min-h-6">
      {online && (sheet.state === 'waiting' || sheet.waiting) ? (
        <Alert tone="warning">We can’t reach the server right now. Your answers are safe on this device and will be sent as soon as possible.</Alert>
      ) : sheet.state === 'stopped' && !sheet.submitting ? (
        <Alert tone="warning">
          This quiz was finished in another tab or on another device, or you’re logged out here. Reload the page to see where it stands.
        </Alert>
      ) : null}
    </div>
  );
}

/** A quiz explained at its end: go back and forth, check, submit. */
export function SheetRun({ quiz }: { readonly quiz: Quiz }) {
  const sheet = useSheet(quiz);
  const standAt = (index: number): SheetStand => (quiz.questions[index] ? standOf(quiz.questions[index], sheet.answerAt(index).answer) : 'open');
  const { position, goTo, heading } = usePosition(
    () => {
      const kept = recallPosition(quiz.id, quiz.questions.length);
      const open = quiz.questions.findIndex((_, index) => standAt(index) !== 'answered');
      return kept === undefined ? (open < 0 ? null : open) : kept;
    },
    (to) => rememberPosition(quiz.id, to),
  );
  useTimeOn(position, sheet.spend);
  const count = quiz.questions.length;
  const done = quiz.questions.filter((_, index) => standAt(index) === 'answered').length;
  const next = position === null || position + 1 >= count ? null : position + 1;
  const asked = position === null ? undefined : quiz.questions[position];
  useQuestionKeys(asked?.question.format === 'choice' && position !== null ? (id) => sheet.answer(position, id) : null, () => position !== null && goTo(next));
  return (
    <Annotating workId={quiz.id} question={asked?.question ?? null} math={asked !== undefined && isMath(asked.topicId)}>
      <div className="mb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            {position === null ? 'Check your work' : `Question ${position + 1} of ${count}`}
          </h2>
          <div className="flex items-center gap-1">
            {quiz.remainingMs === null ? null : <QuizTimer remainingMs={quiz.remainingMs} onUp={sheet.submit} />}
            <ToolButtons math={asked !== undefined && isMath(asked.topicId)} />
            <QuestionShortcuts />
          </div>
        </div>
        {asked ? (
          <p className="mt-1 flex items-center gap-2 text-sm text-muted">
            <TopicMark colour={topicColour(asked.topicId)} />
            {topicName(asked.topicId)}
          </p>
        ) : null}
        <ThinProgress label="Questions answered" value={done} max={count} />
      </div>
      {asked && position !== null ? (
        <QuestionBody key={position} question={asked.question}>
          <fieldset
            disabled={sheet.submitting}
            className="min-w-0"
            onKeyDown={(event) => {
              // As in a form: Enter does what the button does. It only ever shows another question, or all of them; nothing is submitted. A held one is one press.
              if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
              event.preventDefault();
              goTo(next);
            }}
          >
            <CrossingAnswer
              question={asked.question}
              name={`answer-${position}`}
              error={undefined}
              answer={sheet.answerAt(position).answer}
              onAnswer={(answer) => sheet.answer(position, answer)}
              guessed={sheet.answerAt(position).guessed}
              onGuess={(guessed) => sheet.guess(position, guessed)}
            />
          </fieldset>
          <div className="mt-4 font-sans">
            <SaveNote sheet={sheet} />
            <div className="mt-4 flex flex-wrap gap-3">
              {position > 0 ? (
                <Button size="large" variant="secondary" onClick={() => goTo(position - 1)}>
                  Back
                </Button>
              ) : null}
              <Button size="large" onClick={() => goTo(next)}>
                {next === null ? 'Check your work' : 'Next'}
              </Button>
              {next === null ? null : (
                <Button size="large" variant="quiet" onClick={() => goTo(null)}>
                  Review and submit
                </Button>
              )}
            </div>
          </div>
        </QuestionBody>
      ) : (
        <SheetCheck quiz={quiz} sheet={sheet} standAt={standAt} onGo={goTo} note={<SaveNote sheet={sheet} />} />
      )}
    </Annotating>
  );
}
