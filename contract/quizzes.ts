/**
 * Quizzes: short practice on questions that are in no exam, for accounts and for guests. The server picks the questions;
 * a key and its explanation come with the answer that was recorded, never before.
 */
import * as z from 'zod';
import { dayMs } from '#core/day.ts';
import { maxQuizLength } from '#core/quizzes/allowance.ts';
import { explainedAt, questionSources, quizSpecificationSchema, quizTimings } from '#core/quizzes/specification.ts';
import { explainedQuestionSchema } from '#core/questions/explanation.ts';
import { shownQuestionSchema } from '#core/questions/learner-view.ts';
import { mainCategories, sections, type MainCategory } from '#core/topics/topics.ts';
import { defineCall, frequent, ordinary, type RateLimit } from './call.ts';
import { idSchema, instant, openEnum } from './primitives.ts';

const count = z.int().min(0);
const practiceSetSlug = z.string().regex(/^[a-z-]{1,60}$/);
const categories = Object.keys(mainCategories) as [MainCategory, ...MainCategory[]];

const practiceSetSchema = z.object({
  slug: z.string(),
  kind: openEnum(['smart', 'section', 'category', 'topic']),
  name: z.string(),
  section: z.enum(sections).nullable(),
  category: z.enum(categories).nullable(),
  /** Questions it can draw from. */
  size: count,
  /** A quiz of this set in progress. */
  open: z.object({ quizId: z.string(), answered: count, questions: count }).nullable(),
});

const allowanceSchema = z.object({ perDay: z.int().nullable(), left: z.int().nullable(), nextAt: instant.nullable() });
export type AllowanceView = z.infer<typeof allowanceSchema>;

const outcomeSchema = z.object({ answer: z.string(), correct: z.boolean(), explained: explainedQuestionSchema });
export type QuizOutcome = z.infer<typeof outcomeSchema>;

const stamp = {
  /** Grows with each change of this answer. */
  seq: z.int().min(1).max(2_000_000_000),
  /** Random id of the tab that made the change; breaks ties. */
  device: z.string().regex(/^[a-z0-9]{8,24}$/),
};
const timeSpentMs = z.int().min(0).max(dayMs);
const position = z
  .int()
  .min(0)
  .max(maxQuizLength - 1);

const savedAnswerSchema = z.object({ answer: z.string().nullable(), guessed: z.boolean(), timeSpentMs, ...stamp });

/** An answer as it is now; of two for one question the one with the later stamp holds. Null: taken back. */
const quizSaveSchema = z.strictObject({ position, answer: z.string().min(1).max(12).nullable(), guessed: z.boolean(), timeSpentMs, ...stamp });
export type QuizSave = z.infer<typeof quizSaveSchema>;
const saves = z.array(quizSaveSchema).max(maxQuizLength);

