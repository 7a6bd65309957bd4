/** Ids, key positions and seeds of shipped content cannot be derived from anything an outsider could know. */
import { describe, expect, it } from 'vitest';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { shippedContent } from '../shipped-content.ts';
import { choiceOrders } from './to-question.ts';

const { questions: shipped, exams } = shippedContent();
const questions = shipped.map(({ question }) => question);
const modules = exams.flatMap((exam) => exam.modules.map(({ id }) => id));

/** Content whose ids, seeds or modules could be computed. */
const guessable = (some: readonly Question[]) =>
  some.filter(({ id, provenance }) => !/^q-[0-9a-v]{16}$/.test(id) || (provenance.kind === 'generated' && provenance.seed < 100_000)).map(({ id }) => id);

describe('the id of a question', () => {
  it('is random, and so is the seed of generated ones', () => {
    expect(questions.length).toBeGreaterThan(500);
    expect(guessable(questions)).toEqual([]);
  });
  it('is unique', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questionSchema.options.map(({ shape }) => shape.id.safeParse('q-0123456789abcdef').success)).toEqual([true, true]);
  });
  it('would be noticed if it were made of what it asks', () => {
    const [one] = questions;
    expect(one && guessable([{ ...one, id: 'wic-901' }])).toEqual(['wic-901']);
  });
});

it('the id of a module is random', () => {
  expect(modules.filter((id) => !/^m-[0-9a-v]{16}$/.test(id))).toEqual([]);
  expect(new Set(modules).size).toBe(modules.length);
});

describe('the order of choices', () => {
  const written = questions.filter(({ provenance, format }) => provenance.kind !== 'generated' && provenance.kind !== 'drawn' && format === 'choice');

  it('is stored for every written question, has each option once, and is the one that is shipped', () => {
    expect(written.length).toBeGreaterThan(150);
    for (const { id, solution } of written) {
      const order = choiceOrders[id] ?? '';
      expect([...order].toSorted().join(''), id).toBe('0123');
      expect('key' in solution && solution.key, id).toBe('ABCD'.charAt(order.indexOf('0')));
    }
  });
  it('puts the key at every place about equally often', () => {
    const places = [0, 0, 0, 0];
    for (const { id } of written) {
      const place = (choiceOrders[id] ?? '').indexOf('0');
      places[place] = (places[place] ?? 0) + 1;
    }
    // A fair draw leaves a place with less than 15 % of 186 keys once in a thousand times.
    for (const count of places) expect(count / written.length).toBeGreaterThan(0.15);
  });
});
