/**
 * Quizzes: short practice on questions that are in no exam, for accounts and for guests. The server picks the questions;
 * a key and its explanation come with the answer that was recorded, never before.
 */
import * as z from 'zod';
import { explainedAt, longestQuiz, questionSources, quizTimings } from '#core/quizzes/specification.ts';
import { explainedQuestionSchema } from '#core/questions/explanation.ts';
import { shownQuestionSchema } from '#core/questions/learner-view.ts';
import { mainCategories, sections, type MainCategory } from '#core/topics/topics.ts';
import { defineCall, frequent, type RateLimit } from './call.ts';
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

const quizQuestionSchema = z.object({
  topicId: z.int(),
  question: shownQuestionSchema,
  /** Null until answered. */
  outcome: outcomeSchema.nullable(),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

const quizSchema = z.object({
  id: z.string(),
  specification: z.object({
    source: openEnum(questionSources),
    topics: z.array(z.int()),
    levels: z.array(z.int()),
    skills: z.array(z.string()),
    length: z.int(),
    timing: openEnum(quizTimings),
    mode: openEnum(explainedAt),
  }),
  startedAt: instant,
  completedAt: instant.nullable(),
  /** In the order they are asked. */
  questions: z.array(quizQuestionSchema).max(longestQuiz),
});
export type Quiz = z.infer<typeof quizSchema>;

const starting: RateLimit = { requests: 60, seconds: 600, perIp: 300 };
/** Enough for a school behind one IP. */
const answering: RateLimit = { requests: 120, seconds: 60, perIp: 1200 };

export const listPracticeSets = defineCall({
  id: 'listPracticeSets',
  summary: 'What can be practiced, what is under way, and how many quizzes are left today',
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
  summary: 'Begin a quiz, or go on with the one of this set that is under way; makes somebody without a session a guest',
  method: 'POST',
  path: '/api/quizzes',
  access: 'public',
  rateLimit: starting,
  body: z.strictObject({ practiceSet: practiceSetSlug }),
  output: quizSchema,
  errors: ['practice-set-not-found', 'quizzes-used-up', 'too-many-requests'],
});

export const getQuiz = defineCall({
  id: 'getQuiz',
  summary: 'A quiz as it stands; answered questions with their explanations',
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
  summary: 'Answer a question, once; sent again it gives what was recorded the first time',
  method: 'POST',
  path: '/api/quizzes/:quizId/answers',
  access: 'practice',
  rateLimit: answering,
  params: z.strictObject({ quizId: idSchema }),
  body: z.strictObject({
    position: z
      .int()
      .min(0)
      .max(longestQuiz - 1),
    answer: z.string().min(1).max(12),
    timeSpentMs: z
      .int()
      .min(0)
      .max(24 * 3600_000),
  }),
  output: z.object({ outcome: outcomeSchema, completedAt: instant.nullable() }),
  errors: ['quiz-not-found', 'wrong-answer-format'],
});

export const quizCalls = { listPracticeSets, startQuiz, getQuiz, answerQuizQuestion };
