import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { topicName } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { questionQuery } from './question-queries.ts';
import { originWords, statusWords, useWords } from './question-words.ts';

/** /admin/question-editor/:questionId */
export function QuestionScreen() {
  const { questionId = '' } = useParams();
  const { data, error, refetch } = useQuery(questionQuery(questionId));
  const status = data && statusWords[data.status];
  return (
    <Page
      title="Question"
      lead={
        data ? (
          <span className="flex flex-wrap items-center gap-2 break-all">
            {data.id} <Badge tone={status?.tone ?? 'neutral'}>{status?.label}</Badge> <Badge>{originWords[data.origin]}</Badge>{' '}
            <Badge>{useWords[data.use]}</Badge> {topicName(data.topicId)}, {data.archetype}, level {data.difficulty}
          </span>
        ) : (
          questionId
        )
      }
      actions={
        <ButtonLink variant="secondary" to={pathTo('adminQuestions')}>
          All questions
        </ButtonLink>
      }
    >
      {data ? (
        <QuestionEditor key={data.id} view={data} />
      ) : error ? (
        <DidNotLoad what="question" error={error} onRetry={() => void refetch()} list={{ label: 'All questions', to: pathTo('adminQuestions') }} />
      ) : (
        <LoadingState label="Loading the question" />
      )}
    </Page>
  );
}
