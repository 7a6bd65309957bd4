import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topics } from '../topics/topics.ts';
import { chanceOfTarget, expectedGain } from './growth.ts';
import { planCalendar } from './plan-calendar.ts';
import { examGapDays, fitsExam, minutesForExam, studyPlan, type PlanFacts, type PlannedSession } from './plan.ts';
import { addDays, dayAt, daysBetween, studySettingsSchema, usualMinutes, weekdayOf } from './study-settings.ts';

const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
const anyFacts = fc
  .record({
    today: anyDay,
    inDays: fc.option(fc.integer({ min: -5, max: 200 }), { nil: null }),
    minutes: fc.array(fc.constantFrom(0, 10, 15, 30, 35, 45, 60, 90, 150, 240), { minLength: 7, maxLength: 7 }),
    doneToday: fc.nat(200),
    lastExam: fc.option(fc.nat(60), { nil: null }),
    nextModule: fc.constantFrom(null, null, 1, 2, 3, 4),
    hasRedos: fc.boolean(),
    worths: fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { maxLength: 29 }),
  })
  .map(
    ({ today, inDays, minutes, doneToday, lastExam, nextModule, hasRedos, worths }): PlanFacts => ({
      today,
      settings: { examDate: inDays === null ? null : addDays(today, inDays), minutes },
      doneToday,
      lastExamDay: lastExam === null ? null : addDays(today, -lastExam),
      nextModule,
      hasRedos,
      topics: worths.map((worth, index) => ({ topicId: topics[index]?.id ?? 1, worth })),
    }),
  );
const on = (plan: readonly PlannedSession[], day: string) => plan.filter((session) => session.day === day).reduce((sum, { minutes }) => sum + minutes, 0);
/** Full exams as [first day, last day]. */
function examsOf(plan: readonly PlannedSession[]): [string, string][] {
  const exams: [string, string][] = [];
  for (const { day, modules } of plan.filter(({ kind }) => kind === 'exam')) {
    if (modules.includes(1)) exams.push([day, day]);
    else {
      const open = exams.at(-1);
      if (open) open[1] = day;
    }
  }
  return exams;
}

