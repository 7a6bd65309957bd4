import { useState } from 'react';
import type { AuthoredModule } from '#contract/module-authoring.ts';
import { questionSchema } from '#core/questions/question.ts';
import { Button } from '#client/ui/button.tsx';
import { QuestionPreview } from '../questions/question-preview.tsx';

/** The saved module, question by question, as a student meets it. */
export function ModulePreview({ questions }: Pick<AuthoredModule, 'questions'>) {
  const [index, setIndex] = useState(0);
  const shown = questions[index];
  const parsed = shown ? questionSchema.safeParse(shown.question).data : undefined;
  if (!shown) return null;
  return (
    <section aria-labelledby="student-view" className="mt-12 max-w-4xl">
      <h2 id="student-view" className="text-xl font-semibold">
        As the student sees it
      </h2>
      <div className="mb-4 mt-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          Back
        </Button>
        <span role="status" className="tabular">
          Question {index + 1} of {questions.length}
        </span>
        <Button variant="secondary" size="small" disabled={index === questions.length - 1} onClick={() => setIndex(index + 1)}>
          Next
        </Button>
      </div>
      {parsed ? <QuestionPreview key={shown.id} question={parsed} /> : <p>This page is out of date. Refresh it to see the question.</p>}
    </section>
  );
}
