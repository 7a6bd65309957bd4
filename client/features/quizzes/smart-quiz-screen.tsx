import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import type { Quiz } from '#contract/quizzes.ts';
import { explainsAtEnd } from '#core/quizzes/specification.ts';
import { pathTo } from '#client/paths.ts';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { WithTools } from '#client/tools/question-tools.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { EndQuiz } from './end-quiz.tsx';
import { KeptHere } from './kept-here.tsx';
import { quizQuery } from './quiz-queries.ts';
import { QuizRun } from './quiz-run.tsx';
import { SheetRun } from './sheet-run.tsx';
import { levelsText, titleOfQuiz } from './specification-words.ts';

/** Where the outcome of a quiz is shown. */
export const resultsPath = ({ id, specification }: Pick<Quiz, 'id' | 'specification'>): string =>
  specification.source === 'smart' ? pathTo('smartQuizResults', { quizId: id }) : pathTo('quizResults', { quizId: id });

/** Whether answers wait for the end; what a newer server calls otherwise is explained after each. */
const isSheet = ({ specification: { timing, mode } }: Quiz): boolean => timing !== 'unknown' && mode !== 'unknown' && explainsAtEnd({ timing, mode });

function Running({ quiz }: { readonly quiz: Quiz }) {
  const results = <Navigate to={resultsPath(quiz)} replace />;
  if (isSheet(quiz)) return quiz.completedAt ? results : <SheetRun quiz={quiz} />;
  // Ended early, it has open questions and no last explanation to read.
  const endedEarly = quiz.completedAt !== null && quiz.questions.some(({ outcome }) => outcome === null);
  const begun = quiz.questions.some(({ outcome }) => outcome !== null);
  return endedEarly ? results : <QuizRun quiz={quiz} end={results} actions={begun && !quiz.completedAt ? <EndQuiz quiz={quiz} /> : null} />;
}

/** /smart-quiz/{quizId}: any quiz of an account. */
export function SmartQuizRunScreen() {
  const { quizId = '' } = useParams();
  // The server's record, not what this tab remembers: the time left, and answers given on another device.
  const { data, error, refetch } = useQuery({ ...quizQuery(quizId), refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
  const title = data ? titleOfQuiz(data) : 'Quiz';
  return (
    <WithTools key={quizId} storageScope={`quiz.${quizId}`}>
      <Page title={title} lead={data && data.specification.levels.length < 5 ? levelsText(data.specification.levels) : null}>
        {data ? (
          <Running key={data.id} quiz={data} />
        ) : error ? (
          <div className="flex flex-col gap-6">
            <KeptHere quizId={quizId} error={error} />
            <DidNotLoad what="quiz" error={error} onRetry={() => void refetch()} list={{ label: 'Make a new quiz', to: pathTo('smartQuizGenerator') }} />
          </div>
        ) : (
          <LoadingState label="Loading your quiz" />
        )}
      </Page>
    </WithTools>
  );
}
