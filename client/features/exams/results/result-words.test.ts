import { describe, expect, it } from 'vitest';
import { slotAt, standardShape } from '#core/exams/shape.ts';
import {
  changeText,
  changeVerdict,
  comparisonSentence,
  conditionsText,
  dayText,
  durationText,
  estimateText,
  lateSentence,
  noTotalSentence,
  ordinalName,
  paceSentence,
  percentileSentence,
  predictionSentence,
  rangeSentence,
  routeSentence,
  tallySentence,
  timeUsedText,
  unscoredSentence,
} from './result-words.ts';

const comparison = (change: number, real: boolean) => ({
  previousId: 'r',
  previousCompletedAt: '2026-01-01T00:00:00.000Z',
  previousTotal: 1000,
  total: { change, real },
  sections: [],
  repeated: false,
});
const percentile = (value: number, display: string) => ({ value, display, table: 't' });

describe('words of a result', () => {
  it('writes numbers', () => {
    expect([0, 900, 48_400, 59_600, 72_000, 120_000].map(durationText)).toEqual(['0 s', '1 s', '48 s', '1 min', '1 min 12 s', '2 min']);
    expect([40, -20, 0].map(changeText)).toEqual(['+40', '−20', '0']);
    expect(estimateText({ score: 1240, low: 1190, high: 1290 })).toBe('About 1240 (1190–1290), an estimate');
  });
  it('shows the time used for a module in seconds where minutes would say nothing', () =>
    expect([0, 17_000, 59_000, 89_000, 1_440_000].map(timeUsedText)).toEqual(['0 s', '17 s', '59 s', '1 min', '24 min']));
  it('says real change only where it is one', () => {
    expect(comparisonSentence(comparison(40, false))).toBe('40 points higher than your last exam: within the normal ups and downs from one exam to the next.');
    expect(comparisonSentence(comparison(-60, false))).not.toContain('real change');
    expect(comparisonSentence(comparison(80, true))).toContain('Probably real progress: 80 points higher');
    expect(comparisonSentence(comparison(80, true))).toContain('one time in three');
    expect(comparisonSentence(comparison(-90, true))).toContain('90 points lower');
    expect(changeVerdict({ change: 60, real: true }, false)).toBe('probably a real change');
    expect(changeVerdict({ change: 40, real: false }, true)).toBe('within the normal ups and downs');
    // What is remembered is no progress.
    expect(changeVerdict({ change: 60, real: true }, true)).toBe('but you’d taken this exam before');
    expect(comparisonSentence({ ...comparison(80, true), repeated: true })).toBe('80 points higher than your last exam. That says little about your progress.');
    expect(comparisonSentence(comparison(0, false))).toBe('The same estimate as on your last exam.');
  });
  it('says how often a range holds', () => expect(rangeSentence({ score: 1240, low: 1190, high: 1290 })).toMatch(/2 times out of 3.* 1190 to 1290\./));
  it('calls a prediction above the last exam progress only beyond what chance does', () => {
    const band = { score: 1240, low: 1200, high: 1280 };
    expect(predictionSentence(band, 1200)).toContain('the two agree');
    expect(predictionSentence(band, 1190)).toContain('within the normal ups and downs');
    expect(predictionSentence(band, 1170)).toContain('probably improved');
    expect(predictionSentence(band, 1290)).toContain('within the normal ups and downs');
    expect(predictionSentence(band, 1310)).toContain('A bad day');
  });
  it('keeps the ends of the percentile table open', () => {
    expect(percentileSentence(percentile(99, '99+'))).toContain('More than 99');
    expect(percentileSentence(percentile(1, '1 or lower'))).toContain('or fewer');
    expect(percentileSentence(percentile(76, '76'))).toBe('About 76 out of 100 test takers nationwide score this or lower.');
  });
  it('explains both second modules', () => {
    expect(routeSentence({ route: 'harder', section: 'math' })?.text).toContain('800');
    expect(routeSentence({ route: 'easier', section: 'math' })?.text).toContain('Math module 1');
  });
  it('says nothing of a choice between modules that there was not', () => expect(routeSentence({ route: null, section: 'math' })).toBeNull());
  it('names modules by what the exam has', () => {
    const math = { ...slotAt(standardShape, 2), position: 0, breakBefore: 0 };
    expect(standardShape.map(({ position }) => ordinalName(standardShape, position))).toEqual(['First', 'Second', 'First', 'Second']);
    expect(ordinalName([math], 0)).toBe('All questions');
    expect(ordinalName([{ ...math, label: 'Stage A' }], 0)).toBe('Stage A');
  });
  it('tells of unscored questions only where there are some', () => {
    expect(unscoredSentence(standardShape)).toContain('Each module has two unscored');
    expect(unscoredSentence(standardShape.map((slot) => ({ ...slot, unscoredCount: 0 })))).toBeNull();
  });
  it('says why there is no total', () => {
    const section = (score: number | null, noScore: 'blank' | 'short' | null = score === null ? 'short' : null) => ({
      section: 'math' as const,
      score,
      low: score,
      high: score,
      noScore,
      route: null,
      correct: 1,
      scored: 2,
      modules: [],
    });
    expect(noTotalSentence({ sections: [section(null, 'blank')] })).toContain('No estimate this time: most of Math was left unanswered.');
    expect(noTotalSentence({ sections: [section(600)] })).toBe('A total needs both sections. Your Math score is below.');
    expect(noTotalSentence({ sections: [section(null)] })).toContain('needs a whole section');
  });
  it('names late modules', () => {
    expect(lateSentence([], standardShape)).toBeNull();
    expect(lateSentence([{ position: 1, lateMs: 43 * 60_000 }], standardShape)).toContain('Reading and Writing, module 2 (43 min late) arrived');
    expect(
      lateSentence(
        [
          { position: 1, lateMs: 5 },
          { position: 2, lateMs: 5 },
        ],
        standardShape,
      ),
    ).toContain('Their answers count');
  });
  it('names the day it was begun only if that was another', () => {
    const completedAt = '2026-03-08T18:00:00.000Z';
    expect(dayText({ completedAt, examDate: '2026-03-08T16:00:00.000Z' })).toBe('March 8, 2026');
    expect(dayText({ completedAt, examDate: '2026-03-05T16:00:00.000Z' })).toBe('March 8, 2026, started March 5, 2026');
  });
  it('describes conditions and pace', () => {
    expect(conditionsText({ mode: 'test-day', timeMultiplier: 1.5 })).toBe('Test-day mode, time and a half');
    const longest = {
      questionId: 'q',
      position: 0 as const,
      number: 9,
      topicId: 1,
      difficulty: 1,
      answer: 'A',
      correct: false,
      marked: false,
      pretest: false,
      timeSpentMs: 200_000,
      explained: true,
    };
    const pace = { sawAll: true, medianMs: 50_000, longest, rightMs: 40_000, missedMs: 80_000 };
    expect(paceSentence(pace, { questionCount: 27 }, 1_920_000)).toContain('would give each 1 min 11 s. Question 9 took the longest');
    expect(paceSentence(pace, { questionCount: 27 }, 1_920_000)).toContain('much longer');
    expect(paceSentence({ ...pace, sawAll: false }, { questionCount: 27 }, 1_920_000)).toMatch(/^Half of the questions you opened took 50 s or less\./);
    expect(paceSentence({ ...pace, missedMs: 20_000 }, { questionCount: 27 }, 1_920_000)).toContain('much less time');
  });
  it('sums up practice', () => {
    expect(tallySentence(0, 0, 4)).toContain('skipped all');
    expect(tallySentence(3, 4, 4)).toBe('3 of 4 right this time.');
    expect(tallySentence(3, 4, 6)).toBe('3 of 4 right this time, 2 skipped.');
  });
});
