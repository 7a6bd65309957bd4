/** Gates on the four choices: length, parallel form, different reasons to be wrong, no grid that is not declared. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import { choiceTexts, type BatchItem } from '#content/items/batch.ts';
import { plainWords, wordCount } from '../gates/question-texts.ts';
import { isGrid } from './grid.ts';

/** Topics whose choices are statements of natural length. */
const statementTopics: ReadonlySet<number> = new Set([1, 2, 3, 5, 6, 7]);
const statementWords = { least: 8, most: 30, maxOfQuotation: 60 } as const;

/** Archetypes whose choices may be short: a number, a pair of cells. */
const shortChoices: ReadonlySet<string> = new Set(['COE-f', 'CID-a']);
const isQuotation = ({ source }: BatchItem) => source.kind === 'extract' && source.quoted.includes('choices');

export function choiceLengthProblems(item: BatchItem): string[] {
  if (!statementTopics.has(item.topicId)) return [];
  const least = shortChoices.has(item.archetype) ? 3 : statementWords.least;
  const most = isQuotation(item) ? statementWords.maxOfQuotation : statementWords.most;
  return choiceTexts(item)
    .map((text) => ({ text, words: wordCount(text) }))
    .filter(({ words }) => words < least || words > most)
    .map(({ text, words }) => `a choice has ${words} words, not ${least} to ${most}: “${text}”`);
}

/** First words that fix how a choice goes on: if most choices begin with one, all do. */
const openers = new Set(['to', 'it', 'by', 'they', 'because', 'that', 'if', 'as']);

/** Parallel as far as a program can tell: capitalization, final period, the same kind of beginning. */
export function parallelProblems(item: BatchItem): string[] {
  if (item.topicId === 9 || isQuotation(item)) return [];
  const texts = choiceTexts(item);
  const capital = new Set(texts.map((text) => /^[“‘(]*\p{Lu}/u.test(text)));
  const first = texts.map((text) => plainWords(text)[0] ?? '');
  const common = [...openers].find((opener) => first.filter((word) => word === opener).length >= 2);
  const opensTogether = item.topicId === 5 || item.topicId === 6 || item.topicId === 1;
  return [
    ...(capital.size > 1 && item.topicId !== 7 ? ['some choices begin with a capital and some do not'] : []),
    ...(common && opensTogether && first.some((word) => word !== common) ? [`some choices begin with “${common}” and some do not`] : []),
    ...(item.topicId === 2 && texts.some((text) => /^\p{Lu}\p{Ll}+ (?:is|are|was|the|a)\b/u.test(text) && !/^\p{Lu}/u.test(texts[0] ?? ''))
      ? ['a completion begins a sentence']
      : []),
  ];
}

const reading = ['TOPIC', 'HALF', 'REV', 'OUTSIDE', 'NARROW', 'BROAD', 'EXTREME', 'ECHO', 'WHO', 'CAUS'] as const satisfies readonly Misconception[];
const conventions = [
  'SPLICE',
  'RUNON',
  'FRAG',
  'PAIR',
  'COLSEM',
  'RESTR',
  'SVP',
  'APOS',
  'NEAR',
  'TENSE',
  'PRON',
  'DANGLE',
  'NONFIN',
  'PARA',
] as const satisfies readonly Misconception[];

/** Reasons to be wrong that a topic knows. The ten of `reading` are used wherever they can occur. */
export const codesOf: Readonly<Record<BatchItem['topicId'], readonly Misconception[]>> = {
  1: [...reading, 'CEREV', 'WHATWHY', 'STRAW', 'CONN'],
  2: [...reading, 'CEREV', 'TREND', 'STRAW'],
  3: [...reading, 'CELL', 'TRUEIRR', 'TREND', 'CEREV', 'CONN', 'STRAW'],
  4: ['TOPIC', 'REV', 'ECHO', 'OUTSIDE', 'EXTREME', 'CONN', 'SENSE', 'COLLO', 'HALF', 'NARROW', 'BROAD'],
  5: [...reading, 'WHATWHY', 'POS', 'STRAW', 'CONN', 'CEREV'],
  6: [...reading, 'AGREE', 'STRAW', 'CONN', 'POS', 'CEREV'],
  7: [...reading, 'GOAL', 'AUD', 'CELL', 'TRUEIRR', 'CEREV'],
  8: ['RELN', 'REV', 'CEREV', 'ECHO', 'COLLO', 'EXTREME', 'NARROW'],
  9: conventions,
  10: conventions,
};

/** How many different codes the three distractors of a question need. */
const differentCodes: Readonly<Record<BatchItem['topicId'], number>> = { 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 2, 8: 1, 9: 1, 10: 1 };

export function codeProblems({ topicId, distractors }: BatchItem): string[] {
  const codes = distractors.map(({ misconception }) => misconception);
  return [
    ...(new Set(codes).size < differentCodes[topicId]
      ? [`distractors are wrong for ${new Set(codes).size} reasons, not ${differentCodes[topicId]}: ${codes.join(' ')}`]
      : []),
    ...codes.filter((code) => !codesOf[topicId].includes(code)).map((code) => `${code} is no error of topic ${topicId}`),
  ];
}

/** The declared shape must match the shape found. A grid in varied wording has to be declared by the writer. */
export const gridProblems = (item: BatchItem): string[] =>
  item.topicId <= 7 && item.shape === 'free' && isGrid(choiceTexts(item))
    ? ['the choices are a grid of two features: rewrite them, or declare "shape": "grid"']
    : [];
