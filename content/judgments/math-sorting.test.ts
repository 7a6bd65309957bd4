import { describe, expect, it } from 'vitest';
import type { Difficulty } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { drawingVersion, makeQuestion } from '../generators/make-question.ts';
import { mathGenerators } from '../generators/math/registry.ts';
import { asReading, judgeSorting, prepareSorting, readSorting, sortingSchema, weightedKappa } from './math-sorting.ts';
import { softAmong } from './soft-cells.ts';

const cells = mathGenerators
  .filter(({ topicId }) => [11, 23, 24].includes(topicId))
  .flatMap((generator) =>
    generator.levels.map((level) => ({
      id: `${generator.archetype}/${level}`,
      topicId: generator.topicId,
      level,
      version: drawingVersion(generator),
      draws: Array.from({ length: 30 }, (_, seed) => makeQuestion(generator, seed + 1, level))
        .flatMap((question) => question ?? [])
        .slice(0, 10),
    })),
  );
const { markdown, ...prepared } = prepareSorting(cells, seededRandom(5), 2, (topicId) => `the name of ${topicId}`);
const mapping = sortingSchema.parse(JSON.parse(JSON.stringify(prepared)));

/** What a reader answers who gives each cell its label, or what `levelOf` says instead. */
function sorted({ kinds }: (typeof mapping)['sheets'][number], levelOf: (id: string, label: Difficulty) => number = (_id, label) => label) {
  const ofLevel = (topicId: number, level: number) =>
    kinds.filter((one) => one.topicId === topicId && levelOf(one.id, one.level) === level).map(({ kind }) => kind);
  const topicIds = [...new Set(kinds.map(({ topicId }) => topicId))];
  return { topics: Object.fromEntries(topicIds.map((topicId) => [topicId, [1, 2, 3, 4, 5].map((level) => ofLevel(topicId, level))])), odd: [] };
}
const bySheet = (answerOf: (sheet: (typeof mapping)['sheets'][number], reader: number) => unknown) =>
  new Map(mapping.sheets.flatMap((sheet) => [1, 2].map((reader): [string, unknown] => [`${sheet.sheet}-reader-${reader}`, answerOf(sheet, reader)])));

describe('sheets to sort', () => {
  it('show every cell once, by ten draws, with whole topics on each sheet', () => {
    const kinds = mapping.sheets.flatMap((sheet) => sheet.kinds);
    expect(kinds.map(({ id }) => id).toSorted()).toEqual(cells.map(({ id }) => id).toSorted());
    for (const { id, seeds } of kinds) expect(new Set(seeds).size, id).toBe(10);
    const topicsOf = mapping.sheets.map((sheet) => new Set(sheet.kinds.map(({ topicId }) => topicId)));
    expect(topicsOf.reduce((sum, { size }) => sum + size, 0)).toBe(3);
  });

  it('show what a student sees, and neither key, label, archetype nor explanation', () => {
    const all = [...markdown.values()].join('\n');
    for (const { draws } of cells)
      for (const question of draws) {
        expect(all).toContain(question.stem.replaceAll(/\n+/g, ' '));
        expect(all).not.toContain(question.solution.takeaway);
      }
    for (const { archetype } of mathGenerators) expect(all).not.toContain(archetype);
    expect(all).not.toMatch(/misconception/i);
  });
});

describe('what readers sorted', () => {
  it('is full agreement of readers who go by the labels', () => {
    expect(
      judgeSorting(
        mapping,
        bySheet((sheet) => sorted(sheet)),
      ),
    ).toMatchObject({ readTwice: cells.length, alike: cells.length, kappa: 1, kappaWithLabels: 1 });
  });

  it('names the level each reader gave, and draws that play another one', () => {
    const [first] = mapping.sheets[0]?.kinds ?? [];
    const moved = (id: string, label: Difficulty) => (id === first?.id ? 5 : label);
    const {
      cells: judged,
      alike,
      kappa,
      odd,
    } = judgeSorting(
      mapping,
      bySheet((sheet, reader) =>
        reader === 1
          ? sorted(sheet)
          : { ...sorted(sheet, moved), odd: sheet === mapping.sheets[0] ? [{ draw: `${first?.kind}c`, plays: 'harder', why: 'a fraction' }] : [] },
      ),
    );
    expect(judged.find(({ id }) => id === first?.id)?.given).toEqual([first?.level, 5]);
    expect(alike).toBe(cells.length - (first?.level === 5 ? 0 : 1));
    expect(kappa).toBeLessThanOrEqual(1);
    expect(odd).toEqual([{ id: first?.id, seed: first?.seeds[2], plays: 'harder', why: 'a fraction' }]);
  });

  it('makes a cell soft that both readers put below its label, and none that only one does', () => {
    const hard = mapping.sheets.flatMap(({ kinds }) => kinds).filter(({ level }) => level >= 3);
    const easier = (id: string, label: Difficulty) => (hard.some((one) => one.id === id) ? label - 1 : label);
    const versions = new Map(cells.map(({ id, version }) => [id.replace(/\/.*/, ''), version]));
    const both = asReading(
      mapping,
      bySheet((sheet) => sorted(sheet, easier)),
    );
    expect(softAmong([both], versions)).toEqual(new Set(hard.map(({ id }) => id)));
    const one = asReading(
      mapping,
      bySheet((sheet, reader) => (reader === 1 ? sorted(sheet, easier) : sorted(sheet))),
    );
    expect(softAmong([one], versions)).toEqual(new Set());
  });

  it('with a kind missing, twice or in another topic is refused', () => {
    const sheet = mapping.sheets.find(({ kinds }) => new Set(kinds.map(({ topicId }) => topicId)).size === 2);
    if (!sheet) throw new Error('no sheet with two topics');
    const whole = sorted(sheet);
    const [one = '', other = ''] = Object.keys(whole.topics);
    const turned = { ...whole, topics: { [one]: whole.topics[other] ?? [], [other]: whole.topics[one] ?? [] } };
    expect(() => readSorting(sheet, turned)).toThrow('none of topic');
    expect(() => readSorting(sheet, { ...whole, topics: { [one]: whole.topics[one] ?? [] } })).toThrow('lacks');
    const [kind] = sheet.kinds;
    const again = (whole.topics[one] ?? []).map((list) => [...list, kind?.kind ?? 0]);
    expect(() => readSorting(sheet, { ...whole, topics: { ...whole.topics, [one]: again } })).toThrow('comes twice');
  });
});

describe('weighted κ', () => {
  it('is 1 for raters alike, about 0 for raters unrelated, and forgives one level more than two', () => {
    expect(
      weightedKappa([
        [1, 1],
        [3, 3],
        [5, 5],
      ]),
    ).toBe(1);
    expect(
      weightedKappa([
        [1, 2],
        [2, 1],
        [1, 1],
        [2, 2],
      ]),
    ).toBe(0);
    expect(
      weightedKappa([
        [1, 2],
        [3, 3],
        [5, 5],
      ]),
    ).toBeGreaterThan(
      weightedKappa([
        [1, 3],
        [3, 3],
        [5, 5],
      ]),
    );
  });
});
