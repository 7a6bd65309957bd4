import { Link } from 'react-router';
import type { ExamResult } from '#contract/exam-results.ts';
import { strengthThresholds } from '#core/progress/strength.ts';
import { tooFewSentence } from '#core/progress/accuracy.ts';
import { mainCategories, sectionNames, topicColour, type Section } from '#core/topics/topics.ts';
import { StrengthBadge, TopicMark } from '#client/ui/badge.tsx';
import { TableAlternative } from '#client/ui/charts/table-alternative.tsx';
import { cx } from '#client/ui/class-names.ts';
import { formatCount, formatPercent } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';
import { domainRows, type DomainRow, type TopicRow } from './result-view.ts';

const thresholds = [strengthThresholds.moderate, strengthThresholds.strong] as const;

function Lane({ row }: { readonly row: Pick<TopicRow, 'likely' | 'accuracy' | 'strength'> }) {
  return (
    <svg aria-hidden width="100%" height="20" className="block overflow-visible">
      <line x1="0" x2="100%" y1="10" y2="10" className="stroke-line" />
      {thresholds.map((threshold) => (
        <line key={threshold} x1={`${threshold}%`} x2={`${threshold}%`} y1="0" y2="20" className="stroke-line-strong" strokeDasharray="2 3" />
      ))}
      <line x1={`${row.likely.low}%`} x2={`${row.likely.high}%`} y1="10" y2="10" className="stroke-primary/35" strokeWidth="6" strokeLinecap="round" />
      <circle cx={`${row.accuracy}%`} cy="10" r="6" className={cx('stroke-primary', row.strength ? 'fill-primary' : 'fill-paper')} strokeWidth="2" />
    </svg>
  );
}

/** The scale above the lanes. */
const Scale = () => (
  <svg aria-hidden width="100%" height="16" className="block overflow-visible fill-muted text-xs tabular">
    <text x="0" y="12">
      0%
    </text>
    <text x="100%" y="12" textAnchor="middle" className="max-sm:hidden">
      100%
    </text>
    {thresholds.map((threshold) => (
      <text key={threshold} x={`${threshold}%`} y="12" textAnchor="middle">{`${threshold}%`}</text>
    ))}
  </svg>
);

interface Going {
  /** The questions of a topic. */
  readonly linkTo: (topicId: number) => string;
  readonly onGo: () => void;
}

function Row({ row, linkTo, onGo }: { readonly row: TopicRow } & Going) {
  return (
    <li className="border-b border-line pt-3 pb-2 last:border-0">
      <div className="flex items-start gap-2.5">
        <span className="mt-1.5 flex">
          <TopicMark colour={topicColour(row.topicId)} />
        </span>
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{row.name}</span>
            <span className="tabular">
              <span className="font-medium">{row.correct}</span>
              <span className="text-muted">
                {' '}
                of {row.questions} · {formatPercent(row.accuracy)}
              </span>
            </span>
          </p>
          <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
            <span>{tooFewSentence(row.questions)}</span>
            {row.strength ? <StrengthBadge strength={row.strength} /> : null}
          </p>
        </div>
      </div>
      <div className="mt-1 flex items-center gap-5 pl-5.5">
        <div className="min-w-0 grow pr-2">
          <Lane row={row} />
        </div>
        <span className="flex w-24 shrink-0 justify-end">
          {row.missed > 0 ? (
            <Link
              to={linkTo(row.topicId)}
              replace
              preventScrollReset
              onClick={onGo}
              className="text-link inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11"
            >
              See {row.missed} missed<span className="sr-only"> in {row.name}</span>
            </Link>
          ) : (
            <span className="min-h-8" />
          )}
        </span>
      </div>
    </li>
  );
}

function Domain({ row, linkTo, onGo }: { readonly row: DomainRow } & Going) {
  return (
    <li className="border-b border-line pt-3 last:border-0">
      <div className="flex items-start gap-2.5">
        <span className="mt-1.5 flex">
          <TopicMark colour={mainCategories[row.category].colour} />
        </span>
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{row.name}</span>
            <span className="flex items-baseline gap-3 text-sm tabular">
              {row.strength ? <StrengthBadge strength={row.strength} /> : null}
              <span>
                {row.correct} of {row.questions} <span className="text-muted">right</span>
              </span>
            </span>
          </p>
          <div className="mt-1 pr-2">
            <Lane row={row} />
          </div>
        </div>
      </div>
      <details className="group">
        <summary className="ml-5.5 inline-flex min-h-9 list-none items-center gap-2 rounded-control text-sm text-muted hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <span aria-hidden className="transition-transform duration-150 group-open:rotate-90">
            ›
          </span>
          <span>
            {formatCount(row.topics.length, 'topic')}
            <span className="sr-only"> in {row.name}</span> · most likely {Math.round(row.likely.low)}–{Math.round(row.likely.high)}% right
          </span>
        </summary>
        <ul className="ml-5.5 border-t border-line">
          {row.topics.map((topic) => (
            <Row key={topic.topicId} row={topic} linkTo={linkTo} onGo={onGo} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function SectionDomains({ section, rows, ...going }: { readonly section: Section; readonly rows: readonly DomainRow[] } & Going) {
  return (
    <div className="min-w-0">
      <h3 className="font-medium">{sectionNames[section]}</h3>
      <div className="mt-3 pr-2 pl-5.5">
        <Scale />
      </div>
      <ul>
        {rows.map((row) => (
          <Domain key={row.category} row={row} {...going} />
        ))}
      </ul>
    </div>
  );
}

/** The result for each domain, weakest first, with the range its true share is most likely in; its topics folded below it. */
export function DomainResults({ result, ...going }: { readonly result: ExamResult } & Going) {
  // A section without rows is one whose questions are not shown one by one.
  const bySection = result.sections.flatMap(({ section }) => {
    const rows = domainRows(result.topics, section);
    return rows.length === 0 ? [] : [{ section, rows }];
  });
  if (bySection.length === 0) return null;
  return (
    <section aria-labelledby="domains">
      <h2 id="domains" className="text-xl font-semibold">
        Domains
      </h2>
      <p className="mt-1.5 max-w-prose text-muted">
        Lowest accuracy first. One exam tells you something about a domain but little about a topic. The bar shows where your true accuracy most likely falls; a
        hollow dot means too few questions to call it weak (below 70%) or strong (above 85%).
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {bySection.map(({ section, rows }) => (
          <SectionDomains key={section} section={section} rows={rows} {...going} />
        ))}
      </div>
      <TableAlternative>
        <Table
          caption="Right answers by topic"
          captionHidden
          rows={bySection.flatMap(({ section, rows }) => rows.flatMap(({ topics }) => topics.map((row) => ({ ...row, section }))))}
          rowKey={(row) => String(row.topicId)}
          columns={[
            { key: 'topic', header: 'Topic', cell: (row) => row.name },
            { key: 'section', header: 'Section', cell: (row) => sectionNames[row.section] },
            { key: 'right', header: 'Right', numeric: true, cell: (row) => `${row.correct} of ${row.questions}` },
            { key: 'share', header: 'Share', numeric: true, cell: (row) => formatPercent(row.accuracy) },
            { key: 'likely', header: 'Most likely', numeric: true, cell: (row) => `${Math.round(row.likely.low)}–${Math.round(row.likely.high)}%` },
            { key: 'strength', header: 'Strength', cell: (row) => row.strength ?? `${formatCount(row.questions, 'question')}: too few to tell` },
          ]}
        />
      </TableAlternative>
    </section>
  );
}
