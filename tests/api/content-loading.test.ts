/** Loading content moves only forward, changes only what releases own and loses nothing, in fresh and upgraded databases alike. */
import { afterEach, describe, expect, test } from 'vitest';
import type { ExamContent } from '#content/exams/practice-exams.ts';
import { contentRelease, shippedContent, type ShippedContent } from '#content/shipped-content.ts';
import type { Question } from '#core/questions/question.ts';
import { loadContent } from '#server/content/load.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { contentRows, emptyDatabase, writesOfContent, type ContentDatabase } from '../support/content-rows.ts';
import { fillAsEarlier, stored } from '../support/earlier-build.ts';
import { createTestDatabase } from '../support/test-server.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A database that has taken this build's release. */
async function loaded(): Promise<Database> {
  const { connection, drop } = await createTestDatabase();
  const database = openDatabase({ connection, poolSize: 4, prepare: true, onIdleError: () => {} });
  opened.push(async () => {
    await database.close();
    await drop();
  });
  return database;
}
const kept = (made: ContentDatabase): ContentDatabase => {
  opened.push(made.drop);
  return made;
};

const shipped = shippedContent();
/** The content of a later release, and its loading. */
const later = (database: Database, step: number, content: ShippedContent) =>
  loadContent(database, { release: contentRelease.release + step, fingerprint: `step ${step}` }, () => content);

const withQuestions = (change: (question: Question) => Question | null, content = shipped): ShippedContent => ({
  ...content,
  questions: content.questions.flatMap((one) => {
    const question = change(one.question);
    return question ? [{ ...one, question }] : [];
  }),
  exams: content.exams.map((exam) => ({
    ...exam,
    modules: exam.modules.map((module) => ({ ...module, questions: module.questions.map((question) => change(question) ?? question) })),
  })),
});
const corrected = (id: string, stem: string, content = shipped) =>
  withQuestions((question) => (question.id === id ? { ...question, stem } : question), content);
const withExam = (number: number, change: (exam: ExamContent) => ExamContent | null, content = shipped): ShippedContent => ({
  ...content,
  exams: content.exams.flatMap((exam) => (exam.number === number ? (change(exam) ?? []) : [exam])),
});

const practiceId = shipped.questions.find(({ usageContexts }) => usageContexts.includes('practice'))?.question.id ?? '';
const examId = shipped.questions.find(({ usageContexts }) => usageContexts.includes('exam'))?.question.id ?? '';

interface QuestionState {
  readonly owner: string;
  readonly status: string;
  readonly current_version: number;
  readonly stem: string;
  readonly versions: number;
}
async function stateOf(database: Database, id: string): Promise<QuestionState | undefined> {
  const { rows } = await database.query<QuestionState>(
    `select q.owner, q.status, q.current_version, v.body ->> 'stem' as stem, (select count(*)::int from question_versions a where a.question_id = q.id) as versions
     from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version where q.id = $1`,
    [id],
  );
  return rows[0];
}
const modulesOf = async (database: Database, id: string): Promise<string[]> => {
  const { rows } = await database.query<{ module_id: string }>(
    `select p.module_id from practice_exams e join practice_exam_modules p on p.practice_exam_id = e.id and p.version = e.current_version where e.id = $1 order by 1`,
    [id],
  );
  return rows.map(({ module_id }) => module_id);
};

/** What an editor's tool does: it adds a version of its own, and from then on editors own the question. */
async function edit(database: Database, id: string, stem: string): Promise<void> {
  await database.query(
    `with made as (
       insert into question_versions (question_id, version, topic_id, archetype, difficulty, format, skill_tags, body, author_id)
       select question_id, version + 1, topic_id, archetype, difficulty, format, skill_tags,
              body || jsonb_build_object('stem', $2::text, 'version', version + 1), '018f0000-0000-7000-8000-000000000001'
       from question_versions where question_id = $1 order by version desc limit 1 returning question_id, version)
     update questions q set owner = 'editors', current_version = made.version from made where q.id = made.question_id`,
    [id, stem],
  );
}

