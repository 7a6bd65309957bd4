import { describe, expect, it } from 'vitest';
import {
  byModule,
  countsOf,
  domainRows,
  examCounts,
  countShows,
  filterResponses,
  likelyShare,
  median,
  missesOf,
  outcomeOf,
  paceOf,
  readFilter,
  topicOptions,
  topicRows,
  type Response,
} from './result-view.ts';
import { countsSentence, missesSentence } from './result-words.ts';

const response = (number: number, changes: Partial<Response> = {}): Response => ({
  questionId: `q-${number}`,
  position: 0,
  number,
  topicId: 4,
  difficulty: 3,
  answer: 'A',
  correct: true,
  marked: false,
  pretest: false,
  timeSpentMs: 60_000,
  explained: true,
  ...changes,
});
const responses = [
  response(1),
  response(2, { correct: false, marked: true }),
  response(3, { correct: false, answer: null, topicId: 12, position: 2 }),
  response(4, { correct: false, answer: ' ', topicId: 12, position: 2, marked: true }),
];

describe('filters', () => {
  it('tells right, wrong and omitted apart; an emptied field is omitted', () => {
    expect(responses.map(outcomeOf)).toEqual(['right', 'wrong', 'omitted', 'omitted']);
  });
  it('combines what to show with a topic', () => {
    expect(filterResponses(responses, { show: 'omitted', topicId: 12 }).map(({ number }) => number)).toEqual([3, 4]);
    expect(filterResponses(responses, { show: 'marked', topicId: 4 }).map(({ number }) => number)).toEqual([2]);
    expect(countShows(responses, null)).toEqual({ all: 4, wrong: 1, omitted: 2, marked: 2 });
    expect(countShows(responses, 4)).toEqual({ all: 2, wrong: 1, omitted: 0, marked: 1 });
  });
  it('collects misses in order', () => {
    expect(missesOf(responses, null).map(({ number }) => number)).toEqual([2, 3, 4]);
    expect(missesOf(responses, 4)).toHaveLength(1);
  });
  it('reads an address and ignores what it does not know', () => {
    expect(readFilter(new URLSearchParams('topic=12&show=wrong'))).toEqual({ show: 'wrong', topicId: 12 });
    for (const bad of ['', 'topic=', 'topic=0', 'topic=30', 'topic=1.5', 'topic=x&show=some'])
      expect(readFilter(new URLSearchParams(bad))).toEqual({ show: 'all', topicId: null });
  });
  it('groups by module without empty ones', () => {
    expect(byModule(responses).map(({ position, responses: own }) => [position, own.length])).toEqual([
      [0, 2],
      [2, 2],
    ]);
  });
  it('lists topics with their misses', () => {
    expect(topicOptions(responses)).toEqual([
      { topicId: 4, name: 'Words in Context', missed: 1, questions: 2 },
      { topicId: 12, name: 'Linear Functions', missed: 2, questions: 2 },
    ]);
  });
});

describe('pace', () => {
  it('takes the middle', () => {
    expect(median([])).toBeNull();
    expect(median([3])).toBe(3);
    expect(median([10, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
  it('leaves out questions never opened and finds the longest', () => {
    const pace = paceOf([
      response(1, { timeSpentMs: 0 }),
      response(2, { timeSpentMs: 20_000 }),
      response(3, { timeSpentMs: 90_000, correct: false }),
      response(4, { timeSpentMs: 40_000 }),
    ]);
    expect(pace).toMatchObject({ medianMs: 40_000, rightMs: 30_000, missedMs: 90_000, longest: { number: 3 } });
    expect(paceOf([response(1, { timeSpentMs: 0 })])).toBeNull();
  });
});

describe('topics', () => {
  const topic = (topicId: number, correct: number, questions: number) => ({ topicId, correct, questions, accuracy: 0, strength: 'weak' as const });
  it('keeps a section, lowest accuracy first, and labels only what enough questions support', () => {
    const rows = topicRows([topic(4, 3, 5), topic(12, 1, 2), topic(1, 1, 5), topic(3, 15, 16), topic(99, 1, 2), topic(2, 0, 0)], 'reading-writing');
    expect(rows.map(({ topicId, accuracy, strength }) => [topicId, accuracy, strength])).toEqual([
      [1, 20, null],
      [4, 60, null],
      [3, 94, 'strong'],
    ]);
    expect(rows[0]).toMatchObject({ family: 'Information and Ideas', missed: 4 });
  });
  it('gives the Wilson interval', () => {
    expect(likelyShare(0, 0)).toEqual({ low: 0, high: 100 });
    // By hand for 5 of 10, z = 1: center 0.5, half √(0.025 + 0.0025)/1.1 = 0.15076.
    expect(likelyShare(5, 10).low).toBeCloseTo(34.924, 2);
    expect(likelyShare(5, 10).high).toBeCloseTo(65.076, 2);
    expect(likelyShare(0, 4).low).toBe(0);
    expect(likelyShare(4, 4).high).toBe(100);
    expect(likelyShare(4, 4).low).toBeCloseTo(80, 5);
  });
});

describe('counts', () => {
  const sections = [
    {
      section: 'math' as const,
      score: null,
      low: null,
      high: null,
      noScore: null,
      route: null,
      correct: 0,
      scored: 0,
      modules: [
        { position: 0, correct: 1, questions: 2, omitted: 0, timeSpentMs: 0, allowedMs: 0 },
        { position: 2, correct: 0, questions: 2, omitted: 2, timeSpentMs: 0, allowedMs: 0 },
      ],
    },
  ];

  it('right, wrong and omitted add up to all, and agree with the questions listed one by one', () => {
    const { right, wrong, omitted, all } = examCounts({ sections });
    expect(right + wrong + omitted).toBe(all);
    const listed = countShows(responses, null);
    expect({ wrong, omitted, all }).toEqual({ wrong: listed.wrong, omitted: listed.omitted, all: listed.all });
    expect(wrong + omitted).toBe(missesOf(responses, null).length);
    expect(right).toBe(listed.all - listed.wrong - listed.omitted);
    expect(countsSentence(examCounts({ sections }))).toBe('4 questions: 1 right, 1 wrong, 2 without an answer.');
    expect(missesSentence(countsOf(sections[0]?.modules ?? []), 3)).toBe('You missed 3 questions: 1 wrong and 2 without an answer.');
    expect(missesSentence(countsOf(sections[0]?.modules ?? []), 1)).toBe(
      'You missed 3 questions: 1 wrong and 2 without an answer. 1 of them is explained and can be practiced.',
    );
  });

  it('domains are the sums of their topics, fewest right first, and leave nothing out', () => {
    const topics = [
      { topicId: 11, correct: 4, questions: 5 },
      { topicId: 14, correct: 1, questions: 5 },
      { topicId: 17, correct: 1, questions: 4 },
      { topicId: 29, correct: 3, questions: 3 },
    ];
    const rows = domainRows(topics, 'math');
    expect(rows.map(({ name, correct, questions }) => [name, correct, questions])).toEqual([
      ['Advanced Math', 1, 4],
      ['Algebra', 5, 10],
      ['Geometry and Trigonometry', 3, 3],
    ]);
    expect(rows[1]?.topics.map(({ topicId }) => topicId)).toEqual([14, 11]);
  });
});
