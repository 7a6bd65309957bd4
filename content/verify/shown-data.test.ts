import { expect, it } from 'vitest';
import type { Stimulus } from '#core/questions/question.ts';
import { examQuestions } from '../items/exam-questions.ts';
import { hardestQuestions } from '../items/hardest-questions.ts';
import { practiceQuestions } from '../items/practice-questions.ts';
import { descriptionProblems } from './description-problems.ts';
import { shownData } from './shown-data.ts';

const graph = (alt: string): Stimulus => ({ kind: 'figure', figure: { width: 100, height: 100, shapes: [], title: 'Graph', alt } });
const read = (alt: string) => Object.fromEntries([...shownData(graph(alt))].map(([row, values]) => [row, Object.fromEntries(values)]));

it('reads values from a description, also behind commas, beside years as series, and with a decimal at the top of the axis', () => {
  expect(read('Bar graph: Fences. The vertical axis, Percent, runs from 0 to 100. All seasons, nine-year average, 76; Seasons of ripest crops, 86.')).toEqual({
    'All seasons, nine-year average': { '': 76 },
    'Seasons of ripest crops': { '': 86 },
  });
  expect(
    read('Bar graph: Belts. The vertical axis, Percent, runs from 0 to 100. 1999: Alabama, 57.9; Michigan, 70.1. 2000: Alabama, 70.6; Michigan, 83.5.'),
  ).toEqual({
    Alabama: { 1999: 57.9, 2000: 70.6 },
    Michigan: { 1999: 70.1, 2000: 83.5 },
  });
  expect(read('Bar graph: Air. The vertical axis, Parts, runs from 0 to 3.0. 1960s, 0.8; 1970s, 1,300.')).toEqual({
    '1960s': { '': 0.8 },
    '1970s': { '': 1300 },
  });
});

const graphs = [...examQuestions(), ...practiceQuestions(), ...hardestQuestions()].filter(
  ({ topicId, stimulus }) => topicId === 3 && stimulus?.kind === 'figure',
);

it.each(graphs.map((question) => [question.id, question] as const))('a description of %s that exchanges its extremes is noticed', (_id, question) => {
  if (question.stimulus?.kind !== 'figure') throw new Error('no graph');
  const { figure } = question.stimulus;
  const values = [...shownData(question.stimulus).values()].flatMap((row) => [...row.values()]);
  expect(values.every(Number.isFinite)).toBe(true);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const alt = figure.alt.replaceAll(/, ([\d,]*\d(?:\.\d+)?)(?=[;.])/g, (whole, value: string) => {
    const number = Number(value.replaceAll(',', ''));
    return number === low ? `, ${high}` : number === high ? `, ${low}` : whole;
  });
  expect(descriptionProblems(question)).toEqual([]);
  expect(descriptionProblems({ ...question, stimulus: { kind: 'figure', figure: { ...figure, alt } } }).join()).toMatch(/another order/);
});