describe('a release', () => {
  test('is taken once: the next start writes nothing', async () => {
    const database = await loaded();
    const before = await writesOfContent(database);
    expect(await loadContent(database)).toEqual({ release: contentRelease.release, outcome: 'already-loaded' });
    expect(await writesOfContent(database)).toBe(before);
  });

  test('that changes nothing touches no question, module or exam', async () => {
    const database = await loaded();
    const before = await contentRows(database);
    expect((await later(database, 1, shipped)).outcome).toBe('loaded');
    expect(await contentRows(database)).toEqual(before);
  });

  test('is not undone by an older build that starts after it, nor by another of its own number', async () => {
    const database = await loaded();
    const newer = corrected(practiceId, 'A newer text of this question?');
    expect((await later(database, 2, newer)).outcome).toBe('loaded');
    const before = await writesOfContent(database);
    expect(await loadContent(database)).toEqual({ release: contentRelease.release, outcome: 'newer-loaded' });
    expect((await later(database, 1, shipped)).outcome).toBe('newer-loaded');
    expect((await loadContent(database, { release: contentRelease.release + 2, fingerprint: 'another' }, () => shipped)).outcome).toBe('conflict');
    expect(await writesOfContent(database)).toBe(before);
    expect((await stateOf(database, practiceId))?.stem).toBe('A newer text of this question?');
  });

  test('comes in whole or not at all', async () => {
    const database = await loaded();
    const before = await contentRows(database);
    const broken = withExam(2, (exam) => ({ ...exam, modules: exam.modules.map((module) => ({ ...module, id: `${module.id}-new`, position: 9 as never })) }));
    await expect(later(database, 1, { ...broken, questions: corrected(practiceId, 'Half of a release?').questions })).rejects.toThrow();
    expect(await contentRows(database)).toEqual(before);
    expect((await later(database, 1, shipped)).outcome).toBe('loaded');
  });

  test('brings a corrected text as the next version, to quizzes at once, to exams in a module of a new id', async () => {
    const database = await loaded();
    const both = corrected(examId, 'A corrected text?', corrected(practiceId, 'A better text?'));
    const asks = (module: ExamContent['modules'][number]) => module.questions.some(({ id }) => id === examId);
    const owner = both.exams.find(({ modules }) => modules.some(asks));
    const before = await modulesOf(database, owner?.id ?? '');
    const oldId = owner?.modules.find(asks)?.id ?? '';
    const content = withExam(
      owner?.number ?? 0,
      (exam) => ({ ...exam, modules: exam.modules.map((one) => (asks(one) ? { ...one, id: 'm-corrected0001' } : one)) }),
      both,
    );
    await later(database, 1, content);
    expect(await stateOf(database, practiceId)).toMatchObject({ status: 'published', current_version: 2, stem: 'A better text?', versions: 2 });
    expect(new Set(await modulesOf(database, owner?.id ?? ''))).toEqual(new Set([...before.filter((id) => id !== oldId), 'm-corrected0001']));
    const { rows } = await database.query<{ id: string; version: number; status: string; replaces: string | null; asked: number }>(
      `select m.id, m.version, m.status, m.replaces, mq.question_version as asked from exam_modules m join exam_module_questions mq on mq.module_id = m.id and mq.question_id = $2
       where m.id = any($1) order by m.version`,
      [[oldId, 'm-corrected0001'], examId],
    );
    expect(rows).toEqual([
      { id: oldId, version: 1, status: 'retired', replaces: null, asked: 1 },
      { id: 'm-corrected0001', version: 2, status: 'published', replaces: oldId, asked: 2 },
    ]);
    // And back: the earlier text and module become current again, without copies.
    await later(database, 2, shipped);
    expect(await stateOf(database, practiceId)).toMatchObject({ current_version: 1, versions: 2 });
    expect(await modulesOf(database, owner?.id ?? '')).toEqual(before);
  });

  test('retires what it no longer has and brings back what returns', async () => {
    const database = await loaded();
    const less = withExam(
      2,
      () => null,
      withQuestions((question) => (question.id === practiceId ? null : question)),
    );
    await later(database, 1, less);
    expect(await stateOf(database, practiceId)).toMatchObject({ status: 'retired', versions: 1 });
    const { rows } = await database.query<{ status: string; n: number }>(
      `select e.status, (select count(*)::int from practice_exam_modules p join exam_modules m on m.id = p.module_id where p.practice_exam_id = e.id and m.status = 'retired') as n
       from practice_exams e where e.number = 2`,
    );
    expect(rows).toEqual([{ status: 'retired', n: 6 }]);
    await later(database, 2, shipped);
    expect(await stateOf(database, practiceId)).toMatchObject({ status: 'published', versions: 1 });
  });

  test.each([1, 2, 3])('is taken by one of several processes that start at once (try %i)', async () => {
    const made = kept(await emptyDatabase());
    await migrate(made.connection);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => loadContent(made.database)));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['already-loaded', 'already-loaded', 'already-loaded', 'loaded']);
    expect(await contentRows(made.database)).toEqual(await contentRows(await loaded()));
  });

  test('loses no race against a newer one', async () => {
    const made = kept(await emptyDatabase());
    await migrate(made.connection);
    const newer = corrected(practiceId, 'The newer text?');
    await Promise.all([loadContent(made.database), later(made.database, 1, newer), loadContent(made.database)]);
    expect((await stateOf(made.database, practiceId))?.stem).toBe('The newer text?');
  });
});

