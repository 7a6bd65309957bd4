/** The database of a real server, for what no screen can bring about: time that has passed. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { RealServer } from './real-server.ts';

/** Moves the start of the running module into the past, so that this much time is left. */
export async function leaveTime(server: RealServer, sessionId: string, leftMs: number): Promise<void> {
  const client = new pg.Client({
    host: path.join(server.dataDir, 'run'),
    user: 'ascent_owner',
    password: fs.readFileSync(path.join(server.dataDir, 'db-secret'), 'utf8'),
    database: 'ascent',
  });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update exam_sittings set started_at = now() - make_interval(secs => (allowed_ms - $2) / 1000.0), paused_ms = 0
       where session_id = $1 and submitted_at is null`,
      [sessionId, leftMs],
    );
    if (rowCount !== 1) throw new Error('no module is running');
  } finally {
    await client.end();
  }
}
