import { useMutation } from '@tanstack/react-query';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import type * as z from 'zod';
import { startCustomQuiz } from '#contract/quizzes.ts';
import type { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import { api } from '#client/platform/api.ts';

/** What is asked for, and how many questions the student has been told of: with fewer it does not begin (see StartNotice). */
export type QuizAsked = z.input<typeof quizSpecificationSchema> & { readonly minQuestions?: number };

/** Starts a quiz and opens it at its address. */
export function useStartQuiz(pathOf: (quizId: string) => string, onError?: () => void) {
  const navigate = useNavigateHere();
  return useMutation({
    mutationFn: (asked: QuizAsked) => api(startCustomQuiz, { body: asked }),
    onSuccess: (quiz) => navigate(pathOf(quiz.id)),
    ...(onError && { onError }),
  });
}
