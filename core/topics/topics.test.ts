import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { shippedTopicName, showTopics, topicById, topicColour, topicName, topics, type TopicChange } from './topics.ts';

afterEach(() => showTopics([]));

const changes: fc.Arbitrary<TopicChange[]> = fc.subarray(topics.map(({ id }) => id)).chain((ids) =>
  fc.tuple(
    ...ids.map((topicId) =>
      fc.record({
        topicId: fc.constant<number>(topicId),
        name: fc.option(fc.string({ minLength: 2 })),
        colour: fc.option(fc.constantFrom('blue', 'red', 'yellow', 'green')),
        position: fc.option(fc.integer({ min: 1, max: 29 })),
      }),
    ),
  ),
);

it('shows every topic once, as the changes say, and everything else as shipped', () => {
  const shipped = [...topics];
  fc.assert(
    fc.property(changes, (given) => {
      showTopics(given);
      expect(topics.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(shipped.map(({ id }) => id));
      for (const topic of shipped) {
        const change = given.find(({ topicId }) => topicId === topic.id);
        expect(topicName(topic.id)).toBe(change?.name ?? topic.name);
        expect(topicColour(topic.id)).toBe(change?.colour ?? topic.colour);
        expect(topicById(topic.id)).toMatchObject({ slug: topic.slug, section: topic.section, mainCategory: topic.mainCategory });
        expect(shippedTopicName(topic.id)).toBe(topic.name);
      }
      showTopics([]);
      expect(topics).toEqual(shipped);
    }),
  );
});

it('keeps the order of places', () => {
  showTopics([
    { topicId: 11, name: null, colour: null, position: 12 },
    { topicId: 12, name: null, colour: null, position: 11 },
  ]);
  expect(topics.slice(9, 13).map(({ id }) => id)).toEqual([10, 12, 11, 13]);
});
