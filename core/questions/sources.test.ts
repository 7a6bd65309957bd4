import { expect, test } from 'vitest';
import { shownSources } from './sources.ts';

test('of many sources the two with editors are shown, in their order', () => {
  const references = [
    'A reader’s review (hist535.blogspot.com)',
    'Popcorn (scribd.com)',
    'Finding X (pnas.org)',
    'A town (example.org)',
    'News (today.duke.edu)',
  ];
  expect(shownSources(references)).toEqual(['Finding X (pnas.org)', 'News (today.duke.edu)']);
});

test('what only copies others is named where there is nothing else, and then once', () => {
  expect(shownSources(['One (a.blogspot.com)', 'Two (scribd.com)'])).toEqual(['One (a.blogspot.com)']);
  expect(shownSources(['One (a.blogspot.com)', 'Two (rolandjackson.co.uk)'])).toEqual(['Two (rolandjackson.co.uk)']);
  expect(shownSources([])).toEqual([]);
});
