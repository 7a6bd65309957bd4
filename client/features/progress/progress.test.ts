import { describe, expect, it } from 'vitest';
import type { ProgressView } from '#contract/progress.ts';
import { standardShape } from '#core/exams/shape.ts';
import { scoreScale } from '#client/ui/charts/score-chart.tsx';
import { sortTopics } from '#client/ui/charts/topic-dot-plot.tsx';
import { scoreHistorySentence } from './score-history.tsx';
import { nextStep } from './next-step.tsx';

const point = (total: number, half = 50) => ({
  key: `${total}`,
  resultId: `${total}`,
  at: '2026-03-07T12:00:00Z',
  completedAt: '2026-03-07T12:00:00Z',
  total,
  low: total - half,
  high: total + half,
});

describe('scoreHistorySentence', () => {
  it('calls a climb more than ups and downs only from 70 points', () => {
    expect(scoreHistorySentence([point(1000), point(1180)])).toContain('180 points above your first exam: more than the usual ups and downs');
    expect(scoreHistorySentence([point(1000), point(1060)])).toContain('within the usual ups and downs');
    expect(scoreHistorySentence([point(1100), point(1000)])).toContain('100 points below');
    expect(scoreHistorySentence([point(1000), point(1000)])).toContain('The same estimate');
    expect(scoreHistorySentence([point(1000)])).toContain('One exam so far');
    expect(scoreHistorySentence([])).toBe('');
  });
});

describe('scoreScale', () => {
  it('holds every range, in hundreds, at least 300 high and inside 400 to 1600', () => {
    for (const totals of [[400], [1600], [1000], [1000, 1040], [400, 1600], [430, 470], [1590, 1550]]) {
      const points = totals.map((total) => ({ ...point(total), low: Math.max(400, total - 50), high: Math.min(1600, total + 50) }));
      const { min, max } = scoreScale(points);
      expect(min % 100).toBe(0);
      expect(max % 100).toBe(0);
      expect(max - min).toBeGreaterThanOrEqual(300);
      expect(min).toBeGreaterThanOrEqual(400);
      expect(max).toBeLessThanOrEqual(1600);
      for (const { low, high } of points) {
        expect(min).toBeLessThanOrEqual(low);
        expect(max).toBeGreaterThanOrEqual(high);
      }
    }
  });
});

describe('sortTopics', () => {
  it('puts the weakest first and those with too few answers last', () => {
    const sorted = sortTopics([
      { topicId: 1, accuracy: 90, questions: 10, strength: 'strong' },
      { topicId: 2, accuracy: 0, questions: 1, strength: null },
      { topicId: 3, accuracy: 50, questions: 10, strength: 'weak' },
      { topicId: 4, accuracy: 100, questions: 2, strength: null },
    ]);
    expect(sorted.map(({ topicId }) => topicId)).toEqual([3, 1, 4, 2]);
  });
});

const stepOf = (progress: ProgressView, recommended?: Parameters<typeof nextStep>[2]) => nextStep(progress, 12, recommended);

describe('nextStep', () => {
  const progress: ProgressView = { inProgress: [], newest: null, latest: null, history: [], topics: [], totalQuestions: 0, accuracy: 0, next: null };
  it('leads to a screen for every kind, and nowhere without one', () => {
    expect(stepOf(progress)).toBeNull();
    expect(stepOf({ ...progress, next: { kind: 'resume', sessionId: 's', practiceExamId: 'e' } })?.to).toBe('/practice-exam/e');
    expect(stepOf({ ...progress, next: { kind: 'resume', sessionId: 's', practiceExamId: 'predictive' } })?.title).toBe('Finish the predictive exam');
    expect(stepOf({ ...progress, next: { kind: 'resume-quiz', quizId: 'q', answered: 3, questions: 10, remainingMs: null } })).toMatchObject({
      text: '3 of 10 questions answered. Your answers so far are saved.',
      to: '/smart-quiz/q',
    });
    // A quiz on the clock does not wait.
    expect(stepOf({ ...progress, next: { kind: 'resume-quiz', quizId: 'q', answered: 3, questions: 10, remainingMs: 754_000 } })?.text).toBe(
      '3 of 10 questions answered; 12:34 left and the clock is running.',
    );
    expect(stepOf({ ...progress, next: { kind: 'check', section: 'math' } })).toMatchObject({
      title: 'Check Math: 10 questions',
      text: 'About 16 minutes with no clock, explained after you submit. A check of each section gives a first estimate of your score.',
      to: '/smart-quiz-intro?source=topics&topics=11.12.13.14.15.16.17.18.19.20.21.22.23.24.25.26.27.28.29&length=10&mode=at-end',
    });
    expect(stepOf({ ...progress, next: { kind: 'first-exam', practiceExamId: 'e', shape: [...standardShape] } })).toMatchObject({
      to: '/practice-exam/e',
      text: '98 questions, 2 hours 14 minutes. In practice mode, you can pause and come back another day.',
    });
    expect(stepOf({ ...progress, next: { kind: 'first-exam', practiceExamId: 'e', shape: standardShape.slice(2, 3) } })?.text).toMatch(
      /^22 questions, 35 minutes\./,
    );
    expect(stepOf({ ...progress, next: { kind: 'next-exam', practiceExamId: 'e', shape: [...standardShape] } })?.to).toBe('/practice-exam/e');
    expect(stepOf({ ...progress, next: { kind: 'review', resultId: 'r', topicId: 4 } })).toMatchObject({
      to: '/results/r?practice=misses&topic=4',
      title: 'Words in Context in your last exam',
    });
    const practice: ProgressView = { ...progress, next: { kind: 'practice' } };
    const item = { topicId: 29, strength: 'weak' as const, accuracy: 58, questions: 24, perForm: 2.1, ofForm: 44, points: 11.6, minutes: 20 };
    expect(stepOf(practice, item)).toMatchObject({
      title: 'Practice Circles',
      text: 'About 2 of the section’s 44 questions. You get 58% right; a round of 29 minutes is worth about 12 points.',
      to: '/smart-quiz-intro?source=smart&topics=29&length=12',
    });
    // On the last two days there is nothing to press.
    for (const daysToExam of [0, 1]) expect(stepOf({ ...progress, next: { kind: 'rest', daysToExam } })).not.toHaveProperty('to');
    expect(stepOf({ ...progress, next: { kind: 'rest', daysToExam: 1 } })?.title).toBe('Rest today');
    expect(stepOf({ ...progress, next: { kind: 'rest', daysToExam: 0 } })?.text).toMatch(/^Your exam is today\./);
    // Where the recommendations did not load, there is still something to do.
    expect(stepOf(practice)?.to).toBe('/smart-quiz-intro');
  });
});
