import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { addDays } from '#core/learning/study-settings.ts';
import { PlanDays } from './plan-days.tsx';

const today = '2026-01-01';
const opener = (days: number) => {
  const sessions = Array.from({ length: days }, (_, index) => ({
    day: addDays(today, index),
    kind: 'redo' as const,
    minutes: 20,
    topicIds: [],
    modules: [],
  }));
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PlanDays sessions={sessions} today={today} examDate={null} />
    </MemoryRouter>,
  );
  return /<summary[^>]*>(.*?)<\/summary>/.exec(html)?.[1];
};

test('the plan ends on the day of the exam', () => {
  const sessions = [{ day: today, kind: 'rest' as const, minutes: 0, topicIds: [], modules: [] }];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PlanDays sessions={sessions} today={today} examDate="2026-01-03" />
    </MemoryRouter>,
  );
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/Today +Rest +Saturday, Jan 3 +Your SAT/);
});

test('the days beyond the first week are counted', () => {
  expect([7, 8, 28].map(opener)).toEqual([undefined, '1 more day', '21 more days']);
});
