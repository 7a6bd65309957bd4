/** Every gate that applies to a single question. Gates on the whole library are in library.ts. */
import { parseRichText } from '#core/questions/rich-text.ts';
import { fromBatch } from '#content/items/from-batch.ts';
import { choiceTexts, drawnStimulus, type BatchItem } from '#content/items/batch.ts';
import { toQuestion } from '#content/items/to-question.ts';
import { conventionsProblems } from '../conventions.ts';
import { explanationProblems, numberProblems } from '../gates/explanation.ts';
import { altLeaks, figureProblems } from '../gates/figure.ts';
import { choiceFormProblems, distinctProblems, keyProblems, schemaProblems } from '../gates/key-and-choices.ts';
import { doubledWords, sensitiveWords, unknownWords } from '../gates/language.ts';
import { lengthProblems } from '../gates/length.ts';
import { provenanceProblems } from '../gates/provenance.ts';
import { figuresOf, questionTexts } from '../gates/question-texts.ts';
import { misquotations } from '../gates/quotations.ts';
import { offBand } from '../gates/readability.ts';
import { choiceLengthProblems, codeProblems, gridProblems, parallelProblems } from './choices.ts';
import { clueProblems } from './clue.ts';
import { headnoteOf, passageOf } from './shown.ts';
import { dataProblems } from './data-numbers.ts';
import type { Kept } from './kept.ts';
import { sourceProblems } from './sources.ts';
import { stemProblems } from './stems.ts';
import { transitionProblems } from './transitions.ts';
import { wordProblems } from './words-in-context.ts';

/** Straight quotation marks and two hyphens have no place in print. */
const typography = (text: string): string[] =>
  /["']|--|\s-\s|\.\.\./.test(text.replaceAll(/\\\([\s\S]*?\\\)/g, '')) ? [`typewriter marks: ${text.slice(0, 60)}`] : [];

/** Words that a choice repeats from the text beside the blank: “a streak of light; in in a planetarium.” */
const doubledAtBlank = (item: BatchItem): string[] =>
  [...new Set(choiceTexts(item).flatMap((choice) => doubledWords(passageOf(item).replace('______', choice))))].map((word) => `doubled at the blank: ${word}`);

const inTopic = (item: BatchItem): string[] => {
  if (item.topicId === 8) return transitionProblems(item);
  if (item.topicId === 4) return wordProblems(item);
  return [];
};

/** What is wrong with a question; empty when it may go to its readers. `known` are words whose spelling somebody checked. */
export function itemProblems(item: BatchItem, kept: Kept, known: ReadonlySet<string>): string[] {
  const own = [
    ...sourceProblems(item, kept, (word) => isSpelledLike(word, known)),
    ...stemProblems(item),
    ...choiceLengthProblems(item),
    ...parallelProblems(item),
    ...codeProblems(item),
    ...gridProblems(item),
    ...clueProblems(item),
    ...doubledAtBlank(item),
    ...dataProblems(item),
    ...inTopic(item),
  ];
  if (own.some((problem) => problem.startsWith('no kept'))) return own;
  const authored = fromBatch(item, kept);
  const question = toQuestion(authored, '0123');
  const isQuotation = item.source.kind === 'extract';
  const texts = questionTexts(question).filter(({ role }) => role !== 'title' && role !== 'alt' && role !== 'label');
  // Quotations in choices are as long as they are.
  const form = isQuotation && item.source.kind === 'extract' && item.source.quoted.includes('choices') ? [] : choiceFormProblems(question);
  return [
    ...own,
    ...schemaProblems(question),
    ...keyProblems(question),
    ...distinctProblems(question),
    ...lengthProblems(question),
    ...form,
    ...numberProblems(question),
    ...explanationProblems(question),
    ...misquotations(question),
    ...provenanceProblems(question),
    ...figuresOf(question).flatMap(figureProblems),
    ...altLeaks(question),
    ...([7, 9, 10].includes(item.topicId) ? conventionsProblems({ ...authored, stimulus: drawnStimulus(item) }) : []),
    ...texts.flatMap(({ text }) => [...parseRichText(text).problems, ...typography(text)]),
    ...questionTexts(question)
      .flatMap(({ text }) => doubledWords(text))
      .map((word) => `doubled: ${word}`),
    ...(isQuotation ? [] : sensitiveWords(question).map((word) => `needs a second look: ${word}`)),
  ];
}

/** Whether a word, or one that it is a regular form of, is among those known. */
export const isSpelledLike = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(word) ||
  [
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/e?d$/, ''),
    word.replace(/d$/, ''),
    word.replace(/ing$/, ''),
    word.replace(/ing$/, 'e'),
    word.replace(/ly$/, ''),
  ].some((form) => form !== word && form.length > 2 && known.has(form));

/** Words nobody has checked the spelling of, nor of a word they are a form of. */
export const unknownIn = (item: BatchItem, kept: Kept, known: ReadonlySet<string>): string[] =>
  unknownWords(toQuestion(fromBatch(item, kept), '0123'), known).filter((word) => !isSpelledLike(word, known));

/** Points worth a second look: warnings, never a verdict. */
export function itemRemarks(item: BatchItem, kept: Kept): string[] {
  const grade = item.source.kind === 'extract' ? null : offBand(toQuestion(fromBatch(item, kept), '0123'));
  const work = item.source.kind === 'extract' ? kept.works.get(item.source.work) : undefined;
  const isMisdated = work?.translator !== undefined && new RegExp(`’s? ${work.year} `).test(`${headnoteOf(item) ?? ''} ${passageOf(item)}`);
  return [
    ...(grade === null ? [] : [`reads like grade ${grade.toFixed(0)}, unusual at level ${item.level}`]),
    ...(isMisdated ? [`${work.year} is the year of the translation: “… (translated by ${work.translator} in ${work.year})”`] : []),
  ];
}
