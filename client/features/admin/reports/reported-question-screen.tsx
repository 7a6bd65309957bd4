import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { QuestionReports, ReportDecision } from '#contract/question-reports.ts';
import { questionSchema } from '#core/questions/question.ts';
import { topicName } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatDateTime } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { QuestionPreview } from '../questions/question-preview.tsx';
import { questionQuery } from '../questions/question-queries.ts';
import { statusWords } from '../questions/question-words.ts';
import { Statistics } from '../questions/statistics.tsx';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { DecideForm } from './decide-form.tsx';
import { reportsQuery } from './report-queries.ts';
import { outcomeWords, reasonWords } from './report-words.ts';
import { AffectedResults } from './affected-results.tsx';
import { useReopen } from './use-reopen.ts';

const Waiting = ({ view: { waiting, count, version } }: { readonly view: QuestionReports }) => (
  <>
    <ul aria-label="Reports" tabIndex={0} className="mt-3 max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
      {waiting.map(({ id, reason, note, createdAt, version: reported }) => (
        <li key={id} className="py-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={reason === 'wrong-key' ? 'danger' : 'neutral'}>{reasonWords[reason]}</Badge>
            <span className="text-sm text-muted">
              {formatDateTime(createdAt)}
              {reported === version ? '' : `, about version ${reported}`}
            </span>
          </p>
          {note ? <p className="mt-1 whitespace-pre-line break-words">{note}</p> : null}
        </li>
      ))}
    </ul>
    {count > waiting.length ? <p className="mt-2 text-sm text-muted">And {formatCount(count - waiting.length, 'earlier report')}.</p> : null}
  </>
);

function Decision({ decision }: { readonly decision: ReportDecision }) {
  const { id, questionId, outcome, answer, reports, decidedBy, decidedAt } = decision;
  const reopen = useReopen(questionId);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>
        <span className="text-sm text-muted">
          {formatCount(reports, 'report')}, {decidedBy ?? 'a deleted account'}, {formatDateTime(decidedAt)}
        </span>
        <Button variant="quiet" size="small" busy={reopen.isPending} busyLabel="Reopening…" onClick={() => reopen.mutate(id)}>
          Reopen
        </Button>
      </p>
      {answer ? <p className="mt-1 whitespace-pre-line break-words">{answer}</p> : null}
    </li>
  );
}

function Reports({ questionId }: { readonly questionId: string }) {
  const { data, error, refetch } = useQuery(reportsQuery(questionId));
  if (!data)
    return error ? <ErrorState title="The reports did not load" error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading the reports" />;
  return (
    <KeepsFocus className="flex flex-col gap-8">
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="text-xl font-semibold">
          {data.count > 0 ? `${formatCount(data.count, 'report')} to decide` : 'No reports to decide'}
        </h2>
        {data.count > 0 ? (
          <>
            <Waiting view={data} />
            <div className="mt-6">
              {/* New after each decision only: what is being written stays when another report arrives or a correction is published. */}
              <DecideForm key={data.decisions[0]?.id ?? ''} questionId={questionId} view={data} onStale={() => void refetch()} />
            </div>
          </>
        ) : (
          <p className="mt-3 text-muted">Everything students reported about it is decided.</p>
        )}
      </section>
      {data.decisions.length > 0 ? (
        <section aria-labelledby="decided">
          <h2 id="decided" className="text-xl font-semibold">
            Decided before
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {data.decisions.map((decision) => (
              <Decision key={decision.id} decision={decision} />
            ))}
          </ul>
        </section>
      ) : null}
    </KeepsFocus>
  );
}

/** /admin/reported-questions/:questionId */
export function ReportedQuestionScreen() {
  const { questionId = '' } = useParams();
  const { data, error, refetch } = useQuery(questionQuery(questionId));
  return (
    <Page
      title="Reported question"
      lead={
        data ? (
          <span className="flex flex-wrap items-center gap-2 break-all">
            {data.id} <Badge tone={statusWords[data.status].tone}>{statusWords[data.status].label}</Badge> {topicName(data.topicId)}, level {data.difficulty},
            version {data.version}
          </span>
        ) : (
          questionId
        )
      }
      actions={
        <span className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" to={pathTo('adminQuestion', { questionId })}>
            Open in the editor
          </ButtonLink>
          <ButtonLink variant="secondary" to={pathTo('adminReports')}>
            All reports
          </ButtonLink>
        </span>
      }
    >
      {data ? (
        <div className="flex flex-col gap-12">
          <div className="grid gap-8 xl:grid-cols-2">
            <div className="min-w-0">
              <QuestionPreview question={questionSchema.parse(data.question)} />
            </div>
            <div className="min-w-0">
              <Reports questionId={questionId} />
            </div>
          </div>
          <Statistics rows={data.statistics} />
          <section aria-labelledby="touched">
            <h2 id="touched" className="text-xl font-semibold">
              Scores it affected
            </h2>
            <p className="mt-2 mb-4 max-w-prose text-sm text-muted">
              Each finished exam that includes the question, with the section score it would have had without it. Stored results never change.
            </p>
            <AffectedResults questionId={questionId} />
          </section>
        </div>
      ) : error ? (
        <DidNotLoad what="question" error={error} onRetry={() => void refetch()} list={{ label: 'All reports', to: pathTo('adminReports') }} />
      ) : (
        <LoadingState label="Loading the question" />
      )}
    </Page>
  );
}
