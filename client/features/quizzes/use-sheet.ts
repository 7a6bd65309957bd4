/** The answers of a quiz explained at its end: kept on this device first, sent as they change, submitted with whatever the server lacks. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveQuizAnswers, submitQuiz, type Quiz, type QuizSave } from '#contract/quizzes.ts';
import { answerFits } from '#core/questions/check-answer.ts';
import { mistakesChanged } from '#client/kits/mistakes/review-summary.ts';
import { api, ApiError, isPassing } from '#client/platform/api.ts';
import { createOutbox, type Outbox, type OutboxState } from '#client/platform/outbox.ts';
import { mergeSheets, readSheet, writeSheet, type SheetAnswer } from '#client/platform/quiz-sheet.ts';
import { questionBankQuery, quizQuery } from './quiz-queries.ts';

const newDevice = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');

const blank = (position: number): SheetAnswer => ({ position, answer: null, guessed: false, timeSpentMs: 0, seq: 0, device: '' });

/** What the server can take: not an entry that is typed halfway. */
const sendable = (quiz: Quiz, { position, answer, seq }: SheetAnswer): boolean => {
  const question = quiz.questions[position]?.question;
  return seq > 0 && question !== undefined && question.format !== 'unknown' && answerFits(question.format, answer);
};

const toSave = ({ position, answer, guessed, timeSpentMs, seq, device }: SheetAnswer): QuizSave => ({
  position,
  answer,
  guessed,
  timeSpentMs: Math.round(timeSpentMs),
  seq,
  device,
});

const savedOf = (quiz: Quiz): SheetAnswer[] => quiz.questions.flatMap(({ saved }, position) => (saved ? [{ position, ...saved }] : []));

export interface Sheet {
  readonly answerAt: (position: number) => SheetAnswer;
  readonly answer: (position: number, answer: string | null) => void;
  readonly guess: (position: number, guessed: boolean) => void;
  /** Adds time on screen. */
  readonly spend: (position: number, ms: number) => void;
  readonly state: OutboxState;
  readonly submit: () => void;
  readonly submitting: boolean;
  /** Set while the submission waits for the server. */
  readonly waiting: boolean;
  readonly failure: Error | null;
}

export function useSheet(quiz: Quiz): Sheet {
  const client = useQueryClient();
  const [device] = useState(newDevice);
  const [answers, setAnswers] = useState(() => mergeSheets(savedOf(quiz), readSheet(quiz.id)));
  const latest = useRef(answers);
  const [state, setState] = useState<OutboxState>('idle');
  const outbox = useRef<Outbox<SheetAnswer>>(undefined);

  useEffect(() => {
    const box = createOutbox<SheetAnswer>({
      send: async (batch, leaving) => {
        await api(saveQuizAnswers, { params: { quizId: quiz.id }, body: { saves: batch.map(toSave) } }, { keepalive: leaving });
        return batch.map(({ position, seq }) => `${position}.${seq}`);
      },
      keyOf: ({ position }) => String(position),
      versionOf: ({ position, seq }) => `${position}.${seq}`,
      onAcknowledged: () => undefined,
      onFailure: (error) => (error instanceof ApiError && !isPassing(error) ? (error.code === 'wrong-answer-format' ? 'split' : 'stop') : 'retry'),
      onRefused: () => undefined,
      onState: setState,
      fit: (items) => items,
      schedule: (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    });
    outbox.current = box;
    latest.current = mergeSheets(latest.current, savedOf(quiz));
    setAnswers(latest.current);
    const known = new Map(savedOf(quiz).map((one) => [one.position, one]));
    for (const one of latest.current) {
      const held = known.get(one.position);
      if (sendable(quiz, one) && (held?.seq !== one.seq || held.device !== one.device)) box.put(one);
    }
    const leave = () => void box.flush({ leaving: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      box.stop();
    };
  }, [quiz]);

  const change = useCallback(
    (position: number, next: (held: SheetAnswer) => SheetAnswer, send: boolean) => {
      const held = latest.current.find((one) => one.position === position) ?? blank(position);
      const made = next(held);
      latest.current = mergeSheets(
        latest.current.filter((one) => one.position !== position),
        [made],
      );
      writeSheet(quiz.id, latest.current);
      setAnswers(latest.current);
      if (send && sendable(quiz, made)) outbox.current?.put(made);
    },
    [quiz],
  );
  const stamped = (held: SheetAnswer) => ({ ...held, seq: held.seq + 1, device });

  const { mutate, ...sent } = useMutation({
    mutationFn: () => api(submitQuiz, { params: { quizId: quiz.id }, body: { saves: latest.current.filter((one) => sendable(quiz, one)).map(toSave) } }),
    retry: (_failures, error) => isPassing(error),
    retryDelay: (failures) => Math.min(10_000, 1000 * 2 ** failures),
    onSuccess: (done) => {
      outbox.current?.stop();
      writeSheet(quiz.id, []);
      void client.invalidateQueries(questionBankQuery);
      void client.invalidateQueries({ queryKey: ['progress'] });
      void mistakesChanged(client);
      client.setQueryData(quizQuery(quiz.id).queryKey, done);
    },
  });

  return {
    answerAt: (position) => answers.find((one) => one.position === position) ?? blank(position),
    answer: (position, answer) => change(position, (held) => ({ ...stamped(held), answer }), true),
    guess: (position, guessed) => change(position, (held) => ({ ...stamped(held), guessed }), true),
    spend: useCallback((position, ms) => change(position, (held) => ({ ...held, timeSpentMs: held.timeSpentMs + ms }), false), [change]),
    state,
    submit: () => {
      if (!sent.isPending) mutate();
    },
    submitting: sent.isPending,
    waiting: sent.isPending && sent.failureCount > 0,
    failure: sent.error,
  };
}
