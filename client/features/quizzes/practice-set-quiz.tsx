import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { startQuiz, type AllowanceView, type listPracticeSets } from '#contract/quizzes.ts';
import { quizLength } from '#core/quizzes/allowance.ts';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { api, type Output } from '#client/platform/api.ts';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { KeptHere } from './kept-here.tsx';
import { practiceSetsQuery, quizQuery } from './quiz-queries.ts';
import { QuizRun } from './quiz-run.tsx';
import { QuizSummary } from './quiz-summary.tsx';
import { SmartQuizzesOff } from './smart-quizzes-off.tsx';

type PracticeSets = Output<typeof listPracticeSets>;

/** A quiz belongs to the address, so that a reload or "back" finds it again. */
function useQuizFromUrl() {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: (asked: { readonly practiceSet: string; readonly minQuestions?: number }) => api(startQuiz, { body: asked }),
    onSuccess: (quiz) => {
      client.setQueryData(quizQuery(quiz.id).queryKey, quiz);
      void client.invalidateQueries(practiceSetsQuery);
      setSearch({ quiz: quiz.id });
    },
  });
  return { quizId: search.get('quiz'), start, leave: () => setSearch({}) };
}

/** What a quiz is like; how long this one is comes with the list of sets. */
const Terms = ({ length }: { readonly length: string }) => (
  <ul className="flex list-disc flex-col gap-1.5 pl-5">
    <li>{length} questions, easier ones first, with no clock.</li>
    <li>After each answer, you’ll see whether it is right and why each choice is right or wrong.</li>
    <li>You can stop anytime and pick up where you left off.</li>
  </ul>
);

interface IntroProps {
  readonly practice: PracticeSets;
  readonly practiceSet: string;
  readonly start: ReturnType<typeof useQuizFromUrl>['start'];
}

function Intro({ practice, practiceSet, start }: IntroProps) {
  const set = practice.practiceSets.find(({ slug }) => slug === practiceSet);
  if (!set && practiceSet === 'smart') return <SmartQuizzesOff topicsPath={pathTo('guestQuiz')} />;
  if (!set)
    return (
      <EmptyState title="There are no questions like this" action={<ButtonLink to={pathTo('guestQuiz')}>Choose a topic</ButtonLink>}>
        The link may be old or mistyped.
      </EmptyState>
    );
  const { open } = set;
  const questions = Math.min(quizLength, set.size);
  const usedUp = (allowance: AllowanceView) => allowance.left === 0 && !open;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Terms length={String(questions)} />
      <AllowanceNote allowance={practice.allowance} guestAnswers={practice.guestAnswers} />
      <StartNotice start={start} />
      {usedUp(practice.allowance) ? (
        <ButtonLink to={pathTo('guestQuiz')} variant="secondary" className="self-start">
          Back to all topics
        </ButtonLink>
      ) : (
        <Button
          size="large"
          className="self-start"
          busy={start.isPending}
          busyLabel="Choosing questions…"
          onClick={() => start.mutate({ practiceSet, minQuestions: questions })}
        >
          {open ? `Continue: ${open.answered} of ${open.questions} answered` : 'Start'}
        </Button>
      )}
    </div>
  );
}

function Running({ quizId, onAgain, onLeave }: { readonly quizId: string; readonly onAgain: () => void; readonly onLeave: () => void }) {
  const { data, error, refetch } = useQuery(quizQuery(quizId));
  // Beside the questions, not after them.
  useEffect(() => void loadMath().catch(() => undefined), []);
  if (data) return <QuizRun key={quizId} quiz={data} end={<QuizSummary quiz={data} onAgain={onAgain} />} />;
  if (error)
    return (
      <div className="flex flex-col gap-6">
        <KeptHere quizId={quizId} error={error} />
        <ErrorState
          title="This quiz did not load"
          error={error}
          onRetry={() => void refetch()}
          action={
            <Button variant="quiet" onClick={onLeave}>
              Start another
            </Button>
          }
        />
      </div>
    );
  return <LoadingState label="Loading your quiz" />;
}

/** A practice set: what a quiz of it is like, then the quiz itself. */
export function PracticeSetQuiz({ practiceSet }: { readonly practiceSet: string }) {
  const { quizId, start, leave } = useQuizFromUrl();
  const { data, error, refetch } = useQuery(practiceSetsQuery);
  if (quizId) return <Running quizId={quizId} onAgain={leave} onLeave={leave} />;
  if (data) return <Intro practice={data} practiceSet={practiceSet} start={start} />;
  if (error) return <ErrorState title="The topics did not load" error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <Terms length={`Up to ${quizLength}`} />
      <LoadingState label="Loading" />
    </div>
  );
}
