/** The word bank: words to learn, how far a student is with each, and short checks. */
import * as z from 'zod';
import { partsOfSpeech } from '#core/words/word-check.ts';
import { wordStates } from '#core/words/word-progress.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, storableText } from './primitives.ts';

const count = z.int().min(0);
const setNumber = z.coerce.number().int().min(1).max(8);
const partOfSpeech = openEnum(partsOfSpeech);
/** What a word says about what it is used for. */
export const wordTones = ['positive', 'neutral', 'negative'] as const;
export type WordTone = (typeof wordTones)[number];
const tone = openEnum(wordTones);
const state = openEnum(wordStates);
const wordParams = z.strictObject({ word: idSchema });

/** What a list of words is limited to. `missed`: words that were choices in questions the student got wrong. */
export const wordFilters = ['all', 'missed', 'new', 'learning', 'known'] as const;
export type WordFilter = (typeof wordFilters)[number];

const wordSchema = z.object({
  word: z.string(),
  partOfSpeech,
  definition: z.string(),
  set: z.int(),
  tone,
  state,
  /** It was a choice in a question the student got wrong. */
  missed: z.boolean(),
});
export type WordView = z.infer<typeof wordSchema>;

const setsSchema = z.object({
  sets: z.array(z.object({ set: z.int(), words: count, known: count, learning: count })),
  /** Words of missed questions that are not known yet. */
  missed: count,
});

export const listWordSets = defineCall({
  id: 'listWordSets',
  summary: 'Word bank sets, with how many words you know in each',
  method: 'GET',
  path: '/api/word-sets',
  access: 'verified',
  rateLimit: ordinary,
  output: setsSchema,
});

export const listWords = defineCall({
  id: 'listWords',
  summary: 'Words by set or by letter, with those from questions you missed first',
  method: 'GET',
  path: '/api/words',
  access: 'verified',
  rateLimit: ordinary,
  query: z.strictObject({
    ...pageQuery,
    set: setNumber.optional(),
    show: z.enum(wordFilters).default('all'),
    level: z.coerce.number().int().min(1).max(5).optional(),
    tone: z.enum(wordTones).optional(),
    sort: z.enum(['set', 'word']).default('set'),
    /** Part of the word, of a word of its family, or of its meaning. */
    q: storableText(40).default(''),
  }),
  output: pageOf(wordSchema),
});

export const getWord = defineCall({
  id: 'getWord',
  summary: 'A word with its senses, examples, and family, and the questions in which you saw it',
  method: 'GET',
  path: '/api/words/:word',
  access: 'verified',
  rateLimit: ordinary,
  params: wordParams,
  output: wordSchema.extend({
    level: z.int(),
    /** IPA, General American, without slashes: as said in the first sense. */
    pronunciation: z.string(),
    senses: z.array(
      z.object({
        partOfSpeech,
        /** As said in this sense: to object, an object. An older server sends none. */
        pronunciation: z.string().optional(),
        definition: z.string(),
        examples: z.array(z.object({ field: z.string(), text: z.string() })),
        synonyms: z.array(z.object({ word: z.string(), difference: z.string() })),
        antonym: z.string().nullable(),
      }),
    ),
    family: z.array(z.object({ word: z.string(), partOfSpeech })),
    roots: z.string().nullable(),
    /** Concepts that are about this word. An older server sends none. */
    concepts: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
    /** Answered questions with this word among the choices, newest first, at most five. Named as older clients read it. */
    met: z.array(
      z.object({ questionId: z.string(), resultId: z.string().nullable(), quizId: z.string().nullable(), correct: z.boolean(), timestamp: instant }),
    ),
  }),
});

const progressAnswer = z.object({ state });

export const markWord = defineCall({
  id: 'markWord',
  summary: 'Set how well you know a word',
  method: 'PUT',
  path: '/api/words/:word/state',
  access: 'verified',
  rateLimit: ordinary,
  params: wordParams,
  body: z.strictObject({ state: z.enum(wordStates) }),
  output: progressAnswer,
});

export const getWordCheck = defineCall({
  id: 'getWordCheck',
  summary:
    'A word check: ten meanings, each with four words to choose from. Words from missed questions come first, then those you are learning, then new ones',
  method: 'GET',
  path: '/api/word-check',
  access: 'verified',
  rateLimit: ordinary,
  query: z.strictObject({ set: setNumber.optional() }),
  output: z.object({ items: z.array(z.object({ definition: z.string(), partOfSpeech, choices: z.array(z.string()), answer: z.string() })) }),
});

export const recordWordAnswer = defineCall({
  id: 'recordWordAnswer',
  summary: 'Record a word check answer; two right in a row make a word known',
  method: 'POST',
  path: '/api/words/:word/answers',
  access: 'verified',
  rateLimit: ordinary,
  params: wordParams,
  /** `id`: made by the device, so that an answer that is sent twice counts once. Clients of before do not send one. */
  body: z.strictObject({ right: z.boolean(), id: z.uuid().optional() }),
  output: progressAnswer,
});

export const wordCalls = { listWordSets, listWords, getWord, markWord, getWordCheck, recordWordAnswer };
