/**
 * What is stored of a finished exam in addition to the columns of `exam_results`: a versioned document. A result
 * is shown by every later build, so a version, once written, stays readable forever: the old version gets an upcaster here.
 * New optional fields need no new version; a build ignores fields it does not know.
 */
import * as z from 'zod';
import { moduleRoutes } from '#core/exams/format.ts';
import { paces } from '#core/exams/pace.ts';
import { positionSchema, slotSchema, standardShape, type Slot } from '#core/exams/shape.ts';
import { sections } from '#core/topics/topics.ts';

const count = z.number().int().min(0);

/** A list checked by a plain predicate: a thousand values are read for every result shown, and a schema for each is five times as slow. */
const list = <T>(is: (value: unknown) => value is T) => z.custom<readonly T[]>((value) => Array.isArray(value) && value.every(is));
const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isFlag = (value: unknown): value is 0 | 1 => value === 0 || value === 1;
const texts = list(isText);
const wholes = list(isWhole);
const flags = list(isFlag);

const moduleFactsSchema = z.object({
  position: positionSchema,
  /** Null if it was not kept (version 1). */
  moduleId: z.string().nullable(),
  route: z.enum(moduleRoutes),
  /** Time this student had, ms. */
  allowedMs: count,
  /** How long after the deadline its answers came, ms; null if in time. */
  lateMs: z.number().nullable(),
  /** Time worked on it by the server's clock, ms, and the pace that follows; absent where it was not yet measured. */
  workedMs: count.optional(),
  pace: z.enum(paces).optional(),
});

/** One list per property, all in the order the questions were taken: a third of the size of a list of objects. */
const questionFactsSchema = z
  .object({
    id: texts,
    /** Null if it was not kept (version 1). */
    version: list((value): value is number | null => value === null || isWhole(value)),
    position: wholes,
    number: wholes,
    topicId: wholes,
    difficulty: wholes,
    answer: list((value): value is string | null => value === null || isText(value)),
    correct: flags,
    pretest: flags,
    marked: flags,
    timeSpentMs: wholes,
    /** How each was gone about (core/exams/trail.ts), and for each answer in it whether it was right; absent in earlier results. */
    trail: texts.optional(),
    trailRight: texts.optional(),
  })
  .refine((lists) => Object.values(lists).every((list) => list === undefined || list.length === lists.id.length), 'lists of different lengths');

const bandSchema = z.object({ score: z.number(), low: z.number(), high: z.number() });

const predictionFactsSchema = z.object({
  /** The score with earlier answers counted in. */
  sections: z.array(bandSchema.extend({ section: z.enum(sections) })),
  total: bandSchema,
  /** First answers before it. */
  earlier: count,
  /** The practice exam before it; null if none was scored. */
  lastExam: z.object({ resultId: z.string(), title: z.string(), completedAt: z.string(), total: z.number() }).nullable(),
});
export type PredictionFacts = z.infer<typeof predictionFactsSchema>;

export const factsVersion = 2;

const factsSchema = z.object({
  version: z.number().int().min(factsVersion),
  /** The modules that were taken. */
  shape: z.array(slotSchema),
  modules: z.array(moduleFactsSchema),
  questions: questionFactsSchema,
  /** Of a predictive exam. */
  prediction: predictionFactsSchema.optional(),
});
export type ResultFacts = z.infer<typeof factsSchema>;

/** Version 1 had no number: it was the result as it was shown, always of the standard exam. */
const firstVersionSchema = z.object({
  sections: z.array(
    z.object({ section: z.enum(sections), route: z.enum(['easier', 'harder']), modules: z.array(z.object({ position: positionSchema, allowedMs: count })) }),
  ),
  responses: z.array(
    z.object({
      questionId: z.string(),
      position: positionSchema,
      number: z.number().int(),
      topicId: z.number().int(),
      difficulty: z.number().int(),
      answer: z.string().nullable(),
      correct: z.boolean(),
      pretest: z.boolean(),
      marked: z.boolean(),
      timeSpentMs: count,
    }),
  ),
  lateModules: z.array(z.object({ position: positionSchema, lateMs: z.number() })),
});

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

function fromFirstVersion({ sections: taken, responses, lateModules }: z.infer<typeof firstVersionSchema>): ResultFacts {
  const shape = standardShape.map((slot): Slot => {
    const own = responses.filter(({ position }) => position === slot.position);
    return { ...slot, questionCount: own.length, unscoredCount: own.filter(({ pretest }) => pretest).length };
  });
  return {
    version: factsVersion,
    shape,
    modules: taken.flatMap(({ route, modules }) =>
      modules.map(({ position, allowedMs }) => ({
        position,
        moduleId: null,
        route: shape[position]?.adaptive ? route : 'base',
        allowedMs,
        lateMs: lateModules.find((late) => late.position === position)?.lateMs ?? null,
      })),
    ),
    questions: {
      id: responses.map(({ questionId }) => questionId),
      version: responses.map(() => null),
      position: responses.map(({ position }) => position),
      number: responses.map(({ number }) => number),
      topicId: responses.map(({ topicId }) => topicId),
      difficulty: responses.map(({ difficulty }) => difficulty),
      answer: responses.map(({ answer }) => answer),
      correct: responses.map(({ correct }) => bit(correct)),
      pretest: responses.map(({ pretest }) => bit(pretest)),
      marked: responses.map(({ marked }) => bit(marked)),
      timeSpentMs: responses.map(({ timeSpentMs }) => timeSpentMs),
    },
  };
}

const versionSchema = z.object({ version: z.number().int().optional() });

/** The facts in the current form, whichever build stored them. Throws on anything that is not a result. */
export function readFacts(stored: unknown): ResultFacts {
  const { version } = versionSchema.parse(stored);
  return version === undefined ? fromFirstVersion(firstVersionSchema.parse(stored)) : factsSchema.parse(stored);
}
