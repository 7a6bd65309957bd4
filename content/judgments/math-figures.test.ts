import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion, Question } from '#core/questions/question.ts';
import { typedQuestion, writtenQuestion } from '../verify/gates/fixtures.ts';
import { topicFigures } from './math-figures.ts';

const typed = (archetype: string, difficulty: Question['difficulty']) => ({ ...typedQuestion, topicId: 12, archetype, difficulty }) as Question;
/** The key, A, shares most with the others. */
const chosen: ChoiceQuestion = {
  ...writtenQuestion,
  topicId: 12,
  archetype: 'LF-b',
  difficulty: 3,
  stimulus: undefined,
  choices: writtenQuestion.choices.map((choice, index) => ({ ...choice, text: ['2x + 3', '2x - 3', '2x + 5', '4x + 3'][index] ?? '' })),
};
const archetypes = ['LF-a', 'LF-b', 'LF-c'].map((archetype) => ({ archetype, topicId: 12 as const }));
const ratings = new Map([
  ['LF-a', 5],
  ['LF-b', 4],
  ['SYS-a', 1],
]);
const known = { archetypes, ratings, hasWay: (archetype: string) => archetype === 'LF-a' };

describe('the figures of a Math topic', () => {
  it('count what is frozen, and what was read of its archetypes', () => {
    const figures = topicFigures(12, { exams: [typed('LF-a', 2)], practice: [typed('LF-a', 2), typed('LF-b', 5), chosen] }, known);
    expect(figures).toEqual({
      inExams: 1,
      practiceAt: { 1: 0, 2: 1, 3: 1, 4: 0, 5: 1 },
      byArchetype: [
        ['LF-a', 2],
        ['LF-b', 2],
        ['LF-c', 0],
      ],
      figures: 3,
      graphChoices: 0,
      entryShare: 0.75,
      ways: 1,
      rating: { mean: 4.5, least: 4 },
      convergence: 1,
    });
  });
  it('tell graphs that are choices from a figure', () => {
    const figure = typedQuestion.stimulus?.kind === 'figure' ? typedQuestion.stimulus.figure : undefined;
    const graphs: Question = { ...chosen, choices: chosen.choices.map((choice) => ({ ...choice, text: '', ...(figure && { figure }) })) };
    expect(topicFigures(12, { exams: [graphs], practice: [] }, known)).toMatchObject({ figures: 0, graphChoices: 1 });
  });
  it('claim nothing where nothing is', () => {
    expect(topicFigures(14, { exams: [], practice: [] }, known)).toMatchObject({ inExams: 0, byArchetype: [], entryShare: 0, rating: null, convergence: null });
  });
});
