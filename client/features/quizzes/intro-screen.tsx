import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import type { QuestionKind } from '#contract/question-bank.ts';
import { startCustomQuiz, type QuestionBank } from '#contract/quizzes.ts';
import { fewerText } from '#core/quizzes/fewer-questions.ts';
import type { QuizSpecification } from '#core/quizzes/specification.ts';
import { kindsOf, kindsQuery } from '#client/kits/kinds/kinds-query.ts';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { api } from '#client/platform/api.ts';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { introLines } from './intro-words.ts';
import { questionBankQuery, quizQuery } from './quiz-queries.ts';
import { kindCounts, neverEnds, readyFor } from './ready.ts';
import { SmartQuizzesOff } from './smart-quizzes-off.tsx';
import { quizName, readSpecification, specificationQuery } from './specification-words.ts';

/** What may be asked for here: no longer than the plan allows, and by topic where smart quizzes are switched off. */
const within = (bank: QuestionBank, specification: QuizSpecification): QuizSpecification => ({
  ...specification,
  length: Math.min(specification.length, bank.longest),
  source: bank.smartQuizEnabled || specification.topics.length > 1 ? specification.source : 'topics',
});

interface IntroProps {
  readonly bank: QuestionBank;
  /** As the address asks for it. */
  readonly asked: QuizSpecification;
  /** Only these kinds of questions; none: all. */
  readonly kinds: readonly QuestionKind[];
}

function Intro({ bank, asked, kinds }: IntroProps) {
  const specification = within(bank, asked);
  const navigate = useNavigateHere();
  const client = useQueryClient();
  const counts = specification.archetypes.length > 0 ? kindCounts(specification.topics[0] ?? 0, kinds) : bank.counts;
  const ready = readyFor(counts, specification);
  const questions = neverEnds(counts, specification) ? specification.length : Math.min(specification.length, ready);
  const start = useMutation({
    mutationFn: ({ minQuestions }: { readonly minQuestions?: number }) => api(startCustomQuiz, { body: { ...specification, minQuestions } }),
    onSuccess: (quiz) => {
      client.setQueryData(quizQuery(quiz.id).queryKey, quiz);
      void client.invalidateQueries(questionBankQuery);
      navigate(pathTo('smartQuiz', { quizId: quiz.id }), { replace: true });
    },
  });
  const oneTopic = specification.topics.length === 1;
  const smart = specification.source === 'smart';
  // A round of one topic is changed like any quiz of it: the smart quiz is for all topics.
  const back = pathTo('smartQuizGenerator', {}, specificationQuery(smart && oneTopic ? { ...specification, source: 'topics' } : specification));
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {questions === 0 ? null : (
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {introLines(
            specification,
            questions,
            kinds.map(({ title }) => title),
          ).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {questions < specification.length ? (
        <p className="text-muted">
          {questions === 0
            ? 'There are no new questions like this right now. Change this quiz to find others.'
            : `We found ${fewerText(questions, specification.length)}. You’ve seen the others like this in the last 30 days, or there are no more right now.`}
        </p>
      ) : null}
      {questions > 0 && specification.length < asked.length ? (
        <p className="text-muted">
          This would be {asked.length} questions, but quizzes on your plan have up to {bank.longest}.
        </p>
      ) : null}
      <AllowanceNote allowance={bank.allowance} guestAnswers={0} />
      <StartNotice start={start} />
      <div className="flex flex-wrap gap-3">
        {bank.allowance.left === 0 || questions === 0 ? null : (
          <Button size="large" busy={start.isPending} busyLabel="Choosing questions…" onClick={() => start.mutate({ minQuestions: questions })}>
            Start
          </Button>
        )}
        <ButtonLink size="large" variant="quiet" to={back}>
          Change this quiz
        </ButtonLink>
      </div>
    </div>
  );
}

/** The quiz of some kinds of questions, once it is known what they are. */
function KindsIntro({ bank, asked }: Omit<IntroProps, 'kinds'>) {
  const { data, error, refetch } = useQuery(kindsQuery(asked.topics[0] ?? 0));
  if (data) return <Intro bank={bank} asked={asked} kinds={kindsOf(data, asked.archetypes)} />;
  return error ? <ErrorState title="The questions did not load" error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading" />;
}

/** /smart-quiz-intro: what the quiz in the address will be like, and its start. Without one, the smart quiz as usual. */
export function SmartQuizIntroScreen() {
  const [search] = useSearchParams();
  const specification = readSpecification((name) => search.get(name));
  const { data, error, refetch } = useQuery(questionBankQuery);
  return (
    <Page title={specification ? quizName(specification) : 'Smart quiz'}>
      {specification === null ? (
        <EmptyState title="There is no quiz like this" action={<ButtonLink to={pathTo('smartQuizGenerator')}>Make a quiz</ButtonLink>}>
          The link may be old or mistyped.
        </EmptyState>
      ) : data ? (
        within(data, specification).source === 'smart' && !data.smartQuizEnabled ? (
          <SmartQuizzesOff topicsPath={pathTo('smartQuizGenerator', {}, { source: 'topics' })} />
        ) : specification.archetypes.length > 0 ? (
          <KindsIntro bank={data} asked={specification} />
        ) : (
          <Intro bank={data} asked={specification} kinds={[]} />
        )
      ) : error ? (
        <ErrorState title="The questions did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading" />
      )}
    </Page>
  );
}
