import type { ReviewedAnnotation, ReviewQuestion } from '#contract/exam-results.ts';
import { quote } from '#client/tools/annotations/quote.ts';
import type { Response } from './result-view.ts';
import { answerChanges, orderOf } from './work-view.ts';
import { changeSentence, orderSentence } from './work-words.ts';

/** In reading order: the passage before the question, from top to bottom. */
const places = ['stimulus', 'stimulus2', 'stem'];
const inReadingOrder = (a: ReviewedAnnotation, b: ReviewedAnnotation) => places.indexOf(a.target) - places.indexOf(b.target) || a.start - b.start;

function Notes({ question, annotations }: { readonly question: ReviewQuestion['question']; readonly annotations: readonly ReviewedAnnotation[] }) {
  const notes = annotations.filter(({ note }) => note !== undefined).toSorted(inReadingOrder);
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Your notes" className="mt-3 flex flex-col gap-2">
      {notes.map((annotation) => (
        <li key={annotation.id} className="border-l-3 border-line-strong pl-3">
          <q className="font-serif text-muted">{quote(question, annotation)}</q>
          <p className="break-words whitespace-pre-wrap text-ink">{annotation.note}</p>
        </li>
      ))}
    </ul>
  );
}

/** What a student did with one question in the exam: when it was opened, how the answer changed, notes. */
export function YourWork({ response, module, review }: { readonly response: Response; readonly module: readonly Response[]; readonly review: ReviewQuestion }) {
  const order = orderOf(response, module);
  const changes = answerChanges(response);
  const annotations = review.response.annotations ?? [];
  if (!order && changes.length === 0 && annotations.every(({ note }) => note === undefined)) return null;
  return (
    <section aria-label="What you did" className="mb-6 max-w-prose text-sm text-muted">
      {order ? <p>{orderSentence(order)}</p> : null}
      {changes.length > 0 ? (
        <ul aria-label="Changes to your answer" className="mt-1 text-ink">
          {changes.map((change, index) => (
            <li key={index}>{changeSentence(change)}</li>
          ))}
        </ul>
      ) : null}
      <Notes question={review.question} annotations={annotations} />
    </section>
  );
}
