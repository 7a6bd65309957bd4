/** The practice bank and the exams share nothing; practice has something of every topic it offers. */
import { describe, expect, it } from 'vitest';
import { topics } from '#core/topics/topics.ts';
import { chiSquare, chiSquareLimit, keyCounts, tricks, tryTrick } from '../verify/gates/bank.ts';
import { fingerprint } from '../verify/gates/duplicates.ts';
import { examQuestions } from './exam-questions.ts';
import { practiceQuestions } from './practice-questions.ts';

const practice = practiceQuestions();
const exam = examQuestions();

describe('the practice bank', () => {
  it('shares no question with an exam, neither by id nor by what was drawn', () => {
    const ids = new Set(exam.map(({ id }) => id));
    const prints = new Set(exam.map(fingerprint));
    expect(practice.filter((question) => ids.has(question.id) || prints.has(fingerprint(question))).map(({ id }) => id)).toEqual([]);
    expect(new Set(practice.map(({ id }) => id)).size).toBe(practice.length);
  });
  it('is drawn from no seed that an exam uses', () => {
    const draws = (questions: typeof exam) =>
      questions.flatMap(({ provenance, difficulty }) => (provenance.kind === 'generated' ? [`${provenance.generator}/${difficulty}/${provenance.seed}`] : []));
    const examined = new Set(draws(exam));
    expect(draws(practice).filter((draw) => examined.has(draw))).toEqual([]);
  });
  it('has at least twelve questions of every topic, over at least three levels in Math and two in Reading and Writing', () => {
    for (const { id, name, section } of topics) {
      const own = practice.filter(({ topicId }) => topicId === id);
      expect(own.length, name).toBeGreaterThanOrEqual(12);
      expect(new Set(own.map(({ difficulty }) => difficulty)).size, name).toBeGreaterThanOrEqual(section === 'math' ? 3 : 2);
    }
  });
  it('rewards no trick', () => {
    const choice = practice.flatMap((question) => (question.format === 'choice' ? [question] : []));
    expect(chiSquare(keyCounts(choice))).toBeLessThan(chiSquareLimit);
    const { tried, right } = tryTrick(choice, tricks.middle);
    expect(tried).toBeGreaterThan(20);
    // Two standard errors above chance while the bank is small.
    expect(right).toBeLessThanOrEqual(0.25 + 2 * Math.sqrt(0.1875 / tried));
  });
});
