/** What a student has answered, question by question and topic by topic. */
import * as z from 'zod';
import { attemptContexts } from '#core/learning/attempt.ts';
import { topics } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { instant, openEnum } from './primitives.ts';

const topicId = z.coerce.number().int().min(1).max(topics.length);
const count = z.int().min(0);

const attemptSchema = z.object({
  timestamp: instant,
  context: openEnum(attemptContexts),
  /** The exam's result, or null. */
  examId: z.string().nullable(),
  quizId: z.string().nullable(),
  questionId: z.string(),
  topicId: z.int(),
  archetype: z.string(),
  level: z.int().default(3),
  answer: z.string(),
  correct: z.boolean(),
  /** Code of the error behind a wrong answer, where it is known. */
  misconception: z.string().nullable(),
  /** False for a question that was answered or omitted before. */
  firstSeen: z.boolean(),
  timeSpentMs: count,
});

export const listAttempts = defineCall({
  id: 'listAttempts',
  summary: 'Your latest answers, in all topics or one, newest first; empty if they cannot be read',
  method: 'GET',
  path: '/api/question-attempts',
  access: 'plus',
  rateLimit: ordinary,
  query: z.strictObject({ topicId: topicId.optional(), limit: z.coerce.number().int().min(1).max(100).default(100) }),
  output: z.object({ attempts: z.array(attemptSchema) }),
});

export const getTopicHistory = defineCall({
  id: 'getTopicHistory',
  summary: 'Your accuracy in a topic over your latest exams and quizzes, oldest first',
  method: 'GET',
  path: '/api/topics/:topicId/history',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ topicId }),
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(30) }),
  output: z.object({
    attemptHistory: z.array(z.object({ timestamp: instant, accuracy: z.int(), questionsAttempted: count, questionsCorrect: count })),
  }),
});

const rankingSchema = z.object({ percentile: z.int(), position: z.int(), total: count });

/** `isRanked`: false for a student who asked to be left out; then all positions are 0. */
const rankingsSchema = z.object({ questions: rankingSchema, accuracy: rankingSchema, isRanked: z.boolean() });

const getRankings = defineCall({
  id: 'getRankings',
  summary: 'Your rank among all students, by questions and by accuracy; position 0 means no rank',
  method: 'GET',
  path: '/api/rankings',
  access: 'verified',
  rateLimit: ordinary,
  output: rankingsSchema,
});

export const takePartInRankings = defineCall({
  id: 'takePartInRankings',
  summary: 'Join or leave the rankings',
  method: 'PUT',
  path: '/api/rankings',
  access: 'verified',
  rateLimit: ordinary,
  body: z.strictObject({ isRanked: z.boolean() }),
  output: rankingsSchema,
});

export const learningCalls = { listAttempts, getTopicHistory, getRankings, takePartInRankings };
