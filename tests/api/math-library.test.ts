/** Authors look through what the generators make: the same seed is the same question, and every gate says what it finds. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { questionSchema } from '#core/questions/question.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let author: Person;
let student: Person;
beforeAll(async () => {
  server = await startTestServer();
  [author, student] = [await verifiedStudent(server), await verifiedStudent(server)];
  await server.database.query('update users set is_author = true where id = $1', [author.id]);
});
afterAll(() => server.stop());

const inspect = (archetype: string, level: number, seed: number) => author.api.call('inspectDraw', { params: { archetype, level, seed } });

test('every archetype of the topics of Math is listed with its levels and the concept it is taught in', async () => {
  const { archetypes } = await author.api.call('listArchetypes');
  expect(new Set(archetypes.map(({ topicId }) => topicId)).size).toBe(19);
  expect(archetypes.every(({ levels, concept }) => levels.length > 0 && concept !== null)).toBe(true);
});

test('a draw comes with the verdict of every gate, its way with the calculator, and again the same', async () => {
  const drawn = await inspect('LF-b', 2, 7);
  expect(await inspect('LF-b', 2, 7)).toEqual(drawn);
  const question = questionSchema.parse(drawn.question);
  expect(question).toMatchObject({ archetype: 'LF-b', difficulty: 2, provenance: { kind: 'generated', seed: 7 } });
  expect(drawn.verdicts.map(({ gate }) => gate)).toEqual(
    expect.arrayContaining(['Re-solver', 'Writing and LaTeX', 'One key', 'Distinct choices', 'Explanation']),
  );
  expect(drawn.verdicts.find(({ gate }) => gate === 'Re-solver')?.problems).toEqual([]);
  const { calculatorWay } = await inspect('SYS-b', 2, 1).catch(() => inspect('SYS-b', 3, 1));
  expect(calculatorWay?.rows).toHaveLength(2);
});

test('a draw that no student would be given is shown, with the gate that stops it', async () => {
  const frozen = practiceQuestions().flatMap(({ archetype, difficulty, provenance }) =>
    provenance.kind === 'generated' ? [{ archetype, difficulty, seed: provenance.seed, parameters: provenance.parameters }] : [],
  );
  // Of those that earlier versions of a generator froze, the seed makes another question now.
  for (const { archetype, difficulty, seed, parameters } of frozen.slice(0, 40)) {
    const { question, verdicts } = await inspect(archetype, difficulty, seed);
    const read = questionSchema.safeParse(question).data;
    if (read?.provenance.kind !== 'generated' || JSON.stringify(read.provenance.parameters) !== JSON.stringify(parameters)) continue;
    expect(verdicts.find(({ gate }) => gate === 'Numbers of its own')).toMatchObject({
      problems: [expect.stringContaining('the same numbers')],
    });
    return;
  }
  throw new Error('none of the frozen questions is drawn again from its seed');
});

test('wordings are counted over seeds', async () => {
  const params = { archetype: 'LF-b', level: 2 };
  const counted = await author.api.call('countWordings', { params, query: { seeds: 30 } });
  expect(counted.made).toBeGreaterThan(25);
  expect(counted.passed).toBeLessThanOrEqual(counted.made);
  expect(counted.wordings).toBeGreaterThan(1);
  expect(counted.distinct).toBeGreaterThanOrEqual(counted.wordings);
});

test('a cell that does not exist is refused, and students see nothing of all this', async () => {
  for (const params of [
    { archetype: 'ZZ-a', level: 2, seed: 1 },
    { archetype: 'LF-b', level: 5, seed: 1 },
  ])
    expect(await author.api.refused('inspectDraw', { params })).toMatchObject({ status: 404 });
  expect(await author.api.refused('inspectDraw', { params: { archetype: 'LF-b', level: 2, seed: 2 ** 31 } })).toMatchObject({ code: 'bad-input' });
  expect(await student.api.refused('inspectDraw', { params: { archetype: 'LF-b', level: 2, seed: 7 } })).toMatchObject({ code: 'forbidden' });
  expect((await author.api.call('listFigureKinds')).kinds.length).toBeGreaterThan(15);
});
