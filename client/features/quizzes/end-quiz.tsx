import { lazy, Suspense, useState } from 'react';
import type { Quiz } from '#contract/quizzes.ts';
import { Button } from '#client/ui/button.tsx';

// Few quizzes are ended early: what asks comes when it is wanted.
const EndQuizDialog = lazy(async () => ({ default: (await import('./end-quiz-dialog.tsx')).EndQuizDialog }));

/** Ends a quiz before its last question, once the student knows how many are left. */
export function EndQuiz({ quiz }: { readonly quiz: Quiz }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        End quiz
      </Button>
      {asking ? (
        <Suspense>
          <EndQuizDialog quiz={quiz} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
