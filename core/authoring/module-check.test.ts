import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moduleRoutes } from '../exams/format.ts';
import { choiceIds } from '../questions/choices.ts';
import { sections } from '../topics/topics.ts';
import { checkModule, type ModuleQuestionFacts } from './module-check.ts';

const asked = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1 }),
    topicId: fc.integer({ min: 1, max: 29 }),
    difficulty: fc.integer({ min: 1, max: 5 }),
    key: fc.option(fc.constantFrom(...choiceIds)),
    isPretest: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);
const sum = (counts: readonly { readonly count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

describe('the counts of a module', () => {
  it('add up to what it asks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sections), fc.constantFrom(...moduleRoutes), asked, (section, route, questions) => {
        const check = checkModule(section, route, questions);
        expect(sum(check.levels)).toBe(questions.length);
        expect(sum(check.keys) + check.typed).toBe(questions.length);
        const others = check.advice.filter((sentence) => sentence.endsWith('belongs to the other section.')).length;
        expect(sum(check.topics) + others).toBe(questions.length);
      }),
    );
  });
});

const one = (change: Partial<ModuleQuestionFacts> = {}): ModuleQuestionFacts => ({
  id: 'q-1',
  topicId: 11,
  difficulty: 3,
  key: 'A',
  isPretest: false,
  ...change,
});
const many = (count: number, change: (index: number) => Partial<ModuleQuestionFacts>) =>
  Array.from({ length: count }, (_, index) => one({ id: `q-${index}`, ...change(index) }));

describe('advice', () => {
  it('is given for an empty module, and for one that counts nothing', () => {
    expect(checkModule('math', 'base', []).advice).toEqual(['It has no questions yet.']);
    expect(checkModule('math', 'base', [one({ isPretest: true })]).advice).toEqual(['No question counts: every one is unscored.']);
  });
  it('is given where one key is too frequent, and not where keys are balanced', () => {
    expect(
      checkModule(
        'math',
        'base',
        many(8, () => ({})),
      ).advice,
    ).toContain('A is the answer to 8 of 8 questions with choices.');
    expect(
      checkModule(
        'math',
        'base',
        many(8, (index) => ({ key: choiceIds[index % 4] ?? 'A' })),
      ).advice,
    ).toEqual([]);
  });
  it('compares a module of the standard size with the standard one', () => {
    const check = checkModule(
      'math',
      'base',
      many(22, (index) => ({ key: choiceIds[index % 4] ?? 'A' })),
    );
    expect(check.topics.find(({ of }) => of === 11)?.standard).toBe(1);
    expect(check.advice).toContain('Linear Equations in One Variable: 22, where the standard module has 1.');
  });
});
