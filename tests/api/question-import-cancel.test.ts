/** Canceling an import of questions at its last moment: while what was read becomes drafts. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newAuthor, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
});
afterAll(() => server.stop());

const count = async () => (await server.database.query<{ count: number }>('select count(*)::int as count from questions')).rows[0]?.count ?? 0;

test('an import that is canceled while its questions are added stops, and adds none', async () => {
  const before = await count();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  // As if there were so many that adding them takes long.
  const holding = server.database.transaction(async (queryable) => {
    await queryable.query('lock table question_versions in share mode');
    hold();
    await released;
  });
  await held;
  const { importId } = await author.api.call('startImport', {
    body: {
      file: 'questions',
      mapping: [],
      topicId: 11,
      rights: 'Written by our own teachers',
      use: 'practice',
      format: 'csv',
      text: 'question,answer\nWhat is 2 + 5?,7\n',
    },
  });
  const adding =
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock' and query like '%insert into question_versions%'";
  await vi.waitFor(async () => expect((await server.database.query(adding)).rows).toHaveLength(1), { timeout: 20_000 });
  const canceled = Promise.race([author.api.call('cancelImport', { params: { importId } }), wait(5_000, 'it waits')]);
  expect(await canceled.finally(release)).toEqual({ canceled: true });
  await holding;
  const { imports } = await author.api.call('listImports');
  expect(imports.find(({ id }) => id === importId)).toMatchObject({ status: 'canceled', endedAt: expect.any(String) });
  await vi.waitFor(async () => expect((await server.database.query(adding.replace("wait_event_type = 'Lock'", "state <> 'idle'"))).rows).toEqual([]));
  expect(await count()).toBe(before);
});
