import { describe, expect, it } from 'vitest';
import { difficulties } from '../questions/question.ts';
import { mainCategories, sections, topicById, topics, type MainCategory } from '../topics/topics.ts';
import { recipeSize, recipesFor, sectionShare } from './blueprint.ts';
import { moduleFacts } from './format.ts';

const forms = [1, 2, 3, 4, 5];

describe('recipes', () => {
  it.each(forms)('form %i: six modules of full length', (form) => {
    const recipes = recipesFor(form);
    expect(recipes.map(({ position, route }) => `${position} ${route}`)).toEqual(['0 base', '1 easier', '1 harder', '2 base', '3 easier', '3 harder']);
    for (const recipe of recipes) {
      expect(recipe.slots.reduce((sum, { count }) => sum + count, 0)).toBe(moduleFacts[recipe.section].questionCount);
      expect(recipeSize(recipe)).toBe(moduleFacts[recipe.section].questionCount);
    }
  });

  it('have mixes of levels that a library of questions can fill', () => {
    expect(recipesFor(1).map(({ levels }) => difficulties.map((level) => levels[level]))).toEqual([
      [2, 9, 9, 6, 1],
      [5, 14, 7, 1, 0],
      [0, 1, 11, 11, 4],
      [4, 5, 7, 4, 2],
      [7, 7, 5, 2, 1],
      [0, 2, 4, 10, 6],
    ]);
  });

  it('rotate the data topics 12, 7, 5, 4 and 2 times over five forms', () => {
    const slots = forms.flatMap((form) => recipesFor(form).flatMap((recipe) => recipe.slots));
    expect([21, 22, 23, 24, 25].map((id) => slots.filter(({ topicId }) => topicId === id).length)).toEqual([12, 7, 5, 4, 2]);
  });

  it('let every student meet triangles and circles', () => {
    for (const form of forms) {
      const [, , , base, easier, harder] = recipesFor(form).map(({ slots }) => slots.map(({ topicId }) => topicId).filter((id) => id >= 28));
      expect([...(base ?? []), ...(easier ?? [])].sort()).toEqual([28, 29]);
      expect(harder).toEqual([28, 29]);
    }
  });

  it.each(forms)('form %i keeps the published domain ranges on either path', (form) => {
    // Questions of both modules, unscored ones included, hence a little above the published ranges of scored ones.
    const ranges: Record<MainCategory, [number, number]> = {
      'craft-structure': [13, 16],
      'information-ideas': [12, 15],
      'standard-english-conventions': [11, 16],
      'expression-of-ideas': [8, 13],
      algebra: [13, 17],
      'advanced-math': [13, 17],
      'problem-solving-data-analysis': [5, 8],
      'geometry-trigonometry': [5, 8],
    };
    const recipes = recipesFor(form);
    for (const route of ['easier', 'harder'] as const) {
      const seen = recipes.filter((recipe) => recipe.route === 'base' || recipe.route === route).flatMap(({ slots }) => slots);
      for (const [category, [low, high]] of Object.entries(ranges)) {
        const count = seen.filter(({ topicId }) => topicById(topicId).mainCategory === category).reduce((sum, slot) => sum + slot.count, 0);
        expect(count, `${category} ${route}`).toBeGreaterThanOrEqual(low);
        expect(count, `${category} ${route}`).toBeLessThanOrEqual(high);
      }
    }
    expect(Object.keys(ranges)).toHaveLength(Object.keys(mainCategories).length);
  });

  it('put Reading and Writing in the order of the test, Conventions as one group', () => {
    const [base] = recipesFor(1);
    const domains = base?.slots.toSorted((a, b) => a.group - b.group).map(({ topicId }) => topicById(topicId).mainCategory);
    expect([...new Set(domains)]).toEqual(['craft-structure', 'information-ideas', 'standard-english-conventions', 'expression-of-ideas']);
    expect(new Set(base?.slots.filter(({ topicId }) => topicId === 9 || topicId === 10).map(({ group }) => group)).size).toBe(1);
  });

  it.each([0, -1, 1.5, Number.NaN])('there is no form %d', (form) => expect(() => recipesFor(form)).toThrow(RangeError));
});

describe('sectionShare', () => {
  it('adds up to one in each section', () => {
    for (const section of sections) {
      const shares = topics.filter((topic) => topic.section === section).map(({ id }) => sectionShare(id));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    }
  });
  it('knows that words in context come more often than paired texts', () => expect(sectionShare(4)).toBeGreaterThan(4 * sectionShare(6)));
});