describe('what editors own', () => {
  test('keeps their text; the shipped correction becomes a version to choose', async () => {
    const database = await loaded();
    await edit(database, practiceId, 'The editor’s text?');
    await later(database, 1, corrected(practiceId, 'The release’s text?'));
    expect(await stateOf(database, practiceId)).toMatchObject({
      owner: 'editors',
      status: 'published',
      stem: 'The editor’s text?',
      current_version: 2,
      versions: 3,
    });
    await later(database, 2, shipped);
    await loadContent(database);
    expect(await stateOf(database, practiceId)).toMatchObject({ stem: 'The editor’s text?', versions: 3 });
  });

  test('stays as they set it: retired, moved, or kept though it is no longer shipped', async () => {
    const database = await loaded();
    await database.query("update questions set owner = 'editors', status = 'retired' where id = $1", [practiceId]);
    await database.query("update practice_exams set owner = 'editors', title = 'Autumn exam', is_public = false where number = 1");
    await later(
      database,
      1,
      withExam(1, () => null),
    );
    expect(await stateOf(database, practiceId)).toMatchObject({ status: 'retired' });
    const { rows } = await database.query<{ status: string; title: string; is_public: boolean; offered: number }>(
      `select e.status, e.title, e.is_public, (select count(*)::int from practice_exam_modules p join exam_modules m on m.id = p.module_id where p.practice_exam_id = e.id and m.status = 'published') as offered
       from practice_exams e where number = 1`,
    );
    expect(rows).toEqual([{ status: 'published', title: 'Autumn exam', is_public: false, offered: 6 }]);
  });

  test('is corrected in newly shipped modules too, and a question they retired holds the new version of an exam back', async () => {
    const database = await loaded();
    const first = shipped.exams[0]?.modules[0];
    const [fixed, bad] = first?.questions.map(({ id }) => id) ?? [];
    const renamed = (id: string, content = shipped) =>
      withExam(1, (exam) => ({ ...exam, modules: exam.modules.map((module, index) => (index === 0 ? { ...module, id } : module)) }), content);
    await edit(database, fixed ?? '', 'The editor’s text?');
    await later(database, 1, renamed('m-second000001'));
    const { rows } = await database.query<{ question_version: number }>(
      'select question_version from exam_module_questions where module_id = $1 and question_id = $2',
      ['m-second000001', fixed],
    );
    expect(rows).toEqual([{ question_version: 2 }]);
    expect(await modulesOf(database, 'practice-exam-1')).toContain('m-second000001');
    await database.query("update questions set owner = 'editors', status = 'retired' where id = $1", [bad]);
    await later(database, 2, renamed('m-third0000001'));
    expect(await modulesOf(database, 'practice-exam-1')).toContain('m-second000001');
    expect((await database.query('select 1 from practice_exam_modules where module_id = $1', ['m-third0000001'])).rowCount).toBe(1);
  });

  test('is not touched when it was made here under an id that is shipped later', async () => {
    const database = await loaded();
    await database.query("update questions set origin = 'authored', owner = 'editors' where id = $1", [practiceId]);
    await later(database, 1, corrected(practiceId, 'A shipped text?'));
    expect(await stateOf(database, practiceId)).toMatchObject({ versions: 1 });
  });
});

