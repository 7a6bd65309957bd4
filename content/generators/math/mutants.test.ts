/** Every re-solver is given broken questions of its own archetype; one that lets them pass checks nothing. */
import { describe, expect, it } from 'vitest';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import type { Question } from '#core/questions/question.ts';
import { seededRandom, seedFromText, type Random } from '#core/random.ts';
import { add, parseRational, rat, toText } from '#core/rational.ts';
import { answerProblems } from '#content/verify/check-question.ts';
import { mathResolvers } from '#content/verify/math/registry.ts';
import { makeQuestion } from '../make-question.ts';
import type { Generator } from '../generator.ts';
import { mathGenerators } from './registry.ts';

const wanted = 10;

/** Swaps what the key and a wrong choice show. */
function exchanged(question: Extract<Question, { format: 'choice' }>, random: Random): Question {
  const { key } = question.solution;
  const other = random.pick(choiceIds.filter((id) => id !== key));
  const shown = (id: ChoiceId) => question.choices.find((choice) => choice.id === id);
  const from = (id: ChoiceId) => (id === key ? other : id === other ? key : id);
  return { ...question, choices: choiceIds.map((id) => ({ ...question.choices[0], ...shown(from(id)), id })) as typeof question.choices };
}

/** The key is another choice, or another number: off by one, or a named mistake. */
function wrongKey(question: Question, random: Random): Question {
  if (question.format === 'choice')
    return { ...question, solution: { ...question.solution, key: random.pick(choiceIds.filter((id) => id !== question.solution.key)) } };
  const keys = question.solution.keys.map((key) => toText(add(parseRational(key) ?? rat(0), rat(random.chance(1, 2) ? 1 : -1))));
  return { ...question, solution: { ...question.solution, keys } };
}

function mutants(generator: Generator): Question[] {
  const random = seededRandom(seedFromText(generator.archetype));
  const made: Question[] = [];
  for (let seed = 2000; made.length < wanted && seed < 2000 + 4 * wanted; seed++) {
    const question = makeQuestion(generator, seed, random.pick(generator.levels));
    if (question) made.push(question.format === 'choice' && random.chance(1, 2) ? exchanged(question, random) : wrongKey(question, random));
  }
  return made;
}

describe('wrong keys are caught by the re-solver', () => {
  it.each(mathGenerators.map((generator) => [generator.archetype, generator] as const))('%s', (archetype, generator) => {
    const broken = mutants(generator);
    expect(broken).toHaveLength(wanted);
    const missed = broken.filter((question) => answerProblems(question, mathResolvers[archetype] ?? (() => ({ format: 'choice', right: [] }))).length === 0);
    expect(missed.map(({ id }) => id).slice(0, 5)).toEqual([]);
  });
});

/** One number of the stem is one more or one less than what was drawn. */
function changedStem(question: Question, random: Random): Question | null {
  const places = [...question.stem.matchAll(/(?<![\w.\\]|\d,)\d+(?![\w.]|,\d)/g)];
  const place = places.length > 0 ? random.pick(places) : undefined;
  if (!place) return null;
  const changed = Number(place[0]) + (random.chance(1, 2) || Number(place[0]) < 2 ? 1 : -1);
  return { ...question, stem: `${question.stem.slice(0, place.index)}${changed}${question.stem.slice(place.index + place[0].length)}` };
}

/** The answer does not depend on a number in the stem, or the stem has none: it is in a figure, a table or the choices. */
const answerOutsideStem = new Set([
  'LF-d',
  'NLF-r',
  'LE2-g',
  'INEQ-f',
  'PCT-k',
  'ONE-b',
  'ONE-e',
  'ONE-f',
  'ONE-g',
  'TWO-d',
  'TWO-h',
  'TWO-k',
  'PRO-d',
  'IS-d',
  'CL-a',
  'CL-b',
  'CL-c',
  'CL-d',
  'CL-e',
  'CL-f',
  'CL-g',
  'CL-h',
  'CL-i',
  'AN-a',
  'AN-f',
  'AN-j',
  'TR-l',
]);

describe('changed numbers in the stem are noticed, so the re-solver reads what the student reads', () => {
  it.each(mathGenerators.filter(({ archetype }) => !answerOutsideStem.has(archetype)).map((generator) => [generator.archetype, generator] as const))(
    '%s',
    (archetype, generator) => {
      const random = seededRandom(seedFromText(`${archetype} stem`));
      let noticed = 0;
      for (let seed = 2000; seed < 2030 && noticed === 0; seed++) {
        const question = makeQuestion(generator, seed, random.pick(generator.levels));
        const changed = question && changedStem(question, random);
        const resolver = mathResolvers[archetype];
        if (changed && resolver && answerProblems(changed, resolver).length > 0) noticed++;
      }
      expect(noticed).toBe(1);
    },
  );
});
