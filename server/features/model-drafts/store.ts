/** SQL of what language models are asked for, and of the budget. Amounts are micro-dollars. */
import type { Message } from '#core/authoring/model-drafts/prompts.ts';
import type { CallPurpose, RequestKind, RequestState } from '#core/authoring/model-drafts/requests.ts';
import type { Queryable } from '#server/database/database.ts';

export interface RequestRow {
  readonly id: string;
  readonly author_id: string;
  readonly kind: RequestKind;
  readonly wanted: unknown;
  readonly question_id: string | null;
  readonly question_version: number | null;
  readonly state: RequestState;
  readonly purpose: CallPurpose | null;
  readonly progress: string;
  readonly result: unknown;
  readonly problems: string[];
  readonly model: string;
  readonly reserved: number;
  readonly cost: number;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly author_name: string | null;
}

const columns = `r.id, r.author_id, r.kind, r.wanted, r.question_id, r.question_version, r.state, r.purpose, r.progress, r.result, r.problems, r.model,
  r.reserved::float8 as reserved, r.cost::float8 as cost, r.prompt_tokens, r.completion_tokens, r.created_at, r.ended_at, u.name as author_name`;

/** The last first; after the request `cursor` if there is one. */
export async function selectRequests(queryable: Queryable, cursor: string | null, limit: number): Promise<RequestRow[]> {
  const { rows } = await queryable.query<RequestRow>(
    `select ${columns} from model_requests r left join users u on u.id = r.author_id
     where $1::uuid is null or (r.created_at, r.id) < (select c.created_at, c.id from model_requests c where c.id = $1::uuid)
     order by r.created_at desc, r.id desc limit $2`,
    [cursor, limit],
  );
  return rows;
}

