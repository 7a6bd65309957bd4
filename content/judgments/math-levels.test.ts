import { describe, expect, it } from 'vitest';
import type { Difficulty } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { makeQuestion } from '../generators/make-question.ts';
import { mathGenerators } from '../generators/math/registry.ts';
import { anchorLevel } from './anchors.ts';
import { cellsToPlace, judgeCells, levelSheetsSchema, prepareLevels, readLevels } from './math-levels.ts';
import { minComparisons } from './pairs.ts';

const drawn = (generator: (typeof mathGenerators)[number], level: Difficulty) =>
  Array.from({ length: 16 }, (_, seed) => makeQuestion(generator, seed + 1, level))
    .flatMap((question) => question ?? [])
    .slice(0, 10);
const cells = mathGenerators
  .filter(({ topicId }) => [11, 14, 23, 24, 29].includes(topicId))
  .flatMap((generator) =>
    generator.levels.map((level) => ({ id: `${generator.archetype}/${level}`, topicId: generator.topicId, level, draws: drawn(generator, level) })),
  );
const { markdown, ...prepared } = prepareLevels(cells, seededRandom(5), 4);
const { sheets } = prepared;

/** A reader for whom difficulty is exactly the label, or what `levelOf` says instead. */
const labels = new Map(cells.map(({ id, level }) => [id, level]));
const answered = (levelOf: (id: string) => number = (id) => anchorLevel(id) ?? labels.get(id) ?? 0) =>
  new Map<string, unknown>(
    sheets.map(({ sheet, pairs }) => [
      sheet,
      // Equal ones are decided by name, so that both readers decide alike.
      pairs.map(({ first, second }) => ((levelOf(first.id) - levelOf(second.id) || (first.id > second.id ? 1 : -1)) > 0 ? '1' : '2')),
    ]),
  );

describe('sheets of pairs', () => {
  it('are eight, of about equal size, with whole topics in each part', () => {
    expect(sheets.map(({ sheet }) => sheet)).toEqual([1, 2, 3, 4].flatMap((part) => [`levels-${part}a`, `levels-${part}b`]));
    const topics = sheets
      .filter(({ sheet }) => sheet.endsWith('a'))
      .map(({ pairs }) => new Set(pairs.map(({ first }) => cells.find(({ id }) => id === first.id)?.topicId ?? 0)));
    expect(topics.flatMap((set) => [...set].filter(Boolean)).length).toBe(5);
  });

  it('compare every cell six times, each time by another draw, twice with an anchor', () => {
    const sides = sheets
      .filter(({ sheet }) => sheet.endsWith('a'))
      .flatMap(({ pairs }) =>
        pairs.flatMap(({ first, second }) => [
          { own: first, other: second },
          { own: second, other: first },
        ]),
      );
    for (const { id } of cells) {
      const met = sides.filter(({ own }) => own.id === id);
      expect(met.length, id).toBeGreaterThanOrEqual(minComparisons);
      expect(new Set(met.map(({ own }) => own.seed)).size, id).toBe(met.length);
      expect(met.filter(({ other }) => anchorLevel(other.id) !== undefined).length, id).toBeGreaterThanOrEqual(2);
    }
  });

  it('give both readers of a part the same pairs, sides exchanged, in another order', () => {
    const keysOf = (name: string, isTurned: boolean) =>
      sheets
        .find(({ sheet }) => sheet === name)
        ?.pairs.map(({ first, second }) => (isTurned ? [second, first] : [first, second]).map(({ id, seed }) => `${id} ${seed}`).join(' | ')) ?? [];
    for (const part of [1, 2, 3, 4]) {
      const [one, other] = [keysOf(`levels-${part}a`, false), keysOf(`levels-${part}b`, true)];
      expect(one.toSorted()).toEqual(other.toSorted());
      expect(one).not.toEqual(other);
    }
  });

  it('show what a student sees, and neither key, level, archetype nor explanation', () => {
    const all = [...markdown.values()].join('\n');
    const byDraw = new Map(
      cells.flatMap(({ id, draws }) => draws.map((question) => [`${id} ${question.provenance.kind === 'generated' && question.provenance.seed}`, question])),
    );
    for (const { first } of sheets.flatMap(({ pairs }) => pairs)) {
      const question = byDraw.get(`${first.id} ${first.seed}`);
      if (!question) continue;
      expect(all).toContain(question.stem.replaceAll(/\n+/g, ' '));
      if (question.format === 'choice') for (const { text } of question.choices) expect(all).toContain(text);
      expect(all).not.toContain(question.solution.takeaway);
    }
    for (const { archetype } of mathGenerators) expect(all).not.toContain(archetype);
    expect(all).not.toMatch(/anchor|misconception|level \d/i);
  });
});

