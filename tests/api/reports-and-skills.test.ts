/** Problems that students report, and the queue of skills to go over again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAuthor, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Answers the first question of a quiz wrong; its id. */
async function missOne({ api }: Person): Promise<string> {
  const quiz = await api.call('startCustomQuiz', { body: { source: 'topics', topics: [8], length: 5 } });
  for (const answer of ['A', 'B']) {
    const position = answer === 'A' ? 0 : 1;
    const { outcome } = await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer, timeSpentMs: 900 } });
    if (!outcome.correct) return quiz.questions[position]?.question.id ?? '';
  }
  return quiz.questions[0]?.question.id ?? '';
}

describe('reports', () => {
  test('of questions one has answered reach authors, once per reason, with what was said last', async () => {
    const [student, author] = [await verifiedStudent(server), await newAuthor(server)];
    const questionId = await missOne(student);
    await student.api.call('reportQuestion', { body: { questionId, reason: 'typo', note: 'Second line' } });
    await student.api.call('reportQuestion', { body: { questionId, reason: 'typo', note: 'Third line' } });
    server.advance(1000);
    await student.api.call('reportQuestion', { body: { questionId, reason: 'wrong-key' } });
    const { waiting, count } = await author.api.call('getQuestionReports', { params: { questionId } });
    expect([count, waiting.map(({ reason, note }) => ({ reason, note }))]).toEqual([
      2,
      [
        { reason: 'wrong-key', note: '' },
        { reason: 'typo', note: 'Third line' },
      ],
    ]);
  });

  test('are taken only of questions one has answered', async () => {
    const [student, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    const questionId = await missOne(other);
    expect(await student.api.refused('reportQuestion', { body: { questionId, reason: 'typo' } })).toMatchObject({ status: 404, code: 'question-not-answered' });
  });
});

describe('the queue of skills', () => {
  test('lists what was missed, due first; a skill gone over is due in two days, a removed one is gone', async () => {
    await server.database.query(`insert into config (name, value) values ('featureFlags', '{"useRepairEngine": true}')`);
    const student = await verifiedStudent(server);
    await missOne(student);
    await missOne(student);
    await server.database.query(
      "insert into review_items (user_id, skill_tag, due_at, wrong_count, last_seen) values ($1, 'slope', $2, 3, $2) on conflict do nothing",
      [student.id, new Date(server.now() - 1000)],
    );
    const { enabled, items } = await student.api.call('getSkillQueue');
    expect([enabled, items[0]]).toMatchObject([true, { skillTag: 'slope', isDue: true, wrongCount: 3 }]);
    const after = await student.api.call('markSkillReviewed', { params: { skillTag: 'slope' }, body: {} });
    const slope = after.items.find(({ skillTag }) => skillTag === 'slope');
    expect(slope).toMatchObject({ isDue: false, wrongCount: 3 });
    expect(Date.parse(slope?.dueAt ?? '') - Date.parse(slope?.lastSeen ?? '')).toBe(2 * 24 * 3600_000);
    expect(after.items.at(-1)?.skillTag).toBe('slope');
    const removed = await student.api.call('removeSkill', { params: { skillTag: 'slope' } });
    expect(removed.items.some(({ skillTag }) => skillTag === 'slope')).toBe(false);
    // As an imported question may have it.
    const long = 'interpreting-the-slope-and-the-intercept-of-a-line-of-best-fit-in-context';
    await server.database.query('insert into review_items (user_id, skill_tag, due_at, wrong_count, last_seen) values ($1, $2, $3, 1, $3)', [
      student.id,
      long,
      new Date(server.now() - 1000),
    ]);
    await student.api.call('markSkillReviewed', { params: { skillTag: long }, body: {} });
    expect((await student.api.call('removeSkill', { params: { skillTag: long } })).items.some(({ skillTag }) => skillTag === long)).toBe(false);
  });

  test('takes a removed skill back as it was, from whoever removed it and for an hour', async () => {
    const [student, stranger] = [await verifiedStudent(server), await verifiedStudent(server)];
    const params = { skillTag: 'slope' };
    await server.database.query("insert into review_items (user_id, skill_tag, due_at, wrong_count, last_seen) values ($1, 'slope', $2, 3, $2)", [
      student.id,
      new Date(server.now() - 1000),
    ]);
    // Not as a miss leaves it: gone over once, and due in two days.
    const before = await student.api.call('markSkillReviewed', { params, body: {} });
    const { undo } = await student.api.call('removeSkill', { params });
    const body = { undo: undo ?? '' };
    expect((await student.api.call('getSkillQueue')).items.map(({ skillTag }) => skillTag)).not.toContain(params.skillTag);
    // A second click removes nothing, so there is nothing to take back.
    expect((await student.api.call('removeSkill', { params })).undo).toBeNull();

    expect(await stranger.api.refused('restoreSkill', { params, body })).toMatchObject({ status: 404, code: 'skill-not-found' });
    expect(await student.api.refused('restoreSkill', { params: { skillTag: 'another' }, body })).toMatchObject({ code: 'skill-not-found' });
    expect(await student.api.refused('restoreSkill', { params, body: { undo: 'made-up' } })).toMatchObject({ code: 'skill-not-found' });
    // Twice is once: a button may be clicked twice.
    expect(await student.api.call('restoreSkill', { params, body })).toEqual(before);
    expect(await student.api.call('restoreSkill', { params, body })).toEqual(before);
    expect((await stranger.api.call('getSkillQueue')).items).toEqual([]);

    // What has happened to it since then stays.
    await student.api.call('removeSkill', { params });
    await server.database.query('insert into review_items (user_id, skill_tag, due_at, wrong_count, last_seen) values ($1, $2, $3, 7, $3)', [
      student.id,
      params.skillTag,
      new Date(server.now()),
    ]);
    const { items: since } = await student.api.call('restoreSkill', { params, body });
    expect(since.find(({ skillTag }) => skillTag === params.skillTag)).toMatchObject({ wrongCount: 7, isDue: true });
    server.advance(3600_000);
    expect(await student.api.refused('restoreSkill', { params, body })).toMatchObject({ code: 'skill-not-found' });
  });

  test('is empty and does not change while it is switched off', async () => {
    const student = await verifiedStudent(server);
    await server.database.query("insert into review_items (user_id, skill_tag, due_at, wrong_count, last_seen) values ($1, 'slope', now(), 1, now())", [
      student.id,
    ]);
    await server.database.query(`update config set value = '{"useRepairEngine": false}' where name = 'featureFlags'`);
    expect(await student.api.call('getSkillQueue')).toEqual({ enabled: false, items: [] });
    await student.api.call('markSkillReviewed', { params: { skillTag: 'slope' }, body: {} });
    expect((await student.api.call('removeSkill', { params: { skillTag: 'slope' } })).undo).toBeNull();
    const { rows } = await server.database.query<{ moved: boolean }>('select due_at > now() as moved from review_items where user_id = $1', [student.id]);
    expect(rows).toEqual([{ moved: false }]);
  });
});
