/** A database from before content had owners loses nothing in the upgrade and offers what a fresh one offers. */
import { afterEach, describe, expect, test } from 'vitest';
import { loadContent } from '#server/content/load.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { closeDatabases, kept, later, loaded, shipped, stateOf } from '../support/content-releases.ts';
import { contentRows, emptyDatabase, type ContentDatabase } from '../support/content-rows.ts';
import { fillAsEarlier, stored } from '../support/earlier-build.ts';

afterEach(closeDatabases);

/** What is offered, without the names that change with each loading: questions with their text, and what exams ask at each place. */
async function offered(database: Database): Promise<{ questions: Map<string, string>; exams: unknown[] }> {
  const { rows: questions } = await database.query<{ id: string; says: unknown }>(
    `select q.id, jsonb_build_array(q.owner, q.origin, array(select unnest(q.usage_contexts) order by 1), v.body - 'version', v.topic_id, v.difficulty) as says
     from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version where q.status = 'published' order by q.id`,
  );
  const { rows: exams } = await database.query<{ asks: unknown }>(
    `select jsonb_build_array(e.number, e.title, p.position, m.route, m.time_limit, array(
       select mq.question_id || mq.is_pretest from exam_module_questions mq where mq.module_id = m.id order by mq.position)) as asks
     from practice_exams e join practice_exam_modules p on p.practice_exam_id = e.id and p.version = e.current_version join exam_modules m on m.id = p.module_id
     where e.status = 'published' order by e.number, p.position, m.route`,
  );
  return { questions: new Map(questions.map(({ id, says }) => [id, JSON.stringify(says)])), exams: exams.map(({ asks }) => asks) };
}

describe('the database of a build from before content had owners', () => {
  async function upgraded(): Promise<ContentDatabase> {
    const made = kept(await emptyDatabase());
    await fillAsEarlier(made.connection);
    await migrate(made.connection);
    return made;
  }

  test('offers what a fresh one offers once it has taken this release', async () => {
    const { database } = await upgraded();
    expect(await loadContent(database)).toMatchObject({ outcome: 'loaded' });
    const [now, fresh] = [await offered(database), await offered(await loaded())];
    expect(now.exams).toEqual(fresh.exams);
    expect([...now.questions.keys()]).toEqual([...fresh.questions.keys()]);
    expect([...now.questions].filter(([id, says]) => fresh.questions.get(id) !== says)).toEqual([]);
    const before = await contentRows(database);
    expect((await later(database, 1, shipped)).outcome).toBe('loaded');
    expect(await contentRows(database)).toEqual(before);
  });

  test('offers its own content before, by the upgrade alone', async () => {
    const { database } = await upgraded();
    const { questions, exams } = await offered(database);
    expect([...questions.keys()].sort()).toEqual([...new Set(stored.rows.questions.map(({ id }) => id))].sort());
    expect(exams).toHaveLength(12);
  });

  test('keeps every text and every module that was there; what is no longer shipped is retired', async () => {
    const { database } = await upgraded();
    await loadContent(database);
    const { rows } = await database.query<{ id: string; version: number; body: unknown }>('select question_id as id, version, body from question_versions');
    const texts = new Map(rows.map(({ id, version, body }) => [`${id} ${version}`, body]));
    for (const { id, version, body } of stored.rows.questions) {
      const { usageContext: _usage, ...says } = body;
      expect(texts.get(`${id} ${version}`)).toEqual(says);
    }
    const { rows: asked } = await database.query<{ module_id: string; position: number; question_id: string }>(
      'select module_id, position, question_id from exam_module_questions',
    );
    const places = new Set(asked.map(({ module_id, position, question_id }) => `${module_id} ${position} ${question_id}`));
    expect(stored.rows.exam_module_questions.filter(({ module_id, position, question_id }) => !places.has(`${module_id} ${position} ${question_id}`))).toEqual(
      [],
    );
    const shippedIds = new Set(shipped.questions.map(({ question }) => question.id));
    const gone = stored.rows.questions.filter(({ id }) => !shippedIds.has(id)).map(({ id }) => id);
    const { rows: wrong } = await database.query<{ id: string }>("select id from questions where (id = any($1)) <> (status = 'retired')", [gone]);
    expect(wrong).toEqual([]);
  });

  test('keeps what was withdrawn by then, and what was answered, readable', async () => {
    const made = kept(await emptyDatabase());
    await fillAsEarlier(made.connection);
    const { database } = made;
    const practiced = shipped.questions.find(({ usageContexts }) => usageContexts.includes('practice'))?.question.id ?? '';
    const template = stored.rows.questions.find(({ body }) => body['usageContext'] !== 'exam')?.id ?? '';
    // A question that is shipped still and whose text was reverted, one that was withdrawn, and the module that had asked it.
    await database.query(
      `insert into questions select $2, 1, topic_id, archetype, difficulty, format, usage_context, body || jsonb_build_object('id', $2::text, 'version', 1), 'y' from questions where id = $1`,
      [template, practiced],
    );
    await database.query(
      `insert into questions select id, 2, topic_id, archetype, difficulty, format, usage_context, body || '{"version": 2, "stem": "A text taken back?"}', 'y' from questions where id = $1`,
      [practiced],
    );
    await database.query(
      `insert into questions select 'wic-900', 1, topic_id, archetype, difficulty, format, usage_context, body || '{"id": "wic-900"}', 'x' from questions where id = $1`,
      [stored.rows.exam_module_questions[0]?.question_id],
    );
    await database.query(
      `insert into exam_modules (id, title, section, stage, route, calculator_allowed) values ('m-withdrawn', 'Old', 'math', 1, 'base', true)`,
    );
    await database.query(`insert into exam_module_questions (module_id, position, question_id, question_version) values ('m-withdrawn', 0, 'wic-900', 1)`);
    await migrate(made.connection);
    await loadContent(database);
    const { stem } = shipped.questions.find(({ question }) => question.id === practiced)?.question ?? { stem: '' };
    expect(await stateOf(database, practiced)).toMatchObject({ status: 'published', stem });
    expect(await stateOf(database, 'wic-900')).toMatchObject({ owner: 'release', status: 'retired', current_version: 1 });
    const { rows } = await database.query<{ status: string; asked: string }>(
      `select m.status, v.body ->> 'id' as asked from exam_modules m join exam_module_questions mq on mq.module_id = m.id
       join question_versions v on v.question_id = mq.question_id and v.version = mq.question_version where m.id = 'm-withdrawn'`,
    );
    expect(rows).toEqual([{ status: 'retired', asked: 'wic-900' }]);
  });
});
