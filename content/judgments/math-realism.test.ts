import { describe, expect, it } from 'vitest';
import { seededRandom } from '#core/random.ts';
import { makeQuestion } from '../generators/make-question.ts';
import { mathGenerators } from '../generators/math/registry.ts';
import { drawSheetsSchema, prepareRealism, readRealism, realismFigures } from './math-realism.ts';

const drawn = mathGenerators.slice(0, 12).map((generator) => ({
  archetype: generator.archetype,
  draws: [1, 2, 3, 4].flatMap((seed) => makeQuestion(generator, seed, generator.levels[0] ?? 1) ?? []),
}));
const prepared = prepareRealism(drawn, 6, seededRandom(2));
const sheets = drawSheetsSchema.parse(JSON.parse(JSON.stringify(prepared)));
const [sheet] = sheets as [(typeof sheets)[number]];
const answered = (change: object = {}) => ({ ...Object.fromEntries(sheet.archetypes.map(({ n }) => [n, { rating: 5, below: [] }])), ...change });

describe('sheets of draws', () => {
  it('are six, with every archetype once', () => {
    expect(sheets).toHaveLength(6);
    expect(sheets.flatMap(({ archetypes }) => archetypes.map(({ archetype }) => archetype)).toSorted()).toEqual(
      drawn.map(({ archetype }) => archetype).toSorted(),
    );
  });

  it('show every draw as a student sees it, and no archetype, seed or explanation', () => {
    for (const { markdown, archetypes } of prepared)
      for (const { n, archetype } of archetypes) {
        const { draws } = drawn.find((one) => one.archetype === archetype) ?? { draws: [] };
        draws.forEach((question, index) => {
          expect(markdown).toContain(`**${n}.${index + 1}** `);
          expect(markdown).toContain(question.stem.replaceAll(/\n+/g, ' '));
          expect(markdown).not.toContain(question.solution.takeaway);
        });
        expect(markdown).not.toContain(archetype);
      }
  });
});

describe('ratings of draws', () => {
  it('give a mean, and name what has to be rewritten with the draw that betrays it', () => {
    const change = { 1: { rating: 3, below: [{ draw: 2, why: 'a snail of 3 miles per hour' }] } };
    const { mean, rewrite, remarks, rated } = realismFigures(readRealism(sheet, answered(change)));
    expect({ mean, rewrite, rated }).toEqual({ mean: 4, rewrite: 1, rated: 2 });
    expect(remarks).toMatchObject([{ archetype: sheet.archetypes[0]?.archetype, below: [{ seed: 2, why: 'a snail of 3 miles per hour' }] }]);
  });

  it('are refused with a gap, or for a draw that is not there', () => {
    expect(() => readRealism(sheet, {})).toThrow('no rating of 1');
    expect(() => readRealism(sheet, answered({ 1: { rating: 3, below: [{ draw: 40, why: 'x' }] } }))).toThrow('no draw 1.40');
  });
});
