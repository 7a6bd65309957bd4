import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ranks } from './ranks.tsx';

const textOf = (position: number, percentile: number) => {
  const rank = { position, percentile, total: 1200 };
  const ranks = <Ranks rankings={{ isRanked: true, questions: rank, accuracy: { position: 0, percentile: 0, total: 0 } }} newest={null} />;
  return renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{ranks}</QueryClientProvider>).replace(/<[^>]*>/g, ' ');
};

test('a rank says how many are behind, unless nobody is', () => {
  expect(textOf(300, 75)).toContain('300 of 1,200: ahead of 75% of the other students here.');
  expect(textOf(2, 100)).toContain('2 of 1,200: ahead of 99% of the other students here.');
  expect(textOf(1, 100)).toContain('1 of 1,200: no one here is ahead of you.');
  expect(textOf(1200, 0)).toContain('1,200 of 1,200 students here.');
  expect(textOf(1200, 0)).not.toContain('ahead of');
});
