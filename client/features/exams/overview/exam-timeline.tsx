import { isScored, type Shape } from '#core/exams/shape.ts';
import { legsOf, notesOf } from './timeline-view.ts';

/** What to expect: the course of the exam as a climb. */
export function ExamTimeline({ shape, multiplier }: { readonly shape: Shape; readonly multiplier: number }) {
  const end = isScored(shape)
    ? { name: 'Your score', detail: 'An estimate with its range, by topic and by question, right away' }
    : { name: 'Your result', detail: 'Right answers by topic and by question, right away' };
  return (
    <section aria-labelledby="course" className="self-start rounded-card border border-line p-6">
      <h2 id="course" className="font-semibold">
        What to expect
      </h2>
      <ol className="relative mt-5 flex flex-col gap-6 border-l-2 border-line pl-6">
        {[...legsOf(shape, multiplier), end].map(({ name, detail }, place) => (
          <li key={`${place} ${name}`} className="relative">
            <span aria-hidden className="absolute top-1.5 -left-[1.9rem] size-2.5 rounded-full border-2 border-primary bg-paper" />
            <p className="font-medium">{name}</p>
            <p className="text-sm text-muted">{detail}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">{notesOf(shape)}</p>
    </section>
  );
}
