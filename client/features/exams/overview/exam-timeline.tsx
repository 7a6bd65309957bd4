import { breakSeconds, moduleFacts, type TimeMultiplier } from '#core/exams/format.ts';

const rw = moduleFacts['reading-writing'];
const { math } = moduleFacts;
const legsFor = (multiplier: TimeMultiplier) => {
  const minutes = (seconds: number) => (seconds * multiplier) / 60;
  return [
    { name: 'Reading and Writing', detail: `2 modules, ${rw.questionCount} questions in ${minutes(rw.timeLimit)} minutes each` },
    { name: 'Break', detail: `${minutes(breakSeconds)} minutes` },
    { name: 'Math', detail: `2 modules, ${math.questionCount} questions in ${minutes(math.timeLimit)} minutes each, with calculator and reference sheet` },
    { name: 'Your score', detail: 'an estimate with its range, by topic and by question, right away' },
  ] as const;
};

/** What to expect: the course of the exam as a climb. */
export function ExamTimeline({ multiplier }: { readonly multiplier: TimeMultiplier }) {
  return (
    <section aria-labelledby="course" className="self-start rounded-card border border-line p-6">
      <h2 id="course" className="font-semibold">
        What to expect
      </h2>
      <ol className="relative mt-5 flex flex-col gap-6 border-l-2 border-line pl-6">
        {legsFor(multiplier).map(({ name, detail }) => (
          <li key={name} className="relative">
            <span aria-hidden className="absolute top-1.5 -left-[1.9rem] size-2.5 rounded-full border-2 border-primary bg-paper" />
            <p className="font-medium">{name}</p>
            <p className="text-sm text-muted">{detail}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        The second module of each section adapts to how the first one went. Two questions in each module are unscored, like the real test. There is no penalty
        for wrong answers.
      </p>
    </section>
  );
}
