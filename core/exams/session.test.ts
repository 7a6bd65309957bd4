import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pause, remainingMs, resume, start } from './clock.ts';
import { standardExam, anyShape } from '#tests/support/any-shape.ts';
import type { ExamMode } from './format.ts';
import { canEndBreak, canPause, canStart, canSubmit, moduleAt, nextPhase, routesAfter, type SessionState, type ModuleAttempt } from './session.ts';
import { allowedMsOf, slotAt, type DefinedShape } from './shape.ts';

const minute = 60_000;
const t0 = Date.UTC(2026, 9, 3, 9);
const fresh = (mode: ExamMode = 'practice', shape: DefinedShape = standardExam): SessionState => ({
  mode,
  timeMultiplier: 1,
  shape,
  moduleAttempts: [],
  routes: {},
  breakEndedBefore: null,
});
const sat = (position: number, moduleId: string, startedAt: number, submittedAt: number | null): ModuleAttempt => ({
  position,
  moduleId,
  clock: start(startedAt, 32 * minute),
  submittedAt,
});

const afterFirst: SessionState = { ...fresh(), moduleAttempts: [sat(0, 'rw1', t0, t0 + 30 * minute)], routes: { 1: 'harder' } };
const onBreak = (mode: ExamMode = 'practice'): SessionState => ({
  ...afterFirst,
  mode,
  moduleAttempts: [...afterFirst.moduleAttempts, sat(1, 'rw2h', t0 + 30 * minute, t0 + 60 * minute)],
});

describe('nextPhase', () => {
  it('begins ready for the first module', () => expect(nextPhase(fresh(), t0)).toEqual({ kind: 'ready', position: 0, moduleId: 'rw1' }));

  it('is in a module while it is open, with its clock', () => {
    const session = { ...fresh(), moduleAttempts: [sat(0, 'rw1', t0, null)] };
    expect(nextPhase(session, t0 + minute)).toEqual({
      kind: 'module',
      position: 0,
      moduleId: 'rw1',
      clock: { remainingMs: 31 * minute, allowedMs: 32 * minute, paused: false },
    });
    expect(nextPhase(session, t0 + 90 * minute)).toMatchObject({ kind: 'module', clock: { remainingMs: 0 } });
  });

  it('follows the route to the second module', () => {
    expect(nextPhase(afterFirst, t0 + 31 * minute)).toEqual({ kind: 'ready', position: 1, moduleId: 'rw2h' });
    expect(nextPhase({ ...afterFirst, routes: { 1: 'easier' } }, t0)).toMatchObject({ moduleId: 'rw2e' });
  });

  it('throws without a route or without a module for it, and never chooses by itself', () => {
    expect(() => nextPhase({ ...afterFirst, routes: {} }, t0)).toThrow(/no module/);
    expect(() =>
      moduleAt(
        {
          shape: standardExam.map((slot) => ({ ...slot, modules: slot.modules.filter(({ route }) => route !== 'harder') })),
          routes: { 1: 'harder' },
        },
        1,
      ),
    ).toThrow(/route harder/);
  });

  it('takes a break between the sections, which ends by time or by the student', () => {
    expect(nextPhase(onBreak(), t0 + 64 * minute)).toEqual({
      kind: 'break',
      position: 2,
      moduleId: 'm1',
      clock: { remainingMs: 6 * minute, allowedMs: 10 * minute, paused: false },
    });
    expect(nextPhase(onBreak(), t0 + 70 * minute)).toEqual({ kind: 'ready', position: 2, moduleId: 'm1' });
    expect(nextPhase({ ...onBreak(), breakEndedBefore: 2 }, t0 + 62 * minute)).toEqual({ kind: 'ready', position: 2, moduleId: 'm1' });
    expect(nextPhase({ ...onBreak(), timeMultiplier: 2 }, t0 + 64 * minute)).toMatchObject({ clock: { allowedMs: 20 * minute } });
  });

  it('is complete when every module is submitted', () => {
    const session = { ...onBreak(), moduleAttempts: [...onBreak().moduleAttempts, sat(2, 'm1', t0, t0 + 1), sat(3, 'm2e', t0, t0 + 2)] };
    expect(nextPhase(session, t0)).toEqual({ kind: 'complete' });
  });

  it('works for an exam of one fixed module', () => {
    const one = fresh('practice', [{ ...slotAt(standardExam, 2), position: 0, breakBefore: 0 }]);
    expect(nextPhase(one, t0)).toEqual({ kind: 'ready', position: 0, moduleId: 'm1' });
    expect(nextPhase({ ...one, moduleAttempts: [sat(0, 'm1', t0, t0 + 1)] }, t0)).toEqual({ kind: 'complete' });
  });

  it('ends each break by itself: one that was cut short leaves the next as it is', () => {
    const rest = { ...slotAt(standardExam, 2), breakBefore: 300 };
    const shape = [
      slotAt(standardExam, 0),
      { ...rest, position: 1 },
      { ...rest, position: 2, stage: 2, modules: [{ moduleId: 'm9', route: 'base' as const }] },
    ];
    const session = { ...fresh('practice', shape), moduleAttempts: [sat(0, 'rw1', t0, t0 + minute)] };
    expect(nextPhase(session, t0 + 2 * minute)).toMatchObject({ kind: 'break', position: 1 });
    const resumed = { ...session, breakEndedBefore: 1 };
    expect(nextPhase(resumed, t0 + 2 * minute)).toMatchObject({ kind: 'ready', position: 1 });
    const second = { ...resumed, moduleAttempts: [...resumed.moduleAttempts, sat(1, 'm1', t0 + 2 * minute, t0 + 3 * minute)] };
    expect(nextPhase(second, t0 + 4 * minute)).toMatchObject({ kind: 'break', position: 2, clock: { remainingMs: 4 * minute } });
  });
});

