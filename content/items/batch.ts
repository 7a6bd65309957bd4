/**
 * The shape in which new Reading and Writing questions are written: one JSON file per batch in
 * `content/items/reading-writing/batches/`. What readers found out about a question (its judged level, its ratings) is not
 * written here but in `content/judgments/`, by program. docs/writing-questions.md is the how-to.
 */
import * as z from 'zod';
import { misconceptionSchema } from '#core/questions/misconceptions.ts';
import { stimulusSchema, type Difficulty, type Stimulus } from '#core/questions/question.ts';
import { barChart } from '../figures/bar-chart.ts';
import { lineGraph } from '../figures/line-graph.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().trim().min(1).max(3000);

const valueAxis = z.strictObject({ title: z.string().min(3), max: z.number().positive(), step: z.number().positive(), labelEvery: z.number().int().min(1).default(1) });
const series = z.strictObject({ name: z.string(), values: z.array(z.number().nonnegative()).min(2) });
const seriesList = z.union([z.tuple([series]), z.tuple([series, series])]);
const chart = { title: z.string().min(3), text };

/** A bar or line graph as data; the figure is drawn by program. */
const chartSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bar graph'), ...chart, categories: z.array(z.string()).min(2).max(6), categoryTitle: z.string().optional(), valueAxis, series: seriesList }),
  z.strictObject({ kind: z.literal('line graph'), ...chart, positions: z.array(z.string()).min(3).max(9), positionTitle: z.string(), valueAxis, series: seriesList }),
]);

const setting = { subject: z.enum(['science', 'history and social studies', 'humanities and arts', 'everyday life']), discipline: z.string().min(4).max(60) };

const sourceSchema = z.discriminatedUnion('kind', [
  /** True, and said by these claims of one dossier. */
  z.strictObject({ kind: z.literal('dossier'), dossier: slug, claims: z.array(slug).min(1) }),
  /** A kept public-domain text that is the stimulus, is quoted in the choices, or is written about in a stimulus that quotes phrases of it. */
  z.strictObject({ kind: z.literal('extract'), work: slug, passages: z.array(slug).min(1).max(4), quoted: z.array(z.enum(['stimulus', 'choices', 'phrases'])).min(1) }),
  /** An invented setting without names that could be looked up. */
  z.strictObject({ kind: z.literal('neutral'), ...setting }),
  /** Openly a thought experiment: “Suppose that …”. */
  z.strictObject({ kind: z.literal('hypothetical'), ...setting }),
]);

const registers = ['plain', 'journalistic', 'scholarly', 'literary'] as const;
const genres = ['article', 'research report', 'biography', 'essay', 'criticism', 'announcement', 'notes', 'quotation'] as const;

const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

export const batchItemSchema = z.strictObject({
  /** From `npm run content:batch -- new`. */
  id: z.string().regex(/^q-[0-9a-v]{16}$/),
  topicId: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7), z.literal(8), z.literal(9), z.literal(10)]),
  archetype: z.string().regex(/^[A-Z]{3}-[a-l]$/),
  /** The writer's guess; readers judge the level that counts. */
  level: levelSchema,
  skillTags: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1).max(4),
  source: sourceSchema,
  /** What kind of text it reads like; `quotation` for what the source quotes. */
  genre: z.enum(genres),
  register: z.enum(registers),
  stimulus: z.union([stimulusSchema, chartSchema]),
  stem: text,
  correct: z.strictObject({ text, why: z.string().min(8).max(600) }),
  distractors: z.array(z.strictObject({ text, misconception: misconceptionSchema, why: z.string().min(8).max(600) })).length(3),
  /** How to see it: the move that finds the answer, in steps. Never names a letter. */
  steps: z.array(text).min(2).max(5),
  takeaway: z.string().min(10).max(300),
  /** The words that decide, as they stand in the text or the stem: without them the question should not be solvable. */
  clue: z.array(z.string().min(2)).min(1).max(4),
  /** `grid`: the choices are the combinations of two features. */
  shape: z.enum(['free', 'grid']),
  /** Part of speech of the choices; Words in Context only. */
  partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'adverb', 'phrase']).optional(),
  /** Names in the text that its dossier lacks because everybody knows them (“Pacific”, “Kenya”). */
  commonNames: z.array(z.string().min(2)).max(8).default([]),
});
export type BatchItem = z.infer<typeof batchItemSchema>;

export const batchSchema = z.strictObject({
  /** The file's name without `.json`. */
  batch: slug,
  /** Words and names that somebody checked the spelling of, beyond those already known. */
  words: z.array(z.string().regex(/^[\p{L}\p{M}'-]+$/u)).default([]),
  items: z.array(batchItemSchema).min(1).max(60),
});
export type Batch = z.infer<typeof batchSchema>;

export const choiceTexts = ({ correct, distractors }: Pick<BatchItem, 'correct' | 'distractors'>): string[] => [correct.text, ...distractors.map(({ text: shown }) => shown)];

/** The stimulus as it is shipped: graphs drawn. Throws a RangeError where the data do not fit. */
export function drawnStimulus({ stimulus }: Pick<BatchItem, 'stimulus'>): Stimulus {
  switch (stimulus.kind) {
    case 'bar graph': {
      const { kind: _, text: shown, categoryTitle, ...data } = stimulus;
      return { kind: 'figure', figure: barChart({ ...data, showTitle: true, ...(categoryTitle && { categoryTitle }) }), text: shown };
    }
    case 'line graph': {
      const { kind: _, text: shown, ...data } = stimulus;
      return { kind: 'figure', figure: lineGraph({ ...data, showTitle: true }), text: shown };
    }
    default:
      return stimulus;
  }
}

/** The level that counts: the readers' where there is one. */
export const levelOf = (item: Pick<BatchItem, 'level'>, judged: Difficulty | undefined): Difficulty => judged ?? item.level;
