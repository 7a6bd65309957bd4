import { describe, expect, it } from 'vitest';
import type { ProgressView } from '#contract/progress.ts';
import { standardShape } from '#core/exams/shape.ts';
import { scoreScale } from '#client/ui/charts/score-plot.tsx';
import { sortTopics } from '#client/ui/charts/topic-dot-plot.tsx';
import { scoreHistorySentence } from './score-history.tsx';
import { nextStep } from './next-step.tsx';
import { shareText } from './share-text.ts';
import { trendText } from './trend-text.ts';

const point = (total: number, half = 50) => ({
  key: `${total}`,
  resultId: `${total}`,
  at: '2026-03-07T12:00:00Z',
  completedAt: '2026-03-07T12:00:00Z',
  total,
  low: total - half,
  high: total + half,
  comparable: true,
});

describe('scoreHistorySentence', () => {
  it('calls a climb probably real progress only from 70 points', () => {
    expect(scoreHistorySentence([point(1000), point(1070)])).toBe(
      'Your latest estimate is 70 points above your first practice exam. That is probably real progress: by chance alone, two exams differ by 70 points or more about one time in three.',
    );
    expect(scoreHistorySentence([point(1000), point(1060)])).toBe(
      'Your latest estimate is 60 points above your first practice exam: within the normal ups and downs from one exam to the next.',
    );
    expect(scoreHistorySentence([point(1100), point(1000)])).toContain('100 points below your first practice exam. That is probably a real change: by chance');
    expect(scoreHistorySentence([point(1000), point(1000)])).toContain('is the same as from your first practice exam');
    expect(scoreHistorySentence([point(1000)])).toContain('One exam so far');
    expect(scoreHistorySentence([])).toBe('');
  });
  it('measures no change by an exam taken again or by a shorter one', () => {
    const unlike = { ...point(1300), comparable: false };
    expect(scoreHistorySentence([point(1000), unlike])).toContain('does not show a change');
    expect(scoreHistorySentence([point(1000), point(1100), unlike])).toContain('latest new practice exam is 100 points above');
  });
});

describe('shareText', () => {
  it('is a percentage only of enough answers', () => expect([shareText(1, 1), shareText(12, 15), shareText(12, 16)]).toEqual(['1 of 1', '12 of 15', '75%']));
});

describe('trendText', () => {
  const skill = (earlier: readonly [number, number], recent: readonly [number, number]) => ({
    correct: earlier[0] + recent[0],
    questions: earlier[1] + recent[1],
    recent: { correct: recent[0], questions: recent[1] },
  });
  it('says nothing of a few answers', () => expect(trendText(skill([2, 8], [8, 8]))).toBeNull());
  it('calls only what chance seldom does a change', () => {
    expect(trendText(skill([10, 16], [12, 16]))).toBe('no clear change in the last 30 days');
    expect(trendText(skill([20, 40], [32, 40]))).toBe('30 percentage points up in the last 30 days');
    expect(trendText(skill([36, 40], [26, 40]))).toBe('25 percentage points down in the last 30 days');
    expect(trendText(skill([400, 400], [390, 400]))).toBe('no clear change in the last 30 days');
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
    expect(stepOf({ ...progress, next: { kind: 'rest', daysToExam: 0 } })?.text).toMatch(/^Your SAT is today\./);
    // Where the recommendations did not load, there is still something to do.
    expect(stepOf(practice)?.to).toBe('/smart-quiz-intro');
  });
});
