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

test('an encyclopedia that anybody edits stands behind those with editors, and before others', () => {
  expect(shownSources(['A grave (wikipedia.org)', 'A town (example.org)', 'The paper (cambridge.org)'])).toEqual([
    'The paper (cambridge.org)',
    'A grave (wikipedia.org)',
  ]);
});

test('a blog is named where there is nothing else, and then once', () => {
  expect(shownSources(['One (a.blogspot.com)', 'Two (b.wordpress.com)'])).toEqual(['One (a.blogspot.com)']);
  expect(shownSources(['One (a.blogspot.com)', 'Two (rolandjackson.co.uk)'])).toEqual(['Two (rolandjackson.co.uk)']);
  expect(shownSources([])).toEqual([]);
});

test('a site that only copies others is never the authority, whom it copies is', () => {
  const copy = 'Reversal of the Parity Conservation Law (NIST, 2001, via csrc.nist.rip)';
  expect(shownSources(['Reversal (copy on csrc.nist.rip)', 'Wu (copy on encyclopediahub.com)'])).toEqual([]);
  expect(shownSources(['Wu (copy on encyclopediahub.com)', 'A town (example.org)', copy])).toEqual([copy, 'A town (example.org)']);
});
