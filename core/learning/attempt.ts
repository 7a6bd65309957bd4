/** An answer as it is stored: one row, whether it is read as an exam response or as a question attempt. */
import type { Answer } from '../exams/answer-state.ts';
import { isAnswered, isCorrect } from '../questions/check-answer.ts';
import type { Misconception } from '../questions/misconceptions.ts';
import type { Difficulty, Question } from '../questions/question.ts';
import { checkEntry } from '../questions/spr.ts';
import type { TopicId } from '../topics/topics.ts';

/** Where an answer was given. A guest's answer stays marked as a guest's in the account that claims it. */
export const attemptContexts = ['test-day-exam', 'practice-exam', 'predictive-exam', 'timed-quiz', 'untimed-quiz', 'guest', 'lecture'] as const;
export type AttemptContext = (typeof attemptContexts)[number];

export interface Attempt {
  readonly questionId: string;
  readonly questionVersion: number;
  readonly topicId: TopicId;
  readonly archetype: string;
  readonly skillTags: readonly string[];
  readonly difficulty: Difficulty;
  readonly format: Question['format'];
  /** Module of the exam, from 0; 0 elsewhere. */
  readonly position: number;
  /** Place in the module or quiz, from 1. */
  readonly number: number;
  /** Null: left out. Then it is a response of the exam, but counts in no total (an omitted question is not an attempt). */
  readonly answer: string | null;
  readonly correct: boolean;
  /** The error behind a wrong answer, where it is known. */
  readonly misconception: Misconception | null;
  readonly pretest: boolean;
  readonly marked: boolean;
  /** Said by the student. */
  readonly guessed: boolean;
  /** Choices crossed out, e.g. `AC`. */
  readonly eliminated: string;
  readonly timeSpentMs: number;
  /** False in a section of an exam that was left mostly blank: then it counts in no total, trend, ranking, estimate or statistic. */
  readonly measured: boolean;
  /** Run of the calibration that its difficulty comes from; 0: that of its level. */
  readonly parametersVersion: number;
  /** That difficulty; null: that of its level. */
  readonly b: number | null;
  /** The question of the error log that this answer is a redo of. */
  readonly redoOf: string | null;
}

/** The code of a wrong choice or of a wrong entry we can name; null for any other wrong answer. */
function misconceptionOf(question: Question, answer: Answer): Misconception | null {
  if (!isAnswered(answer)) return null;
  if (question.format === 'choice') {
    const choices: Readonly<Record<string, { readonly misconception?: Misconception | undefined } | undefined>> = question.solution.choices;
    return choices[answer]?.misconception ?? null;
  }
  return question.solution.mistakes.find(({ entry }) => entry === answer.trim() || checkEntry(answer, [entry]))?.misconception ?? null;
}

export type Place = Pick<Attempt, 'position' | 'number'> &
  Partial<Pick<Attempt, 'pretest' | 'marked' | 'guessed' | 'eliminated' | 'measured' | 'parametersVersion' | 'b' | 'redoOf'>>;

/** What is stored for an answer to this question at this place. */
export function attemptAt(question: Question, place: Place, answer: Answer, timeSpentMs: number): Attempt {
  const correct = isCorrect(question, answer);
  return {
    questionId: question.id,
    questionVersion: question.version,
    topicId: question.topicId,
    archetype: question.archetype,
    skillTags: question.skillTags,
    difficulty: question.difficulty,
    format: question.format,
    position: place.position,
    number: place.number,
    answer: isAnswered(answer) ? answer : null,
    correct,
    misconception: correct ? null : misconceptionOf(question, answer),
    pretest: place.pretest ?? false,
    marked: place.marked ?? false,
    guessed: place.guessed ?? false,
    eliminated: place.eliminated ?? '',
    timeSpentMs,
    measured: place.measured ?? true,
    parametersVersion: place.parametersVersion ?? 0,
    b: place.b ?? null,
    redoOf: place.redoOf ?? null,
  };
}
