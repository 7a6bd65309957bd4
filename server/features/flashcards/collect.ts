/** What stands on a card that is made from a word, a concept or a mistake. */
import { maxSideLength } from '#core/flashcards/card.ts';
import { stepsOf } from '#core/questions/explanation.ts';
import type { Question } from '#core/questions/question.ts';
import type { LearningContent } from '#server/content/learning-content.ts';
import type { NewCard } from './card-store.ts';

export type Collected = Omit<NewCard, 'id' | 'spread'>;

/** Whole paragraphs, as many as fit on a side; a first one that is too long is cut at a word. */
function fitting(paragraphs: readonly string[]): string {
  let text = '';
  for (const paragraph of paragraphs) {
    const longer = text === '' ? paragraph : `${text}\n\n${paragraph}`;
    if (longer.length > maxSideLength) break;
    text = longer;
  }
  return text === '' ? `${(paragraphs[0] ?? '').slice(0, maxSideLength - 2).replace(/\s+\S*$/, '')} …` : text;
}

/** The word; its meaning, with a sentence it stands in. Null if the bank has no such word. */
export function cardOfWord({ words }: LearningContent, text: string): Collected | null {
  const word = words.find((each) => each.word === text);
  if (!word) return null;
  const meanings = word.senses.flatMap(({ partOfSpeech, definition, examples }) => [
    `<i>${partOfSpeech}</i> ${definition}`,
    ...examples.slice(0, 1).map((example) => `“${example.text}”`),
  ]);
  return { front: word.word, back: fitting(meanings), source: 'word', sourceId: word.word };
}

/** When to use it and what it is. */
export function cardOfConcept({ concepts }: LearningContent, id: string): Collected | null {
  const concept = concepts.find((each) => each.id === id);
  if (!concept) return null;
  return { front: fitting([concept.title, concept.signal]), back: fitting([concept.idea, ...concept.how]), source: 'concept', sourceId: concept.id };
}

function textsOf({ stimulus }: Question): string[] {
  if (!stimulus) return [];
  if (stimulus.kind === 'notes') return [...stimulus.notes];
  if (stimulus.kind === 'pair') return [stimulus.text1, stimulus.text2];
  return stimulus.text === undefined ? [] : [stimulus.text];
}

const shows = (question: Question): boolean => question.stimulus?.kind === 'figure' || question.stimulus?.kind === 'table';

function answerOf(question: Question): string {
  if (question.format === 'spr') return (question.solution.keys[0] ?? '').replace('-', '−');
  const choice = question.choices.find(({ id }) => id === question.solution.key);
  return choice?.text === '' || choice === undefined ? `Choice ${question.solution.key}` : choice.text;
}

/** The question and its answer with what to take from it. Only for somebody whose answer is recorded. */
export const cardOfMistake = (question: Question): Collected => ({
  front: fitting([
    question.stem,
    ...(shows(question) ? ['<i>(Look at its figure in your error log.)</i>'] : []),
    ...textsOf(question),
    ...(question.format === 'choice' ? question.choices.flatMap(({ id, text }) => (text === '' ? [] : [`${id}. ${text}`])) : []),
  ]),
  back: fitting([answerOf(question), question.solution.takeaway, ...stepsOf(question)]),
  source: 'mistake',
  sourceId: question.id,
});
