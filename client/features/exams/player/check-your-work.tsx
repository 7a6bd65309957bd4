import type { ExamMode } from '#core/exams/format.ts';
import { slotTitle } from '#core/exams/shape.ts';
import { GridLegend, QuestionGrid, type QuestionGridProps } from './question-grid.tsx';
import { unansweredNumbers, unansweredSentence } from './unanswered.ts';
import { useShape } from './use-exam.ts';

const consequences = {
  practice: 'When you choose Next, this module is submitted and you cannot come back to it.',
  'test-day': 'On test day, a module ends when time is up. Until then, you can go back and check any question. After that, the test moves on automatically.',
} as const satisfies Record<ExamMode, string>;

/** The last page of a module. */
export function CheckYourWork({ mode, ...grid }: QuestionGridProps & { readonly mode: ExamMode }) {
  const shape = useShape();
  const open = unansweredNumbers(grid.module, grid.answers);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col items-center gap-5 px-4 py-10">
      <h2 className="text-3xl font-semibold">Check Your Work</h2>
      <div className="flex max-w-xl flex-col gap-2 text-center text-muted *:text-balance">
        <p>{consequences[mode]}</p>
        <p className="tabular">
          {unansweredSentence(open)}
          {open.length === 0 ? '' : ' There is no penalty for guessing.'}
        </p>
      </div>
      <section aria-label="Questions in this module" className="mt-3 flex w-full flex-col gap-6 rounded-card border border-line bg-raised p-5 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-5">
          <h3 className="font-semibold">{slotTitle(shape, grid.module.position)} questions</h3>
          <GridLegend current={false} />
        </div>
        <QuestionGrid {...grid} />
      </section>
    </div>
  );
}