describe('what is allowed', () => {
  const open = (mode: ExamMode): SessionState => ({ ...fresh(mode), moduleAttempts: [sat(0, 'rw1', t0, null)] });

  it('practice mode submits early and pauses; test day does neither', () => {
    expect([canSubmit(open('practice'), 0, t0 + minute, 'student'), canPause(open('practice'), 0)]).toEqual(['ok', 'ok']);
    expect([canSubmit(open('test-day'), 0, t0 + minute, 'student'), canPause(open('test-day'), 0)]).toEqual(['too-early', 'not-in-this-mode']);
    expect(canSubmit(open('test-day'), 0, t0 + 32 * minute, 'student')).toBe('ok');
  });

  it('the break may be cut short in practice only', () => {
    expect(canEndBreak(onBreak(), t0 + 61 * minute)).toBe('ok');
    expect(canEndBreak(onBreak('test-day'), t0 + 61 * minute)).toBe('not-in-this-mode');
    expect(canEndBreak(onBreak('test-day'), t0 + 71 * minute)).toBe('no-break');
    expect(canStart(onBreak(), 2, t0 + 61 * minute)).toBe('ok');
    expect(canStart(onBreak('test-day'), 2, t0 + 61 * minute)).toBe('module-not-open');
    expect(canStart(onBreak('test-day'), 2, t0 + 70 * minute)).toBe('ok');
  });

  it('only the module that is next may be opened, an open one again, a submitted one never', () => {
    expect(canStart(fresh(), 0, t0)).toBe('ok');
    expect(canStart(fresh(), 1, t0)).toBe('module-not-open');
    expect(canStart(open('practice'), 0, t0)).toBe('ok');
    expect(canStart(afterFirst, 0, t0)).toBe('module-submitted');
  });

  it('a second submit is told that there was a first; an unopened module cannot be submitted', () => {
    expect(canSubmit(afterFirst, 0, t0, 'student')).toBe('already-submitted');
    expect(canSubmit(afterFirst, 1, t0, 'student')).toBe('module-not-open');
    expect([canPause(afterFirst, 0), canPause(afterFirst, 1)]).toEqual(['module-submitted', 'module-not-open']);
  });
});

