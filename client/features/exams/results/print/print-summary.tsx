import type { ExamResult, ReviewQuestion } from '#contract/exam-results.ts';
import { slotName, type Shape } from '#core/exams/shape.ts';
import { isAnswered } from '#core/questions/check-answer.ts';
import { topicName } from '#core/topics/topics.ts';
import { keysText } from '#client/ui/question/explanation-view.ts';
import { outcomeNames } from '#client/ui/question/outcome.ts';
import { byModule, outcomeOf, type ModuleGroup } from '../result-view.ts';
import { durationText } from '../result-words.ts';
import { TimeStripRow } from '../time-strip.tsx';
import { EstimateLine, Paper, Scores, Topics } from './parts.tsx';
import { signs, useReviews } from './reviews.ts';

function Answers({ shape, group, reviews }: { readonly shape: Shape; readonly group: ModuleGroup; readonly reviews: ReadonlyMap<string, ReviewQuestion> }) {
  return (
    <section>
      <h3>{slotName(shape, group.position)}</h3>
      <table className="print-table">
        <thead>
          <tr>
            <th scope="col" className="print-number">
              No.
            </th>
            <th scope="col">Topic</th>
            <th scope="col">Yours</th>
            <th scope="col">Key</th>
            <th scope="col" className="print-number">
              Time
            </th>
          </tr>
        </thead>
        <tbody>
          {group.responses.map((response) => {
            const review = reviews.get(response.questionId);
            const outcome = outcomeOf(response);
            return (
              <tr key={response.questionId}>
                <th scope="row" className="print-number font-normal">
                  {response.number}
                </th>
                <td>
                  {topicName(response.topicId)}
                  {response.pretest ? ' (unscored)' : ''}
                </td>
                <td className="whitespace-nowrap">
                  <span aria-label={outcomeNames[outcome]}>{signs[outcome]}</span> {isAnswered(response.answer) ? response.answer.replace('-', '−') : ''}
                </td>
                <td>{review ? keysText(review.keys) : response.explained ? 'not loaded' : '–'}</td>
                <td className="print-number">{durationText(response.timeSpentMs)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The result on a few sheets: scores, topics, time, every answer beside its key. */
export function PrintSummary({ result }: { readonly result: ExamResult }) {
  const reviews = useReviews(result);
  return (
    <Paper result={result} className="print-summary">
      <Scores result={result} />
      <Topics result={result} />
      <h2>Time per question</h2>
      <div className="print-strips">
        <TimeStripRow result={result} />
      </div>
      <h2>Answers</h2>
      <p className="mb-2">✓ right, ✗ wrong, – no answer.</p>
      <div className="print-columns">
        {byModule(result.responses).map((group) => (
          <Answers key={group.position} shape={result.shape} group={group} reviews={reviews} />
        ))}
      </div>
      <EstimateLine />
    </Paper>
  );
}
