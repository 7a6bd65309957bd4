/** Whatever shape an author gives an exam, a student can take it to its end, read its result, and go over every module. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DefinedShape, DefinedSlot } from '#core/exams/shape.ts';
import { sections, type Section } from '#core/topics/topics.ts';
import { anyShape } from '../support/any-shape.ts';
import { newAuthor, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let author: Person;
let pool: Record<Section, readonly string[]>;
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
  const { rows } = await server.database.query<{ id: string; is_math: boolean }>(
    `select q.id, v.topic_id > 10 as is_math from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
     where q.status = 'published' and 'exam' = any (q.usage_contexts) order by q.id`,
  );
  const idsOf = (isMath: boolean) => rows.filter(({ is_math }) => is_math === isMath).map(({ id }) => id);
  pool = { 'reading-writing': idsOf(false), math: idsOf(true) };
});
afterAll(() => server.stop());

/** The shapes tried, always the same ones; sizes are cut so that no question is asked twice in one exam. */
const shapes = fc.sample(anyShape, { seed: 13, numRuns: 10 }).map((shape) =>
  shape.map((slot) => {
    const questionCount = Math.min(slot.questionCount, 14);
    // A minute for each at least: what is answered faster than it can be read is not explained.
    return { ...slot, questionCount, timeLimit: Math.max(slot.timeLimit, questionCount * 60) };
  }),
);

const told = (shape: DefinedShape) =>
  shape.map(({ section, questionCount, adaptive, breakBefore }) => `${section} ${questionCount}${adaptive ? ' by route' : ''} after ${breakBefore}`).join(', ');

/** Built as an author builds it, module by module, and published. */
async function publish(shape: DefinedShape): Promise<string> {
  const left = { 'reading-writing': [...pool['reading-writing']], math: [...pool.math] };
  const make = async (slot: DefinedSlot, route: DefinedSlot['modules'][number]['route']) => {
    const questions = left[slot.section].splice(0, slot.questionCount).map((id, index) => ({ id, isPretest: index < slot.unscoredCount }));
    const moduleNumber = slot.section === 'math' ? 3 : 1;
    const { timeLimit, calculatorAllowed } = slot;
    return (await author.api.call('createExamModule', { body: { moduleNumber, route, timeLimit, calculatorAllowed, questions } })).id;
  };
  const modules = [];
  for (const { position, label, breakBefore, routedBy, ...slot } of shape)
    for (const { route } of slot.modules) {
      const moduleId = await make({ ...slot, position, label, breakBefore, routedBy }, route);
      modules.push({ moduleId, position, label, breakBefore, ...(routedBy && { routedBy: routedBy.position, threshold: routedBy.threshold }) });
    }
  const draft = await author.api.call('createExamDefinition', { body: { title: 'Of any shape', modules } });
  expect(draft.problems).toEqual([]);
  const params = { examId: draft.id };
  expect((await author.api.call('setExamStatus', { params, body: { status: 'published', seenAt: draft.updatedAt } })).status).toBe('published');
  server.advance(10_000);
  return draft.id;
}

test.each(shapes.map((shape) => [told(shape), shape] as const))('%s', async (_, shape) => {
  const examId = await publish(shape);
  const student = await verifiedStudent(server);
  const resultId = await takeExam(student, ({ format }, index) => (index % 3 === 2 ? null : format === 'choice' ? 'A' : '2'), examId);
  const result = await student.api.call('getResult', { params: { resultId } });
  expect(result.responses).toHaveLength(shape.reduce((sum, { questionCount }) => sum + questionCount, 0));
  for (const { position, questionCount } of shape) {
    const { questions } = await student.api.call('getReview', { params: { resultId, position } });
    expect(questions).toHaveLength(questionCount);
  }
  // Two modules and twenty scored questions are the least a section is scored on.
  const scored = sections.filter((section) => {
    const own = shape.filter((slot) => slot.section === section);
    return own.length >= 2 && own.reduce((sum, slot) => sum + slot.questionCount - slot.unscoredCount, 0) >= 20;
  });
  expect(result.sections.flatMap(({ section, noScore }) => (noScore === null ? [section] : [])).sort()).toEqual(scored.toSorted());
  expect(result.total !== null).toBe(scored.length === 2);
});
