/** What readers of a batch are given, what they answer, and how it is stored. Files are in `content/judgments/batches/<batch>/`. */
import * as z from 'zod';
import { choiceIds, choiceIdSchema, type ChoiceId } from '#core/questions/choices.ts';
import { batchItemSchema } from '../items/batch.ts';

/** The steps in which a batch is read, each by fresh readers. */
export const readingSteps = ['blind', 'choices-only', 'ablated', 'attack', 'levels', 'realism'] as const;
export type ReadingStep = (typeof readingSteps)[number];

/** Kinds of planted defects, and the steps in which a careful reader notices them. */
export const defectKinds = {
  'two defensible choices': ['blind', 'attack'],
  'false fact': ['blind', 'attack', 'realism'],
  'level off by two': ['levels'],
  'telltale grid': ['realism', 'choices-only'],
  cliché: ['realism'],
  'impossible number': ['blind', 'attack', 'realism'],
} as const satisfies Record<string, readonly ReadingStep[]>;
export type DefectKind = keyof typeof defectKinds;

/** `planted.json`: whole questions, each with one defect, mixed among the real ones. */
export const plantedSchema = z.array(
  z.strictObject({ kind: z.enum(Object.keys(defectKinds) as [DefectKind, ...DefectKind[]]), what: z.string().min(10).max(400), item: batchItemSchema }),
);
export type Planted = z.infer<typeof plantedSchema>;

const sheetSchema = z.strictObject({
  /** The file name without its extension, e.g. `blind-2`. */
  name: z.string().regex(/^[a-z-]+-\d+$/),
  step: z.enum(readingSteps),
  /** Question n of the sheet; `order` says which option stands at A, B, C, D (0 is the key). */
  questions: z.array(z.strictObject({ n: z.number().int().positive(), id: z.string(), order: z.string().regex(/^[0-3]{4}$/) })),
  /** Comparisons by number; an anchor is listed under its own id. */
  pairs: z.array(z.strictObject({ n: z.number().int().positive(), first: z.string(), second: z.string() })),
});
export type Sheet = z.infer<typeof sheetSchema>;

/** `sheets.json` of a pass: the mapping readers must not see. `prints` shows later whether a question has changed since. */
export const sheetsSchema = z.strictObject({
  batch: z.string(),
  pass: z.number().int().positive(),
  prints: z.record(z.string(), z.string()),
  sheets: z.array(sheetSchema),
});
export type Sheets = z.infer<typeof sheetsSchema>;

const n = z.number().int().positive();
const note = z.string().max(4000).optional();
/** What a reader submits, by step. */
const answerSchemas = {
  blind: z.strictObject({ answers: z.array(z.strictObject({ n, choice: choiceIdSchema.nullable(), note })) }),
  'choices-only': z.strictObject({ answers: z.array(z.strictObject({ n, choice: choiceIdSchema, note })) }),
  ablated: z.strictObject({ answers: z.array(z.strictObject({ n, choice: choiceIdSchema.nullable(), note })) }),
  attack: z.strictObject({
    answers: z.array(
      z.strictObject({
        n,
        choices: z.array(z.strictObject({ choice: choiceIdSchema, argument: z.string().max(4000), survives: z.boolean() })).length(3),
        note,
      }),
    ),
  }),
  levels: z.strictObject({ answers: z.array(z.strictObject({ n, harder: z.enum(['first', 'second']) })) }),
  realism: z.strictObject({ answers: z.array(z.strictObject({ n, rating: z.number().int().min(1).max(5), note })) }),
} as const;

/** One question as one reader judged it. */
const findingSchema = z.strictObject({
  id: z.string(),
  /** The print of the text that was read. */
  print: z.string(),
  /** Solving steps: whether the key was chosen; null if the reader declined to choose. */
  right: z.boolean().nullable().optional(),
  /** Key attack: a wrong choice that the reader could defend. */
  survives: z.boolean().optional(),
  rating: z.number().int().min(1).max(5).optional(),
  note,
});
export type Finding = z.infer<typeof findingSchema>;

/** One reader's sheet; never changed once recorded. */
const entrySchema = z.strictObject({
  pass: z.number().int().positive(),
  sheet: z.string(),
  step: z.enum(readingSteps),
  recorded: z.iso.date(),
  findings: z.array(findingSchema),
  comparisons: z.array(z.strictObject({ harder: z.string(), easier: z.string() })),
  /** SHA-256 of the previous seal and this entry, so that a later change to a figure is detected. */
  seal: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Entry = z.infer<typeof entrySchema>;
export type OpenEntry = Omit<Entry, 'seal'>;
export const recordedSchema = z.array(entrySchema);

/** The letter at which the key is shown in a given order of options. */
export const keyIn = (order: string): ChoiceId => choiceIds[order.indexOf('0')] as ChoiceId;

/** A reader's answers as findings. Throws if a question or a pair is unanswered, answered twice, or not on the sheet. */
export function readAnswers(sheet: Sheet, prints: Readonly<Record<string, string>>, given: unknown): Pick<Entry, 'findings' | 'comparisons'> {
  const asked = sheet.step === 'levels' ? sheet.pairs : sheet.questions;
  const at = <T extends { readonly n: number }>(answers: readonly T[]): Map<number, T> => {
    const byNumber = new Map(answers.map((answer) => [answer.n, answer]));
    const missing = asked.filter((question) => !byNumber.has(question.n)).map((question) => question.n);
    if (missing.length > 0) throw new Error(`${sheet.name} has no answer to ${missing.join(', ')}`);
    if (byNumber.size !== answers.length || answers.length !== asked.length)
      throw new Error(`${sheet.name} has ${answers.length} answers to ${asked.length} questions`);
    return byNumber;
  };
  if (sheet.step === 'levels') {
    const answers = at(answerSchemas.levels.parse(given).answers);
    const comparisons = sheet.pairs.map(({ n: number, first, second }) =>
      answers.get(number)?.harder === 'first' ? { harder: first, easier: second } : { harder: second, easier: first },
    );
    return { findings: sheet.questions.map(({ id }) => ({ id, print: prints[id] ?? '' })), comparisons };
  }
  const found = (finding: (number: number, key: ChoiceId) => Omit<Finding, 'id' | 'print'>) => ({
    findings: sheet.questions.map(({ n: number, id, order }): Finding => ({ id, print: prints[id] ?? '', ...finding(number, keyIn(order)) })),
    comparisons: [],
  });
  const noted = (text: string | undefined) => (text ? { note: text } : {});
  if (sheet.step === 'attack') {
    const answers = at(answerSchemas.attack.parse(given).answers);
    return found((number) => {
      const lasting = answers.get(number)?.choices.filter(({ survives }) => survives) ?? [];
      return {
        survives: lasting.length > 0,
        ...noted([answers.get(number)?.note ?? '', ...lasting.map(({ argument }) => argument)].filter(Boolean).join(' ').slice(0, 1000)),
      };
    });
  }
  if (sheet.step === 'realism') {
    const answers = at(answerSchemas.realism.parse(given).answers);
    return found((number) => ({ rating: answers.get(number)?.rating, ...noted(answers.get(number)?.note) }));
  }
  const answers = at(answerSchemas[sheet.step].parse(given).answers);
  return found((number, key) => {
    const choice = answers.get(number)?.choice ?? null;
    return { right: choice === null ? null : choice === key, ...noted(answers.get(number)?.note) };
  });
}
