/** Whether explanations quote what the question says. */
import type { Question } from '#core/questions/question.ts';
import { plainWords, questionTexts } from './question-texts.ts';

/** Shorter fragments are often words about words: “-ing,” “who is.” */
const fewestWords = 4;
/** Words in Context and Transitions: what stands in quotation marks may be what a word means. */
const tellMeanings: readonly number[] = [4, 8];

const spaced = (text: string): string => ` ${plainWords(text).join(' ')} `;

/** Fragments in quotation marks, cut where words were left out, or the blank is. */
const fragments = (text: string): string[] =>
  [...text.matchAll(/“([^”]*)”/g)].flatMap(([, quoted = '']) => quoted.split(/…|______/)).filter((fragment) => plainWords(fragment).length >= fewestWords);

/** Quotations in steps and reasons that stand in neither text nor choices, nor in the text with a choice in its blank. */
export function misquotations(question: Question): string[] {
  if (question.format !== 'choice' || question.topicId > 10 || tellMeanings.includes(question.topicId)) return [];
  const choices = question.choices.map(({ text }) => text);
  const shown = questionTexts(question)
    .filter(({ role }) => role !== 'step' && role !== 'why' && role !== 'takeaway')
    .map(({ text }) => text)
    .flatMap((text) => (text.includes('______') ? choices.map((choice) => text.replace('______', choice)) : [text]))
    .map(spaced);
  // What a contraction stands for is spelled out: “out of it is fields.”
  const reasons = Object.values(question.solution.choices).filter(({ misconception }) => misconception !== 'APOS');
  return [...question.solution.steps, ...reasons.map(({ why }) => why)]
    .flatMap(fragments)
    .filter((fragment) => !shown.some((text) => text.includes(spaced(fragment))))
    .map((fragment) => `quotes what is not there: “${fragment.trim()}”`);
}
