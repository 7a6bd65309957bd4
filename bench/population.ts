/** Fills a database with signed-in students and exams in every stage, by SQL, so that a run starts at once. */
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import type { DefinedShape } from '#core/exams/shape.ts';
import { hashToken } from '#server/http/sessions.ts';

export interface Student {
  readonly userId: string;
  readonly token: string;
}

const tokenOf = (index: number) => `bench${String(index).padStart(27, '0')}`;
const uuidOf = (kind: number, index: number) => `0190${String(kind).padStart(4, '0')}-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

export const student = (index: number): Student => ({ userId: uuidOf(1, index), token: tokenOf(index) });
export const sessionId = (index: number) => uuidOf(2, index);

/** Verified accounts with a live session each. */
export async function insertStudents(client: pg.Client, count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => student(index));
  const ids = all.map(({ userId }) => userId);
  await client.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at) select id, 'Bench', id || '@example.org', true, now(), now() from unnest($1::uuid[]) as t (id) on conflict do nothing`,
    [ids],
  );
  await client.query(
    `insert into sessions (id, user_id, token, expires_at, created_at, updated_at) select id, id, token, now() + interval '1 day', now(), now() from unnest($1::uuid[], $2::text[]) as t (id, token) on conflict do nothing`,
    [ids, all.map(({ token }) => hashToken(token))],
  );
}

export const benchPassword = 'altitude-2718';
export const emailOf = (index: number) => `${student(index).userId}@example.org`;

/** Gives the first students a password, the same to all: hashing is dear. */
export async function insertPasswords(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into auth_accounts (id, user_id, provider_id, account_id, password, created_at, updated_at)
     select id, id, 'credential', id::text, $2, now(), now() from unnest($1::uuid[]) as t (id)`,
    [Array.from({ length: count }, (_, index) => student(index).userId), await hash(benchPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })],
  );
}

/** The exam whose sessions are made: its title, and its shape as sessions pin it. */
export interface BenchExam {
  readonly title: string;
  readonly shape: DefinedShape;
}

/** How long a module was worked on. An exam worked through faster than its questions can be read goes into no record (core/exams/pace.ts). */
const workedMinutes = 25;

/** Exams at position `open`: the modules before are submitted, all shown questions have an answer. */
export async function insertSessions(client: pg.Client, { title, shape }: BenchExam, from: number, count: number, open: 0 | 3): Promise<void> {
  const taken = shape.slice(0, open + 1).flatMap(({ position, modules: [module] }) => (module ? [{ position, moduleId: module.moduleId }] : []));
  const routes = Object.fromEntries(shape.flatMap(({ position, adaptive }) => (adaptive ? [[position, 'easier']] : [])));
  const indexes = Array.from({ length: count }, (_, index) => from + index);
  const [users, sessions] = [indexes.map((index) => student(index).userId), indexes.map(sessionId)];
  await client.query(
    `insert into exam_sessions (user_id, id, practice_exam_id, exam_title, shape, mode, time_multiplier, current_module_index, routes, break_ended_before, started_at, updated_at)
     select u, s, 'practice-exam-1', $3, $4, 'practice', 1, $5, $6, 2, now(), now() from unnest($1::uuid[], $2::uuid[]) as t (u, s)`,
    [users, sessions, title, JSON.stringify(shape), open, JSON.stringify(routes)],
  );
  for (const { moduleId, position } of taken) {
    await client.query(
      `insert into exam_module_attempts (user_id, session_id, position, module_id, allowed_ms, started_at, submitted_at)
       select u, s, $3::smallint, $4, 2100000, now() - make_interval(mins => $6), case when $3::smallint < $5::smallint then now() end from unnest($1::uuid[], $2::uuid[]) as t (u, s)`,
      [users, sessions, position, moduleId, open, open === 0 ? 0 : workedMinutes],
    );
    if (open === 0) continue;
    await client.query(
      `insert into exam_answers (user_id, session_id, question_id, position, answer, seq, device, answer_seq, answer_device, saved_at)
       select u, s, m.question_id, $3::smallint, case when q.format = 'choice' then 'A' else '12' end, 1, 'benchdevice', 1, 'benchdevice', now()
       from unnest($1::uuid[], $2::uuid[]) as t (u, s), exam_module_questions m join question_versions q on q.question_id = m.question_id and q.version = m.question_version where m.module_id = $4`,
      [users, sessions, position, moduleId],
    );
  }
}
