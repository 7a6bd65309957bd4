/** Gates on the whole bank: keys, lengths and how far a student gets with tricks instead of reading. */
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import type { ChoiceQuestion } from '#core/questions/question.ts';
import { lengthRatio, shownNumber } from './key-and-choices.ts';
import { passage, plainWords } from './question-texts.ts';

/** How often each position holds the key. */
export const keyCounts = (questions: readonly ChoiceQuestion[]): Record<ChoiceId, number> => {
  const counts = { A: 0, B: 0, C: 0, D: 0 };
  for (const { solution } of questions) counts[solution.key]++;
  return counts;
};

/** χ² of four counts against equal shares; 3 degrees of freedom, so 11.34 is p = 0.01. */
export function chiSquare(counts: Readonly<Record<ChoiceId, number>>): number {
  const expected = choiceIds.reduce((sum, id) => sum + counts[id], 0) / 4;
  return choiceIds.reduce((sum, id) => sum + (counts[id] - expected) ** 2 / expected, 0);
}
export const chiSquareLimit = 11.34;

/** The choices a trick ranks first, including ties; none if it does not apply. */
export type Trick = (question: ChoiceQuestion) => readonly ChoiceId[];

function best({ choices }: ChoiceQuestion, score: (text: string) => number): ChoiceId[] {
  const scores = choices.map(({ id, text }) => ({ id, points: score(text) }));
  const most = Math.max(...scores.map(({ points }) => points));
  const top = scores.filter(({ points }) => points === most).map(({ id }) => id);
  return top.length === scores.length ? [] : top;
}

const isProse = (question: ChoiceQuestion) => lengthRatio(question) !== null;

/** Four numbers have two in the middle. */
function middleNumbers({ choices }: ChoiceQuestion): ChoiceId[] {
  const values = choices.map(({ id, text }) => ({ id, value: shownNumber(text) }));
  if (values.some(({ value }) => value === null)) return [];
  return values
    .toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
    .slice(1, 3)
    .map(({ id }) => id);
}

function sharedWords(question: ChoiceQuestion): ChoiceId[] {
  const source = new Set(plainWords(passage(question.stimulus)).filter((word) => word.length > 3));
  return best(question, (text) => plainWords(text).filter((word) => source.has(word)).length);
}

/** Guessing tricks that a sound bank does not reward. */
export const tricks = {
  longest: (question) => (isProse(question) ? best(question, (text) => text.length) : []),
  shortest: (question) => (isProse(question) ? best(question, (text) => -text.length) : []),
  middle: middleNumbers,
  // Conventions choices are the same words by design.
  shared: (question) => (isProse(question) && question.topicId <= 8 ? sharedWords(question) : []),
} as const satisfies Record<string, Trick>;

export interface TrickResult {
  /** Questions on which the trick has an answer. */
  readonly tried: number;
  /** The share of them that it gets right. */
  readonly right: number;
}

/** How well a trick does; among ties it picks at random. */
export function tryTrick(questions: readonly ChoiceQuestion[], trick: Trick): TrickResult {
  const picks = questions.map((question) => ({ liked: trick(question), key: question.solution.key })).filter(({ liked }) => liked.length > 0);
  const right = picks.reduce((sum, { liked, key }) => sum + (liked.includes(key) ? 1 / liked.length : 0), 0);
  return { tried: picks.length, right: right / Math.max(1, picks.length) };
}

/** Share of prose questions whose key is the single longest (or shortest) choice. */
export function keyIsExtreme(questions: readonly ChoiceQuestion[], which: 'longest' | 'shortest'): number {
  const judged = questions.filter((question) => lengthRatio(question) !== null);
  const extreme = judged.filter(({ choices, solution }) => {
    const own = choices.find(({ id }) => id === solution.key)?.text.length ?? 0;
    return choices.every(({ id, text }) => id === solution.key || (which === 'longest' ? text.length < own : text.length > own));
  });
  return extreme.length / Math.max(1, judged.length);
}