const quizQuestionSchema = z.object({
  topicId: z.int(),
  question: shownQuestionSchema,
  /** Null until answered; in a quiz explained at its end, until it is submitted. */
  outcome: outcomeSchema.nullable(),
  /** What is saved so far in a quiz explained at its end; null elsewhere, and without an answer. */
  saved: savedAnswerSchema.nullable(),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

const shownSpecificationSchema = z.object({
  source: openEnum(questionSources),
  topics: z.array(z.int()),
  levels: z.array(z.int()),
  skills: z.array(z.string()),
  /** Of some kinds of questions only; none: of all. */
  archetypes: z.array(z.string()).default([]),
  length: z.int(),
  timing: openEnum(quizTimings),
  mode: openEnum(explainedAt),
});

/** The hardest set that a quiz asks; null: none. */
const hardestSet = z.string().nullable().default(null);

export const quizSchema = z.object({
  id: z.string(),
  specification: shownSpecificationSchema,
  hardestSet,
  startedAt: instant,
  completedAt: instant.nullable(),
  /** Of a timed quiz, by the server's clock at the moment of the response; 0 or less: time is up. */
  remainingMs: z.int().nullable(),
  /** In the order they are asked. */
  questions: z.array(quizQuestionSchema).max(maxQuizLength),
});
export type Quiz = z.infer<typeof quizSchema>;

/** How many questions the student was told of: a quiz that would have fewer does not begin, and the refusal says how many there are. */
const minQuestions = z.int().min(1).max(maxQuizLength).optional();

export const starting: RateLimit = { requests: 60, seconds: 600, perIp: 300 };
/** Enough for a school behind one IP. */
const answering: RateLimit = { requests: 120, seconds: 60, perIp: 1200 };

export const listPracticeSets = defineCall({
  id: 'listPracticeSets',
  summary: 'Practice sets, quizzes in progress, and how many quizzes are left today',
  method: 'GET',
  path: '/api/quizzes/practice-sets',
  access: 'public',
  rateLimit: frequent,
  output: z.object({
    practiceSets: z.array(practiceSetSchema),
    allowance: allowanceSchema,
    /** Answers a guest would lose without an account; 0 for an account. */
    guestAnswers: count,
  }),
});

export const startQuiz = defineCall({
  id: 'startQuiz',
  summary: 'Start a quiz from a practice set, or continue the one in progress; a visitor without a session becomes a guest',
  method: 'POST',
  path: '/api/quizzes',
  access: 'public',
  rateLimit: starting,
  body: z.strictObject({ practiceSet: practiceSetSlug, minQuestions }),
  output: quizSchema,
  errors: ['practice-set-not-found', 'smart-quiz-off', 'no-new-questions', 'fewer-questions', 'quizzes-used-up', 'too-many-requests'],
});

export const getQuiz = defineCall({
  id: 'getQuiz',
  summary: 'A quiz in its current state, with explanations of answered questions',
  method: 'GET',
  path: '/api/quizzes/:quizId',
  access: 'practice',
  rateLimit: frequent,
  params: z.strictObject({ quizId: idSchema }),
  output: quizSchema,
  errors: ['quiz-not-found'],
});

export const answerQuizQuestion = defineCall({
  id: 'answerQuizQuestion',
  summary: 'Answer a quiz question, once; sending it again returns what was first recorded',
  method: 'POST',
  path: '/api/quizzes/:quizId/answers',
  access: 'practice',
  rateLimit: answering,
  params: z.strictObject({ quizId: idSchema }),
  body: z.strictObject({ position, answer: z.string().min(1).max(12), guessed: z.boolean().default(false), timeSpentMs }),
  output: z.object({ outcome: outcomeSchema, completedAt: instant.nullable() }),
  errors: ['quiz-not-found', 'quiz-explains-at-end', 'quiz-closed', 'wrong-answer-format'],
});

export const startCustomQuiz = defineCall({
  id: 'startCustomQuiz',
  summary: 'Start a custom quiz, or continue the same one in progress',
  method: 'POST',
  path: '/api/custom-quizzes',
  access: 'verified',
  rateLimit: starting,
  body: quizSpecificationSchema.extend({ minQuestions }),
  output: quizSchema,
  errors: ['practice-set-not-found', 'no-new-questions', 'fewer-questions', 'nothing-due', 'quizzes-used-up', 'quiz-too-long', 'smart-quiz-off'],
});

export const saveQuizAnswers = defineCall({
  id: 'saveQuizAnswers',
  summary: 'Save answers in a quiz that explains them at the end; they can change until it is submitted',
  method: 'PUT',
  path: '/api/quizzes/:quizId/answers',
  access: 'practice',
  rateLimit: frequent,
  params: z.strictObject({ quizId: idSchema }),
  body: z.strictObject({ saves }),
  output: z.object({ saved: z.literal(true) }),
  errors: ['quiz-not-found', 'quiz-closed', 'wrong-answer-format'],
});

export const submitQuiz = defineCall({
  id: 'submitQuiz',
  summary: 'Submit a quiz: saved answers, and any sent along, are recorded and explained. Submitting again changes nothing',
  method: 'POST',
  path: '/api/quizzes/:quizId/submit',
  access: 'practice',
  rateLimit: answering,
  params: z.strictObject({ quizId: idSchema }),
  body: z.strictObject({ saves }),
  output: quizSchema,
  errors: ['quiz-not-found', 'wrong-answer-format'],
});

export const getQuizResult = defineCall({
  id: 'getQuizResult',
  summary: 'Quiz results so far: answers, time, and each topic’s accuracy before and after',
  method: 'GET',
  path: '/api/quizzes/:quizId/result',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ quizId: idSchema }),
  output: z.object({
    quiz: quizSchema,
    timeSpentMs: count,
    /** In topic order; `before` counts the answers given before this quiz began. */
    topics: z.array(
      z.object({
        topicId: z.int(),
        correct: count,
        answered: count,
        before: z.object({ correct: count, questions: count }),
        strengthBefore: openEnum(['weak', 'moderate', 'strong']).nullable(),
        strengthAfter: openEnum(['weak', 'moderate', 'strong']).nullable(),
      }),
    ),
  }),
  errors: ['quiz-not-found'],
});

export const getQuestionBank = defineCall({
  id: 'getQuestionBank',
  summary: 'How many practice questions there are by topic and level, and how many are available to you now',
  method: 'GET',
  path: '/api/question-bank',
  access: 'verified',
  rateLimit: ordinary,
  output: z.object({
    /** Topics and levels without questions are left out. */
    counts: z.array(z.object({ topicId: z.int(), level: z.int(), questions: count, ready: count })),
    allowance: allowanceSchema,
    longest: z.int(),
    smartQuizEnabled: z.boolean(),
    /** Quizzes under way, newest first. */
    open: z.array(
      z.object({
        quizId: z.string(),
        specification: shownSpecificationSchema,
        hardestSet,
        startedAt: instant,
        answered: count,
        questions: count,
        remainingMs: z.int().nullable(),
      }),
    ),
  }),
});
export type QuestionBank = z.infer<(typeof getQuestionBank)['output']>;

export const quizCalls = {
  listPracticeSets,
  startQuiz,
  getQuiz,
  answerQuizQuestion,
  startCustomQuiz,
  saveQuizAnswers,
  submitQuiz,
  getQuizResult,
  getQuestionBank,
};
