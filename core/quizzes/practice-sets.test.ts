import { describe, expect, it } from 'vitest';
import type { TopicId } from '../topics/topics.ts';
import { filledPracticeSets, placeOf, practiceSets } from './practice-sets.ts';
import { pool, specification } from './testing/specifications.ts';

/** So many questions of each topic. */
const poolOf = (sizes: readonly (readonly [TopicId, number])[]) =>
  sizes.flatMap(([topicId, size]) => pool.filter((question) => question.topicId === topicId).slice(0, size));

describe('practice sets', () => {
  it('have keys of their own, and topics', () => {
    expect(new Set(practiceSets.map(({ slug }) => slug)).size).toBe(practiceSets.length);
    expect(specification('algebra').topics).toEqual([11, 12, 13, 14, 15]);
    expect(specification('circles').topics).toEqual([29]);
  });
  it.each([
    [specification('smart'), { kind: 'smart', section: null, category: null }],
    [specification('math'), { kind: 'section', section: 'math', category: null }],
    [specification('algebra'), { kind: 'category', section: 'math', category: 'algebra' }],
    [specification('circles'), { kind: 'topic', section: 'math', category: 'geometry-trigonometry' }],
    [specification('circles', { topics: [1, 29] }), { kind: 'section', section: null, category: null }],
  ])('stand where their topics are (%#)', (asked, place) => expect(placeOf(asked)).toEqual(place));
  it('count only what they ask for', () => {
    const [set] = filledPracticeSets([{ slug: 'odd', name: 'Odd', specification: specification('circles', { skills: ['odd'], levels: [2] }) }], pool);
    expect(set?.size).toBe(1);
  });
  it('are offered only where they have questions', () => {
    const filled = filledPracticeSets(
      practiceSets,
      poolOf([
        [29, 4],
        [28, 1],
      ]),
    );
    expect(filled.map(({ slug, size }) => [slug, size])).toEqual([
      ['smart', 5],
      ['math', 5],
      ['geometry-trigonometry', 5],
      ['right-triangles-trigonometry', 1],
      ['circles', 4],
    ]);
  });
  it('leave out a category that has questions of one topic only', () => {
    const filled = filledPracticeSets(
      practiceSets,
      poolOf([
        [4, 6],
        [9, 6],
        [10, 6],
      ]),
    );
    expect(filled.map(({ slug, size }) => [slug, size])).toEqual([
      ['smart', 18],
      ['reading-writing', 18],
      ['standard-english-conventions', 12],
      ['words-in-context', 6],
      ['boundaries', 6],
      ['form-structure-sense', 6],
    ]);
  });
});