describe('any course of an exam of any shape', () => {
  type Act = 'start' | 'submit' | 'pause' | 'end-break' | 'wait';
  const anyAct = fc.record({
    act: fc.constantFrom<Act>('start', 'start', 'submit', 'submit', 'pause', 'end-break', 'wait'),
    elsewhere: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 1 }),
    minutes: fc.integer({ min: 0, max: 40 }),
    /** Share of the scored questions that are right. */
    right: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  const shapes = fc.oneof({ weight: 1, arbitrary: fc.constant(standardExam) }, { weight: 2, arbitrary: anyShape });

  it('goes forward only, one module at a time, along the routes that were decided; on test day no module ends and no break is left before its time', () => {
    const completed = new Set<number>();
    fc.assert(
      fc.property(shapes, fc.constantFrom<ExamMode>('practice', 'test-day'), fc.array(anyAct, { maxLength: 60, size: 'max' }), (shape, mode, acts) => {
        let session = fresh(mode, shape);
        let now = t0;
        let reached = 0;
        for (const { act, elsewhere, minutes, right } of acts) {
          now += minutes * minute;
          const at = nextPhase(session, now);
          const position = elsewhere ?? (at.kind === 'complete' ? shape.length : at.position);
          const own = session.moduleAttempts.find((attempt) => attempt.position === position);
          const replace = (attempt: ModuleAttempt) => ({ ...session, moduleAttempts: [...session.moduleAttempts.filter((other) => other !== own), attempt] });
          if (act === 'start' && canStart(session, position, now) === 'ok') {
            const opened = () => ({
              position,
              moduleId: moduleAt(session, position).moduleId,
              clock: start(now, allowedMsOf(slotAt(shape, position), 1)),
              submittedAt: null,
            });
            session = replace(own ? { ...own, clock: resume(own.clock, now) } : opened());
          } else if (act === 'submit' && own && canSubmit(session, position, now, 'student') === 'ok') {
            if (mode === 'test-day') expect(remainingMs(own.clock, now)).toBe(0);
            const decided = routesAfter(shape, position, Math.round(right * 20), 20);
            session = { ...replace({ ...own, submittedAt: now }), routes: { ...session.routes, ...decided } };
          } else if (act === 'pause' && own && canPause(session, position) === 'ok') {
            expect(mode).toBe('practice');
            session = replace({ ...own, clock: pause(own.clock, now) });
          } else if (act === 'end-break' && canEndBreak(session, now) === 'ok') {
            expect(mode).toBe('practice');
            session = { ...session, breakEndedBefore: position };
          }
          const phase = nextPhase(session, now);
          const place = phase.kind === 'complete' ? shape.length : phase.position;
          expect(place).toBeGreaterThanOrEqual(reached);
          expect(place).toBeLessThanOrEqual(reached + 1);
          reached = place;
          expect(session.moduleAttempts.filter(({ submittedAt }) => submittedAt === null).length).toBeLessThanOrEqual(1);
          const pauseMs = (shape[place]?.breakBefore ?? 0) * 1000;
          if (mode === 'test-day' && pauseMs > 0 && phase.kind === 'ready')
            expect(now - (session.moduleAttempts.find((attempt) => attempt.position === place - 1)?.submittedAt ?? now)).toBeGreaterThanOrEqual(pauseMs);
        }
        for (const { position, moduleId } of session.moduleAttempts) {
          const slot = slotAt(shape, position);
          const route = slot.routedBy ? session.routes[position] : 'base';
          expect(slot.modules.find((module) => module.moduleId === moduleId)?.route).toBe(route);
        }
        if (reached === shape.length) completed.add(shape.length);
      }),
      { numRuns: 3000 },
    );
    // Exams of every length came to their end.
    expect([...completed].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
