import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { practiceSets } from '#core/quizzes/practice-sets.ts';
import { pathTo } from '#client/paths.ts';
import { WithTools } from '#client/tools/question-tools.tsx';
import { Page } from '#client/ui/page-states.tsx';
import { useMainFocus } from '#client/ui/use-main-focus.ts';
import { PracticeSetQuiz } from './practice-set-quiz.tsx';
import { practiceSetsQuery } from './quiz-queries.ts';

const BackLink = () => (
  <Link to={pathTo('guestQuiz')} className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm">
    <ArrowLeft aria-hidden size={16} /> All topics
  </Link>
);

/** The tools of the quiz in the address. */
function ToolsOfQuiz({ children }: { readonly children: ReactNode }) {
  const [search] = useSearchParams();
  const quizId = search.get('quiz');
  useMainFocus(quizId);
  return (
    <WithTools key={quizId} storageScope={`quiz.${quizId ?? 'none'}`}>
      {children}
    </WithTools>
  );
}

/** /guest-quiz/{practiceSet} */
export function PracticeSetScreen() {
  const { practiceSet = '' } = useParams();
  const { data } = useQuery(practiceSetsQuery);
  const ofThisName = ({ slug }: { readonly slug: string }) => slug === practiceSet;
  // The shipped name is used until the list has loaded, and for a set no longer on it.
  const set = data?.practiceSets.find(ofThisName) ?? practiceSets.find(ofThisName);
  return (
    <ToolsOfQuiz>
      <Page title={set?.name ?? 'Practice'} actions={<BackLink />}>
        <PracticeSetQuiz key={practiceSet} practiceSet={practiceSet} />
      </Page>
    </ToolsOfQuiz>
  );
}

/** /guest-smart-quiz */
export function SmartQuizScreen() {
  const [search] = useSearchParams();
  // Beside a question it would only be in the way.
  const lead = search.has('quiz')
    ? null
    : 'A mix of topics from both sections, with more of the ones where you can gain the most, at the right level for you. The more you answer, the better the fit.';
  return (
    <ToolsOfQuiz>
      <Page title="Smart quiz" lead={lead} actions={<BackLink />}>
        <PracticeSetQuiz practiceSet="smart" />
      </Page>
    </ToolsOfQuiz>
  );
}
