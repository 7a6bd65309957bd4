/** From a choice to a recorded answer: stored on the device first, and sent until the server has it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayMs } from '#core/day.ts';
import { useEffect, useRef, useState } from 'react';
import { answerQuizQuestion } from '#contract/quizzes.ts';
import { mistakesChanged } from '#client/kits/mistakes/review-summary.ts';
import { api, ApiError, isPassing } from '#client/platform/api.ts';
import { readDraft, writeDraft, type QuizDraft } from '#client/platform/quiz-draft.ts';
import { meQuery } from '#client/platform/session.ts';
import { practiceSetsQuery, keepOutcome, questionBankQuery } from './quiz-queries.ts';

const longestWaitMs = 10_000;

export interface Answering {
  readonly answer: string | null;
  readonly choose: (answer: string | null) => void;
  /** Said by the student: this is a guess. */
  readonly guessed: boolean;
  readonly guess: (guessed: boolean) => void;
  /** Sends the answer; it can no longer change. Done when the server has it; fails where it will not take it. */
  readonly send: (answer: string) => Promise<unknown>;
  /** Set while the answer waits on this device for the server. */
  readonly waiting: boolean;
  /** Checked before a reload: still on its way. */
  readonly underway: boolean;
}

/** For one question; use it under a `key` of that question. */
export function useAnswering(quizId: string, position: number): Answering {
  const client = useQueryClient();
  const [draft] = useState(() => {
    const kept = readDraft(quizId);
    return kept?.position === position ? kept : null;
  });
  const [answer, setAnswer] = useState<string | null>(draft?.answer ?? null);
  const [guessed, setGuessed] = useState(draft?.guessed ?? false);
  const shownAt = useRef(0);
  const earlierMs = draft?.timeSpentMs ?? 0;
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const timeSpentMs = () => Math.min(dayMs, Math.round(earlierMs + performance.now() - shownAt.current));

  const { mutateAsync, ...sent } = useMutation({
    mutationFn: ({ answer: given, guessed: isGuess, timeSpentMs: ms }: QuizDraft) =>
      api(answerQuizQuestion, { params: { quizId }, body: { position, answer: given, guessed: isGuess, timeSpentMs: ms } }),
    retry: (failures, error) => {
      if (!(error instanceof ApiError && error.code === 'other-account')) return isPassing(error);
      // A guest’s practice becomes the account’s, in whichever tab that is created: this one checks who is signed in, and continues.
      void client.invalidateQueries(meQuery);
      return failures < 3;
    },
    retryDelay: (failures) => Math.min(longestWaitMs, 1000 * 2 ** failures),
    onSuccess: (result) => {
      writeDraft(quizId, null);
      keepOutcome(client, quizId, position, result);
      void client.invalidateQueries(practiceSetsQuery);
      void client.invalidateQueries(questionBankQuery);
      void client.invalidateQueries({ queryKey: ['progress'] });
      void mistakesChanged(client, result.completedAt === null ? 'later' : 'now');
    },
  });

  return {
    answer,
    guessed,
    choose: (given) => {
      if (sent.isPending) return;
      setAnswer(given);
      writeDraft(quizId, given === null ? null : { position, answer: given, guessed, timeSpentMs: timeSpentMs(), checked: false });
    },
    guess: (isGuess) => {
      if (sent.isPending) return;
      setGuessed(isGuess);
      if (answer !== null) writeDraft(quizId, { position, answer, guessed: isGuess, timeSpentMs: timeSpentMs(), checked: false });
    },
    send: (given) => {
      const checked = { position, answer: given, guessed, timeSpentMs: timeSpentMs(), checked: true };
      writeDraft(quizId, checked);
      return mutateAsync(checked);
    },
    waiting: sent.isPending && sent.failureCount > 0,
    underway: draft?.checked ?? false,
  };
}
