/** Highlights and notes on questions of quizzes and of practicing misses. Those of an exam are saved with its answers. */
import * as z from 'zod';
import { annotationLimit, annotationSchema } from '#core/exams/answer-state.ts';
import { defineCall, frequent } from './call.ts';
import { idSchema } from './primitives.ts';

/** Questions whose annotations one request may carry. */
export const annotatedPerRequest = 5;

const annotatedSchema = z.strictObject({
  questionId: idSchema,
  annotations: z.array(annotationSchema).max(annotationLimit),
  /** Grows with each change; of two versions the later one holds. */
  seq: z.int().min(1).max(2_000_000_000),
  /** Random id of the tab that made the change; breaks ties. */
  device: z.string().regex(/^[a-z0-9]{8,24}$/),
});
export type Annotated = z.infer<typeof annotatedSchema>;

/** Of a quiz, or of the result whose misses are practiced. */
const params = z.strictObject({ workId: idSchema });

export const listAnnotations = defineCall({
  id: 'listAnnotations',
  summary: 'Your highlights and notes on the questions of a quiz, or of the practice after a result',
  method: 'GET',
  path: '/api/annotations/:workId',
  access: 'practice',
  rateLimit: frequent,
  params,
  output: z.object({ questions: z.array(annotatedSchema) }),
  errors: ['not-found'],
});

export const saveAnnotations = defineCall({
  id: 'saveAnnotations',
  summary: 'Save highlights and notes; a later version is never replaced by an earlier one',
  method: 'PUT',
  path: '/api/annotations/:workId',
  access: 'practice',
  rateLimit: frequent,
  params,
  body: z.strictObject({ saves: z.array(annotatedSchema).max(annotatedPerRequest) }),
  bodyLimit: 512 * 1024,
  output: z.object({ saved: z.literal(true) }),
  errors: ['not-found'],
});

export const annotationCalls = { listAnnotations, saveAnnotations };
