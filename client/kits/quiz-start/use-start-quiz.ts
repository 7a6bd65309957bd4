import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { startCustomQuiz } from '#contract/quizzes.ts';
import type { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { api } from '#client/platform/api.ts';

/** What is asked for, and how many questions the student has been told of: with fewer it does not begin (see StartNotice). */
export type QuizAsked = z.input<typeof quizSpecificationSchema> & { readonly minQuestions?: number };

/** Starts a quiz and opens it at its address. */
export function useStartQuiz(pathOf: (quizId: string) => string, onError?: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (asked: QuizAsked) => api(startCustomQuiz, { body: asked }),
    onSuccess: (quiz) => void navigate(pathOf(quiz.id)),
    ...(onError && { onError }),
  });
}
