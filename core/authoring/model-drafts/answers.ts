/** Reads what a model wrote. Whatever it is, what comes out is sound data or sentences that say what is wrong with it. */
import * as z from 'zod';
import { isStorableData, stripBidiControls } from '#core/text.ts';
import { misconceptionNames, type Misconception } from '#core/questions/misconceptions.ts';
import { stimulusSchema } from '#core/questions/question.ts';

export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problems: readonly string[] };

const wrong = (...problems: string[]): { readonly ok: false; readonly problems: readonly string[] } => ({ ok: false, problems });

/** Longest answer that is read at all, characters. */
const maxAnswerLength = 60_000;
const shownStart = 80;
const maxProblems = 8;

/** Markup beyond underline and italics, outside mathematics. */
const markup = /<(?!\/?[ui]>)[a-z/!?]/i;
const withoutMath = (text: string) => text.replaceAll(/\\\([\s\S]*?\\\)/g, '');

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : [];
}

/** Models that think aloud put it before the answer, and many put the answer into a code block. */
const bare = (text: string): string =>
  text
    .replace(/^\s*<think>[\s\S]*?<\/think>/, '')
    .trim()
    .replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');

/** Deeper than any question goes; whoever walks through such data could run out of stack. */
const maxDepth = 20;

function isTooDeep(json: string): boolean {
  let [depth, inText] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** The JSON object that is the whole answer, as `schema` has it. */
export function readObject<Value>(text: string, schema: z.ZodType<Value>): Read<Value> {
  if (text.length > maxAnswerLength) return wrong('The model wrote far more than a question.');
  const source = bare(text);
  if (source === '') return wrong('The model answered nothing.');
  if (isTooDeep(source)) return wrong('The answer is nested deeper than any question.');
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    return wrong(`The model did not answer with JSON. Its answer begins: “${stripBidiControls(source).replaceAll(/\s+/g, ' ').slice(0, shownStart)}”`);
  }
  if (!isStorableData(data)) return wrong('The answer contains characters that cannot be saved.');
  const read = schema.safeParse(data);
  if (!read.success) return wrong(...read.error.issues.slice(0, maxProblems).map(({ path, message }) => `${path.join('.') || 'The answer'}: ${message}`));
  const texts = textsIn(read.data);
  if (texts.some((each) => markup.test(withoutMath(each)))) return wrong('The answer contains markup other than underline and italics.');
  if (texts.some((each) => stripBidiControls(each) !== each)) return wrong('The answer contains invisible characters that turn the direction of text.');
  return { ok: true, value: read.data };
}

const text = z.string().trim().min(1).max(3000);
const why = z.string().trim().min(8).max(600);
/** Without one a choice counts as right. */
const misconception = z.enum(Object.keys(misconceptionNames) as [Misconception, ...Misconception[]], { error: 'name the error by one of the codes' });
const [passage, notes, pair, table] = stimulusSchema.options;

const told = {
  /** A figure is never taken from a model: it cannot see what it would draw. */
  stimulus: z.discriminatedUnion('kind', [passage, notes, pair, table]).nullish(),
  stem: text,
  steps: z.array(text).min(2).max(7),
  takeaway: z.string().trim().min(10).max(300),
  skillTags: z
    .array(z.string().regex(/^[a-z0-9-]+$/))
    .min(1)
    .max(6),
  /** Ids of the claims of the dossier that the text rests on. */
  claims: z.array(z.string().max(100)).max(14).default([]),
};

/** A new question. The right choice comes first: the server decides where it stands. */
export const draftAnswerSchema = z.discriminatedUnion('format', [
  z.object({
    ...told,
    format: z.literal('choice'),
    correct: z.object({ text, why }),
    wrong: z.array(z.object({ text, why, misconception })).length(3),
  }),
  z.object({
    ...told,
    format: z.literal('spr'),
    keys: z
      .array(z.string().regex(/^-?(\d+(\/\d+)?|\d*\.\d+)$/, 'a typed answer is a number like 12, -1.5 or 2/3'))
      .min(1)
      .max(4),
    mistakes: z
      .array(z.object({ entry: z.string().max(20), why, misconception }))
      .max(5)
      .default([]),
  }),
]);
export type DraftAnswer = z.infer<typeof draftAnswerSchema>;

/** Other texts for a question, by the path of the field. */
export const editAnswerSchema = z.object({ edits: z.record(z.string().max(80), z.string().max(6000)) });

export const solveAnswerSchema = z.object({
  answer: z.union([z.string().trim().min(1).max(40), z.number().transform(String)]),
  reason: z.string().max(2000).default(''),
});
