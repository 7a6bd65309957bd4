import { Link } from 'react-router';
import { listResults, type ResultSummary } from '#contract/exam-results.ts';
import { realChange } from '#core/exams/comparison.ts';
import { bandOf } from '#core/exams/scoring.ts';
import { accuracy } from '#core/progress/accuracy.ts';
import { sectionNames, sections } from '#core/topics/topics.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import type { List } from '#client/kits/list/list.ts';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ScoreChart } from '#client/ui/charts/score-chart.tsx';
import { formatDate, formatPercent, formatRange } from '#client/ui/format.ts';
import { EmptyState, Page } from '#client/ui/page-states.tsx';

const pageSize = 12;

function ResultRow({ result }: { readonly result: ResultSummary }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-8 gap-y-3 px-2 py-5 transition-colors duration-150 hover:bg-hover sm:px-3">
      <div className="min-w-0 grow basis-56">
        <h3 className="font-semibold">
          <Link to={pathTo('results', { examId: result.id })} className="rounded-control after:absolute after:inset-0">
            {result.examTitle}
            <span className="sr-only">, {formatDate(result.completedAt)}</span>
          </Link>
        </h3>
        <p aria-hidden className="mt-0.5 text-sm text-muted">
          {formatDate(result.completedAt)}
        </p>
        {result.hurried ? <p className="mt-0.5 text-sm text-muted">Does not count: submitted faster than anyone could read its questions.</p> : null}
      </div>
      <p className="basis-40">
        {result.total ? (
          <>
            <span className="sr-only">Total, about </span>
            <span className="text-xl font-semibold tabular">{result.total.score}</span>
            <span className="ml-2.5 text-sm text-muted tabular">{formatRange(result.total.low, result.total.high)}</span>
          </>
        ) : (
          <>
            <span className="text-xl font-semibold tabular">{formatPercent(accuracy(result.correct, result.questions))}</span>
            <span className="ml-2.5 text-sm text-muted">right</span>
          </>
        )}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {result.sections.map(({ section, score, low, high }) => {
          const band = bandOf(score, low, high);
          return band ? (
            <div key={section}>
              <dt className="text-muted">{sectionNames[section]}</dt>
              <dd className="tabular">
                {band.score} <span className="text-muted">({formatRange(band.low, band.high)})</span>
              </dd>
            </div>
          ) : null;
        })}
        <div>
          <dt className="text-muted">Right</dt>
          <dd className="tabular">
            {result.correct} of {result.questions}
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Results({ results }: { readonly results: readonly ResultSummary[] }) {
  const scores = results
    .toReversed()
    .flatMap(({ id, completedAt, total, hurried }) =>
      total && !hurried ? [{ key: id, at: completedAt, total: total.score, low: total.low, high: total.high }] : [],
    );
  return (
    <div className="flex flex-col gap-12">
      {scores.length > 1 ? (
        <section aria-labelledby="climb">
          <h2 id="climb" className="text-xl font-semibold">
            Your climb
          </h2>
          <p className="mt-1.5 mb-6 max-w-prose text-muted">
            Each point is one exam that counts, and the bar is its range. Changes smaller than about {realChange.total} points are within the usual ups and
            downs.
          </p>
          <ScoreChart points={scores} />
        </section>
      ) : null}
      <section aria-labelledby="exams">
        <h2 id="exams" className="mb-4 text-xl font-semibold">
          Exams taken
        </h2>
        <ul className="divide-y divide-line border-y border-line">
          {results.map((result) => (
            <ResultRow key={result.id} result={result} />
          ))}
        </ul>
      </section>
    </div>
  );
}

const resultList: List<ResultSummary> = {
  key: ['results', 'list'],
  staleTime: 30_000,
  read: (page, signal) => api(listResults, { query: { limit: pageSize, ...page } }, signal ? { signal } : {}),
};

const numberText = (value: number | null | undefined): string => String(value ?? '');
const sectionColumns = sections.flatMap((section) =>
  (['score', 'low', 'high'] as const).map((part) => ({
    header: `${sectionNames[section]} ${part}`,
    text: (result: ResultSummary) => numberText(result.sections.find((each) => each.section === section)?.[part]),
  })),
);
const fileColumns = [
  { header: 'Exam', text: ({ examTitle }: ResultSummary) => examTitle },
  { header: 'Completed', text: ({ completedAt }: ResultSummary) => completedAt },
  ...(['score', 'low', 'high'] as const).map((part) => ({ header: `Total ${part}`, text: ({ total }: ResultSummary) => numberText(total?.[part]) })),
  ...sectionColumns,
  { header: 'Right', text: ({ correct }: ResultSummary) => String(correct) },
  { header: 'Questions', text: ({ questions }: ResultSummary) => String(questions) },
] as const;

/** /all-results */
export function Component() {
  return (
    <Page title="Exam results" lead="Every practice exam you have finished. All scores are estimates with a range.">
      <PagedList
        list={resultList}
        noun="result"
        actions={<CsvButton list={resultList} fileName="exam-results" columns={fileColumns} />}
        empty={
          <EmptyState
            title="No results yet"
            action={
              <ButtonLink variant="summit" size="large" to={pathTo('practiceExams')}>
                See practice exams
              </ButtonLink>
            }
          >
            Finish a practice exam to see your score, topics, and explanations here.
          </EmptyState>
        }
      >
        {(results) => <Results results={results} />}
      </PagedList>
    </Page>
  );
}