export async function selectRequest(queryable: Queryable, id: string): Promise<RequestRow | null> {
  const { rows } = await queryable.query<RequestRow>(`select ${columns} from model_requests r left join users u on u.id = r.author_id where r.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockRequest(queryable: Queryable, id: string): Promise<RequestRow | null> {
  await queryable.query('select 1 from model_requests where id = $1 for update', [id]);
  return selectRequest(queryable, id);
}

export interface NewRequest {
  readonly id: string;
  readonly authorId: string;
  readonly kind: RequestKind;
  readonly wanted: object;
  readonly questionId: string | null;
  readonly questionVersion: number | null;
  readonly model: string;
  /** UTC, as 2026-11-23. */
  readonly day: string;
  readonly reserved: number;
  readonly now: Date;
}

export async function insertRequest(queryable: Queryable, request: NewRequest): Promise<void> {
  const { id, authorId, kind, wanted, questionId, questionVersion, model, day, reserved, now } = request;
  await queryable.query(
    `insert into model_requests (id, author_id, kind, wanted, question_id, question_version, state, model, day, reserved, created_at)
     values ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8::text::date, $9, $10)`,
    [id, authorId, kind, JSON.stringify(wanted), questionId, questionVersion, model, day, reserved, now],
  );
}

/** Requests of an author that are not over. Their row in users is locked first, so that two requests at once count each other. */
export async function countOpen(queryable: Queryable, authorId: string): Promise<number> {
  await queryable.query('select 1 from users where id = $1 for update', [authorId]);
  const { rows } = await queryable.query<{ open: number }>(
    "select count(*)::int as open from model_requests where author_id = $1 and state in ('waiting', 'running', 'canceling')",
    [authorId],
  );
  return rows[0]?.open ?? 0;
}

/** Takes `amount` from the day's budget; false if that much is not left. `limit` null: there is no budget. */
export async function reserve(queryable: Queryable, day: string, amount: number, limit: number | null): Promise<boolean> {
  await queryable.query('insert into model_days (day) values ($1::text::date) on conflict (day) do nothing', [day]);
  const { rowCount } = await queryable.query(
    'update model_days set reserved = reserved + $2::bigint where day = $1::text::date and ($3::bigint is null or reserved + spent + $2::bigint <= $3::bigint)',
    [day, amount, limit],
  );
  return rowCount === 1;
}

export async function selectDay(queryable: Queryable, day: string): Promise<{ readonly reserved: number; readonly spent: number }> {
  const { rows } = await queryable.query<{ reserved: number; spent: number }>(
    'select reserved::float8 as reserved, spent::float8 as spent from model_days where day = $1::text::date',
    [day],
  );
  return rows[0] ?? { reserved: 0, spent: 0 };
}

/** Marks a request as running; false if it is over, or somebody has stopped it. */
export async function beginRequest(queryable: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await queryable.query("update model_requests set state = 'running' where id = $1 and state in ('waiting', 'running')", [id]);
  return rowCount === 1;
}

/** Keeps what was written so far; the state, which says whether somebody has stopped it. */
export async function updateProgress(queryable: Queryable, id: string, purpose: CallPurpose, progress: string): Promise<RequestState | null> {
  const { rows } = await queryable.query<{ state: RequestState }>(
    'update model_requests set purpose = $2, progress = $3 where id = $1 and ended_at is null returning state',
    [id, purpose, progress],
  );
  return rows[0]?.state ?? null;
}

/** Asks whoever carries it out to stop. */
export async function stopRequest(queryable: Queryable, id: string): Promise<void> {
  await queryable.query("update model_requests set state = 'canceling' where id = $1 and state = 'running'", [id]);
}

export interface Ending {
  readonly state: 'done' | 'failed' | 'canceled';
  readonly problems?: readonly string[];
  readonly result?: object;
  readonly questionId?: string;
}

/** Ends a request that is not over yet, and gives back what it did not use; false if it was over. */
export async function endRequest(queryable: Queryable, id: string, { state, problems = [], result, questionId }: Ending, now: Date): Promise<boolean> {
  const { rows } = await queryable.query<{ day: string; reserved: string; cost: string }>(
    `with spent as (
       select coalesce(sum(cost), 0)::bigint as cost, coalesce(sum(prompt_tokens), 0)::int as prompt, coalesce(sum(completion_tokens), 0)::int as completion
       from model_calls where request_id = $1)
     update model_requests r set state = $2, problems = $3, result = $4, question_id = coalesce($5, r.question_id), ended_at = $6, progress = '',
       purpose = null, cost = spent.cost, prompt_tokens = spent.prompt, completion_tokens = spent.completion
     from spent where r.id = $1 and r.ended_at is null
     returning r.day::text as day, r.reserved::text as reserved, r.cost::text as cost`,
    [id, state, problems, result ? JSON.stringify(result) : null, questionId ?? null, now],
  );
  const ended = rows[0];
  if (!ended) return false;
  await queryable.query('update model_days set reserved = reserved - $2::bigint, spent = spent + $3::bigint where day = $1::text::date', [
    ended.day,
    ended.reserved,
    ended.cost,
  ]);
  return true;
}

/** After a proposal was saved. */
export async function updateResult(queryable: Queryable, id: string, result: object): Promise<void> {
  await queryable.query('update model_requests set result = $2 where id = $1', [id, JSON.stringify(result)]);
}

export interface CallRow {
  readonly number: number;
  readonly purpose: CallPurpose;
  readonly messages: unknown;
  readonly answer: string;
  readonly problem: string | null;
  readonly cost: number;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly started_at: Date;
  readonly ended_at: Date | null;
}

export async function selectCalls(queryable: Queryable, requestId: string): Promise<CallRow[]> {
  const { rows } = await queryable.query<CallRow>(
    `select number, purpose, messages, answer, problem, cost::float8 as cost, prompt_tokens, completion_tokens, started_at, ended_at
     from model_calls where request_id = $1 order by number`,
    [requestId],
  );
  return rows;
}

/** Notes a call before it is made, at the most it can cost. Its number; null if that is more than is left of what was reserved. */
export async function insertCall(
  queryable: Queryable,
  requestId: string,
  purpose: CallPurpose,
  messages: readonly Message[],
  cost: number,
  now: Date,
): Promise<number | null> {
  const { rows } = await queryable.query<{ number: number }>(
    `insert into model_calls (request_id, number, purpose, messages, cost, started_at)
     select r.id, (select coalesce(max(c.number), 0) + 1 from model_calls c where c.request_id = r.id), $2, $3, $4::bigint, $5
     from model_requests r
     where r.id = $1 and (select coalesce(sum(c.cost), 0) from model_calls c where c.request_id = r.id) + $4::bigint <= r.reserved
     returning number`,
    [requestId, purpose, JSON.stringify(messages), cost, now],
  );
  return rows[0]?.number ?? null;
}

export interface CallEnd {
  readonly answer: string;
  readonly cost: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly problem: string | null;
}

export async function updateCall(queryable: Queryable, requestId: string, number: number, end: CallEnd, now: Date): Promise<void> {
  await queryable.query(
    `update model_calls set answer = $3, cost = $4, prompt_tokens = $5, completion_tokens = $6, problem = $7, ended_at = $8
     where request_id = $1 and number = $2`,
    [requestId, number, end.answer, end.cost, end.promptTokens, end.completionTokens, end.problem, now],
  );
}

/** A question that is practiced and has this archetype, at this level if there is one: an example that no exam asks. */
export async function selectExample(queryable: Queryable, archetype: string, level: number): Promise<unknown> {
  const { rows } = await queryable.query<{ body: unknown }>(
    `select v.body from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
     where v.archetype = $1 and q.status = 'published' and not q.for_exams
     order by abs(v.difficulty - $2), q.id limit 1`,
    [archetype, level],
  );
  return rows[0]?.body ?? null;
}

interface BlindSolveRow {
  readonly id: string;
  readonly model: string;
  readonly version: number | null;
  readonly blind: { readonly answer: string; readonly isRight: boolean; readonly reason: string };
  readonly ended_at: Date;
}

/** How a question was solved without its key, newest first. */
export async function selectBlindSolves(queryable: Queryable, questionId: string): Promise<BlindSolveRow[]> {
  const { rows } = await queryable.query<BlindSolveRow>(
    `select id, model, (result ->> 'savedVersion')::integer as version, result -> 'blind' as blind, coalesce(ended_at, created_at) as ended_at
     from model_requests where question_id = $1 and state = 'done' and jsonb_typeof(result -> 'blind') = 'object' order by created_at desc limit 20`,
    [questionId],
  );
  return rows;
}
