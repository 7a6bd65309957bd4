import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceIds } from '../questions/choices.ts';
import { difficulties, type Difficulty } from '../questions/question.ts';
import { seededRandom } from '../random.ts';
import { topics, type TopicId } from '../topics/topics.ts';
import { assembleForm } from './assemble.ts';
import { recipesFor } from './blueprint.ts';
import { formProblems } from './check-form.ts';
import type { PoolQuestion } from './pick-questions.ts';

const letters = 'abcdefghij';

/** A generous pool of Math: every archetype at two levels, half of them student-produced. */
function mathPool(perCell: number, seed: number): PoolQuestion[] {
  const random = seededRandom(seed);
  return topics
    .filter(({ section }) => section === 'math')
    .flatMap(({ id }) =>
      [...letters].flatMap((letter, place) => {
        const low = Math.min(4, 1 + Math.floor(place / 2));
        return [low, low + 1].flatMap((level) =>
          Array.from({ length: perCell }, (_, number): PoolQuestion => {
            const spr = (place + number) % 3 === 0;
            return {
              id: `m${id}${letter}${level}-${number}`,
              topicId: id,
              archetype: `T${id}-${letter}`,
              difficulty: level as Difficulty,
              format: spr ? 'spr' : 'choice',
              key: spr ? null : random.pick(choiceIds),
            };
          }),
        );
      }),
    );
}

/** Exactly what the Reading and Writing modules of one form need, as people write it. */
function exactReadingWriting(form: number, seed: number): PoolQuestion[] {
  const random = seededRandom(seed);
  return recipesFor(form)
    .filter(({ section }) => section === 'reading-writing')
    .flatMap((recipe) => {
      const levels = random.shuffle(difficulties.flatMap((level) => Array.from({ length: recipe.levels[level] }, () => level)));
      return recipe.slots.flatMap((slot, place) =>
        levels.splice(0, slot.count).map(
          (difficulty, number): PoolQuestion => ({
            id: `rw${form}-${recipe.route}-${place}-${number}`,
            topicId: slot.topicId,
            archetype: `T${slot.topicId}-${random.pick([...(slot.letters ?? letters)])}`,
            difficulty,
            format: 'choice',
            key: random.pick(choiceIds),
            form,
          }),
        ),
      );
    });
}

const used = new Set<string>();

