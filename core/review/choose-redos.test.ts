import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PracticeQuestion } from '../quizzes/select-questions.ts';
import { seededRandom } from '../random.ts';
import { topics, type TopicId } from '../topics/topics.ts';
import { chooseRedos, lacksDraw, type DueError } from './choose-redos.ts';

const day = 24 * 3600_000;
const now = 100 * day;
const question = (id: string, change: Partial<PracticeQuestion> = {}): PracticeQuestion => ({
  id,
  version: 1,
  topicId: 14,
  difficulty: 3,
  format: 'choice',
  archetype: 'SYS-a',
  skillTags: ['systems'],
  misconceptions: [],
  ...change,
});
const missed = (questionId: string, change: Partial<DueError> = {}): DueError => ({
  questionId,
  topicId: 14,
  archetype: 'SYS-a',
  difficulty: 3,
  seenAt: now - day,
  ...change,
});
const reading = { topicId: 2, archetype: 'INF-b' } as const;
const choose = (due: readonly DueError[], pool: readonly PracticeQuestion[], seen: Readonly<Record<string, number>> = {}, length = 10) =>
  chooseRedos({ due, pool, seen: new Map(Object.entries(seen)), now, random: seededRandom(5) }, length);
const ids = ({ redos }: ReturnType<typeof chooseRedos>) => redos.map(({ question }) => question.id);

describe('the redo of a mistake', () => {
  it('in Math is a new question of the same archetype and level, even if the same one could be asked again', () => {
    const pool = [question('q-same'), question('q-other', { difficulty: 5 }), question('q-twin'), question('q-elsewhere', { archetype: 'SYS-b' })];
    expect(ids(choose([missed('q-same', { seenAt: 0 })], pool))).toEqual(['q-twin']);
    expect(ids(choose([missed('q-same')], pool, { 'q-twin': now - 2 * day }))).toEqual(['q-other']);
  });

  it('in Reading and Writing is the same question after a week, another one of the archetype before', () => {
    const pool = [question('q-same', reading), question('q-twin', reading)];
    expect(ids(choose([missed('q-same', { ...reading, seenAt: now - 7 * day })], pool))).toEqual(['q-same']);
    expect(ids(choose([missed('q-same', { ...reading, seenAt: now - 7 * day + 1 })], pool))).toEqual(['q-twin']);
  });

  it('waits where nothing fits, until the same question may come again', () => {
    const chosen = choose([missed('q-same', reading)], [question('q-same', reading)]);
    expect(chosen).toEqual({ redos: [], waiting: [{ questionId: 'q-same', until: now + 6 * day }] });
  });

  it('asks no question twice, no Math question again, none that is not in the bank, and no more than it may', () => {
    const topicId = fc.constantFrom<TopicId>(...topics.map(({ id }) => id).filter((id) => id % 7 === 0));
    const archetype = fc.constantFrom('AAA-a', 'AAA-b');
    const difficulty = fc.constantFrom(1 as const, 3 as const, 5 as const);
    const id = fc.integer({ min: 0, max: 12 }).map((number) => `q-${number}`);
    const pool = fc.uniqueArray(fc.record({ id, topicId, archetype, difficulty }), { selector: (one) => one.id, maxLength: 12 });
    const due = fc.uniqueArray(fc.record({ questionId: id, topicId, archetype, difficulty, seenAt: fc.integer({ min: 0, max: now }) }), {
      selector: ({ questionId }) => questionId,
      maxLength: 12,
    });
    fc.assert(
      fc.property(pool, due, fc.integer({ min: 1, max: 8 }), (offered, errors, length) => {
        const chosen = choose(
          errors,
          offered.map((one) => question(one.id, one)),
          {},
          length,
        );
        const given = ids(chosen);
        expect(new Set(given).size).toBe(given.length);
        expect(given.length).toBeLessThanOrEqual(length);
        expect(given.every((one) => offered.some((other) => other.id === one))).toBe(true);
        for (const { redoOf, question: redo } of chosen.redos) {
          const error = errors.find(({ questionId }) => questionId === redoOf);
          if (redo.id === redoOf) expect(error?.topicId).toBeLessThanOrEqual(10);
        }
        for (const { until } of chosen.waiting) expect(until).toBeGreaterThan(now);
      }),
    );
  });

  it('says when a question has to be drawn', () => {
    expect(lacksDraw(missed('q-same'), [question('q-same'), question('q-five', { difficulty: 5 })], new Map())).toBe(true);
    expect(lacksDraw(missed('q-same'), [question('q-twin')], new Map())).toBe(false);
    expect(lacksDraw(missed('q-same'), [question('q-twin')], new Map([['q-twin', 1]]))).toBe(true);
    expect(lacksDraw(missed('q-same', reading), [], new Map())).toBe(false);
  });
});
