import { Link } from 'react-router';
import type { ExamResult } from '#contract/exam-results.ts';
import { pathTo } from '#client/paths.ts';
import { Alert } from '#client/ui/alert.tsx';
import { formatDate } from '#client/ui/format.ts';
import { comparisonSentence, hurriedSentence, lateSentence, repeatedSentence } from './result-words.ts';

/** Before the score: that it counts in nothing else, if so. */
export function HurriedNote({ result: { paces, shape } }: { readonly result: ExamResult }) {
  const sentence = hurriedSentence(paces, shape);
  return sentence === null ? null : <Alert tone="warning">{sentence}</Alert>;
}

/** The change since your last exam, and what to know before trusting this result. */
export function ResultNotes({ result }: { readonly result: ExamResult }) {
  const { comparison, repeated } = result;
  const late = lateSentence(result.lateModules, result.shape);
  if (!comparison && !repeated && late === null) return null;
  return (
    <section aria-labelledby="change" className="flex flex-col gap-4">
      <h2 id="change" className={comparison ? 'text-xl font-semibold' : 'sr-only'}>
        {comparison ? 'Since your last exam' : 'Notes'}
      </h2>
      {comparison ? (
        <p className="max-w-prose">
          {comparisonSentence(comparison)}{' '}
          <span className="text-muted">
            Last time: about <span className="tabular">{comparison.previousTotal}</span> on {formatDate(comparison.previousCompletedAt)}.
          </span>{' '}
          <Link className="text-link" to={pathTo('results', { examId: comparison.previousId })}>
            See that result
          </Link>
        </p>
      ) : null}
      {repeated ? <Alert>{repeatedSentence}</Alert> : null}
      {late === null ? null : <Alert tone="warning">{late}</Alert>}
    </section>
  );
}
