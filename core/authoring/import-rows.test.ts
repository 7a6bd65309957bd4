import { expect, test } from 'vitest';
import { topics, type TopicId } from '../topics/topics.ts';
import { guessField, questionFromRow } from './import-rows.ts';

const prefixes = Object.fromEntries(topics.map(({ id }) => [id, 'QQ'])) as Record<TopicId, string>;
const topicOf = (topic: string) => {
  const read = questionFromRow({ question: 'What is 7 + 8?', answer: '15', topic }, 1, 'q-0123456789abcdef', {
    topicId: 11,
    file: 'f.csv',
    rights: 'Our own',
    prefixes,
  });
  return Array.isArray(read) ? read.map(({ field }) => field) : read.topicId;
};

test.each([
  ['', 11],
  ['20', 20],
  ['Percentages', 20],
  ['percentages', 20],
  ['Math/Algebra/Linear Functions', 12],
  ['math.algebra.linear-functions', 12],
  ['central-ideas-and-details', 1],
  ['systems-of-two-linear-equations-in-two-variables', 14],
])('a row names its topic as %j, as present and earlier versions write it', (topic, id) => expect(topicOf(topic)).toBe(id));

test('a topic that does not exist is refused, not guessed', () => expect(topicOf('Alchemy')).toEqual(['topic']));

test.each(['subcategory', 'subcategoryId', 'subCategory', 'topic_id'])('the column %s holds the topic', (column) => expect(guessField(column)).toBe('topic'));
