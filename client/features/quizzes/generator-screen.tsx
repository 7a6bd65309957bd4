import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { quizSpecificationSchema, type QuizSpecification } from '#core/quizzes/specification.ts';
import { topicIdFromLegacy } from '#core/topics/legacy.ts';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { Generator } from './generator.tsx';
import { OpenQuizzes } from './open-quizzes.tsx';
import { questionBankQuery } from './quiz-queries.ts';
import { allTopics, levelFrom, readSpecification } from './specification-words.ts';

type Get = (name: string) => string | null;

/** What the address asks for: a topic (`subcategory`, by any of its names) and a level (`difficulty`), or a whole specification. */
function prefilled(get: Get): QuizSpecification {
  const topic = topicIdFromLegacy(get('subcategory') ?? '');
  const level = levelFrom(get('difficulty'));
  const rest = { topics: topic === null ? allTopics : [topic], ...(level !== null && { levels: [level] }) };
  if (topic !== null || level !== null) return quizSpecificationSchema.parse({ source: 'topics', ...rest });
  return readSpecification(get) ?? quizSpecificationSchema.parse({ source: 'smart', topics: allTopics });
}

/** /smart-quiz-generator: build it for me, or my own topics and levels. */
export function SmartQuizGeneratorScreen() {
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(questionBankQuery);
  return (
    <Page title="Make a quiz" lead="None of these questions appear in a practice exam.">
      {data ? (
        <div className="flex flex-col gap-8">
          <AllowanceNote allowance={data.allowance} guestAnswers={0} />
          <OpenQuizzes open={data.open} />
          <Generator key={search.toString()} bank={data} asked={prefilled((name) => search.get(name))} />
        </div>
      ) : error ? (
        <ErrorState title="The questions did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the questions" />
      )}
    </Page>
  );
}
