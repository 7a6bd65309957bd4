/** Work of students as properties draw it: exams and answers in quizzes, of a few questions, so that many come up again. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Attempt } from '#core/learning/attempt.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import type { Recording } from '#server/features/learning/record-store.ts';

/** One answer to one of a few questions, so that many come up again. */
export interface Given {
  readonly question: number;
  readonly answer: string | null;
  readonly timeSpentMs: number;
  /** In a section that was left mostly blank. */
  readonly unmeasured?: boolean;
}
export const answerGiven: fc.Arbitrary<Given> = fc.record({
  question: fc.nat(11),
  answer: fc.constantFrom('A', 'B', 'C', 'D', '1.5', null),
  timeSpentMs: fc.nat(90_000),
  unmeasured: fc.boolean(),
});

const skillsOf = (question: number) => (question % 3 === 0 ? ['lines', 'slope'] : question % 3 === 1 ? ['slope'] : ['circles']);
const attemptOf = ({ question, answer, timeSpentMs, unmeasured = false }: Given, index: number, prefix: string): Attempt => ({
  questionId: `${prefix}q${question}`,
  questionVersion: 1,
  topicId: ([11, 12, 29] as const)[question % 3] ?? 11,
  archetype: 'SYS-a',
  skillTags: skillsOf(question),
  format: 'choice',
  difficulty: 3,
  position: index % 4,
  number: Math.floor(index / 4) + 1,
  answer,
  correct: answer === 'A',
  misconception: answer === 'B' ? 'SIGN' : null,
  pretest: false,
  marked: false,
  guessed: false,
  eliminated: '',
  timeSpentMs,
  measured: !unmeasured,
  parametersVersion: 0,
  b: null,
  redoOf: null,
});

/** An exam, or an answer in one of two quizzes. */
export interface Event {
  readonly who: number;
  readonly quiz: number | null;
  readonly answers: readonly Given[];
}
export const event: fc.Arbitrary<Event> = fc.record({
  who: fc.nat(2),
  quiz: fc.constantFrom(null, 0, 1),
  answers: fc.uniqueArray(answerGiven, { selector: ({ question }) => question, minLength: 1, maxLength: 12 }),
});
export const history = fc.array(event, { maxLength: 14 });

export interface Person {
  readonly userId: string;
  readonly isGuest: boolean;
  readonly quizzes: readonly string[];
}
export const person = (isGuest = false): Person => ({ userId: isGuest ? randomUUID() : uuidv7(), isGuest, quizzes: [uuidv7(), uuidv7()] });

/** When the next thing is recorded; each takes its time. */
export const clock = { now: Date.parse('2026-03-01') };
export function recordingOf(who: Person, { quiz, answers }: Pick<Event, 'quiz' | 'answers'>, prefix = ''): Recording {
  clock.now += 1000;
  const quizId = quiz === null ? null : (who.quizzes[quiz] ?? null);
  return {
    userId: who.userId,
    id: uuidv7(clock.now),
    context: who.isGuest ? 'guest' : quiz === null ? 'practice-exam' : 'untimed-quiz',
    quizId,
    at: new Date(clock.now),
    attempts: (quiz === null ? answers : answers.slice(0, 1)).map((given, index) => attemptOf(given, index, prefix)),
  };
}
