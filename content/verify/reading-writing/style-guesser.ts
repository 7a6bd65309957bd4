/**
 * A guesser that knows nothing about the world and never sees text or question, but has practiced on many sets of choices: what a
 * clever student could learn from how our right choices are written. Readers cannot measure this, because they know too much
 * (docs/decisions/0043).
 *
 * A conditional logit over the four choices (McFadden, 1974), fitted by gradient ascent with a small ridge penalty, and tried
 * on questions it was not fitted on (cross-validation).
 */
import type { ChoiceQuestion } from '#core/questions/question.ts';
import { seedFromText } from '#core/random.ts';
import { jaccard } from '../gates/duplicates.ts';
import { plainWords } from '../gates/question-texts.ts';
import { cautious } from './guesses.ts';

const absolute = /\b(?:all|every|never|always|only|none|must|entirely|completely|nobody|nothing|everyone|solely|cannot)\b/gi;
const denying = /\b(?:no|not|never|neither|nor|without|hardly|cannot)\b|n’t\b/gi;
const contrasting = /\b(?:but|although|though|while|despite|yet|even|rather|unlike|because|since)\b/gi;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

/** What can be told of each choice beside the others: a row of features per choice, centered on the question's mean. */
function featuresOf({ choices }: ChoiceQuestion): number[][] {
  const words = choices.map(({ text }) => plainWords(text));
  const sets = words.map((list) => new Set(list));
  const lengths = words.map((list) => list.length);
  const mean = sum(lengths) / lengths.length;
  const rows = choices.map(({ text }, index) => [
    ((lengths[index] ?? 0) - mean) / Math.max(1, mean),
    Number(lengths[index] === Math.max(...lengths)),
    Number(lengths[index] === Math.min(...lengths)),
    count(text, cautious),
    count(text, absolute),
    count(text, denying),
    count(text, contrasting),
    5 * (sum(sets.map((other, at) => (at === index ? 0 : jaccard(sets[index] ?? new Set(), other)))) / Math.max(1, sets.length - 1)),
    sum((words[index] ?? []).map((word) => word.length)) / Math.max(1, lengths[index] ?? 1) / 3,
    Number(text.includes(',')),
    count(text, /\d/g) / 4,
  ]);
  const means = (rows[0] ?? []).map((_, feature) => sum(rows.map((row) => row[feature] ?? 0)) / rows.length);
  return rows.map((row) => row.map((value, feature) => value - (means[feature] ?? 0)));
}

interface Example {
  readonly features: readonly (readonly number[])[];
  readonly key: number;
}

const scores = (weights: readonly number[], { features }: Example): number[] => features.map((row) => sum(row.map((value, at) => value * (weights[at] ?? 0))));

const steps = 300;
const rate = 0.5;

/** The weights that make the keys of these examples most likely, with a ridge penalty of 1. */
function fit(examples: readonly Example[]): number[] {
  const width = examples[0]?.features[0]?.length ?? 0;
  let weights = Array.from({ length: width }, () => 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => -weight / examples.length);
    for (const example of examples) {
      const likelihoods = scores(weights, example).map(Math.exp);
      const total = sum(likelihoods);
      example.features.forEach((row, choice) => {
        const missing = Number(choice === example.key) - (likelihoods[choice] ?? 0) / total;
        row.forEach((value, at) => (slope[at] = (slope[at] ?? 0) + (missing * value) / examples.length));
      });
    }
    weights = weights.map((weight, at) => weight + rate * (slope[at] ?? 0));
  }
  return weights;
}

const folds = 10;

/** How many keys it finds among questions it was not fitted on. Which fold a question is in follows from its id, so figures can be compared. */
export function guessedByStyle(questions: readonly ChoiceQuestion[]): { readonly right: number; readonly of: number } {
  const ordered = questions.toSorted((one, other) => seedFromText(one.id) - seedFromText(other.id) || (one.id < other.id ? -1 : 1));
  const examples = ordered.map(
    (question): Example => ({ features: featuresOf(question), key: question.choices.findIndex(({ id }) => id === question.solution.key) }),
  );
  let right = 0;
  for (let fold = 0; fold < folds; fold++) {
    const weights = fit(examples.filter((_, index) => index % folds !== fold));
    for (const example of examples.filter((_, index) => index % folds === fold)) {
      const guesses = scores(weights, example);
      right += Number(guesses.indexOf(Math.max(...guesses)) === example.key);
    }
  }
  return { right, of: examples.length };
}
