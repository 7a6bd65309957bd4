/** Gates on the whole bank: keys, lengths and how far a student gets with tricks instead of reading. */
import { choiceIds, type ChoiceId, type ChoiceQuestion } from '#core/questions/question.ts';
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

/** Picks an answer without solving; null where the trick has no answer. Ties are broken towards the later choice. */
export type Trick = (question: ChoiceQuestion) => ChoiceId | null;

const best = (question: ChoiceQuestion, score: (text: string) => number): ChoiceId =>
  question.choices.reduce((top, choice) => (score(choice.text) >= score(top.text) ? choice : top)).id;

/** Numbers in order of size have no smallest of the middle: take the second of four. */
const middleNumber = (question: ChoiceQuestion): ChoiceId | null => {
  const values = question.choices.map(({ id, text }) => ({ id, value: shownNumber(text) }));
  if (values.some(({ value }) => value === null)) return null;
  return values.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))[1]?.id ?? null;
};

const sharedWords = (question: ChoiceQuestion): ChoiceId | null => {
  const source = new Set(plainWords(`${passage(question.stimulus)} ${question.stem}`).filter((word) => word.length > 3));
  if (question.topicId > 8 || source.size === 0) return null;
  const shares = (text: string) => plainWords(text).filter((word) => source.has(word)).length;
  return new Set(question.choices.map(({ text }) => shares(text))).size === 1 ? null : best(question, shares);
};

/** Ways to guess that a sound bank does not reward. */
export const tricks = {
  longest: (question) => (lengthRatio(question) === null ? null : best(question, (text) => text.length)),
  shortest: (question) => (lengthRatio(question) === null ? null : best(question, (text) => -text.length)),
  middle: middleNumber,
  shared: sharedWords,
} as const satisfies Record<string, Trick>;

export interface TrickResult {
  /** Questions on which the trick has an answer. */
  readonly tried: number;
  /** Part of them that it gets right. */
  readonly right: number;
}

/** How well a trick does. */
export function tryTrick(questions: readonly ChoiceQuestion[], trick: Trick): TrickResult {
  const picks = questions.map((question) => ({ pick: trick(question), key: question.solution.key })).filter(({ pick }) => pick !== null);
  return { tried: picks.length, right: picks.filter(({ pick, key }) => pick === key).length / Math.max(1, picks.length) };
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
