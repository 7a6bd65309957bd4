import { describe, expect, it } from 'vitest';
import type { Difficulty } from '../questions/question.ts';
import type { TopicId } from '../topics/topics.ts';
import { compareScores } from './comparison.ts';
import { examScores, moduleResults, scoredCounts, topicResults, type AnsweredQuestion, type FinishedExam } from './result.ts';
import { slotAt, standardShape, type Shape } from './shape.ts';

function question(shape: Shape, position: number, number: number, correct: boolean): AnsweredQuestion {
  const topicId: TopicId = slotAt(shape, position).section === 'math' ? 11 : 4;
  return {
    questionId: `q${position}-${number}`,
    position,
    topicId,
    difficulty: (1 + (number % 5)) as Difficulty,
    format: 'choice',
    answer: correct ? 'A' : number % 4 === 0 ? null : 'B',
    correct,
    pretest: number === 5 || number === 9,
    timeSpentMs: 30_000,
  };
}

function exam(right: (number: number) => boolean, shape: Shape = standardShape): FinishedExam {
  const answered = shape.flatMap(({ position, questionCount }) =>
    Array.from({ length: questionCount }, (_, number) => question(shape, position, number, right(number))),
  );
  const hard = (section: string) => answered.filter(({ position, pretest }) => !pretest && slotAt(shape, position).section === section);
  return { shape, answered, hardPath: { 'reading-writing': hard('reading-writing'), math: hard('math') } };
}

/** So many questions in each module of a section. */
const modulesOf = (section: 'reading-writing' | 'math', ...counts: readonly number[]): Shape =>
  counts.map((questionCount, position) => ({
    ...slotAt(standardShape, section === 'math' ? 2 : 0),
    position,
    stage: position + 1,
    questionCount,
    breakBefore: 0,
  }));

describe('examScores', () => {
  it('scores a perfect exam 1600', () => {
    const result = examScores(exam(() => true));
    expect(result.total).toMatchObject({ score: 1600, high: 1600 });
    expect(result.sections.map(({ section, score }) => [section, score?.score])).toEqual([
      ['reading-writing', 800],
      ['math', 800],
    ]);
  });

  it('scores an exam without a right answer 400', () => expect(examScores(exam(() => false)).total).toMatchObject({ score: 400, low: 400 }));

  it('does not count unscored questions in the score', () => {
    const all = exam(() => true);
    const missed = { ...all, answered: all.answered.map((one) => (one.pretest ? { ...one, correct: false } : one)) };
    expect(examScores(missed).total?.score).toBe(1600);
  });

  it('gives a section alone its score, and no total', () => {
    for (const shape of [modulesOf('math', 22, 22), modulesOf('reading-writing', 14, 13), modulesOf('math', 10, 10, 10)]) {
      const result = examScores(exam(() => true, shape));
      expect(result.sections).toMatchObject([{ section: shape[0]?.section, score: { score: 800 } }]);
      expect(result.total).toBeNull();
    }
  });

  it('gives no score where too little was asked: one module, or a handful of questions', () => {
    for (const shape of [modulesOf('math', 22), modulesOf('reading-writing', 60), modulesOf('math', 8, 8)])
      expect(examScores(exam(() => true, shape))).toEqual({ sections: [{ section: shape[0]?.section, score: null }], total: null });
  });

  it('gives no total when one of two sections cannot be scored', () => {
    const shape = [...standardShape.slice(0, 2), { ...slotAt(standardShape, 2) }];
    const result = examScores(exam((number) => number < 15, shape));
    expect(result.sections.map(({ score }) => score === null)).toEqual([false, true]);
    expect(result.total).toBeNull();
  });
});

describe('counts', () => {
  it('of modules include unscored questions, those of scored ones do not', () => {
    const { answered } = exam((number) => number < 10);
    expect(moduleResults(answered)[0]).toEqual({ position: 0, correct: 10, questions: 27, omitted: 4, timeSpentMs: 27 * 30_000 });
    expect(scoredCounts(answered.filter(({ position }) => position < 2))).toEqual({ correct: 16, scored: 50 });
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

describe('compareScores', () => {
  const scores = (readingWriting: number, math: number) => ({
    total: readingWriting + math,
    sections: [
      { section: 'reading-writing' as const, score: readingWriting },
      { section: 'math' as const, score: math },
    ],
  });

  it('calls only large changes real', () => {
    const comparison = compareScores(scores(560, 540), scores(520, 490));
    expect(comparison.total).toEqual({ change: 90, real: true });
    expect(comparison.sections).toEqual([
      { section: 'reading-writing', change: 40, real: false },
      { section: 'math', change: 50, real: true },
    ]);
  });
  it('treats losses like gains, and 60 points in total as chance', () => {
    expect(compareScores(scores(470, 490), scores(520, 500)).total).toEqual({ change: -60, real: false });
    expect(compareScores(scores(470, 490), scores(520, 510)).total).toEqual({ change: -70, real: true });
  });
});
