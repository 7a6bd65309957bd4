import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { getReviewSummary } from '#contract/review.ts';
import { quizLength } from '#core/quizzes/allowance.ts';
import { topics } from '#core/topics/topics.ts';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { mistakesChanged, reviewSummaryQuery } from '#client/kits/mistakes/review-summary.ts';
import { StartNotice } from '#client/kits/quiz-start/start-notice.tsx';
import { useStartQuiz } from '#client/kits/quiz-start/use-start-quiz.ts';
import { pathTo, quizPath } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { ErrorItem } from './error-item.tsx';
import { LogActions } from './log-actions.tsx';
import { LogFilters } from './log-filters.tsx';
import { Patterns, ThisFirst } from './patterns.tsx';
import { errorList, filterFrom } from './review-queries.ts';
import { SkillQueue } from './skill-queue.tsx';

type Summary = Output<typeof getReviewSummary>;

/** What is due, and the one button to redo it. */
function Due({ summary: { due, open, nextAt } }: { readonly summary: Summary }) {
  const client = useQueryClient();
  const start = useStartQuiz(quizPath, () => void mistakesChanged(client));
  const shown = Math.min(due, quizLength);
  return (
    <section aria-labelledby="due" className="rounded-card border border-line bg-raised p-6">
      <h2 id="due" className="text-xl font-semibold">
        {due > 0 ? `${formatCount(due, 'review')} due` : 'Nothing is due right now'}
      </h2>
      <p className="mt-1.5 max-w-prose text-muted">
        {due > 0
          ? `Math comes back with new numbers; reading comes back as a question of the same kind. Get it right twice in a row, a few days apart, and it’s done.`
          : nextAt !== null
            ? `${formatCount(open, 'question')} will come back; the next one on ${formatDate(nextAt)}.`
            : 'What you get wrong in exams and quizzes comes back here when it is worth trying again.'}
      </p>
      {due > 0 ? (
        <Button
          variant="summit"
          size="large"
          className="mt-5"
          busy={start.isPending}
          busyLabel="Preparing…"
          onClick={() => start.mutate({ source: 'review', topics: topics.map(({ id }) => id), length: quizLength, minQuestions: shown })}
        >
          Review {shown} now <ArrowRight aria-hidden size={20} />
        </Button>
      ) : null}
      <StartNotice start={start} className="mt-4" />
    </section>
  );
}

const lead = 'Your wrong answers and guesses, until you get each one right twice.';

/** /review: mistakes, why they happened, and when they come back. */
export function ReviewScreen() {
  const [search] = useSearchParams();
  const filter = filterFrom((name) => search.get(name));
  const summary = useQuery(reviewSummaryQuery);
  if (summary.data && summary.data.open + summary.data.closed === 0)
    return (
      <Page title="Review" lead={lead}>
        <ThisFirst />
        <EmptyState
          title="Nothing to review yet"
          action={
            <ButtonLink variant="secondary" to={pathTo('subjectQuizzes')}>
              Practice questions
            </ButtonLink>
          }
        >
          What you get wrong in exams and quizzes comes back here when it is worth trying again.
        </EmptyState>
        <SkillQueue />
      </Page>
    );
  return (
    <Page title="Review" lead={lead}>
      <div className="flex flex-col gap-12">
        {summary.data ? (
          <Due summary={summary.data} />
        ) : summary.error ? (
          <ErrorState title="Your reviews did not load" error={summary.error} onRetry={() => void summary.refetch()} />
        ) : (
          <LoadingState label="Loading your reviews" />
        )}
        <ThisFirst />
        <Patterns hasMistakes={(summary.data?.open ?? 0) + (summary.data?.closed ?? 0) > 0} />
        <SkillQueue />
        <section aria-labelledby="log">
          <h2 id="log" className="mb-4 text-xl font-semibold">
            Error log
          </h2>
          <LogFilters filter={filter} />
          <PagedList
            list={errorList(filter)}
            noun="question"
            actions={<LogActions filter={filter} />}
            empty={
              <EmptyState
                title="Nothing here"
                action={
                  <ButtonLink variant="secondary" to={pathTo('subjectQuizzes')}>
                    Practice
                  </ButtonLink>
                }
              >
                {filter.state === 'open' && filter.cause === undefined && filter.topicId === undefined && filter.section === undefined
                  ? 'Wrong answers from exams and quizzes will be listed here.'
                  : 'No questions match these filters.'}
              </EmptyState>
            }
          >
            {(entries) => (
              <ul className="border-y border-line">
                {entries.map((entry) => (
                  <ErrorItem key={entry.questionId} entry={entry} />
                ))}
              </ul>
            )}
          </PagedList>
        </section>
      </div>
    </Page>
  );
}
