/** In which circumstances an answer of a quiz was given, as the learning record has it. */
import type { AttemptContext } from '#core/learning/attempt.ts';
import type { QuizSpecification } from '#core/quizzes/specification.ts';
import type { Caller } from '#server/http/handler.ts';

/** An answer that arrives so late was not given on the clock, whatever the quiz was meant to be. ms. */
const lateMs = 15_000;

export function contextOf(caller: Caller, { timing }: QuizSpecification, deadline: Date | null, time: number): AttemptContext {
  if (caller?.kind === 'guest') return 'guest';
  return timing === 'test-pace' && deadline !== null && time <= deadline.getTime() + lateMs ? 'timed-quiz' : 'untimed-quiz';
}