describe('assembleForm', () => {
  it('follows the recipes exactly, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1, 2, 3, 4), (seed, formNumber) => {
        // Three of a kind, so that two of them are choice questions, whose keys can be evened out.
        const pool = [...mathPool(3, seed), ...exactReadingWriting(formNumber, seed)];
        const recipes = recipesFor(formNumber);
        const assembly = assembleForm({ pool, recipes, seed, formNumber, usedIds: used });
        if (!assembly.ok) throw new Error(assembly.missing.join('\n'));
        const problems = formProblems(recipes, assembly.modules, pool);
        // Keys of the exact Reading and Writing pool are as they are; Math has alternatives.
        expect(problems.filter((problem) => problem.startsWith('Math') || !problem.includes('% of the choice'))).toEqual([]);
        const byId = new Map(pool.map((question) => [question.id, question]));
        for (const { section, questionIds } of assembly.modules) {
          const archetypes = questionIds.map((id) => byId.get(id)?.archetype);
          if (section === 'math') expect(new Set(archetypes).size).toBe(22);
        }
      }),
      { numRuns: 3 },
    );
  });

  it('gives the same form for the same request', () => {
    const request = { pool: [...mathPool(1, 5), ...exactReadingWriting(2, 5)], recipes: recipesFor(2), seed: 7, formNumber: 2, usedIds: used };
    expect(assembleForm(request)).toEqual(assembleForm(request));
  });

  it('makes four forms that share no question', () => {
    const pool = [...mathPool(2, 1), ...[1, 2, 3, 4].flatMap((form) => exactReadingWriting(form, form))];
    const usedIds = new Set<string>();
    for (const formNumber of [1, 2, 3, 4]) {
      const assembly = assembleForm({ pool, recipes: recipesFor(formNumber), seed: formNumber, formNumber, usedIds });
      if (!assembly.ok) throw new Error(assembly.missing.join('\n'));
      for (const id of assembly.modules.flatMap(({ questionIds }) => questionIds)) {
        expect(usedIds.has(id)).toBe(false);
        usedIds.add(id);
      }
    }
    expect(usedIds.size).toBe(588);
  });

  it('leaves questions of other forms alone', () => {
    const pool = [...mathPool(2, 1), ...exactReadingWriting(1, 1)];
    const assembly = assembleForm({ pool, recipes: recipesFor(2), seed: 1, formNumber: 2, usedIds: used });
    expect(assembly.ok).toBe(false);
  });

  it('uses no source twice in a form', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        // Four of each kind, so that some can give way; every other question of a list rests on one source with its neighbor.
        const copies = [0, 1, 2, 3].flatMap((copy) => exactReadingWriting(1, seed).map((question) => ({ ...question, id: `${question.id}-${copy}` })));
        const sourced = copies.map((question, index): PoolQuestion => ({ ...question, sources: [`dossier ${Math.floor(index / 2)}`] }));
        const assembly = assembleForm({ pool: [...mathPool(2, seed), ...sourced], recipes: recipesFor(1), seed, formNumber: 1, usedIds: used });
        if (!assembly.ok) throw new Error(assembly.missing.join('\n'));
        const ids = new Set(assembly.modules.flatMap(({ questionIds }) => questionIds));
        const rests = sourced.filter(({ id }) => ids.has(id)).flatMap(({ sources = [] }) => sources);
        return new Set(rests).size === rests.length;
      }),
      { numRuns: 3 },
    );
  });
  it('puts unscored questions at level 3 where there is a choice', () => {
    const pool = [...mathPool(2, 3), ...exactReadingWriting(1, 3)];
    const assembly = assembleForm({ pool, recipes: recipesFor(1), seed: 3, formNumber: 1, usedIds: used });
    if (!assembly.ok) throw new Error(assembly.missing.join('\n'));
    const levels = assembly.modules.flatMap(({ pretestIds }) => pretestIds).map((id) => pool.find((question) => question.id === id)?.difficulty);
    expect(levels).toEqual(Array.from({ length: 12 }, () => 3));
  });
});

describe('a form of which some modules stay', () => {
  const [, , , , , harder] = recipesFor(1);
  const recipes = harder ? [harder] : [];
  const archetypes = (pool: readonly PoolQuestion[], kept: readonly PoolQuestion[]) => {
    const assembly = assembleForm({ pool, recipes, seed: 5, formNumber: 1, usedIds: used, kept });
    if (!assembly.ok) throw new Error(assembly.missing.join('\n'));
    const ids = new Set(assembly.modules.flatMap(({ questionIds }) => questionIds));
    return pool.filter(({ id }) => ids.has(id)).map(({ archetype }) => archetype);
  };
  it('asks for other archetypes than those that stay, and uses none of their sources', () => {
    const pool = mathPool(2, 3);
    const [asked = ''] = archetypes(pool, []);
    const kept = pool.filter(({ archetype }) => archetype === asked);
    expect(archetypes(pool, kept)).not.toContain(asked);
    const shared = pool.map((question) => ({ ...question, sources: question.archetype === asked ? ['one'] : [] }));
    expect(archetypes(shared, [{ ...(kept[0] as PoolQuestion), archetype: 'ZZZ-a', sources: ['one'] }])).not.toContain(asked);
  });
  it('prefers what other forms do not rest on', () => {
    const pool = mathPool(2, 3).map((question, index) => ({ ...question, sources: index % 3 === 0 ? ['elsewhere'] : [`${index}`] }));
    const taken = (sourcesElsewhere: ReadonlySet<string>) => {
      const assembly = assembleForm({ pool, recipes, seed: 5, formNumber: 1, usedIds: used, sourcesElsewhere });
      if (!assembly.ok) throw new Error(assembly.missing.join('\n'));
      const ids = new Set(assembly.modules.flatMap(({ questionIds }) => questionIds));
      return pool.filter(({ id, sources }) => ids.has(id) && sources.includes('elsewhere')).length;
    };
    expect(taken(new Set(['elsewhere']))).toBe(0);
  });
  it('prefers kinds of questions that other forms do not ask in the same module', () => {
    const pool = mathPool(2, 3);
    const elsewhere = new Map(archetypes(pool, []).map((archetype) => [archetype, 2]));
    const assembly = assembleForm({ pool, recipes, seed: 5, formNumber: 1, usedIds: used, archetypesElsewhere: elsewhere });
    if (!assembly.ok) throw new Error(assembly.missing.join('\n'));
    const ids = new Set(assembly.modules.flatMap(({ questionIds }) => questionIds));
    expect(pool.filter(({ id, archetype }) => ids.has(id) && elsewhere.has(archetype))).toEqual([]);
  });
});

