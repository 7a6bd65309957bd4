/** Real processes that are killed, drained and doubled: nothing acknowledged is lost, nothing is scored twice. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { answerState, goodPassword, startExam, type Person } from '../support/students.ts';
import { ApiClient } from '../support/api-client.ts';
import { until } from '../support/until.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.stop());

let people = 0;
async function student(): Promise<Person> {
  const api = new ApiClient(server);
  const email = `real${++people}@example.org`;
  const { me } = await api.call('signUp', { body: { name: 'Ines Duarte', email, password: goodPassword } });
  await api.call('sendVerification', { body: { email } });
  const token = new URL(await server.verificationPath(email), server.url).searchParams.get('token');
  await api.call('verifyEmail', { body: { token } });
  return { api, email, id: me.id };
}

/** Saves as fast as it can until told to stop; what was acknowledged. */
function savingLoop(person: Person, sessionId: string, questionIds: readonly string[]) {
  const acknowledged = new Map<string, number>();
  let going = true;
  let seq = 0;
  const done = (async () => {
    while (going) {
      const id = questionIds[seq % questionIds.length] ?? '';
      const state = answerState(id, (['A', 'B', 'C', 'D'] as const)[seq % 4] ?? 'A', { seq: ++seq });
      const answer = await person.api.try('saveAnswers', { params: { sessionId, position: 0 }, body: { saves: [state] } }).catch(() => null);
      if (answer?.status === 200) acknowledged.set(id, seq);
      // The server is away for seconds: asked too often, it would take longer to come back.
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    acknowledged,
    stop: async () => {
      going = false;
      await done;
    },
  };
}

/** An exam just started, whose answers are saved as fast as possible; at least some saves are acknowledged. */
async function startSaving(person: Person) {
  const { session, open } = await startExam(person);
  const loop = savingLoop(
    person,
    session.id,
    open.module.questions.map(({ id }) => id),
  );
  await until(() => loop.acknowledged.size > 5);
  return { session, loop };
}

async function expectKept(person: Person, sessionId: string, acknowledged: ReadonlyMap<string, number>) {
  const { answers } = await person.api.call('startModule', { params: { sessionId, position: 0 } });
  const kept = new Map(answers.map(({ questionId, seq }) => [questionId, seq]));
  expect(acknowledged.size).toBeGreaterThan(5);
  for (const [id, seq] of acknowledged) expect(kept.get(id) ?? -1, id).toBeGreaterThanOrEqual(seq);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('kill -9', () => {
  test('of the server in the middle of saving', async () => {
    const person = await student();
    const { session, loop } = await startSaving(person);
    await server.kill();
    await server.start();
    await pause(200);
    await loop.stop();
    await expectKept(person, session.id, loop.acknowledged);
  }, 60_000);

  test('of the database in the middle of saving: requests get a kind "busy", then go on', async () => {
    const person = await student();
    const { session, loop } = await startSaving(person);
    server.killDatabase();
    await pause(200);
    const during = await person.api.try('getSession', { params: { sessionId: session.id } });
    expect([200, 503]).toContain(during.status);
    await server.kill(); // a supervisor restarts the process, which recovers its database
    await server.start();
    await loop.stop();
    await expectKept(person, session.id, loop.acknowledged);
  }, 60_000);

  test('right after a submit: it is there, or it can be sent again, and never twice', async () => {
    const person = await student();
    const { session } = await startExam(person);
    const submit = person.api.try('submitModule', { params: { sessionId: session.id, position: 0 }, body: { reason: 'student', saves: [] } }).catch(() => null);
    await pause(Math.floor(people * 3));
    await server.kill();
    await submit;
    await server.start();
    const again = await person.api.call('submitModule', { params: { sessionId: session.id, position: 0 }, body: { reason: 'student', saves: [] } });
    expect(again.phase).toMatchObject({ kind: 'ready', position: 1 });
    expect(again.modulesMeta).toHaveLength(1);
  }, 60_000);
});

test('SIGTERM lets requests under way finish', async () => {
  const person = await student();
  const { session, open } = await startExam(person);
  const ids = open.module.questions.map(({ id }) => id);
  const requests = Array.from({ length: 40 }, (_, index) =>
    person.api.try('saveAnswers', {
      params: { sessionId: session.id, position: 0 },
      body: { saves: [answerState(ids[index % 27] ?? '', 'A', { seq: index + 1 })] },
    }),
  );
  await pause(20);
  const stopped = server.terminate();
  const answers = await Promise.allSettled(requests);
  await stopped;
  const begun = answers.filter((answer) => answer.status === 'fulfilled');
  expect(begun.length).toBeGreaterThan(0);
  expect(begun.every((answer) => answer.status === 'fulfilled' && answer.value.status === 200)).toBe(true);
  await server.start();
  const { answers: kept } = await person.api.call('startModule', { params: { sessionId: session.id, position: 0 } });
  expect(kept.length).toBeGreaterThan(0);
}, 60_000);

describe('starting', () => {
  test('prints where it is ready, and no secret', () => {
    expect(server.output()).toContain(`Ascent is ready at ${server.url}`);
    expect(server.output()).not.toMatch(/ascent=|password|summit-view/i);
  });

  test('refuses a wrong configuration with one sentence', async () => {
    await expect(startRealServer({ PORT: 'abc' })).rejects.toThrow(/Ascent cannot start: PORT is not valid/);
    await expect(startRealServer({ NODE_ENV: 'production', PUBLIC_URL: '' })).rejects.toThrow(/PUBLIC_URL must be set in production/);
    await expect(startRealServer({ SECRET: 'short' })).rejects.toThrow(/SECRET must have at least 32 characters/);
  }, 60_000);

  test('made the admin of the environment', async () => {
    const api = new ApiClient(server);
    const { me } = await api.call('signIn', { body: { email: server.adminEmail, password: server.adminPassword } });
    expect(me).toMatchObject({ isAdmin: true, emailVerified: true });
  });
});
