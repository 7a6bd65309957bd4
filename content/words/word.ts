/** A headword of the word bank, in one of its senses that tests ask for. Pronunciation and linked questions are added by program. */
import * as z from 'zod';
import { partsOfSpeech } from '#core/words/word-check.ts';

const wordCount = (text: string): number => text.trim().split(/\s+/).length;
const words = (least: number, most: number) =>
  z
    .string()
    .trim()
    .refine((text) => wordCount(text) >= least && wordCount(text) <= most, `Write ${least} to ${most} words.`);

const lemma = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
/** The test asks for set phrases too: "at odds with", "fall short of". */
const phrase = z.string().regex(/^[a-z]+(-[a-z]+)*( [a-z]+)*$/);

const senseSchema = z.strictObject({
  partOfSpeech: z.enum(partsOfSpeech),
  /** In our own words, without the headword or its family. */
  definition: words(3, 14),
  /** Two sentences from different fields whose context alone suggests the meaning. */
  examples: z
    .array(z.strictObject({ field: z.enum(['science', 'history', 'arts', 'everyday life', 'business', 'law', 'literature']), text: words(10, 22) }))
    .length(2),
  /** Near to the headword in this sense, and what the difference is. */
  synonyms: z
    .array(z.strictObject({ word: phrase, difference: words(4, 22) }))
    .min(1)
    .max(3),
  antonym: phrase.optional(),
});

export const wordSchema = z.strictObject({
  word: phrase,
  /** 1 (met often) to 8 (rare): the set it is learned in. */
  set: z.number().int().min(1).max(8),
  level: z.number().int().min(1).max(5),
  tone: z.enum(['positive', 'neutral', 'negative']),
  senses: z.array(senseSchema).min(1).max(3),
  /** Other words of the family, with their part of speech. */
  family: z.array(z.strictObject({ word: lemma, partOfSpeech: z.enum(partsOfSpeech) })).max(5),
  /** What its parts mean, where that helps to remember it. */
  roots: words(4, 30).optional(),
});
export type Word = z.infer<typeof wordSchema>;
