import { Link } from 'react-router';
import type { ExamResult } from '#contract/exam-results.ts';
import { pathTo } from '#client/paths.ts';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { SectionScores } from '#client/ui/charts/section-scores.tsx';
import { formatCount, formatDate, formatRange } from '#client/ui/format.ts';
import { predictionSentence } from './result-words.ts';

/** What a predictive exam adds: its score together with all that was known before, and the last full exam beside it. */
export function Prediction({ result }: { readonly result: ExamResult }) {
  const { prediction, responses } = result;
  if (!prediction) return null;
  const { total, sections, earlier, lastExam } = prediction;
  return (
    <section aria-labelledby="prediction">
      <h2 id="prediction" className="text-xl font-semibold">
        Prediction: about {total.score}
      </h2>
      <p className="mt-1.5 max-w-prose text-muted">
        {earlier === 0
          ? `It is based only on the ${formatCount(responses.length, 'question')} in this exam. At least 2 times out of 3, your true score is in this range.`
          : `The score above is based only on the ${formatCount(responses.length, 'question')} in this exam. With your first answers to ${formatCount(earlier, 'earlier question')} added (older ones count less), the estimate is ${formatRange(total.low, total.high)}. Each range holds your true score at least 2 times out of 3.`}
      </p>
      <div className="mt-5">
        <ScoreBand label="Predicted total" {...total} />
      </div>
      <SectionScores sections={sections} />
      {lastExam ? (
        <p className="mt-5 max-w-prose">
          {predictionSentence(total, lastExam.total)}{' '}
          <Link className="text-link" to={pathTo('examResults', { examId: lastExam.resultId })}>
            {lastExam.title}, {formatDate(lastExam.completedAt)}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
