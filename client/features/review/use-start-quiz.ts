import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { startCustomQuiz } from '#contract/quizzes.ts';
import type { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import type * as z from 'zod';
import { api } from '#client/platform/api.ts';
import { pathTo } from '#client/paths.ts';

/** Starts a quiz and opens it. */
export function useStartQuiz(onError?: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (specification: z.input<typeof quizSpecificationSchema>) => api(startCustomQuiz, { body: specification }),
    onSuccess: (quiz) => void navigate(pathTo('smartQuiz', { quizId: quiz.id })),
    ...(onError && { onError }),
  });
}
