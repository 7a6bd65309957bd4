/** G12: questions that are too much alike, by what was drawn and by what is read. */
import type { Question } from '#core/questions/question.ts';
import { passage, prose } from './question-texts.ts';

/** Largest similarity of two questions of a topic and of two questions in one exam. */
export const mostAlike = { inTopic: 0.7, inExam: 0.5 } as const;

const shingleLength = 5;

/** What was drawn for a generated question; its text for a written one. */
export const fingerprint = ({ provenance, archetype, difficulty, stimulus, stem }: Question): string =>
  provenance.kind === 'generated' ? JSON.stringify([archetype, difficulty, provenance.parameters]) : JSON.stringify([stimulus, stem]);

/** Five-word runs of stimulus, stem and choices with numbers masked. Mathematics counts, so that two equations with other numbers are alike. */
export function shingles(question: Question): ReadonlySet<string> {
  const choices = question.format === 'choice' ? question.choices.map(({ text }) => text) : [];
  // Stems of Reading and Writing are fixed phrases of the genre: every question of a skill shares them.
  const own = question.topicId <= 10 ? [passage(question.stimulus), ...choices] : [passage(question.stimulus), question.stem, ...choices];
  const words =
    prose(own.join(' ').replace(/\\[()]/g, ' '))
      .toLowerCase()
      .replace(/\d+(?:[.,]\d+)*/g, '#')
      .match(/\p{L}+|#|[^\s\p{L}\p{P}]/gu) ?? [];
  if (words.length < shingleLength) return new Set([words.join(' ')]);
  return new Set(words.slice(0, words.length - shingleLength + 1).map((_, index) => words.slice(index, index + shingleLength).join(' ')));
}

/** Shared part of two sets, from 0 to 1. */
export function jaccard<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  let shared = 0;
  for (const element of one) if (other.has(element)) shared++;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

export interface Likeness {
  readonly ids: readonly [string, string];
  readonly similarity: number;
}

/** Pairs whose similarity reaches `limit`, most alike first. Every pair is compared; a few hundred questions need no sketches. */
export function alike(questions: readonly Question[], limit: number): Likeness[] {
  const sets = questions.map((question) => ({ id: question.id, set: shingles(question) }));
  return sets
    .flatMap((one, index) => sets.slice(index + 1).map((other): Likeness => ({ ids: [one.id, other.id], similarity: jaccard(one.set, other.set) })))
    .filter(({ similarity }) => similarity >= limit)
    .sort((a, b) => b.similarity - a.similarity);
}

/** Ids of questions that repeat an earlier one exactly. */
export function repeatedFingerprints(questions: readonly Question[]): string[] {
  const seen = new Set<string>();
  return questions.filter((question) => seen.size === seen.add(fingerprint(question)).size).map(({ id }) => id);
}
