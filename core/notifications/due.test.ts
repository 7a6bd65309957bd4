import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../learning/study-settings.ts';
import { messagesToSend, type NotificationFacts, type SentBefore } from './due.ts';
import { notificationKinds, type NotificationKind } from './kinds.ts';

const today = '2026-11-20';
const quiet: NotificationFacts = {
  reviewsDue: 0,
  plannedMinutes: 0,
  studiedMinutes: 0,
  examDate: null,
  examUnfinished: false,
  lateResult: false,
  paymentFailed: false,
  week: { answers: 0, correct: 0, minutes: 0, exams: 0 },
  lastActive: today,
};
const day = fc.integer({ min: -30, max: 3 }).map((days) => addDays(today, days));
const facts = fc.record({
  reviewsDue: fc.nat(5),
  plannedMinutes: fc.constantFrom(0, 30),
  studiedMinutes: fc.constantFrom(0, 12),
  examDate: fc.option(day),
  examUnfinished: fc.boolean(),
  lateResult: fc.boolean(),
  paymentFailed: fc.boolean(),
  week: fc.record({ answers: fc.nat(40), correct: fc.nat(40), minutes: fc.nat(300), exams: fc.nat(2) }),
  lastActive: fc.option(day),
});
const wanted = fc.subarray([...notificationKinds]);
const past = fc.dictionary(
  fc.constantFrom(...notificationKinds),
  fc.integer({ min: 1, max: 20 }).map((days) => addDays(today, -days)),
  { noNullPrototype: true },
);
const on = { today, severalADay: false };
/** What is sent on one way, where it is the only one. */
const kindsToSend = (kinds: readonly NotificationKind[], facts: NotificationFacts, before: SentBefore, options: typeof on) =>
  messagesToSend([{ channel: 'push', wanted: kinds, before }], facts, options).map(({ kind }) => kind);
const tell = (change: Partial<NotificationFacts>, lastOf: Partial<Record<NotificationKind, string>> = {}, options = on) =>
  kindsToSend(notificationKinds, { ...quiet, ...change }, { lastOf }, options);

describe('whatever is due', () => {
  test('nothing is sent that is switched off, and never more than one a day unless asked', () => {
    fc.assert(
      fc.property(wanted, facts, past, fc.boolean(), (kinds, now, lastOf, severalADay) => {
        const sent = kindsToSend(kinds, now, { lastOf }, { today, severalADay });
        for (const kind of sent) expect(kinds).toContain(kind);
        if (!severalADay) expect(sent.length).toBeLessThanOrEqual(1);
        expect(new Set(sent).size).toBe(sent.length);
      }),
    );
  });

  test('a second look on the same day sends nothing new', () => {
    fc.assert(
      fc.property(wanted, facts, past, fc.boolean(), (kinds, now, lastOf, severalADay) => {
        const sent = kindsToSend(kinds, now, { lastOf }, { today, severalADay });
        const after = { ...lastOf, ...Object.fromEntries(sent.map((kind) => [kind, today])) };
        expect(kindsToSend(kinds, now, { lastOf: after }, { today, severalADay })).toEqual([]);
      }),
    );
  });

  test('the one that is sent is the most important of those that several a day would bring', () => {
    fc.assert(
      fc.property(wanted, facts, past, (kinds, now, lastOf) => {
        const all = kindsToSend(kinds, now, { lastOf }, { today, severalADay: true });
        expect(kindsToSend(kinds, now, { lastOf }, on)).toEqual(all.slice(0, 1));
      }),
    );
  });

  test('whoever chose both ways hears of one thing a day, on the ways chosen for it, and of nothing after that', () => {
    fc.assert(
      fc.property(wanted, wanted, facts, past, past, (push, email, now, pushed, mailed) => {
        const ways = (first: typeof pushed, second: typeof mailed) => [
          { channel: 'push' as const, wanted: push, before: { lastOf: first } },
          { channel: 'email' as const, wanted: email, before: { lastOf: second } },
        ];
        const sent = messagesToSend(ways(pushed, mailed), now, on);
        expect(new Set(sent.map(({ kind }) => kind)).size).toBeLessThanOrEqual(1);
        for (const { channel, kind } of sent) expect(channel === 'push' ? push : email).toContain(kind);
        const [one] = sent;
        if (one) expect(messagesToSend(ways({ ...pushed, [one.kind]: today }, mailed), now, on)).toEqual([]);
      }),
    );
    const sunday = { today: '2026-11-22', severalADay: false };
    const week = { answers: 40, correct: 30, minutes: 50, exams: 0 };
    const both = [
      { channel: 'push' as const, wanted: ['reviews-due', 'exam-tomorrow'] as const, before: { lastOf: {} } },
      { channel: 'email' as const, wanted: ['weekly-summary', 'exam-tomorrow'] as const, before: { lastOf: {} } },
    ];
    expect(messagesToSend(both, { ...quiet, week, reviewsDue: 3 }, sunday)).toEqual([{ channel: 'email', kind: 'weekly-summary' }]);
    expect(messagesToSend(both, { ...quiet, week, reviewsDue: 3, examDate: '2026-11-23' }, sunday)).toEqual([
      { channel: 'push', kind: 'exam-tomorrow' },
      { channel: 'email', kind: 'exam-tomorrow' },
    ]);
  });

  test('on days with nothing to say nothing is said', () => {
    expect(tell({})).toEqual([]);
  });
});

