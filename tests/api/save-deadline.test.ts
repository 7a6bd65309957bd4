/** The save statement agrees with core/exams/clock.ts: it accepts what arrives in time or within the grace period, and nothing later. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withAutoPause, lateMs, autoPauseAfterMs, saveGraceMs, start, type HeardClock } from '#core/exams/clock.ts';
import { timeMultipliers } from '#core/exams/format.ts';
import { allowedMsOf, slotAt, standardShape } from '#core/exams/shape.ts';
import { saveBatch } from '#server/features/exams/answer-store.ts';
import { insertSessions, insertModuleAttempt, updateClock } from '#server/features/exams/session-store.ts';
import { anyStep, play } from '../support/clock-histories.ts';
import { answerState } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const begin = Date.UTC(2026, 1, 28, 23, 40);

/** Histories of a module attempt, some ending right at the edge of the grace period. */
const anyMoment = fc
  .tuple(
    fc.constantFrom(...timeMultipliers),
    fc.array(anyStep, { minLength: 1, maxLength: 10 }),
    fc.option(fc.integer({ min: -2, max: 2 })),
    // How long its player has been silent; null where that stops no clock.
    fc.option(
      fc.oneof(
        fc.integer({ min: 0, max: 3 * autoPauseAfterMs }),
        fc.integer({ min: autoPauseAfterMs - 1, max: autoPauseAfterMs + 2 }),
        fc.integer({ min: 0, max: 7_200_000 }),
      ),
    ),
  )
  .map(([multiplier, steps, edge, silence]) => {
    const last = play(start(begin, allowedMsOf(slotAt(standardShape, 2), multiplier)), begin, steps).at(-1);
    if (!last) throw new Error('a story without steps');
    const toEdge = last.clock.pausedAt === null && edge !== null ? last.left + saveGraceMs - last.overtime + edge : 0;
    const now = last.now + Math.max(0, toEdge);
    return { clock: { ...last.clock, heardAt: silence === null ? null : now - silence }, now };
  });

async function attemptWith(clock: HeardClock): Promise<{ userId: string; sessionId: string }> {
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  const at = new Date(clock.startedAt);
  await server.database.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at) values ($1::uuid, 'Story', $1::uuid || '@example.org', true, $2, $2)`,
    [userId, at],
  );
  await insertSessions(server.database, [
    { userId, id: sessionId, practiceExamId: 'p', examTitle: 'P', shape: [], mode: 'practice', timeMultiplier: 1, now: at },
  ]);
  await insertModuleAttempt(server.database, {
    userId,
    sessionId,
    position: 2,
    moduleId: 'm',
    allowedMs: clock.allowedMs,
    pausesByItself: clock.heardAt !== null,
    now: at,
  });
  await updateClock(server.database, { userId, sessionId, position: 2 }, clock, new Date(clock.heardAt ?? at));
  return { userId, sessionId };
}

test('over generated pauses, silences, extensions, time given back and moments around the deadline', async () => {
  const taken = { yes: 0, no: 0 };
  for (const { clock, now } of fc.sample(anyMoment, 300)) {
    const { userId, sessionId } = await attemptWith(clock);
    const save = { userId, sessionId, position: 2 as const, state: answerState('q', 'A') };
    const { open, written } = await saveBatch(server.database, [save], [save], new Date(now));
    const inTime = lateMs(withAutoPause(clock, now), now) <= saveGraceMs;
    expect({ open: open.length, written: written.length }, JSON.stringify({ clock, now })).toEqual(inTime ? { open: 1, written: 1 } : { open: 0, written: 0 });
    taken[inTime ? 'yes' : 'no']++;
  }
  expect(Math.min(taken.yes, taken.no)).toBeGreaterThan(30);
});
