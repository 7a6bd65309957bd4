import type { Quiz } from '#contract/quizzes.ts';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { useStartQuiz } from '#client/kits/quiz-start/use-start-quiz.ts';
import { pathTo } from '#client/paths.ts';
import { Button } from '#client/ui/button.tsx';

interface OpenAgainProps {
  /** The questions that were left open. */
  readonly open: Quiz['questions'];
  /** Whether this is the one thing to do next. */
  readonly isFirst: boolean;
}

/** A quiz of the questions that were left open in this one. */
export function OpenAgain({ open, isFirst }: OpenAgainProps) {
  const start = useStartQuiz((quizId) => pathTo('smartQuiz', { quizId }));
  const asked = {
    source: 'topics' as const,
    topics: [...new Set(open.map(({ topicId }) => topicId))],
    questions: open.map(({ question }) => question.id),
    length: open.length,
    minQuestions: open.length,
  };
  return (
    <>
      <Button variant={isFirst ? 'summit' : 'secondary'} busy={start.isPending} busyLabel="Preparing…" onClick={() => start.mutate(asked)}>
        {open.length === 1 ? 'Answer it now' : `Answer these ${open.length} now`}
      </Button>
      <StartNotice start={start} className="basis-full" />
    </>
  );
}