test.each<[string, Partial<NotificationFacts>, NotificationKind]>([
  ['the day before the exam', { examDate: '2026-11-21', reviewsDue: 4 }, 'exam-tomorrow'],
  ['a failed payment before anything else', { paymentFailed: true, examDate: '2026-11-21' }, 'payment-trouble'],
  ['the result of an exam that was finished offline', { lateResult: true, examUnfinished: true }, 'late-result'],
  ['an exam that was left', { examUnfinished: true, plannedMinutes: 30 }, 'exam-unfinished'],
  ['mistakes that are due', { reviewsDue: 1, plannedMinutes: 30 }, 'reviews-due'],
  ['a day with time set aside', { plannedMinutes: 30 }, 'plan-today'],
])('%s', (_, change, kind) => {
  expect(tell(change)).toEqual([kind]);
});

test('who has studied today is not told to; the exam day itself and days before the last are quiet', () => {
  expect(tell({ plannedMinutes: 30, studiedMinutes: 5 })).toEqual([]);
  expect(tell({ examDate: today })).toEqual([]);
  // Nor the day before it, which the plan keeps free, for whoever wants no word about that day.
  expect(tell({ examDate: addDays(today, 1) })).toEqual(['exam-tomorrow']);
  const busy = { ...quiet, reviewsDue: 3, plannedMinutes: 30, examUnfinished: true };
  const daily = ['reviews-due', 'plan-today', 'exam-unfinished'] as const;
  expect(kindsToSend(daily, { ...busy, examDate: addDays(today, 1) }, { lastOf: {} }, { today, severalADay: true })).toEqual([]);
  expect(kindsToSend(daily, { ...busy, examDate: addDays(today, 2) }, { lastOf: {} }, { today, severalADay: true })).toHaveLength(3);
  expect(tell({ examDate: today, plannedMinutes: 30, reviewsDue: 4, examUnfinished: true }, {}, { today, severalADay: true })).toEqual([]);
  expect(tell({ examDate: today, paymentFailed: true, plannedMinutes: 30 })).toEqual(['payment-trouble']);
  expect(tell({ examDate: '2026-11-19', plannedMinutes: 30 })).toEqual(['plan-today']);
  expect(tell({ examDate: '2026-11-22' })).toEqual([]);
});

test('the week is told on Sundays, to those who did something', () => {
  const week = { answers: 40, correct: 30, minutes: 50, exams: 0 };
  expect(tell({ week })).toEqual([]);
  expect(tell({ week }, {}, { today: '2026-11-22', severalADay: false })).toEqual(['weekly-summary']);
  expect(tell({}, {}, { today: '2026-11-22', severalADay: false })).toEqual([]);
});

test('an unfinished exam is mentioned every third day, and somebody who is away hears of reviews once a week', () => {
  const days = (change: Partial<NotificationFacts>, kind: NotificationKind) => {
    const told: number[] = [];
    let last: string | undefined;
    for (let ahead = 0; ahead < 15; ahead++) {
      const now = addDays('2026-11-23', ahead);
      if (tell(change, last === undefined ? {} : { [kind]: last }, { today: now, severalADay: false }).includes(kind)) {
        told.push(ahead);
        last = now;
      }
    }
    return told;
  };
  expect(days({ examUnfinished: true }, 'exam-unfinished')).toEqual([0, 3, 6, 9, 12]);
  expect(days({ lateResult: true }, 'late-result').slice(0, 2)).toEqual([0, 2]);
  expect(days({ reviewsDue: 3, lastActive: '2026-10-01' }, 'reviews-due')).toEqual([0, 7, 14]);
  expect(days({ reviewsDue: 3, lastActive: null }, 'reviews-due')).toEqual([0, 7, 14]);
});
