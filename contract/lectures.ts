/** Lectures, one for each topic, and the way through a topic that begins with its lecture. */
import * as z from 'zod';
import { interactiveSchema } from '#core/lectures/interactive.ts';
import { pathSteps } from '#core/lectures/learning-path.ts';
import { figureSchema } from '#core/questions/figure.ts';
import { unknownKind } from '#core/unknown-kind.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum } from './primitives.ts';

const count = z.int().min(0);
const lectureParams = z.strictObject({ lectureId: idSchema });
/** A figure of a kind that this build cannot draw is `unknown`. */
const figure = z.union([figureSchema.strip(), unknownKind]);
const table = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable();

const progressSchema = z.object({
  /** The part last read; null before the first. */
  part: z.string().nullable(),
  doneAt: instant.nullable(),
});

const lectureLine = z.object({
  id: z.string(),
  topicId: z.int(),
  title: z.string(),
  /** Rich text, like every text of a lecture. */
  promise: z.string(),
  minutes: z.int(),
  parts: count,
  /** Parts up to the one last read. */
  partsRead: count,
  questions: count,
  answered: count,
  doneAt: instant.nullable(),
});
export type LectureLine = z.infer<typeof lectureLine>;

/** What comes back for an answer: it stays as it was given first. */
const answerSchema = z.object({
  questionId: z.string(),
  choice: z.int().min(0).max(3),
  right: z.boolean(),
  rightChoice: z.int().min(0).max(3),
  /** For each choice, why it is right or fails. */
  reasons: z.array(z.string()),
});
export type LectureAnswer = z.infer<typeof answerSchema>;

const example = { text: z.string().nullable(), table, figure: figure.nullable(), stem: z.string() };
const blockSchema = z.union([
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  z.object({ kind: z.literal('figure'), figure, caption: z.string() }),
  z.object({ kind: z.literal('interactive'), show: z.union([interactiveSchema, unknownKind]), caption: z.string(), inWords: z.string() }),
  z.object({ kind: z.literal('example'), level: z.int(), ...example, walkthrough: z.array(z.string()), answer: z.string() }),
  z.object({ kind: z.literal('question'), id: z.string(), ...example, choices: z.array(z.string()) }),
  unknownKind,
]);
export type LectureBlock = z.infer<typeof blockSchema>;

const lectureSchema = z.object({
  id: z.string(),
  topicId: z.int(),
  title: z.string(),
  promise: z.string(),
  minutes: z.int(),
  parts: z.array(z.object({ id: z.string(), heading: z.string(), blocks: z.array(blockSchema) })),
  remember: z.array(z.string()),
});
export type LectureView = z.infer<typeof lectureSchema>;

const neighbor = z.object({ id: z.string(), title: z.string() });

export const listLectures = defineCall({
  id: 'listLectures',
  summary: 'All lectures by topic, with your progress in each',
  method: 'GET',
  path: '/api/lectures',
  access: 'plus',
  rateLimit: ordinary,
  output: z.object({ lectures: z.array(lectureLine) }),
});

export const getLecture = defineCall({
  id: 'getLecture',
  summary: 'A lecture: its text, your place in it, and explanations of the questions you have answered',
  method: 'GET',
  path: '/api/lectures/:lectureId',
  access: 'plus',
  rateLimit: ordinary,
  params: lectureParams,
  output: z.object({
    lecture: lectureSchema,
    progress: progressSchema,
    answers: z.array(answerSchema),
    concepts: z.array(neighbor),
    words: z.array(z.string()),
    previous: neighbor.nullable(),
    next: neighbor.nullable(),
  }),
  errors: ['lecture-not-found'],
});

export const saveLecturePlace = defineCall({
  id: 'saveLecturePlace',
  summary: 'Save your place in a lecture; `done` marks it as finished',
  method: 'PUT',
  path: '/api/lectures/:lectureId/place',
  access: 'plus',
  rateLimit: ordinary,
  params: lectureParams,
  body: z.strictObject({ part: idSchema, done: z.boolean().optional() }),
  output: progressSchema,
  errors: ['lecture-not-found'],
});

export const answerLectureQuestion = defineCall({
  id: 'answerLectureQuestion',
  summary: 'Answer a question in a lecture, once; sending it again returns what was first recorded',
  method: 'POST',
  path: '/api/lectures/:lectureId/answers',
  access: 'plus',
  rateLimit: ordinary,
  params: lectureParams,
  body: z.strictObject({ questionId: idSchema, choice: z.int().min(0).max(3) }),
  output: answerSchema,
  errors: ['lecture-not-found'],
});

export const getLearningPath = defineCall({
  id: 'getLearningPath',
  summary: 'The path through one topic: lecture, concepts, practice by level, and a test, with your progress',
  method: 'GET',
  path: '/api/topics/:topicId/path',
  access: 'verified',
  rateLimit: ordinary,
  params: z.strictObject({ topicId: z.coerce.number().int().min(1).max(29) }),
  output: z.object({
    /** Lectures and concepts are part of the plus tier; on others they are shown, and not part of the steps. */
    included: z.boolean(),
    lecture: lectureLine.pick({ id: true, title: true, minutes: true, parts: true, partsRead: true, doneAt: true }).nullable(),
    concepts: z.array(neighbor.extend({ answered: count, right: count })),
    /** Levels with questions to practice. */
    levels: z.array(z.object({ level: z.int(), rightInRow: count, passed: z.boolean(), mastered: z.boolean() })),
    /** The best test so far. */
    test: z.object({ quizId: z.string(), right: count, questions: count, passed: z.boolean() }).nullable(),
    step: openEnum(pathSteps),
  }),
});

export const lectureCalls = { listLectures, getLecture, saveLecturePlace, answerLectureQuestion, getLearningPath };
