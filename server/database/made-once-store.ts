/** Requests that make something, each of which makes it once: a form whose answer was lost is sent again as it was. */
import { createHash } from 'node:crypto';
import type { Queryable } from './database.ts';

interface Asking {
  /** Made by the form; without one, as clients of before send it, each request is another. */
  readonly requestId?: string | undefined;
}

interface MakingRequest<Asked extends Asking> {
  /** Who asks; null for a stranger. */
  readonly by: string | null;
  /** Everything it asks for. */
  readonly asked: Asked;
}

const hashOf = ({ by, asked }: MakingRequest<Asking>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([by, asked]))
    .digest();

/** What this request has made before, for one that first needs something that may be gone by now; `madeBefore` follows in any case. */
export async function selectMade<Asked extends Asking>(queryable: Queryable, request: MakingRequest<Asked>): Promise<string | null> {
  if (request.asked.requestId === undefined) return null;
  const { rows } = await queryable.query<{ made_id: string }>('select made_id from made_once where request = $1', [hashOf(request)]);
  return rows[0]?.made_id ?? null;
}

/**
 * Notes that this request makes `id`, with the transaction that makes it. Returns the id of what it has made before, else null: then it is to be made.
 * The same request at the same moment waits here until the other is through.
 */
export async function madeBefore<Asked extends Asking>(queryable: Queryable, request: MakingRequest<Asked>, id: string, now: Date): Promise<string | null> {
  if (request.asked.requestId === undefined) return null;
  const { rowCount } = await queryable.query('insert into made_once (request, made_id, made_at) values ($1, $2, $3) on conflict (request) do nothing', [
    hashOf(request),
    id,
    now,
  ]);
  return rowCount === 1 ? null : selectMade(queryable, request);
}
