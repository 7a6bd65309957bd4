/** G12: questions that are too much alike, by what was drawn and by what is read. */
import type { Question } from '#core/questions/question.ts';
import { hasStory, passage, prose } from './question-texts.ts';

/** Largest similarity of two questions of a topic and of two questions in one exam. */
export const mostAlike = { inTopic: 0.7, inExam: 0.5 } as const;

/**
 * The same of Math stems alone, without their choices (docs/decisions/0101-which-stems-may-repeat.md). `repeated` holds between any two
 * exams, and between stories wherever they are asked: a sentence such as “What is the value of x?” has one wording on the test as well.
 */
export const mostAlikeStems = { repeated: 0.9, inExam: 0.5 } as const;

const shingleLength = 5;

/** What was drawn for a generated question; its text for a written one. */
export const fingerprint = ({ provenance, archetype, difficulty, stimulus, stem }: Question): string =>
  provenance.kind === 'generated' ? JSON.stringify([archetype, difficulty, provenance.parameters]) : JSON.stringify([stimulus, stem]);

/** Five-word runs of stimulus, stem and choices with numbers masked. Mathematics counts, so that two equations with other numbers are alike. */
export function shingles(question: Question): ReadonlySet<string> {
  const choices = question.format === 'choice' ? question.choices.map(({ text }) => text) : [];
  // Stems of Reading and Writing are fixed phrases of the genre: every question of a skill shares them.
  const own = question.topicId <= 10 ? [passage(question.stimulus), ...choices] : [passage(question.stimulus), question.stem, ...choices];
  return runsOf(own);
}

/** The same of passage and stem alone: choices differ with the numbers, and so hide that two stems are one. */
export const stemShingles = (question: Question): ReadonlySet<string> => runsOf([passage(question.stimulus), question.stem]);

function runsOf(texts: readonly string[]): ReadonlySet<string> {
  const words =
    prose(texts.join(' ').replace(/\\[()]/g, ' '))
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
export function alike(questions: readonly Question[], limit: number, read = shingles): Likeness[] {
  const sets = questions.map((question) => ({ id: question.id, set: read(question) }));
  return sets
    .flatMap((one, index) => sets.slice(index + 1).map((other): Likeness => ({ ids: [one.id, other.id], similarity: jaccard(one.set, other.set) })))
    .filter(({ similarity }) => similarity >= limit)
    .sort((a, b) => b.similarity - a.similarity);
}

/** Whether a question tells a story that one of these stems, or their numbers apart the same one, tells already. */
export function repeatsStory(question: Question, stems: Iterable<ReadonlySet<string>>): boolean {
  if (!hasStory(question)) return false;
  const own = stemShingles(question);
  for (const other of stems) if (jaccard(own, other) >= mostAlikeStems.repeated) return true;
  return false;
}

/** Ids of questions that repeat an earlier one exactly. */
export function repeatedFingerprints(questions: readonly Question[]): string[] {
  const seen = new Set<string>();
  return questions.filter((question) => seen.size === seen.add(fingerprint(question)).size).map(({ id }) => id);
}
