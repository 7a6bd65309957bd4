import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion, Question } from '#core/questions/question.ts';
import { typedQuestion, writtenQuestion } from '../verify/gates/fixtures.ts';
import { floorProblems, wornArchetypes } from './math-floors.ts';

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

const longStory = `The store opens at 9 in the morning, is closed for an hour at noon, and sells twice as much after noon as before. ${story}`;
const unknown = 'The equation has no solution, where k is a constant. What is the value of k?';

const stimulus = { kind: 'figure' } as Question['stimulus'];

const harder = [
  ask(26, 'AR-a', { stimulus }),
  ask(27, 'AN-a', { stimulus }),
  ask(28, 'TR-a', { stimulus }),
  ask(11, 'LE1-a', { stem: story }),
  ask(12, 'LF-a', { stem: story }),
  ask(14, 'SYS-a', { stem: longStory }),
  ask(15, 'INEQ-a', { stem: unknown }),
  ask(17, 'NLE-a', { stem: unknown }),
  ask(18, 'EQX-a', { stem: unknown }),
  ask(20, 'PCT-a'),
];
const math = [...harder, withGraphs];

/** Another form that asks these archetypes. */
const form = (...archetypes: string[]) => ({ math: archetypes.map((archetype) => ask(20, archetype)), harder: [] });

describe('the Math of a new form', () => {
  it('passes with what it needs', () => {
    expect(floorProblems({ math, harder }, [form('AR-a', 'AN-a', 'LE1-a')])).toEqual([]);
  });
  it('needs hard geometry, hard stories, one of them long, unknown constants, and a rate or data in the harder module', () => {
    expect(floorProblems({ math, harder: harder.map((question) => ({ ...question, difficulty: 3 as const })) }, [])).toEqual([
      '0 hard geometry questions in the harder module, at least 3 are needed',
      '0 hard questions in context in the harder module, at least 3 are needed',
      '0 hard questions in a long context in the harder module, at least 1 are needed',
      '0 hard questions with unknown constants in the harder module, at least 3 are needed',
    ]);
    expect(floorProblems({ math, harder: harder.slice(0, -1) }, [])).toEqual(['0 rates, units or statistics in the harder module, at least 1 are needed']);
  });
  it('needs something to look at', () => {
    const unseen = harder.map(({ stimulus: _stimulus, ...question }) => question as Question);
    expect(floorProblems({ math: [...unseen, withGraphs], harder: unseen }, [])).toEqual([
      '0 questions with a figure, graph or table in the harder module, at least 3 are needed',
    ]);
  });
  it('needs graphs as choices', () => {
    expect(floorProblems({ math: harder, harder }, [])).toEqual(['0 questions with graphs as choices, at least 1 are needed']);
  });
  it('has at most half its archetypes in common with any other form', () => {
    const found = floorProblems({ math, harder }, [form('AR-a', 'AN-a', 'TR-a', 'LE1-a', 'LF-a', 'SYS-a')]);
    expect(found).toEqual(['55 % of the archetypes are those of another form']);
  });
  it('asks no hard kind that two other harder modules ask', () => {
    const other = { math: [], harder: [ask(17, 'NLE-a')] };
    expect(floorProblems({ math, harder }, [other])).toEqual([]);
    expect(floorProblems({ math, harder }, [other, other])).toEqual(['NLE-a is a hard question of 2 other harder modules already']);
    expect(floorProblems({ math, harder }, [other, { math: [], harder: [ask(17, 'NLE-a', { difficulty: 3 })] }])).toEqual([]);
  });
  it('which the choice of its questions can leave out', () => {
    const other = { math: [], harder: [ask(17, 'NLE-a'), ask(17, 'NLE-b', { difficulty: 3 })] };
    expect(wornArchetypes([other])).toEqual(new Set());
    expect(wornArchetypes([other, other])).toEqual(new Set(['NLE-a']));
  });
});
