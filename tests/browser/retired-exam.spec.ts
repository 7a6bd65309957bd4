/** An exam that is retired while somebody is in the middle of it. */
import { enterAsAuthor, expect, test } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';

test('it can be finished, says that it cannot be begun again, and discarding it leads to the exams there are', async ({
  server,
  studentPage: page,
  student,
}) => {
  const { api } = await enterAsAuthor(server);
  const shipped = await api.call('getExamDefinition', { params: { examId: 'practice-exam-1' } });
  const questions = (shipped.modules.find(({ position }) => position === 2)?.questions ?? []).slice(0, 3).map(({ id }) => ({ id, isPretest: false }));
  const { id: moduleId } = await api.call('createExamModule', { body: { title: 'Three', moduleNumber: 3, timeLimit: 600, questions } });
  const draft = await api.call('createExamDefinition', { body: { title: 'Soon gone', modules: [{ moduleId, position: 0, breakBefore: 0 }] } });
  const params = { examId: draft.id };
  const published = await api.call('setExamStatus', { params, body: { status: 'published', seenAt: draft.updatedAt } });
  const offered = async () => (await student.api.call('listExams')).exams.map(({ id }) => id);
  await expect.poll(offered).toContain(draft.id);
  const { id: sessionId } = await student.api.call('startSession', { body: { practiceExamId: draft.id } });
  await student.api.call('startModule', { params: { sessionId, position: 0 } });
  await api.call('setExamStatus', { params, body: { status: 'retired', seenAt: published.updatedAt } });
  await expect.poll(async () => (await student.api.call('getExam', { params })).isOffered).toBe(false);

  await page.goto(`/practice-exam/${draft.id}`);
  await expect(page.getByText('This exam is no longer offered, but you can finish it.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
  await button(page, 'Discard').click();
  await expect(page.getByText('so you can’t take it again')).toBeVisible();
  await button(page, 'Discard exam').click();
  await expect(page).toHaveURL('/practice-exams');
  await expect(page.getByText('Exam discarded.')).toBeVisible();
  await expect(page.getByText('We could not find this exam')).toHaveCount(0);
  expect(await offered()).not.toContain(draft.id);
});
