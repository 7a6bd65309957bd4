import { expect, test } from 'vitest';
import type { StudySettings } from '#core/learning/study-settings.ts';
import { goalWords } from './goal-words.ts';

const now = Date.parse('2026-03-04T20:00:00Z');
const goal: StudySettings = { examDate: '2026-03-27', targetScore: 1400, minutes: [0, 0, 0, 0, 0, 0, 0], timeZone: 'America/New_York' };

test('the note knows an exam that is to come, one that is today, one that is over, and none', () => {
  expect(goalWords(goal, now)).toEqual({ title: '23 days to your SAT', text: 'Your target is 1400.', action: 'Study plan' });
  expect(goalWords({ ...goal, examDate: '2026-03-05' }, now).title).toBe('1 day to your SAT');
  expect(goalWords({ ...goal, examDate: '2026-03-04' }, now).title).toBe('Your SAT is today');
  // It is over the next day where the student is, not where the server is.
  expect(goalWords({ ...goal, examDate: '2026-03-04' }, Date.parse('2026-03-05T03:00:00Z')).title).toBe('Your SAT is today');
  expect(goalWords({ ...goal, examDate: '2026-03-03' }, now)).toEqual({
    title: 'Your test date has passed',
    text: 'Taking the SAT again? Add your next date, and your plan will continue from there.',
    action: 'Add your next date',
  });
  expect(goalWords({ ...goal, examDate: null }, now).title).toBe('No test date yet');
  expect(goalWords(null, now).title).toBe('When is your SAT?');
});
