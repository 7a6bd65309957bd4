import katex from 'katex';
import { describe, expect, it } from 'vitest';
import type { Difficulty } from '#core/questions/question.ts';
import { topics } from '#core/topics/topics.ts';
import { questionSource } from './draw-question.ts';
import { makeQuestion } from './generators/make-question.ts';
import { mathGenerators } from './generators/math/registry.ts';
import { singleGateProblems } from './verify/gates/single.ts';

const source = questionSource((latex) => void katex.renderToString(latex, { throwOnError: true, strict: 'error' }));
const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

/** Cells whose generators leave it to the gates that their sentences come out evenly long. */
const cells: readonly (readonly [string, Difficulty])[] = [
  ['LE2-d', 3],
  ['IS-d', 3],
  ['CL-c', 4],
  ['CL-g', 4],
];

/** A seed of which a question comes that a gate of the bank would not let through. */
function faultyDraw() {
  for (const [archetype, level] of cells) {
    const generator = mathGenerators.find((one) => one.archetype === archetype);
    for (const seed of generator ? seeds : []) {
      const question = generator && makeQuestion(generator, seed, level);
      if (question && singleGateProblems(question).length > 0) return { archetype, level, seed };
    }
  }
  throw new Error('every draw passes every gate: name other cells');
}

describe('a question drawn on demand', () => {
  it('passes what a question of the bank has to pass', () => {
    const { archetype, level, seed } = faultyDraw();
    const wanted = { topics: topics.map(({ id }) => id), levels: [level], archetypes: [archetype], skills: [] };
    expect(source.draw(wanted, [seed])).toBeNull();
    const other = source.draw(wanted, [seed, ...seeds]);
    expect(other).toMatchObject({ archetype, difficulty: level });
    expect(other && singleGateProblems(other)).toEqual([]);
  });
});