describe('sheets of a few cells', () => {
  const some = cellsToPlace(cells, ['PRO-h', 'CI-j/5'], seededRandom(3));
  const { sheets: own } = prepareLevels(some, seededRandom(4), 1);
  const isNamed = (id: string) => id.startsWith('PRO-h/') || id === 'CI-j/5';
  const sides = (own[0]?.pairs ?? []).flatMap(({ first, second }) => [
    { id: first.id, other: second.id },
    { id: second.id, other: first.id },
  ]);

  it('have those that are named, and three others of each of their topics, of different labels', () => {
    expect(own.map(({ sheet }) => sheet)).toEqual(['levels-1a', 'levels-1b']);
    const others = some.filter(({ id }) => !isNamed(id));
    for (const topicId of [23, 29]) {
      const labelsBeside = others.filter((cell) => cell.topicId === topicId).map(({ level }) => level);
      expect(labelsBeside).toHaveLength(3);
      expect(new Set(labelsBeside).size).toBe(3);
    }
    expect(some).toHaveLength(cells.filter(({ id }) => isNamed(id)).length + 6);
  });

  it('compare each of them six times, and the others with nothing else', () => {
    for (const { id } of some.filter((cell) => isNamed(cell.id)))
      expect(sides.filter((side) => side.id === id).length, id).toBeGreaterThanOrEqual(minComparisons);
    for (const { other } of sides.filter(({ id }) => anchorLevel(id) === undefined && !isNamed(id))) expect(isNamed(other), other).toBe(true);
  });

  it('of a name that no cell has are refused', () => {
    expect(() => cellsToPlace(cells, ['PRO-z'], seededRandom(3))).toThrow('PRO-z');
  });
});

describe('what readers of pairs answered', () => {
  const mapping = levelSheetsSchema.parse(JSON.parse(JSON.stringify(prepared)));

  it('is full agreement of readers who judge alike, whichever side a question stood on', () => {
    const { agreement, parts } = judgeCells(mapping, answered());
    expect(agreement).toMatchObject({ kappa: 1, count: agreement?.of ?? 0 });
    expect(parts.map(({ part }) => part)).toEqual([1, 2, 3, 4]);
  });

  it('puts a cell that readers find harder than its label at another level', () => {
    const [cell] = cells.filter(({ level }) => level === 1);
    const moved = judgeCells(
      mapping,
      answered((id) => (id === cell?.id ? 9 : (anchorLevel(id) ?? labels.get(id) ?? 0))),
    );
    expect(moved.cells.find(({ id }) => id === cell?.id)?.judged).toBeGreaterThanOrEqual(4);
    const kept = judgeCells(mapping, answered()).cells;
    expect(kept).toHaveLength(cells.length);
    // Six pairs tell a place only to about a level, so a few may come out two levels off by chance.
    const off = kept.filter(({ level, judged }) => Math.abs(level - judged) > 1);
    expect(off.length / kept.length).toBeLessThan(0.05);
  });

  it('names hard cells that a calculator solves, and no easy ones', () => {
    const all = { ...mapping, cells: mapping.cells.map((cell) => ({ ...cell, byCalculator: cell.draws })) };
    const named = judgeCells(all, answered()).cells.filter(({ lacksResistance }) => lacksResistance);
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ level, judged }) => Math.max(level, judged) >= 4)).toBe(true);
    const none = { ...mapping, cells: mapping.cells.map((cell) => ({ ...cell, byCalculator: 0 })) };
    expect(judgeCells(none, answered()).cells.filter(({ lacksResistance }) => lacksResistance)).toEqual([]);
  });

  it('with an answer too few is refused', () => {
    const [sheet] = mapping.sheets;
    expect(() => sheet && readLevels(sheet, ['1'])).toThrow('1 answers to');
  });
});
