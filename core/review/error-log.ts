/** The log of mistakes: every wrong answer, and every right one that was a guess. Instants are ms since 1970. */
import type { Attempt, AttemptContext } from '../learning/attempt.ts';
import { seedFromText } from '../random.ts';
import type { ErrorCause } from './error-causes.ts';
import { afterRedo, firstRedo, type RedoState } from './redo-schedule.ts';

/** One question of the log. */
export interface LoggedError extends RedoState, Pick<Attempt, 'questionId' | 'questionVersion' | 'topicId' | 'archetype' | 'difficulty' | 'misconception'> {
  readonly context: AttemptContext;
  /** What was answered, wrong or guessed, the last time it went wrong. */
  readonly answer: string;
  /** True: it was right, but a guess. */
  readonly correct: boolean;
  readonly firstMissedAt: number;
  readonly missedAt: number;
  readonly misses: number;
  /** Null: not asked yet. */
  readonly cause: ErrorCause | null;
  readonly closedAt: number | null;
  /** Where among all the redos before an exam it comes, 0 to 1. */
  readonly spread: number;
}

/** Where a question comes among all the redos before an exam, 0 to 1. */
export const spreadOf = (questionId: string): number => (seedFromText(questionId) % 1000) / 1000;

type Answered = Pick<
  Attempt,
  'questionId' | 'questionVersion' | 'topicId' | 'archetype' | 'difficulty' | 'misconception' | 'answer' | 'correct' | 'guessed' | 'redoOf'
>;

const isKnown = ({ correct, guessed }: Answered): boolean => correct && !guessed;

function entered(attempt: Answered, answer: string, context: AttemptContext, at: number): LoggedError {
  const { questionId, questionVersion, topicId, archetype, difficulty, misconception, correct, guessed } = attempt;
  const kept = { questionId, questionVersion, topicId, archetype, difficulty, misconception, correct, answer, context };
  return {
    ...kept,
    ...firstRedo(at),
    firstMissedAt: at,
    missedAt: at,
    misses: 1,
    // Also of a wrong answer: the student has said so.
    cause: guessed ? 'guessed' : null,
    closedAt: null,
    spread: spreadOf(questionId),
  };
}

function answeredAgain(known: LoggedError, attempt: Answered, answer: string, context: AttemptContext, at: number): LoggedError {
  const right = isKnown(attempt);
  if (right && known.closedAt !== null) return known;
  const { closed, ...schedule } = afterRedo(known, { right, at });
  const after = { ...known, ...schedule, closedAt: closed ? at : null };
  if (right) return after;
  const missed = { ...after, misses: known.misses + 1, missedAt: at };
  // Missed at another question of its kind, it stays the mistake it was.
  if (attempt.questionId !== known.questionId) return missed;
  return { ...missed, answer, correct: attempt.correct, misconception: attempt.misconception, questionVersion: attempt.questionVersion, context };
}

/**
 * Which of these answers, alone, begin an entry of the log if it has none of their question; all such entries have the same schedule,
 * `firstRedo`. Not those whose question was asked twice, and none at all where something is redone: `logAnswers` says what these change.
 */
export function beginsEntry(attempts: readonly Answered[]): boolean[] {
  const asked = new Map<string, number>();
  for (const { questionId } of attempts) asked.set(questionId, (asked.get(questionId) ?? 0) + 1);
  const isRedone = attempts.some(({ redoOf }) => redoOf !== null);
  return attempts.map((attempt) => !isRedone && attempt.answer !== null && !isKnown(attempt) && asked.get(attempt.questionId) === 1);
}

/**
 * What answers change in the log: the entries that are new or different. An answer to a question of the log is a redo of it, wherever it was
 * given; an answer with `redoOf` is a redo of that question, and enters the log for nothing else. What was left out is not an answer.
 */
export function logAnswers(known: readonly LoggedError[], attempts: readonly Answered[], context: AttemptContext, at: number): LoggedError[] {
  const before = new Map(known.map((entry) => [entry.questionId, entry]));
  const log = new Map(before);
  for (const attempt of attempts) {
    const { answer } = attempt;
    if (answer === null) continue;
    const touched = [...new Set([attempt.questionId, attempt.redoOf ?? attempt.questionId])].flatMap((id) => log.get(id) ?? []);
    for (const entry of touched) log.set(entry.questionId, answeredAgain(entry, attempt, answer, context, at));
    // A redo of something that was removed from the log meanwhile is an answer like any other.
    if (touched.length === 0 && !isKnown(attempt)) log.set(attempt.questionId, entered(attempt, answer, context, at));
  }
  return [...log.values()].filter((entry) => before.get(entry.questionId) !== entry);
}
