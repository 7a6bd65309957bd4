/**
 * The question bank: the kinds of questions of a topic, and the questions somebody has answered: finding them again, marks and notes, sheets to
 * print.
 */
import * as z from 'zod';
import { explainedQuestionSchema } from '#core/questions/explanation.ts';
import { difficulties } from '#core/questions/question.ts';
import { maxPrinted } from '#core/quizzes/allowance.ts';
import { sections, topics } from '#core/topics/topics.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, pageOf, pageQuery, storableText } from './primitives.ts';

const count = z.int().min(0);

/** By the latest answer, except `marked` and `due`. `guessed`: said to be a guess, right or wrong. */
export const answeredStates = ['all', 'wrong', 'right', 'guessed', 'marked', 'due'] as const;

/** A kind of question is what one concept teaches, and is named like it. */
const kind = z
  .string()
  .regex(/^[a-z0-9-]{3,60}$/)
  .optional();

const places = {
  section: z.enum(sections).optional(),
  topicId: z.coerce.number().int().min(1).max(topics.length).optional(),
  level: z.coerce.number().int().min(1).max(difficulties.length).optional(),
  kind,
  /** Found in the question's own text, its passage included. */
  q: storableText(100).optional(),
};
const filters = { ...places, state: z.enum(answeredStates).default('all') };

const answeredSchema = z.object({
  questionId: z.string(),
  topicId: z.int(),
  level: z.int(),
  /** The beginning of the question. */
  excerpt: z.string(),
  /** The latest answer. */
  answer: z.string(),
  correct: z.boolean(),
  guessed: z.boolean(),
  answeredAt: instant,
  marked: z.boolean(),
  note: z.string(),
  /** Its review is due. */
  due: z.boolean(),
});
export type AnsweredQuestion = z.infer<typeof answeredSchema>;

const explainedAnswered = z.object({ entry: answeredSchema, explained: explainedQuestionSchema });

const kindSchema = z.object({
  /** The id of its concept. */
  id: z.string(),
  title: z.string(),
  /** Never empty: what a quiz of this kind names. */
  archetypes: z.array(z.string()),
  /** Levels without questions are left out. */
  counts: z.array(z.object({ level: z.int(), questions: count, ready: count })),
  /** One's own answers, in exams too; null below the Plus plan. */
  results: z.object({ answered: count, right: count }).nullable(),
});
export type QuestionKind = z.infer<typeof kindSchema>;

export const listQuestionKinds = defineCall({
  id: 'listQuestionKinds',
  summary: 'The kinds of questions in a topic: how many there are, how many are available to you now, and how you did',
  method: 'GET',
  path: '/api/topics/:topicId/kinds',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ topicId: z.coerce.number().int().min(1).max(topics.length) }),
  /** In the order in which they are best learned. */
  output: z.object({ kinds: z.array(kindSchema) }),
});

// The paths say “met”: during a rollout, clients and servers of both versions must find each other.
export const listAnsweredQuestions = defineCall({
  id: 'listAnsweredQuestions',
  summary: 'Practice questions you have answered, newest first',
  method: 'GET',
  path: '/api/met-questions',
  access: 'verified',
  rateLimit: ordinary,
  query: z.strictObject({ ...filters, ...pageQuery }),
  output: pageOf(answeredSchema),
});

export const countAnsweredQuestions = defineCall({
  id: 'countAnsweredQuestions',
  summary: 'How many practice questions you have answered, by status',
  method: 'GET',
  path: '/api/met-questions-count',
  access: 'verified',
  rateLimit: ordinary,
  query: z.strictObject(places),
  output: z.object({ all: count, wrong: count, right: count, guessed: count, marked: count, due: count }),
});

export const getAnsweredQuestion = defineCall({
  id: 'getAnsweredQuestion',
  summary: 'A practice question you have answered, with its explanation',
  method: 'GET',
  path: '/api/met-questions/:questionId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ questionId: idSchema }),
  output: explainedAnswered,
  errors: ['question-not-answered'],
});

export const updateAnsweredQuestion = defineCall({
  id: 'updateAnsweredQuestion',
  summary: 'Mark a practice question you have answered, or save a note about it',
  method: 'PATCH',
  path: '/api/met-questions/:questionId',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ questionId: idSchema }),
  body: z.strictObject({ marked: z.boolean().optional(), note: storableText(1000).optional() }),
  output: answeredSchema,
  errors: ['question-not-answered'],
});

export const printAnsweredQuestions = defineCall({
  id: 'printAnsweredQuestions',
  summary: `Up to ${maxPrinted} practice questions you have answered, with their explanations, for printing`,
  method: 'GET',
  path: '/api/met-question-sheets',
  access: 'verified',
  rateLimit: ordinary,
  query: z.strictObject(filters),
  output: z.object({ items: z.array(explainedAnswered) }),
});

export const questionBankCalls = {
  listQuestionKinds,
  listAnsweredQuestions,
  countAnsweredQuestions,
  getAnsweredQuestion,
  updateAnsweredQuestion,
  printAnsweredQuestions,
};
