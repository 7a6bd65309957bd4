/** A student's exams as an earlier build wrote them, brought into today's database the way an update does it. */
import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { loadContent } from '#server/content/load.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { goodPassword } from './students.ts';

interface Stored {
  readonly userId: string;
  /** By table. */
  readonly rows: Readonly<Record<string, readonly object[]>>;
  /** What that build answered. */
  readonly seen: {
    readonly results: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly list: { readonly results: readonly unknown[] };
    readonly review: unknown;
    readonly session: Readonly<Record<string, unknown>>;
    readonly module: { readonly module: { readonly questions: readonly { readonly id: string }[] }; readonly answers: readonly unknown[] };
  };
}

export const stored = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'exams-at-0011.json'), 'utf8')) as Stored;
export const storedEmail = 'earlier@example.org';

/** Fills an empty database as it was at migration 0011 and updates it. */
export async function updateFromEarlier(connection: pg.ClientConfig): Promise<void> {
  await migrate(connection, '0011');
  const client = new pg.Client(connection);
  await client.connect();
  const { userId } = stored;
  await client.query(`insert into users (id, name, email, email_verified, created_at, updated_at) values ($1, 'Ada Okafor', $2, true, now(), now())`, [
    userId,
    storedEmail,
  ]);
  await client.query(
    `insert into auth_accounts (id, user_id, provider_id, account_id, password, created_at, updated_at) values ($1::uuid, $1::uuid, 'credential', $1::uuid, $2, now(), now())`,
    [userId, await hash(goodPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })],
  );
  for (const [table, rows] of Object.entries(stored.rows))
    await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [JSON.stringify(rows)]);
  await client.end();
  await migrate(connection);
  const database = openDatabase({ connection, poolSize: 2, prepare: true, onIdleError: () => {} });
  await loadContent(database);
  await database.close();
}