describe('the study plan', () => {
  it('never takes more minutes of a day than it has, and only days from today to the day before the exam', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const plan = studyPlan(facts);
        for (const day of new Set(plan.map((session) => session.day))) {
          const whole = facts.settings.minutes[weekdayOf(day)] ?? 0;
          expect(on(plan, day)).toBeLessThanOrEqual(Math.max(0, whole - (day === facts.today ? facts.doneToday : 0)));
          expect(day >= facts.today).toBe(true);
          if (facts.settings.examDate !== null) expect(day < facts.settings.examDate).toBe(true);
        }
        expect(plan.every(({ minutes, kind }) => (kind === 'rest' ? minutes === 0 : minutes > 0))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('uses every day’s time as long as there is something to practice', () => {
    fc.assert(
      fc.property(
        anyFacts.filter(({ topics: own }) => own.length > 0),
        (facts) => {
          const plan = studyPlan(facts);
          for (const day of new Set(plan.filter(({ kind }) => kind !== 'rest').map((session) => session.day))) {
            const whole = facts.settings.minutes[weekdayOf(day)] ?? 0;
            expect(on(plan, day)).toBeGreaterThan(whole - (day === facts.today ? facts.doneToday : 0) - 5);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('puts whole exams, their modules in order, at least six days apart and from the last one', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const plan = studyPlan({ ...facts, nextModule: null });
        const parts = plan.filter(({ kind }) => kind === 'exam').flatMap(({ modules }) => modules);
        expect(parts).toEqual(Array.from({ length: parts.length / 4 }, () => [1, 2, 3, 4]).flat());
        let previous = facts.lastExamDay;
        for (const [first, last] of examsOf(plan)) {
          if (previous !== null) expect(daysBetween(previous, first)).toBeGreaterThanOrEqual(examGapDays);
          previous = last;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('goes on with an exam that was begun at its next module, and has the next one six days later', () => {
    fc.assert(
      fc.property(
        anyFacts.filter(({ nextModule }) => nextModule !== null),
        (facts) => {
          const parts = studyPlan(facts)
            .filter(({ kind }) => kind === 'exam')
            .flatMap(({ day, modules }) => modules.map((module) => ({ day, module })));
          const rest = parts.slice(0, 5 - (facts.nextModule ?? 1));
          const isFinished = rest[0]?.module === facts.nextModule;
          if (!isFinished) return;
          expect(rest.map(({ module }) => module)).toEqual([1, 2, 3, 4].slice((facts.nextModule ?? 1) - 1));
          const next = parts[rest.length];
          if (next) expect(daysBetween(rest.at(-1)?.day ?? '', next.day)).toBeGreaterThanOrEqual(examGapDays);
        },
      ),
      { numRuns: 300 },
    );
    const minutes = [35, 35, 35, 35, 35, 35, 35];
    const plan = (change: Partial<PlanFacts>) =>
      studyPlan({ ...facts, settings: { examDate: '2027-03-13', minutes }, ...change }).flatMap(({ day, modules }) => modules.map((module) => [day, module]));
    expect(plan({}).slice(0, 4)).toEqual([1, 2, 3, 4].map((module) => [addDays(facts.today, module - 1), module]));
    // The first module was taken today, and the next day comes.
    expect(plan({ nextModule: 2, doneToday: 32 }).slice(0, 3)).toEqual([2, 3, 4].map((module) => [addDays(facts.today, module - 1), module]));
    expect(plan({ nextModule: 2, today: addDays(facts.today, 1) }).slice(0, 3)).toEqual([2, 3, 4].map((module) => [addDays(facts.today, module - 1), module]));
  });

  it('is the same for the same facts', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(studyPlan(facts)).toEqual(studyPlan(structuredClone(facts)));
      }),
      { numRuns: 50 },
    );
  });

  const facts: PlanFacts = {
    today: '2027-01-04',
    settings: { examDate: '2027-03-13', minutes: [30, 30, 30, 30, 30, 150, 60] },
    doneToday: 0,
    lastExamDay: null,
    nextModule: null,
    hasRedos: true,
    topics: topics.slice(10, 16).map(({ id }, index) => ({ topicId: id, worth: 6 - index })),
  };

  it('rests on the day before the exam, and has exams on the long days of the last weeks', () => {
    const plan = studyPlan(facts);
    expect(plan.at(-1)).toMatchObject({ day: '2027-03-12', kind: 'rest' });
    const exams = examsOf(plan);
    expect(exams.slice(-3)).toEqual([
      ['2027-02-20', '2027-02-20'],
      ['2027-02-27', '2027-02-27'],
      ['2027-03-06', '2027-03-06'],
    ]);
  });

  it('adds nothing to later days for a day that was missed', () => {
    const missed = studyPlan({ ...facts, today: addDays(facts.today, 1) });
    for (const { day } of missed) expect(on(missed, day)).toBeLessThanOrEqual(facts.settings.minutes[weekdayOf(day)] ?? 0);
    expect(examsOf(missed).slice(-3)).toEqual(examsOf(studyPlan(facts)).slice(-3));
  });

  it('gives most time to the topics that are worth most', () => {
    const plan = studyPlan(facts);
    const times = (topicId: number) => plan.filter(({ topicIds }) => topicIds.some((id) => id === topicId)).length;
    expect(times(11)).toBeGreaterThan(times(16) * 2);
  });
});

describe('days', () => {
  it('are those of the student’s time zone', () => {
    const midnight = Date.parse('2027-03-13T02:00:00Z');
    expect(dayAt(midnight, 'America/Los_Angeles')).toBe('2027-03-12');
    expect(dayAt(midnight, 'Asia/Tokyo')).toBe('2027-03-13');
    expect(weekdayOf('2027-03-13')).toBe(5);
    expect(studySettingsSchema.safeParse({ examDate: null, targetScore: null, minutes: [0, 0, 0, 0, 0, 0, 0], timeZone: 'UTC' }).success).toBe(true);
  });
});

describe('growth', () => {
  it('goes through the published gains and rises more slowly with every hour', () => {
    expect(expectedGain(0)).toBe(0);
    expect(expectedGain(7)).toBeCloseTo(30, 0);
    expect(expectedGain(21)).toBeCloseTo(55, 0);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (h) => {
        expect(expectedGain(h + 1) - expectedGain(h)).toBeGreaterThan(expectedGain(h + 2) - expectedGain(h + 1));
      }),
    );
  });
  it('makes a target less likely the higher it is, and more likely the more one practices', () => {
    const now = { score: 1200, low: 1140, high: 1260 };
    expect(chanceOfTarget(now, 1205, 0)).toBeCloseTo(0.5, 1);
    expect(chanceOfTarget(now, 1300, 10)).toBeGreaterThan(chanceOfTarget(now, 1400, 10));
    expect(chanceOfTarget(now, 1300, 40)).toBeGreaterThan(chanceOfTarget(now, 1300, 10));
  });
});

describe('the chance of a target', () => {
  it('does not grow surer where the end of the scale cuts the range off', () => {
    const chance = (high: number) => chanceOfTarget({ score: 1560, low: 1500, high }, 1600, 10);
    expect(chance(1600)).toBe(chance(1620));
  });
});

describe('the calendar file', () => {
  it('has an event for each session, in lines that every calendar reads', () => {
    const sessions: PlannedSession[] = [
      { day: '2027-02-28', kind: 'exam', minutes: 144, topicIds: [], modules: [1, 2, 3, 4] },
      { day: '2027-03-01', kind: 'quiz', minutes: 30, topicIds: [19, 24, 28], modules: [] },
      { day: '2027-03-12', kind: 'rest', minutes: 0, topicIds: [], modules: [] },
    ];
    const { text } = planCalendar(sessions, '2027-03-13', { made: Date.parse('2027-02-27T10:00:00Z'), today: '2027-02-27' });
    expect(text.split('BEGIN:VEVENT')).toHaveLength(5);
    expect(text).toContain('DTSTART;VALUE=DATE:20270313\r\nDTEND;VALUE=DATE:20270314\r\nSUMMARY:Your SAT\r\n');
    expect(planCalendar(sessions, null, { made: 0, today: '2027-02-27' }).text.split('BEGIN:VEVENT')).toHaveLength(4);
    expect(text).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n');
    expect(text).toContain('SUMMARY:Ascent: Practice exam · Modules 1 to 4 · 144 minutes');
    expect(text.replaceAll('\r\n ', '')).toContain(
      'Ratios\\, Rates\\, and Proportions\\; Inference from Statistics\\; Right Triangles and Trigonometry · 30 minutes',
    );
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(new Set(text.match(/UID:.*/g)).size).toBe(4);
  });
  it('replaces the sessions of a day when it is added again, and cancels what is still to come and no longer planned', () => {
    const on = (day: string, kind: PlannedSession['kind']): PlannedSession => ({ day, kind, minutes: 30, topicIds: [], modules: kind === 'exam' ? [1] : [] });
    const first = planCalendar(
      [on('2027-02-26', 'quiz'), on('2027-02-28', 'quiz'), on('2027-03-02', 'redo'), on('2027-03-02', 'quiz'), on('2027-03-04', 'exam')],
      '2027-03-13',
      { made: Date.parse('2027-02-26T10:00:00Z'), today: '2027-02-26' },
    );
    const moved = planCalendar([on('2027-03-02', 'exam')], null, { made: Date.parse('2027-03-01T10:00:00Z'), today: '2027-03-01' }, first.events);
    const eventsIn = (text: string) =>
      text
        .split('BEGIN:VEVENT')
        .slice(1)
        .map((event) => ({
          id: /UID:(.*)/.exec(event)?.[1]?.trim() ?? '',
          canceled: event.includes('STATUS:CANCELLED'),
          sequence: Number(/SEQUENCE:(\d+)/.exec(event)?.[1]),
        }));
    // Yesterday's stays: it was done, or not, and is not still to come.
    expect(eventsIn(moved.text).map(({ id, canceled }) => [id, canceled])).toEqual([
      ['20270302-1@ascent', false],
      ['20270302-2@ascent', true],
      ['20270304-1@ascent', true],
      ['exam-day@ascent', true],
    ]);
    expect(eventsIn(first.text).map(({ id }) => id)).toContain('20270302-1@ascent');
    expect(eventsIn(moved.text)[0]?.sequence).toBeGreaterThan(eventsIn(first.text)[0]?.sequence ?? Infinity);
    // What was canceled once needs no more of it.
    expect(
      planCalendar([], null, { made: Date.parse('2027-03-01T11:00:00Z'), today: '2027-03-01' }, moved.events).text.match(/STATUS:CANCELLED/g),
    ).toHaveLength(1);
  });
});

describe('whether a practice exam fits', () => {
  it('is so on one long day, or on a few days in a row with room for a module each', () => {
    expect(fitsExam([30, 30, 30, 30, 30, 30, 30])).toBe(false);
    // Whoever leaves the minutes as they are suggested has exams in their plan.
    expect(fitsExam([...usualMinutes])).toBe(true);
    expect(fitsExam([30, 30, 30, 30, 30, 144, 30])).toBe(true);
    expect(fitsExam([35, 35, 0, 35, 0, 35, 0])).toBe(false);
    const { oneDay, eachOfFourDays } = minutesForExam;
    expect([fitsExam([0, 0, oneDay, 0, 0, 0, 0]), fitsExam([0, 0, oneDay - 1, 0, 0, 0, 0])]).toEqual([true, false]);
    const fourDays = (each: number) => fitsExam([0, each, each, each, each, 0, 0]);
    expect([fourDays(eachOfFourDays), fourDays(eachOfFourDays - 1)]).toEqual([true, false]);
    // Over the end of the week, too.
    expect(fitsExam([35, 35, 0, 0, 0, 35, 35])).toBe(true);
  });
  it('is so exactly where a long plan has one', () => {
    fc.assert(
      fc.property(anyFacts, ({ settings, ...facts }) => {
        const plan = studyPlan({ ...facts, lastExamDay: null, nextModule: null, doneToday: 0, settings: { ...settings, examDate: addDays(facts.today, 60) } });
        expect(plan.some(({ kind }) => kind === 'exam')).toBe(fitsExam(settings.minutes));
      }),
    );
  });
});
