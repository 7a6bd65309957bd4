import { describe, expect, it } from 'vitest';
import { nextStep, type ProgressFacts } from './next-step.ts';

const exams = [
  { practiceExamId: 'e1', isDiagnostic: false },
  { practiceExamId: 'e2', isDiagnostic: false },
];
const days = 24 * 3600_000;
const nobody: ProgressFacts = { exams, sessions: [], quiz: null, taken: [], latest: null, unchecked: [], daysToExam: null, now: 30 * days };
const result = (resultId: string, practiceExamId: string, completedAt: number) => ({ resultId, practiceExamId, completedAt, times: 1 });
const mistakes = { topics: [{ topicId: 16, correct: 2, questions: 6 }], reviewed: false } as const;

describe('nextStep', () => {
  it('begins with a short check of each section, not with an exam of two hours', () => {
    const unchecked = ['reading-writing', 'math'] as const;
    expect(nextStep({ ...nobody, unchecked })).toEqual({ kind: 'check', section: 'reading-writing' });
    expect(nextStep({ ...nobody, exams: [], unchecked: ['math'] })).toEqual({ kind: 'check', section: 'math' });
    expect(nextStep({ ...nobody, unchecked, taken: [result('r', 'e1', 29 * days)], latest: mistakes })).toMatchObject({ kind: 'review' });
  });
  it('starts with the diagnostic exam, or the first', () => {
    expect(nextStep(nobody)).toEqual({ kind: 'first-exam', practiceExamId: 'e1' });
    expect(nextStep({ ...nobody, exams: [...exams, { practiceExamId: 'd', isDiagnostic: true }] })).toEqual({ kind: 'first-exam', practiceExamId: 'd' });
  });
  it('resumes what was touched last before anything else', () => {
    const sessions = [
      { sessionId: 's1', practiceExamId: 'e1', updatedAt: 5, isClockRunning: false },
      { sessionId: 's2', practiceExamId: 'e2', updatedAt: 9, isClockRunning: false },
    ];
    expect(nextStep({ ...nobody, sessions, taken: [result('r', 'e1', 1)], latest: mistakes })).toEqual({
      kind: 'resume',
      sessionId: 's2',
      practiceExamId: 'e2',
    });
  });
  it('goes on with a quiz of today, after exams and before anything else', () => {
    const quiz = { quizId: 'q', startedAt: 29.5 * days, isClockRunning: false };
    const facts = { ...nobody, quiz, taken: [result('r', 'e1', 1)], latest: mistakes };
    expect(nextStep(facts)).toEqual({ kind: 'resume-quiz', quizId: 'q' });
    expect(nextStep({ ...facts, sessions: [{ sessionId: 's', practiceExamId: 'e1', updatedAt: 5, isClockRunning: false }] })).toMatchObject({ kind: 'resume' });
    expect(nextStep({ ...facts, quiz: { ...quiz, startedAt: 29 * days } })).toMatchObject({ kind: 'review' });
  });
  it('goes over the mistakes of the latest exam', () => {
    expect(nextStep({ ...nobody, taken: [result('r1', 'e1', 1), result('r2', 'e2', 2)], latest: mistakes })).toEqual({
      kind: 'review',
      resultId: 'r2',
      topicId: 16,
    });
  });
  it('then practices until two weeks after it, in the last weeks before the test until six days, so that the next exam can show something new', () => {
    const reviewed = { ...nobody, taken: [result('r1', 'e1', 5)], latest: { ...mistakes, reviewed: true } };
    for (const [daysToExam, gap] of [
      [null, 14],
      [22, 14],
      [21, 6],
      [3, 6],
    ] as const) {
      expect(nextStep({ ...reviewed, daysToExam, now: 4 * days })).toEqual({ kind: 'practice' });
      expect(nextStep({ ...reviewed, daysToExam, now: gap * days })).toEqual({ kind: 'practice' });
      expect(nextStep({ ...reviewed, daysToExam, now: gap * days + 5 })).toEqual({ kind: 'next-exam', practiceExamId: 'e2' });
    }
    expect(nextStep({ ...nobody, taken: [result('r1', 'e1', 5)], latest: { topics: [], reviewed: false }, now: 6 })).toEqual({ kind: 'practice' });
  });
  it('then takes an exam not done yet, then the one done longest ago', () => {
    const reviewed = { ...mistakes, reviewed: true };
    expect(nextStep({ ...nobody, taken: [result('r1', 'e1', 1)], latest: reviewed })).toEqual({ kind: 'next-exam', practiceExamId: 'e2' });
    expect(nextStep({ ...nobody, taken: [result('r1', 'e1', 9), result('r2', 'e2', 4)], latest: reviewed })).toEqual({
      kind: 'next-exam',
      practiceExamId: 'e2',
    });
  });
  it('after a perfect exam, once there was time to practice, goes to the next', () => {
    expect(nextStep({ ...nobody, taken: [result('r1', 'e1', 1)], latest: { topics: [{ topicId: 4, correct: 3, questions: 3 }], reviewed: false } })).toEqual({
      kind: 'next-exam',
      practiceExamId: 'e2',
    });
  });
  it('rests on the day of the real exam and the day before it, as the plan does, unless a clock is running', () => {
    const session = { sessionId: 's', practiceExamId: 'e1', updatedAt: 5, isClockRunning: false };
    const quiz = { quizId: 'q', startedAt: 29.5 * days, isClockRunning: false };
    const busy = { ...nobody, unchecked: ['math'] as const, sessions: [session], quiz };
    for (const daysToExam of [0, 1]) {
      expect(nextStep({ ...nobody, daysToExam })).toEqual({ kind: 'rest', daysToExam });
      expect(nextStep({ ...busy, daysToExam })).toEqual({ kind: 'rest', daysToExam });
      expect(nextStep({ ...nobody, taken: [result('r', 'e1', 1)], latest: mistakes, daysToExam })).toEqual({ kind: 'rest', daysToExam });
      expect(nextStep({ ...busy, sessions: [{ ...session, isClockRunning: true }], daysToExam })).toMatchObject({ kind: 'resume' });
      expect(nextStep({ ...busy, quiz: { ...quiz, isClockRunning: true }, daysToExam })).toMatchObject({ kind: 'resume-quiz' });
    }
    expect(nextStep({ ...busy, daysToExam: 2 })).toMatchObject({ kind: 'resume' });
  });
  it('offers no practice exam in the last days before the real one', () => {
    const reviewed = { ...nobody, taken: [result('r1', 'e1', 1)], latest: { ...mistakes, reviewed: true } };
    expect(nextStep({ ...nobody, daysToExam: 2 })).toEqual({ kind: 'practice' });
    expect(nextStep({ ...reviewed, daysToExam: 2 })).toEqual({ kind: 'practice' });
    expect(nextStep({ ...nobody, daysToExam: 3 })).toMatchObject({ kind: 'first-exam' });
    expect(nextStep({ ...reviewed, daysToExam: 3 })).toMatchObject({ kind: 'next-exam' });
  });
  it('is nothing without exams, and a review if they were all withdrawn', () => {
    expect(nextStep({ ...nobody, exams: [] })).toBeNull();
    expect(nextStep({ ...nobody, exams: [], taken: [result('r1', 'e1', 1)] })).toEqual({ kind: 'practice' });
  });
});
