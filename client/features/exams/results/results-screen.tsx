import { useQuery } from '@tanstack/react-query';
import { BookOpenText, FileText, ListX, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { ExamResult } from '#contract/exam-results.ts';
import { InstallOffer } from '#client/kits/install-offer.tsx';
import { pathTo } from '#client/paths.ts';
import { WithTools } from '#client/tools/question-tools.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { HurriedNote, ResultNotes } from './notes.tsx';
import { Prediction } from './prediction.tsx';
import { PrintMisses } from './print/print-misses.tsx';
import { PrintReport } from './print/print-report.tsx';
import { PrintSummary } from './print/print-summary.tsx';
import { usePrinting } from './print/use-printing.ts';
import { QuestionList } from './question-list.tsx';
import { asksForQuestions, examCounts, missesOf, readFilter, type Filter } from './result-view.ts';
import { conditionsText, dayText, missesSentence } from './result-words.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { practicedQuery, resultQuery } from './results-queries.ts';
import { DomainResults } from './domain-results.tsx';
import { EstimateNote, ScoreHero } from './score-hero.tsx';
import { SectionResults } from './section-results.tsx';
import { TimeResults } from './time-strip.tsx';
import { WorthMost } from './worth-most.tsx';

/** With what is highlighted and noted: only for anyone who practices. */
const Practice = lazy(async () => ({ default: (await import('./practice.tsx')).Practice }));

const contents = [
  ['total-score', 'Score'],
  ['domains', 'Domains'],
  ['sections', 'Sections'],
  ['time', 'Time'],
  ['questions', 'Questions'],
] as const;

/** Ways to the parts of a long page. */
const Contents = () => (
  <nav aria-label="On this page" className="-mt-4 mb-6">
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {contents.map(([id, label]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-control text-muted underline decoration-line-strong decoration-1 underline-offset-4 hover:text-ink"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

function PracticeBanner({ result, to }: { readonly result: ExamResult; readonly to: string }) {
  const misses = missesOf(result.responses, null);
  const { data } = useQuery(practicedQuery(result.id));
  if (misses.length === 0) return null;
  const practiced = misses.flatMap(({ questionId }) => data?.questions.find((one) => one.questionId === questionId) ?? []);
  return (
    <section aria-labelledby="practice" className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-6">
      <div className="max-w-prose">
        <h2 id="practice" className="text-xl font-semibold">
          Practice your misses
        </h2>
        <p className="mt-1.5 text-muted">
          {missesSentence(examCounts(result), misses.length)}{' '}
          {practiced.length === 0
            ? `Try ${misses.length === 1 ? 'it' : 'them'} again${misses.length === 1 ? '' : ' one at a time'}, with the answers hidden and all the exam tools.`
            : `You have tried ${practiced.length} of ${misses.length} again: ${practiced.filter(({ correct }) => correct).length} right.`}
        </p>
      </div>
      <ButtonLink variant="summit" size="large" to={to} className="max-sm:w-full">
        {practiced.length === 0 ? 'Start practicing' : 'Keep practicing'}
      </ButtonLink>
    </section>
  );
}

/** Addresses inside a result, relative to it so that each of its three addresses works. */
const inside = (query: Record<string, string | number | null>) =>
  `?${new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])))}`;

function ResultBody({ result }: { readonly result: ExamResult }) {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const printing = usePrinting(result);
  // Every module was rushed: there is nothing to show one by one.
  const untold = result.responses.length === 0;
  // Counts each time the list should come into view: at arrival with a topic, and from the topic plot.
  const [arrival, setArrival] = useState(filter.topicId === null ? 0 : 1);
  if (search.get('practice') === 'misses')
    return (
      <WithTools storageScope={`misses.${result.id}`}>
        <Suspense fallback={<LoadingState label="Loading your questions" />}>
          <Practice result={result} topicId={filter.topicId} backTo={inside({ topic: filter.topicId })} />
        </Suspense>
      </WithTools>
    );
  const choose = ({ show, topicId }: Filter) => setSearch(inside({ show, topic: topicId }), { replace: true, preventScrollReset: true });
  return (
    <WithTools storageScope={`review.${result.id}`}>
      <Page
        title={result.examTitle}
        lead={`Your result from ${dayText(result)}. ${conditionsText(result)}.`}
        actions={
          <div className="flex flex-wrap gap-2">
            <ButtonLink variant="quiet" to={pathTo('allResults')}>
              All results
            </ButtonLink>
            <Menu
              trigger={
                <Button variant="secondary" busy={printing.preparing} busyLabel="Preparing…">
                  <Printer aria-hidden size={18} /> Print or save as PDF
                </Button>
              }
            >
              <MenuItem icon={<FileText aria-hidden size={18} />} onSelect={() => printing.print('summary')}>
                Print summary
              </MenuItem>
              <MenuItem icon={<ListX aria-hidden size={18} />} onSelect={() => printing.print('misses')}>
                Print misses only
              </MenuItem>
              <MenuItem icon={<BookOpenText aria-hidden size={18} />} onSelect={() => printing.print('everything')}>
                Print everything with explanations
              </MenuItem>
            </Menu>
          </div>
        }
      >
        {untold ? null : <Contents />}
        <div className="flex flex-col gap-9">
          <HurriedNote result={result} />
          <ScoreHero result={result} />
          <Prediction result={result} />
          <ResultNotes result={result} />
          <PracticeBanner result={result} to={inside({ practice: 'misses' })} />
          <WorthMost result={result} practiceTo={(topic) => inside({ practice: 'misses', topic })} />
          {untold ? null : <DomainResults result={result} linkTo={(topic) => inside({ topic })} onGo={() => setArrival(arrival + 1)} />}
          <SectionResults result={result} />
          {untold ? null : (
            <>
              <TimeResults result={result} />
              <QuestionList
                result={result}
                filter={filter}
                onFilter={choose}
                practiceTo={(topic) => inside({ practice: 'misses', topic })}
                arrival={arrival}
                unfolded={asksForQuestions(search)}
              />
            </>
          )}
          <EstimateNote result={result} />
          <InstallOffer />
        </div>
        {printing.active === 'summary' ? <PrintSummary result={result} /> : null}
        {printing.active === 'misses' ? <PrintMisses result={result} /> : null}
        {printing.active === 'everything' ? <PrintReport result={result} /> : null}
      </Page>
    </WithTools>
  );
}

function NoResult({ asked }: { readonly asked: boolean }) {
  return (
    <Page title={asked ? 'Result not found' : 'Exam results'}>
      {asked ? (
        <EmptyState
          title="We could not find this result"
          action={
            <>
              <ButtonLink to={pathTo('allResults')}>All your results</ButtonLink>
              <ButtonLink variant="secondary" to={pathTo('practiceExams')}>
                Practice exams
              </ButtonLink>
            </>
          }
        >
          Either this exam is not finished yet or the link is wrong.
        </EmptyState>
      ) : (
        <EmptyState
          title="Your first result will be here"
          action={
            <ButtonLink variant="summit" size="large" to={pathTo('practiceExams')}>
              See practice exams
            </ButtonLink>
          }
        >
          Take a practice exam. It shows roughly where you stand and which topics to start with, and explains every question.
        </EmptyState>
      )}
    </Page>
  );
}

/** /exam/results/:examId?, /results/:examId?, /practice-exam/:examId/results */
export function Component() {
  const { examId } = useParams();
  const { data, error, isPending, refetch } = useQuery(resultQuery(examId));
  if (isPending)
    return (
      <Page title="Exam result">
        <ResultSkeleton />
      </Page>
    );
  if (data) return <ResultBody key={data.id} result={data} />;
  if (error)
    return (
      <Page title="Exam result">
        <ErrorState
          title="This result did not load"
          error={error}
          onRetry={() => void refetch()}
          action={
            <Link className="text-link inline-flex min-h-11 items-center" to={pathTo('allResults')}>
              All results
            </Link>
          }
        />
      </Page>
    );
  return <NoResult asked={examId !== undefined} />;
}
