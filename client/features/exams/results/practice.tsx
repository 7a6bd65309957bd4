import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ExamResult, ReviewQuestion } from '#contract/exam-results.ts';
import { slotName, type Shape } from '#core/exams/shape.ts';
import { topicName } from '#core/topics/topics.ts';
import { QuestionShortcuts } from '#client/kits/keys/question-shortcuts.tsx';
import { Annotating } from '#client/tools/annotations/annotating.tsx';
import { isMath, ToolButtons } from '#client/tools/question-tools.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { EmptyState, ErrorState, LoadingState, useDocumentTitle } from '#client/ui/page-states.tsx';
import { ThinProgress } from '#client/ui/thin-progress.tsx';
import { PracticeEnd } from './practice-end.tsx';
import { byModule, missesOf, type Response } from './result-view.ts';
import { reviewQuery } from './results-queries.ts';
import { TryQuestion } from './try-question.tsx';
import { useTries, type Tries } from './use-tries.ts';

export interface PracticeItem {
  readonly response: Response;
  readonly review: ReviewQuestion;
}

interface RoundProps {
  readonly resultId: string;
  readonly shape: Shape;
  readonly items: readonly PracticeItem[];
  /** What was tried earlier in this round, by question id. */
  readonly tried: ReadonlyMap<string, boolean>;
  readonly tries: Tries;
  readonly backTo: string;
  readonly onAgain: (items: readonly PracticeItem[]) => void;
}

/** One after another, from the first that was not tried yet; an outcome is added by checking an answer, not by skipping. */
function Round({ resultId, shape, items, tried, tries, backTo, onAgain }: RoundProps) {
  const [outcomes, setOutcomes] = useState(tried);
  const nextAfter = (place: number) => {
    const open = items.findIndex(({ response }, at) => at > place && !outcomes.has(response.questionId));
    return open < 0 ? items.length : open;
  };
  const [index, setIndex] = useState(() => nextAfter(-1));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [index]);
  const item = items[index];
  if (!item) return <PracticeEnd shape={shape} items={items} outcomes={outcomes} backTo={backTo} onAgain={onAgain} />;
  const { response, review } = item;
  const following = nextAfter(index);
  const last = following === items.length;
  const next = () => setIndex(following);
  return (
    <Annotating workId={resultId} question={review.question} math={isMath(response.topicId)}>
      <div className="mb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            Question {index + 1} of {items.length}
          </h2>
          <div className="flex items-center gap-1">
            <ToolButtons math={isMath(response.topicId)} />
            <QuestionShortcuts />
          </div>
        </div>
        <p className="mt-1 text-sm text-muted">
          {topicName(response.topicId)} · {slotName(shape, response.position)}, question {response.number}
        </p>
        <ThinProgress label="Questions answered in this round" value={items.filter((one) => outcomes.has(one.response.questionId)).length} max={items.length} />
        <div role="status">
          {tries.unsaved ? (
            <Alert tone="warning">We can’t reach the server right now. Your last answer will be saved as soon as possible; stay on this page.</Alert>
          ) : null}
        </div>
      </div>
      <TryQuestion
        key={response.questionId}
        review={review}
        onChecked={(right, answer, timeSpentMs) => {
          setOutcomes(new Map(outcomes).set(response.questionId, right));
          tries.keep(response.questionId, answer, right, timeSpentMs);
        }}
        actions={
          <Button variant="quiet" onClick={next}>
            {last ? 'Skip and finish' : 'Skip'}
          </Button>
        }
        after={<Button onClick={next}>{last ? 'Finish' : 'Next question'}</Button>}
        onEnter={next}
      />
    </Annotating>
  );
}

export interface PracticeProps {
  readonly result: ExamResult;
  readonly topicId: number | null;
  readonly backTo: string;
}

/** Steps through what was missed in this exam, keys out of sight until checked. What was tried is kept with the result. */
export function Practice({ result, topicId, backTo }: PracticeProps) {
  useDocumentTitle('Practice your misses');
  const misses = missesOf(result.responses, topicId);
  const tries = useTries(result.id);
  const [again, setAgain] = useState<{ readonly round: number; readonly items: readonly PracticeItem[] } | null>(null);
  const reviews = useQueries({
    queries: byModule(misses).map(({ position }) => reviewQuery(result.id, position)),
    combine: (queries) => ({
      error: queries.find((query) => query.error)?.error ?? null,
      pending: queries.some((query) => query.isPending),
      questions: queries.flatMap((query) => query.data ?? []),
      retry: () => queries.forEach((query) => void query.refetch()),
    }),
  });
  const first = misses.flatMap((response) => {
    const review = reviews.questions.find(({ question }) => question.id === response.questionId);
    return review ? [{ response, review }] : [];
  });
  return (
    <div className="page-column py-8 lg:py-12">
      <header className="mb-8 border-b border-line pb-6">
        <Link to={backTo} className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm">
          <ArrowLeft aria-hidden size={16} /> Back to your result
        </Link>
        <h1 className="mt-1 text-2xl font-semibold">{topicId === null ? 'Practice your misses' : `Practice your misses: ${topicName(topicId)}`}</h1>
        <p className="mt-1.5 max-w-prose text-muted">
          {result.examTitle}. What you do here is saved, so you can stop and come back later. It does not change your score or your progress.
        </p>
      </header>
      {misses.length === 0 ? (
        <EmptyState
          title="Nothing to practice here"
          action={
            <ButtonLink to={backTo} variant="secondary">
              Back to your result
            </ButtonLink>
          }
        >
          You didn’t miss any of these questions.
        </EmptyState>
      ) : (reviews.error ?? tries.error) ? (
        <ErrorState
          title="These questions did not load"
          error={reviews.error ?? tries.error}
          onRetry={() => {
            reviews.retry();
            tries.retry();
          }}
        />
      ) : reviews.pending || tries.practiced === null ? (
        <LoadingState label="Loading your questions" />
      ) : (
        <Round
          key={again?.round ?? 0}
          resultId={result.id}
          shape={result.shape}
          items={again?.items ?? first}
          tried={again ? new Map() : new Map([...tries.practiced].map(([id, { correct }]) => [id, correct]))}
          tries={tries}
          backTo={backTo}
          onAgain={(items) => setAgain({ round: (again?.round ?? 0) + 1, items })}
        />
      )}
    </div>
  );
}
