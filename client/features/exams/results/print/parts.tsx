import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ExamResult } from '#contract/exam-results.ts';
import { bandOf } from '#core/exams/scoring.ts';
import { slotName } from '#core/exams/shape.ts';
import { accuracy } from '#core/progress/accuracy.ts';
import { sectionNames } from '#core/topics/topics.ts';
import { cx } from '#client/ui/class-names.ts';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { formatDate, formatPercent, formatRange } from '#client/ui/format.ts';
import { examCounts, topicRows } from '../result-view.ts';
import {
  changeText,
  changeVerdict,
  comparisonSentence,
  conditionsText,
  dayText,
  estimateText,
  hurriedSentence,
  lateSentence,
  noTotalSentence,
  percentileSentence,
  rangeSentence,
  repeatedSentence,
  routeSentence,
  timeUsedText,
} from '../result-words.ts';
import '#client/ui/print.css';

export function Scores({ result }: { readonly result: ExamResult }) {
  const { comparison } = result;
  const { right, all } = examCounts(result);
  const late = lateSentence(result.lateModules, result.shape);
  const hurried = hurriedSentence(result.paces, result.shape);
  return (
    <>
      {result.total ? (
        <>
          <h2>Total score</h2>
          <p className="text-2xl font-semibold">{estimateText(result.total)}</p>
          <div className="print-keep my-4">
            <ScoreBand label="Total" {...result.total} />
          </div>
          <p>
            {rangeSentence(result.total)} {result.percentile ? `${percentileSentence(result.percentile)} Table: ${result.percentile.table}.` : ''}
          </p>
        </>
      ) : (
        <>
          <h2>Right answers</h2>
          <p className="text-2xl font-semibold">
            {right} of {all} ({formatPercent(accuracy(right, all))})
          </p>
          <p>{noTotalSentence(result)}</p>
        </>
      )}
      {comparison ? (
        <p className="mt-3">
          {comparisonSentence(comparison)} Last time: about {comparison.previousTotal} on {formatDate(comparison.previousCompletedAt)}.
        </p>
      ) : null}
      {result.repeated ? <p className="mt-3">{repeatedSentence}</p> : null}
      {hurried === null ? null : <p className="mt-3">{hurried}</p>}
      {late === null ? null : <p className="mt-3">{late}</p>}
      <h2>Sections</h2>
      {result.sections.map((section) => {
        const change = comparison?.sections.find((other) => other.section === section.section);
        const band = bandOf(section.score, section.low, section.high);
        const route = routeSentence(section);
        return (
          <div key={section.section} className="print-keep mb-6">
            <h3>
              {sectionNames[section.section]}
              {band ? `: about ${band.score} (${formatRange(band.low, band.high)})` : ''}
            </h3>
            {band ? (
              <div className="my-2">
                <ScoreBand label={sectionNames[section.section]} size="small" min={200} max={800} {...band} />
              </div>
            ) : null}
            <p>
              {section.correct} of {section.scored} scored questions right
              {change ? `; ${changeText(change.change)} since your last exam, ${changeVerdict(change, result.repeated)}` : ''}.{' '}
              {route ? `${route.title}. ` : ''}
              {section.modules
                .map(
                  (module) =>
                    `${slotName(result.shape, module.position)}: ${module.correct} of ${module.questions} right in ${timeUsedText(module.timeSpentMs)}.`,
                )
                .join(' ')}
            </p>
          </div>
        );
      })}
    </>
  );
}

export function Topics({ result }: { readonly result: ExamResult }) {
  return (
    <>
      <h2 className="print-page">Topics</h2>
      <p className="mb-3">
        Lowest accuracy first. Below 70%, a topic counts as weak; above 85%, as strong, once there are enough questions to tell. “Most likely” is where your
        true accuracy falls two times out of three.
      </p>
      <table className="print-table">
        <thead>
          <tr>
            <th scope="col">Topic</th>
            <th scope="col">Family</th>
            <th scope="col" className="print-number">
              Right
            </th>
            <th scope="col" className="print-number">
              Share
            </th>
            <th scope="col" className="print-number">
              Most likely
            </th>
            <th scope="col">Strength</th>
          </tr>
        </thead>
        {result.sections.map(({ section }) => (
          <tbody key={section}>
            <tr>
              <th scope="rowgroup" colSpan={6} className="print-group">
                {sectionNames[section]}
              </th>
            </tr>
            {topicRows(result.topics, section).map((row) => (
              <tr key={row.topicId}>
                <th scope="row" className="font-normal">
                  {row.name}
                </th>
                <td>{row.family}</td>
                <td className="print-number">
                  {row.correct} of {row.questions}
                </td>
                <td className="print-number">{formatPercent(row.accuracy)}</td>
                <td className="print-number">
                  {Math.round(row.likely.low)}–{Math.round(row.likely.high)}%
                </td>
                <td className="whitespace-nowrap">{row.strength ?? 'too few to tell'}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

/** The paper: head, contents, and what the scores are. Invisible on screen. */
export function Paper({ result, className, children }: { readonly result: ExamResult; readonly className?: string; readonly children: ReactNode }) {
  return createPortal(
    <div className={cx('print-report', className)}>
      <p className="text-sm text-muted">SAT Ascent · Practice exam result</p>
      <h1>{result.examTitle}</h1>
      <p>
        {dayText(result)} · {conditionsText(result)}
      </p>
      {children}
    </div>,
    document.body,
  );
}

export const EstimateLine = () => (
  <p className="mt-4 text-sm text-muted">
    All scores are estimates, not official scores. SAT is a trademark of the College Board, which does not endorse this site.
  </p>
);
