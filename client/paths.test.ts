import { describe, expect, it } from 'vitest';
import { analyticsEventSchema } from '#core/analytics/events.ts';
import { pathTo, routeExists, routePatterns } from './paths.ts';

describe('pathTo', () => {
  it('fills parameters and appends a query', () => {
    expect(pathTo('landing')).toBe('/');
    expect(pathTo('practiceExam', { examId: 'exam 1/2' })).toBe('/practice-exam/exam%201%2F2');
    expect(pathTo('results')).toBe('/results');
    expect(pathTo('results', { examId: 'r1' }, { tab: 'topics', empty: undefined, page: 2 })).toBe('/results/r1?tab=topics&page=2');
  });
  it('refuses a missing parameter', () => {
    expect(() => pathTo('exam')).toThrow(/moduleId/);
  });
});

describe('routeExists', () => {
  it('knows screens, and addresses they had before: whoever logs in there is led on', () => {
    const there = ['/', '/progress', '/results/r1', '/lesson/algebra', '/skill-drill/linear-functions'];
    expect(there.filter((path) => !routeExists(path))).toEqual([]);
    expect(['/lesson', '/results/r1/more', '/none'].filter(routeExists)).toEqual([]);
  });
});

describe('every route', () => {
  it.each(Object.values(routePatterns))('%s can be counted', (path) => {
    expect(analyticsEventSchema.safeParse({ name: 'pageview', path }).success).toBe(true);
  });
});
