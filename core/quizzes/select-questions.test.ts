import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { topics } from '../topics/topics.ts';
import { sectionBelief } from '../learning/abilities.ts';
import { quizGuide } from '../learning/quiz-guide.ts';
import { topicWorths } from '../learning/worth.ts';
import { interleave } from './interleave.ts';
import { fittingQuestions, selectQuestions } from './select-questions.ts';
import { anySpecification, levels, pool, specification } from './testing/specifications.ts';

/** From the bank of the tests, or another. */
function select({ bank = pool, ...change }: Partial<Parameters<typeof selectQuestions>[0]> & { readonly bank?: typeof pool } = {}) {
  const chosen = {
    specification: specification('math'),
    seen: new Map<string, number>(),
    notSeenSince: Infinity,
    guide: null,
    random: seededRandom(1),
    ...change,
  };
  return selectQuestions({ fitting: fittingQuestions(chosen.specification, bank), ...chosen });
}

describe('selecting questions', () => {
  it('gives as many as asked for, or all there are; each once, all of what was asked for', () => {
    fc.assert(
      fc.property(anySpecification, fc.integer(), fc.array(fc.nat(289), { maxLength: 290 }), (one, seed, seenIndexes) => {
        const seen = new Map(seenIndexes.map((index) => [pool[index]?.id ?? '', index + 1]));
        const chosen = select({ specification: one, random: seededRandom(seed), seen });
        const fitting = pool.filter(
          ({ topicId, difficulty, skillTags }) =>
            one.topics.includes(topicId) && one.levels.includes(difficulty) && (one.skills.length === 0 || one.skills.some((tag) => skillTags.includes(tag))),
        );
        expect(chosen).toHaveLength(Math.min(one.length, fitting.length));
        expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
        expect(chosen.every((question) => fitting.includes(question))).toBe(true);
        if (one.source === 'topics') expect(chosen.map(({ difficulty }) => difficulty)).toEqual(chosen.map(({ difficulty }) => difficulty).toSorted());
        // Nothing comes a second time while something new is left.
        const unseen = fitting.filter(({ id }) => !seen.has(id)).length;
        expect(chosen.filter(({ id }) => !seen.has(id))).toHaveLength(Math.min(one.length, unseen));
      }),
    );
  });
  it('never gives what was given since the moment named, and nothing else is lost to that', () => {
    fc.assert(
      fc.property(anySpecification, fc.integer(), fc.array(fc.nat(289), { maxLength: 290 }), fc.nat(290), (one, seed, seenIndexes, notSeenSince) => {
        const seen = new Map(seenIndexes.map((index) => [pool[index]?.id ?? '', index]));
        const rested = pool.filter(({ id }) => (seen.get(id) ?? -1) < notSeenSince);
        const chosen = select({ specification: one, random: seededRandom(seed), seen, notSeenSince });
        expect(chosen.filter((question) => !rested.includes(question))).toEqual([]);
        expect(chosen).toHaveLength(select({ specification: one, random: seededRandom(seed), bank: rested }).length);
      }),
    );
  });
  it('mixes a smart quiz so that neighbors differ in topic wherever they can', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(289), { minLength: 1, maxLength: 40 }), (indexes) => {
        const given = [...new Set(indexes)].flatMap((index) => pool[index] ?? []);
        const order = interleave(given);
        expect(order.map(({ id }) => id).toSorted()).toEqual(given.map(({ id }) => id).toSorted());
        const most = Math.max(...topics.map(({ id }) => given.filter(({ topicId }) => topicId === id).length));
        const repeats = order.filter(({ topicId }, index) => index > 0 && order[index - 1]?.topicId === topicId).length;
        // With m questions of one topic and r others, at least m − r − 1 must follow their own topic.
        expect(repeats).toBe(Math.max(0, most - (given.length - most) - 1));
      }),
    );
  });
  it('is the same for the same seed and another for another', () => {
    expect(select()).toEqual(select());
    expect(select({ random: seededRandom(2) })).not.toEqual(select());
  });
  it('spreads over topics and archetypes', () => {
    const algebra = select({ specification: specification('algebra') });
    for (const topicId of specification('algebra').topics) expect(algebra.filter((one) => one.topicId === topicId)).toHaveLength(2);
    expect(new Set(select({ specification: specification('circles', { length: 4 }) }).map(({ archetype }) => archetype)).size).toBe(4);
  });
  it('repeats what was seen longest ago when nothing new is left', () => {
    const circles = pool.filter(({ topicId }) => topicId === 29);
    const seen = new Map(circles.map(({ id }, index) => [id, 1000 - index]));
    const chosen = select({ specification: specification('circles', { length: 3 }), seen });
    expect(chosen.map(({ id }) => id).toSorted()).toEqual(['q-29-7', 'q-29-8', 'q-29-9']);
  });
  it('a smart quiz gives most of its questions to the three topics worth most, at levels that teach', () => {
    const evidence = topics.flatMap(({ id }) =>
      levels.map((difficulty) => {
        const isWeak = id === 16 || id === 17 || id === 12;
        return { topicId: id, difficulty, isSpr: false, right: isWeak ? 1 : 9, wrong: isWeak ? 5 : 1, questions: 10, asOf: 0 };
      }),
    );
    const beliefs = { 'reading-writing': sectionBelief('reading-writing', evidence, 0), math: sectionBelief('math', evidence, 0) };
    const worths = topicWorths(beliefs, { paceMs: { 'reading-writing': null, math: null }, spentMs: new Map() });
    const guide = quizGuide(
      beliefs,
      worths,
      topics.map(({ id }) => id),
    );
    expect(topics.reduce((sum, { id }) => sum + guide.share(id), 0)).toBeCloseTo(1);
    const first = worths.slice(0, 3).map(({ topicId }) => topicId);
    const chosen = select({ specification: specification('smart', { length: 20 }), guide });
    expect(chosen.filter(({ topicId }) => first.includes(topicId)).length).toBeGreaterThanOrEqual(12);
    expect(chosen.length).toBe(20);
    // Where a topic has questions that teach, those come first.
    for (const one of chosen)
      expect(guide.misfit(one)).toBeLessThanOrEqual(Math.max(...pool.filter(({ topicId }) => topicId === one.topicId).map((other) => guide.misfit(other))));
    // A question that answers have shown to be hopeless does not teach, whatever its level says.
    const [taught] = chosen;
    if (taught) expect(guide.misfit({ ...taught, parameters: { b: 3.9 } })).toBeGreaterThan(guide.misfit(taught));
    const few = select({ specification: specification('smart', { length: 5 }), guide });
    expect(few.reduce((sum, one) => sum + guide.misfit(one), 0) / 5).toBeLessThan(0.15);
  });
});
