import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion, Question } from '#core/questions/question.ts';
import { typedQuestion, writtenQuestion } from '../verify/gates/fixtures.ts';
import { floorProblems } from './math-floors.ts';

const story =
  'A store sells notebooks for 3 dollars each and folders for 2 dollars each, and on Monday a customer paid for both with a single bill and was given change by the cashier. How many notebooks did the customer buy?';
const ask = (topicId: Question['topicId'], archetype: string, change: Partial<Question> = {}): Question =>
  ({ ...typedQuestion, topicId, archetype, difficulty: 4, stem: 'What is the value of x?', ...change }) as Question;
const withGraphs = {
  ...(writtenQuestion as ChoiceQuestion),
  topicId: 13,
  archetype: 'LE2-g',
  choices: writtenQuestion.choices.map((choice) => ({ ...choice, figure: { kind: 'any' } })),
} as unknown as Question;

const harder = [
  ask(26, 'AV-a'),
  ask(27, 'AN-a'),
  ask(11, 'LE1-a', { stem: story }),
  ask(12, 'LF-a', { stem: story }),
  ask(14, 'SYS-a', { stem: story }),
  ask(20, 'PCT-a'),
];
const math = [...harder, withGraphs];

describe('the Math of a new form', () => {
  it('passes with what it needs', () => {
    expect(floorProblems(math, harder, [new Set(['AV-a', 'AN-a', 'LE1-a'])])).toEqual([]);
  });
  it('needs hard geometry, hard stories, and a rate or data in the harder module', () => {
    expect(
      floorProblems(
        math,
        harder.map((question) => ({ ...question, difficulty: 3 as const })),
        [],
      ),
    ).toEqual([
      '0 hard geometry questions in the harder module, at least 2 are needed',
      '0 hard questions in context in the harder module, at least 3 are needed',
    ]);
    expect(floorProblems(math, harder.slice(0, -1), [])).toEqual(['0 rates, units or statistics in the harder module, at least 1 are needed']);
  });
  it('needs graphs as choices', () => {
    expect(floorProblems(harder, harder, [])).toEqual(['0 questions with graphs as choices, at least 1 are needed']);
  });
  it('has at most half its archetypes in common with any other form', () => {
    const found = floorProblems(math, harder, [new Set(['AV-a', 'AN-a', 'LE1-a', 'LF-a'])]);
    expect(found).toEqual(['57 % of the archetypes are those of another form']);
  });
});
