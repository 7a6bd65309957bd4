/** Loading content moves only forward, changes only what releases own and loses nothing. */
import { afterEach, describe, expect, test } from 'vitest';
import type { ExamContent } from '#content/exams/practice-exams.ts';
import { contentRelease } from '#content/release.ts';
import { loadContent } from '#server/content/load.ts';
import { migrate } from '#server/database/migrate.ts';
import {
  closeDatabases,
  corrected,
  edit,
  examId,
  kept,
  later,
  loaded,
  modulesOf,
  practiceId,
  shipped,
  stateOf,
  withExam,
  withQuestions,
} from '../support/content-releases.ts';
import { contentRows, emptyDatabase, writesOfContent } from '../support/content-rows.ts';

afterEach(closeDatabases);

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

  test('nor is an exam, or a post, that was made here under an id that is shipped later', async () => {
    const database = await loaded();
    await database.query("update practice_exams set origin = 'authored', owner = 'editors' where id = 'practice-exam-1'");
    const [post] = shipped.posts;
    await database.query("update blog_posts set origin = 'authored', owner = 'editors' where id = $1", [post?.slug]);
    const renamed = withExam(1, (exam) => ({
      ...exam,
      modules: exam.modules.map((module, index) => (index === 0 ? { ...module, id: 'm-second000001' } : module)),
    }));
    await later(database, 1, { ...renamed, posts: shipped.posts.map((each) => ({ ...each, body: `${each.body}\n\nMore.` })) });
    const versionsOf = async (table: string, column: string, id: string) =>
      (await database.query(`select 1 from ${table} where ${column} = $1`, [id])).rowCount;
    expect(await versionsOf('practice_exam_versions', 'practice_exam_id', 'practice-exam-1')).toBe(1);
    expect(await versionsOf('practice_exam_versions', 'practice_exam_id', 'practice-exam-2')).toBe(1);
    expect(await versionsOf('blog_post_versions', 'post_id', post?.slug ?? '')).toBe(1);
  });
});

describe('no question of an exam is asked in a quiz', () => {
  test.each([
    ['be offered in a hardest set as well', `update questions set usage_contexts = '{exam,hardest}' where id = '${examId}'`],
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
