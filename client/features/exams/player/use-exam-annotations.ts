import { useMemo } from 'react';
import type { AnswerState } from '#core/exams/answer-state.ts';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { annotationsHandle, type AnnotationsHandle } from '#client/tools/annotations/use-annotations.ts';
import { useExam } from './use-exam.ts';

/** Highlights and notes of a question, kept with its answer; null where there is none that can have any. */
export function useExamAnnotations(
  question: ShownQuestion | null,
  state: AnswerState | undefined,
  openNotes: (notes: { readonly focusId: string }) => void,
): AnnotationsHandle | null {
  const { engine } = useExam();
  return useMemo(
    () =>
      question && state
        ? annotationsHandle(
            question,
            state.annotations,
            (list) => engine.change(question.id, { annotations: list }),
            (focusId) => openNotes({ focusId }),
          )
        : null,
    [question, state, engine, openNotes],
  );
}
