/**
 * SQLite in the browser, fetched when a file needs it. The build in plain JavaScript: WebAssembly would need an exception in the
 * content security policy, and what a hostile file can break is this page alone, never the server.
 */
import type { Database, SqlJsStatic } from 'sql.js';

let loading: Promise<SqlJsStatic> | null = null;

async function load(): Promise<SqlJsStatic> {
  const { default: init } = await import('sql.js/dist/sql-asm-memory-growth.js');
  return init();
}

/** An empty database, or the one in these bytes. Throws where they are none. */
export async function openSqlite(bytes?: Uint8Array): Promise<Database> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const sql = await loading;
  return new sql.Database(bytes);
}
