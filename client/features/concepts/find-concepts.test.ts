import { expect, test } from 'vitest';
import { findConcepts } from './find-concepts.ts';

const concepts = [
  { topicId: 13, title: 'Slide a line', idea: 'Moving a line never changes its slope.', signal: 'Shifted.' },
  { topicId: 12, title: 'Slope is change over change', idea: '\\(m\\) is a rate.', signal: 'Two points.' },
  { topicId: 8, title: 'Even so', idea: 'It’s a surprise.', signal: 'A blank.' },
];
const titles = (q: string) => findConcepts(concepts, q).map(({ title }) => title);

test('words in the title come before words in the text', () => expect(titles('SLOPE')).toEqual(['Slope is change over change', 'Slide a line']));
test('every word must be there, in any order', () => expect(titles('line moving')).toEqual(['Slide a line']));
test('the name of the topic counts', () => expect(titles('transitions')).toEqual(['Even so']));
test('either apostrophe will do', () => expect(titles("it's")).toEqual(['Even so']));
test('nothing found is an empty list', () => expect(titles('hexagon')).toEqual([]));
