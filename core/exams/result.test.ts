import { describe, expect, it } from 'vitest';
import type { Difficulty } from '../questions/question.ts';
import type { TopicId } from '../topics/topics.ts';
import { compareResults } from './comparison.ts';
import { positionFacts, type ModulePosition } from './format.ts';
import { examResult, topicResults, type AnsweredQuestion, type FinishedExam } from './result.ts';

function question(position: ModulePosition, number: number, correct: boolean): AnsweredQuestion {
  const { section } = positionFacts[position];
  const topicId: TopicId = section === 'math' ? 11 : 4;
  return {
    questionId: `q${position}-${number}`,
    position,
    topicId,
    difficulty: (1 + (number % 5)) as Difficulty,
    format: 'choice',
    answer: correct ? 'A' : number % 2 === 0 ? null : 'B',
    correct,
    pretest: number === 5 || number === 9,
    timeSpentMs: 30_000,
  };
}

const answeredWith = (right: (number: number) => boolean): AnsweredQuestion[] =>
  ([0, 1, 2, 3] as const).flatMap((position) => Array.from({ length: position < 2 ? 27 : 22 }, (_, number) => question(position, number, right(number))));

function exam(right: (number: number) => boolean): FinishedExam {
  const answered = answeredWith(right);
  const hard = (section: string) => answered.filter(({ position, pretest }) => !pretest && positionFacts[position].section === section);
  return {
    answered,
    routes: { 'reading-writing': 'harder', math: 'harder' },
    allowedMs: { 0: 1_920_000, 1: 1_920_000, 2: 2_100_000, 3: 2_100_000 },
    hardPath: { 'reading-writing': hard('reading-writing'), math: hard('math') },
  };
}

describe('examResult', () => {
  it('scores a perfect exam 1600', () => {
    const result = examResult(exam(() => true));
    expect(result.total).toMatchObject({ score: 1600, high: 1600 });
    expect(result.percentile?.display).toBe('99+');
    expect(result.sections.map(({ section, score, correct, scored }) => [section, score, correct, scored])).toEqual([
      ['reading-writing', 800, 50, 50],
      ['math', 800, 40, 40],
    ]);
  });

  it('scores an empty exam 400', () => {
    const result = examResult(exam(() => false));
    expect(result.total).toMatchObject({ score: 400, low: 400 });
    expect(result.percentile?.display).toBe('1 or lower');
  });

  it('does not count unscored questions in the score, but shows them', () => {
    const all = exam(() => true);
    const missed = { ...all, answered: all.answered.map((one) => (one.pretest ? { ...one, correct: false } : one)) };
    const result = examResult(missed);
    expect(result.total.score).toBe(1600);
    expect(result.sections[0]?.modules[0]).toEqual({ position: 0, correct: 25, questions: 27, omitted: 0, timeSpentMs: 27 * 30_000, allowedMs: 1_920_000 });
    expect(result.topics.find(({ topicId }) => topicId === 4)).toEqual({ topicId: 4, correct: 50, questions: 54, accuracy: 93, strength: 'strong' });
  });

  it('counts omitted questions', () => {
    const result = examResult(exam((number) => number < 10));
    expect(result.sections[0]?.modules.map(({ omitted }) => omitted)).toEqual([9, 9]);
  });

  it('leaves out a section that was not taken, instead of giving it an average score', () => {
    const all = exam(() => true);
    const result = examResult({ ...all, answered: all.answered.filter(({ position }) => position >= 2) });
    expect(result.sections.map(({ section }) => section)).toEqual(['math']);
    expect(result.total).toMatchObject({ score: 800, high: 800 });
    expect(result.percentile).toBeNull();
  });
});

describe('topicResults', () => {
  it('are in topic order with strength from the rounded accuracy', () => {
    const answers = (topicId: TopicId, right: number, all: number) => Array.from({ length: all }, (_, number) => ({ topicId, correct: number < right }));
    expect(topicResults([...answers(20, 17, 20), ...answers(3, 7, 10), ...answers(9, 18, 20), ...answers(1, 0, 2)])).toEqual([
      { topicId: 1, correct: 0, questions: 2, accuracy: 0, strength: 'weak' },
      { topicId: 3, correct: 7, questions: 10, accuracy: 70, strength: 'moderate' },
      { topicId: 9, correct: 18, questions: 20, accuracy: 90, strength: 'strong' },
      { topicId: 20, correct: 17, questions: 20, accuracy: 85, strength: 'moderate' },
    ]);
  });
});

describe('compareResults', () => {
  const result = (resultId: string, practiceExamId: string, readingWriting: number, math: number) => ({
    resultId,
    practiceExamId,
    total: readingWriting + math,
    sections: { 'reading-writing': readingWriting, math },
  });

  it('calls only large changes real', () => {
    const comparison = compareResults(result('b', 'e2', 560, 540), result('a', 'e1', 520, 490), ['e1']);
    expect(comparison.total).toEqual({ change: 90, real: true });
    expect(comparison.sections).toEqual([
      { section: 'reading-writing', change: 40, real: false },
      { section: 'math', change: 50, real: true },
    ]);
    expect(comparison.repeated).toBe(false);
  });
  it('treats losses like gains, and 60 points in total as chance', () => {
    expect(compareResults(result('b', 'e2', 470, 490), result('a', 'e1', 520, 500), []).total).toEqual({ change: -60, real: false });
    expect(compareResults(result('b', 'e2', 470, 490), result('a', 'e1', 520, 510), []).total).toEqual({ change: -70, real: true });
  });
  it('tells when the exam was taken before, however long ago', () => {
    expect(compareResults(result('b', 'e1', 500, 500), result('a', 'e1', 500, 500), []).repeated).toBe(true);
    expect(compareResults(result('c', 'e1', 500, 500), result('b', 'e2', 500, 500), ['e1', 'e2']).repeated).toBe(true);
  });
});