describe('practice sets', () => {
  const renamed = (name: string): ShippedContent => ({
    ...shipped,
    practiceSets: shipped.practiceSets.map((set) => (set.slug === 'algebra' ? { ...set, name } : set)),
  });
  const setOf = async (database: Database, id: string) => {
    const { rows } = await database.query<{ owner: string; status: string; current_version: number; name: string; versions: string[] }>(
      `select p.owner, p.status, p.current_version, v.name, array(select a.name from practice_set_versions a where a.practice_set_id = p.id order by a.version) as versions
       from practice_sets p join practice_set_versions v on v.practice_set_id = p.id and v.version = p.current_version where p.id = $1`,
      [id],
    );
    return rows[0];
  };
  /** What an editor's tool does: it adds a version of its own, and from then on editors own the set. */
  const editSet = (database: Database, id: string, name: string) =>
    database.query(
      `with made as (
         insert into practice_set_versions (practice_set_id, version, name, specification, author_id)
         select practice_set_id, version + 1, $2, specification, '018f0000-0000-7000-8000-000000000001'
         from practice_set_versions where practice_set_id = $1 order by version desc limit 1 returning practice_set_id, version)
       update practice_sets p set owner = 'editors', current_version = made.version from made where p.id = made.practice_set_id`,
      [id, name],
    );
  const authorSet = (database: Database, id: string) =>
    database.query(
      `with made as (
         insert into practice_sets (id, origin, owner, status, current_version, position, usage_contexts)
         values ($1, 'authored', 'editors', 'published', 1, 3, '{practice}') returning id)
       insert into practice_set_versions (practice_set_id, version, name, specification, author_id)
       select id, 1, 'Hard lines', '{"source": "topics", "topics": [11], "levels": [4, 5]}', '018f0000-0000-7000-8000-000000000001' from made`,
      [id],
    );

  test('come with the release, are renamed in a version, retired when no longer shipped, and brought back', async () => {
    const database = await loaded();
    expect(await setOf(database, 'algebra')).toEqual({ owner: 'release', status: 'published', current_version: 1, name: 'Algebra', versions: ['Algebra'] });
    await later(database, 1, renamed('Lines and more'));
    expect(await setOf(database, 'algebra')).toMatchObject({ current_version: 2, name: 'Lines and more', versions: ['Algebra', 'Lines and more'] });
    await later(database, 2, { ...shipped, practiceSets: shipped.practiceSets.filter(({ slug }) => slug !== 'algebra') });
    expect(await setOf(database, 'algebra')).toMatchObject({ status: 'retired', name: 'Lines and more' });
    await later(database, 3, shipped);
    expect(await setOf(database, 'algebra')).toMatchObject({ status: 'published', current_version: 1, versions: ['Algebra', 'Lines and more'] });
  });

  test('of editors, and their changes of shipped ones, stay through restarts and releases; the shipped name becomes a version to choose', async () => {
    const database = await loaded();
    await authorSet(database, 'hard-lines');
    await editSet(database, 'algebra', 'The editor’s name');
    await database.query("update practice_sets set owner = 'editors', status = 'retired' where id = 'circles'");
    const before = await contentRows(database);
    await loadContent(database);
    await later(database, 1, shipped);
    expect(await contentRows(database)).toEqual(before);
    await later(database, 2, renamed('The release’s name'));
    expect(await setOf(database, 'algebra')).toMatchObject({
      owner: 'editors',
      current_version: 2,
      name: 'The editor’s name',
      versions: ['Algebra', 'The editor’s name', 'The release’s name'],
    });
    expect(await setOf(database, 'hard-lines')).toMatchObject({ status: 'published', name: 'Hard lines' });
    expect(await setOf(database, 'circles')).toMatchObject({ status: 'retired' });
  });

  test('made here are not touched when their id is shipped later', async () => {
    const database = await loaded();
    await authorSet(database, 'hard-lines');
    const [algebra] = shipped.practiceSets.filter(({ slug }) => slug === 'algebra');
    await later(database, 1, { ...shipped, practiceSets: [...shipped.practiceSets, ...(algebra ? [{ ...algebra, slug: 'hard-lines' }] : [])] });
    expect(await setOf(database, 'hard-lines')).toMatchObject({ owner: 'editors', name: 'Hard lines', versions: ['Hard lines'] });
  });
});

describe('no question of an exam is asked in a quiz', () => {
  test.each([
    ['be offered for both', `update questions set usage_contexts = '{exam,practice}' where id = '${examId}'`],
    ['leave the exams while a module asks it', `update questions set usage_contexts = '{practice}' where id = '${examId}'`],
    [
      'enter a module from practice',
      `insert into exam_module_questions (module_id, position, question_id, question_version) select id, 90, '${practiceId}', 1 from exam_modules limit 1`,
    ],
  ])('it cannot %s', async (_what, sql) => {
    await expect((await loaded()).query(sql)).rejects.toThrow(/violates/);
  });
});

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
