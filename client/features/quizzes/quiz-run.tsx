import { useState, type ReactNode } from 'react';
import type { Quiz } from '#contract/quizzes.ts';
import { firstOpen } from '#core/quizzes/quiz.ts';
import { topicColour, topicName } from '#core/topics/topics.ts';
import { useSession } from '#client/platform/session.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { Annotating } from '#client/tools/annotations/annotating.tsx';
import { isMath, ToolButtons } from '#client/tools/question-tools.tsx';
import { Button } from '#client/ui/button.tsx';
import { ThinProgress } from '#client/ui/thin-progress.tsx';
import { ExplainedAnswer } from './explained-answer.tsx';
import { OpenQuestion, type GivenHere } from './quiz-question.tsx';
import { QuestionShortcuts } from '#client/kits/keys/question-shortcuts.tsx';
import { usePosition } from './use-position.ts';
import { useQuestionKeys } from '#client/kits/keys/use-question-keys.ts';

const askedOf = (quiz: Quiz) => quiz.questions.map(({ topicId, outcome }) => ({ topicId, correct: outcome?.correct ?? null }));

function Next({ last, onNext }: { readonly last: boolean; readonly onNext: () => void }) {
  useQuestionKeys(null, onNext);
  return (
    <Button size="large" onClick={onNext}>
      {last ? 'See your results' : 'Next question'}
    </Button>
  );
}

/** One question after another, then `end`. Progress is in the server’s record, so a reload continues from there. */
export function QuizRun({ quiz, end, actions }: { readonly quiz: Quiz; readonly end: ReactNode; readonly actions?: ReactNode }) {
  const session = useSession();
  const { position, goTo, heading } = usePosition(() => firstOpen(askedOf(quiz)));
  const [given, setGiven] = useState<GivenHere | null>(null);
  const asked = position === null ? undefined : quiz.questions[position];
  if (position === null || !asked) return end;
  const next = () => goTo(firstOpen(askedOf(quiz)));
  const done = quiz.questions.filter(({ outcome }) => outcome !== null).length;
  return (
    <Annotating workId={quiz.id} question={asked.question} math={isMath(asked.topicId)}>
      <div className="mb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            Question {position + 1} of {quiz.questions.length}
          </h2>
          <div className="flex items-center gap-1">
            {actions}
            <ToolButtons math={isMath(asked.topicId)} />
            <QuestionShortcuts />
          </div>
        </div>
        <p className="mt-1 flex items-center gap-2 text-sm text-muted">
          <TopicMark colour={topicColour(asked.topicId)} />
          {topicName(asked.topicId)}
        </p>
        <ThinProgress label="Questions answered" value={done} max={quiz.questions.length} />
      </div>
      {asked.outcome ? (
        <ExplainedAnswer
          key={position}
          outcome={asked.outcome}
          givenHere={given?.position === position ? given : null}
          asks={session.kind === 'user' && quiz.specification.source !== 'review'}
          after={<Next last={done === quiz.questions.length} onNext={next} />}
        />
      ) : (
        <OpenQuestion key={position} quiz={quiz} position={position} asked={asked} onSend={setGiven} />
      )}
    </Annotating>
  );
}
