/** Arrays reach the database as they are (server/database/array-text.ts). */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function sent(texts: readonly (string | null)[]): Promise<readonly (string | null)[]> {
  const { rows } = await server.database.query<{ texts: (string | null)[] }>('select $1::text[] as texts', [texts]);
  return rows[0]?.texts ?? [];
}

test.each([
  [['A', 'q-4di6bdas99od1dma', '2026-11-23T10:00:00.000Z']],
  [['', 'null', 'NULL', 'Null', 'nullable', null]],
  [['a,b', '{x}', 'say "hi"', 'back\\slash', ' ', '\n', 'ünï', '"', '\\', "'); drop table users; --"]],
  [[]],
])('texts arrive as they were: %j', async (texts) => expect(await sent(texts)).toEqual(texts));

test('texts arrive as they were, whatever is in them', async () => {
  const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(text, fc.constant(null))), async (texts) => {
      expect(await sent(texts)).toEqual(texts);
    }),
    { numRuns: 200 },
  );
});

test('numbers and truth values too', async () => {
  const { rows } = await server.database.query<{ numbers: number[]; truths: boolean[] }>('select $1::float8[] as numbers, $2::boolean[] as truths', [
    [1, -2.5, 1e21, 1e-7, 0.1],
    [true, false],
  ]);
  expect(rows).toEqual([{ numbers: [1, -2.5, 1e21, 1e-7, 0.1], truths: [true, false] }]);
});
