/** A database as an earlier build left it, with its content and a student's work, brought up to date the way an update does it. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { loadContent } from '#server/content/load.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';

interface StoredQuestion {
  readonly id: string;
  readonly version: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Stored {
  readonly userId: string;
  readonly email: string;
  /** Rows by table. */
  readonly rows: Readonly<Record<string, readonly object[]>> & {
    readonly questions: readonly StoredQuestion[];
    readonly exam_module_questions: readonly { readonly module_id: string; readonly position: number; readonly question_id: string }[];
    readonly quizzes: readonly { readonly id: string }[];
  };
  /** What that build responded. */
  readonly seen: {
    /** Keyed by result id. */
    readonly results: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    /** The third module's review. */
    readonly reviews: Readonly<Record<string, unknown>>;
    readonly list: { readonly results: readonly { readonly id: string }[] };
    readonly session: Readonly<Record<string, unknown>>;
    readonly module: { readonly module: { readonly questions: readonly { readonly id: string }[] }; readonly answers: readonly unknown[] };
  };
}

/** Written by a run of that build: its `about` says how. The student's password is `goodPassword`. */
export const stored = JSON.parse(brotliDecompressSync(fs.readFileSync(path.join(import.meta.dirname, 'database-at-0011.json.br'))).toString()) as Stored;

/** Fills an empty database with that build's data. */
export async function fillAsEarlier(connection: pg.ClientConfig): Promise<void> {
  await migrate(connection, '0011');
  const client = new pg.Client(connection);
  await client.connect();
  // Rows in any order, without checking foreign keys: they held when the rows were written.
  await client.query("set session_replication_role = 'replica'");
  for (const [table, rows] of Object.entries(stored.rows)) {
    await client.query(`delete from ${table}`);
    await client.query(`insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ]);
  }
  await client.end();
}

/** The same, updated to this build. */
export async function updateFromEarlier(connection: pg.ClientConfig): Promise<void> {
  await fillAsEarlier(connection);
  await migrate(connection);
  const database = openDatabase({ connection, poolSize: 2, prepare: true, onIdleError: () => {} });
  await loadContent(database);
  await database.close();
}
