import { useQuery } from '@tanstack/react-query';
import { Bookmark, ChevronDown, RotateCcw, Volume2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ExamResult, ReviewedAnnotation } from '#contract/exam-results.ts';
import { topicColour, topicName } from '#core/topics/topics.ts';
import { ConceptLink } from '#client/kits/concepts/concept-link.tsx';
import { Badge, TopicMark } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ReportProblem } from '#client/kits/mistakes/report-problem.tsx';
import { WhyMissed } from '#client/kits/mistakes/why-missed.tsx';
import { cx } from '#client/ui/class-names.ts';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { Explanation } from '#client/ui/question/explanation.tsx';
import { OutcomeMark } from '#client/ui/question/outcome-mark.tsx';
import { outcomeNames } from '#client/ui/question/outcome.ts';
import { ReadingContext } from '#client/ui/question/read-part.tsx';
import { ReadingBar } from '#client/tools/read-aloud/reading-bar.tsx';
import { ReviewedAnnotations, ReviewedText } from '#client/tools/annotations/reviewed-text.tsx';
import { isMath, ToolButtons } from '#client/tools/question-tools.tsx';
import { SolveWithCalculator } from '#client/tools/solve-with-calculator.tsx';
import { useReadAloud, type ReadAloud } from '#client/tools/read-aloud/use-read-aloud.ts';
import { examAnswer } from './exam-answer.ts';
import { outcomeOf, type Response } from './result-view.ts';
import { durationText, unexplainedSentence } from './result-words.ts';
import { reviewQuery } from './results-queries.ts';
import { TryQuestion } from './try-question.tsx';
import { YourWork } from './your-work.tsx';
import '../player/exam.css';

const noAnnotations: readonly ReviewedAnnotation[] = [];

type ModulePace = ExamResult['paces'][number];

/** In view while the question is read and scrolls. */
const barClass = 'sticky top-16 z-10 mb-5 rounded-card border';

const ReadAloudButton = ({ reading }: { readonly reading: ReadAloud }) =>
  reading.available && !reading.open ? (
    <Button variant="secondary" size="small" onClick={reading.toggle}>
      <Volume2 aria-hidden size={16} /> Read aloud
    </Button>
  ) : null;

/** Shown instead of an explanation that is not loaded yet: why, and how to get it. */
function NoExplanation({ response, pace }: { readonly response: Response; readonly pace: ModulePace }) {
  return (
    <p className="max-w-prose">
      <span className="block text-sm font-medium">{outcomeNames[outcomeOf(response)]}</span>
      <span className="mt-1 block text-muted">{unexplainedSentence(pace)}</span>
    </p>
  );
}

function Panel({ resultId, response, module }: { readonly resultId: string; readonly response: Response; readonly module: readonly Response[] }) {
  const { data, error, refetch } = useQuery(reviewQuery(resultId, response.position));
  const [trying, setTrying] = useState(false);
  const review = data?.find(({ question }) => question.id === response.questionId);
  const root = useRef<HTMLDivElement>(null);
  const reading = useReadAloud(review?.question ?? null, root);
  if (error) return <ErrorState title="This explanation did not load" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label="Loading the explanation" />;
  if (!review) return <p className="text-muted">This question is no longer available.</p>;
  if (trying) {
    const stop = (
      <Button variant="quiet" onClick={() => setTrying(false)}>
        Back to the explanation
      </Button>
    );
    return (
      <div ref={root}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">This is just practice. It is not saved and does not change your score or progress.</p>
          <div className="flex flex-wrap gap-2">
            <ToolButtons math={isMath(response.topicId)} />
            <ReadAloudButton reading={reading} />
          </div>
        </div>
        <ReadingBar reading={reading} className={barClass} />
        <ReadingContext value={reading.state.part}>
          <TryQuestion review={review} onChecked={reading.close} actions={stop} after={stop} />
        </ReadingContext>
      </div>
    );
  }
  return (
    <div ref={root}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span className="font-medium text-ink">{outcomeNames[outcomeOf(response)]}</span>
          <span>{durationText(response.timeSpentMs)}</span>
          <span>Level {response.difficulty} of 5</span>
          {response.pretest ? <span>Unscored question: it did not count</span> : null}
        </p>
        <div className="flex flex-wrap gap-2">
          <ToolButtons math={isMath(response.topicId)} />
          <ReadAloudButton reading={reading} />
          <Button variant="secondary" size="small" onClick={() => setTrying(true)}>
            <RotateCcw aria-hidden size={16} /> Practice this
          </Button>
        </div>
      </div>
      <ReadingBar reading={reading} className={barClass} />
      <ReadingContext value={reading.state.part}>
        <YourWork response={response} module={module} review={review} />
        {outcomeOf(response) === 'wrong' ? <WhyMissed questionId={response.questionId} /> : null}
        <ReviewedAnnotations value={review.response.annotations ?? noAnnotations}>
          <Explanation
            review={review}
            given={examAnswer(review)}
            Text={ReviewedText}
            way={<SolveWithCalculator review={review} />}
            more={<ConceptLink review={review} />}
          />
        </ReviewedAnnotations>
      </ReadingContext>
      <div className="mt-6">
        <ReportProblem questionId={response.questionId} />
      </div>
    </div>
  );
}

interface QuestionItemProps {
  readonly resultId: string;
  readonly response: Response;
  /** All questions of its module. */
  readonly module: readonly Response[];
  readonly pace: ModulePace | undefined;
}

/** One question of the exam: a line that opens its explanation. */
export function QuestionItem({ resultId, response, module, pace }: QuestionItemProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={cx('border-b border-line last:border-0', open && 'bg-raised')}>
      <h4>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-13 w-full items-center gap-3 px-2 py-2 text-left transition-colors duration-150 hover:bg-hover sm:gap-4 sm:px-3"
        >
          <OutcomeMark outcome={outcomeOf(response)} />
          <span className="w-7 shrink-0 text-right font-medium tabular">
            <span className="sr-only">Question </span>
            {response.number}
          </span>
          <TopicMark colour={topicColour(response.topicId)} />
          <span className="min-w-0 grow">{topicName(response.topicId)}</span>
          {response.pretest ? <Badge>Unscored</Badge> : null}
          {response.marked ? (
            <span className="inline-flex items-center text-muted">
              <Bookmark aria-hidden size={16} fill="currentColor" />
              <span className="sr-only">marked for review</span>
            </span>
          ) : null}
          <span className="w-24 shrink-0 text-right text-sm text-muted tabular max-sm:hidden">{durationText(response.timeSpentMs)}</span>
          <ChevronDown aria-hidden size={18} className={cx('shrink-0 text-muted transition-transform duration-150', open && 'rotate-180')} />
        </button>
      </h4>
      <div id={id} hidden={!open} className="px-2 pb-8 pt-3 sm:px-3">
        {open ? (
          response.explained || !pace ? (
            <Panel resultId={resultId} response={response} module={module} />
          ) : (
            <NoExplanation response={response} pace={pace} />
          )
        ) : null}
      </div>
    </li>
  );
}