describe('a pool that is too small', () => {
  const missing = (pool: readonly PoolQuestion[]): readonly string[] => {
    const assembly = assembleForm({ pool, recipes: recipesFor(1), seed: 1, formNumber: 1, usedIds: used });
    return assembly.ok ? [] : assembly.missing;
  };
  const readingWriting = exactReadingWriting(1, 1);
  const math = mathPool(2, 1);

  it('is told by skill in Reading and Writing, and by level', () => {
    const sentences = missing([...math, ...readingWriting.filter(({ topicId, difficulty }) => topicId !== 6 && difficulty !== 5)]);
    expect(sentences).toContain('Reading and Writing, base module: Cross-Text Connections needs 1, the pool has 0.');
    expect(sentences.join(' ')).toMatch(/level 5 needs \d, at most 0/);
  });
  it('is told by topic in Math', () => {
    const without: TopicId = 29;
    expect(missing([...readingWriting, ...math.filter(({ topicId }) => topicId !== without)])).toContain(
      'Math, harder module: Circles needs 1, the pool has 0.',
    );
  });
  it('is told by level in Math', () => {
    const sentences = missing([...readingWriting, ...math.filter(({ difficulty }) => difficulty !== 5)]);
    expect(sentences.join(' ')).toMatch(/Math, harder module: level 5 needs 6, at most 0/);
  });
  it('is told by format in Math', () => {
    const sentences = missing([...readingWriting, ...math.filter(({ format }) => format === 'choice')]);
    expect(sentences.join(' ')).toMatch(/5–6 student-produced responses/);
  });
  it('names every level of an empty pool', () => expect(missing([]).length).toBeGreaterThan(60));
});

describe('formProblems', () => {
  const pool = [...mathPool(2, 1), ...exactReadingWriting(1, 1)];
  const recipes = recipesFor(1);
  const assembly = assembleForm({ pool, recipes, seed: 1, formNumber: 1, usedIds: used });
  const modules = assembly.ok ? assembly.modules : [];

  it('finds a module turned round, a question twice, a missing module, a wrong unscored one', () => {
    const [first, ...rest] = modules;
    if (!first) throw new Error('no form');
    const reversed = formProblems(recipes, [{ ...first, questionIds: first.questionIds.toReversed() }, ...rest], pool);
    expect(reversed.join(' ')).toMatch(/out of order/);
    const twice = formProblems(recipes, [{ ...first, questionIds: first.questionIds.with(1, first.questionIds[0] ?? '') }, ...rest], pool);
    expect(twice).toContain('a question comes twice in the form');
    expect(formProblems(recipes, rest, pool)).toContain('no Reading and Writing base module');
    expect(formProblems(recipes, [{ ...first, pretestIds: first.questionIds.slice(0, 2) }, ...rest], pool).join(' ')).toMatch(/first, last or unknown/);
  });
  it('lets the harder Math module ask more than its recipe, never less, and no other module either', () => {
    const harder = modules.find(({ section, route }) => section === 'math' && route === 'harder')?.questionIds ?? [];
    const base = modules.find(({ section, route }) => section === 'math' && route === 'base')?.questionIds ?? [];
    const at = (id: string | undefined, difficulty: Difficulty) => pool.map((question) => (question.id === id ? { ...question, difficulty } : question));
    // Two questions of level 2, four of level 3, then level 4; the base module ends with two of level 5.
    expect(formProblems(recipes, modules, at(harder[1], 3))).toEqual([]);
    expect(formProblems(recipes, modules, at(harder[2], 2))).toEqual(['Math, harder module: 3 up to level 2, more than 2']);
    expect(formProblems(recipes, modules, at(base.at(-2), 4))).toEqual(['Math, base module: 5 of level 4, not 4', 'Math, base module: 1 of level 5, not 2']);
  });
});
