/** Ids and places of keys follow from nothing that somebody outside could know. */
import { describe, expect, it } from 'vitest';
import { questionSchema } from '#core/questions/question.ts';
import earlyIds from './early-ids.json' with { type: 'json' };
import { examQuestions } from './exam-questions.ts';
import { practiceQuestions } from './practice-questions.ts';
import { choiceOrders } from './to-question.ts';

const early = new Set(earlyIds);
const questions = [...examQuestions(), ...practiceQuestions()];

describe('the id of a question', () => {
  it('is random, but for those that had one before ids were', () => {
    expect(questions.filter(({ id }) => !early.has(id) && !/^q-[0-9a-v]{16}$/.test(id)).map(({ id }) => id)).toEqual([]);
  });
  it('is its own', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questionSchema.options.map(({ shape }) => shape.id.safeParse('q-0123456789abcdef').success)).toEqual([true, true]);
  });
});

it('the order of choices has each option once', () => {
  expect(Object.values(choiceOrders).filter((order) => [...order].toSorted().join('') !== '0123')).toEqual([]);
});
