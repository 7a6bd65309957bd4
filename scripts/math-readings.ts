/**
 * Math questions through readers who see no key.
 *
 *   npm run content:math-readings -- prepare NAME --exams            the Math of the exams; or
 *   npm run content:math-readings -- prepare NAME --per-topic 10     fresh draws, archetypes and levels in turn
 *                                    --sheets 2 --out FOLDER
 *   npm run content:math-readings -- report NAME                     reads answers-<sheet>.json, prints what was found
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { mathAnswersSchema, mathSheet, readMath, rendered } from '#content/judgments/math-sheets.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { topics } from '#core/topics/topics.ts';
import { drawFresh } from './draw-fresh.ts';
import { writeJson } from './judgment-files.ts';

/** Questions of a sheet that are spoiled on purpose. */
const plantedPerSheet = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    exams: { type: 'boolean', default: false },
    'per-topic': { type: 'string', default: '10' },
    sheets: { type: 'string', default: '2' },
    out: { type: 'string' },
  },
});
const [command, name = 'math'] = positionals;
const folder = path.join(import.meta.dirname, '../content/judgments/math', name);
const mapping = path.join(folder, 'sheets.json');
const mappingSchema = z.array(z.object({ sheet: z.string(), places: z.array(z.object({ n: z.number(), isPlanted: z.boolean(), question: questionSchema })) }));
const random = seededRandom(Date.now() % 2 ** 31);

/** Fresh draws of a topic: every archetype once before any comes twice, each at a level of its own choosing. */
function drawn(topicId: number, count: number): Question[] {
  const found: Question[] = [];
  for (let round = 0; found.length < count && round < 20; round++)
    for (const generator of random.shuffle(mathGenerators.filter((one) => one.topicId === topicId))) {
      const level = random.pick(generator.levels);
      if (found.length < count) found.push(...drawFresh(generator, level, 1));
    }
  return found;
}

function prepare(): void {
  if (fs.existsSync(mapping)) throw new Error(`${mapping} already exists: choose another name`);
  const mathTopics = topics.filter(({ section }) => section === 'math');
  const questions = values.exams
    ? examQuestions().filter(({ topicId }) => mathTopics.some(({ id }) => id === topicId))
    : mathTopics.flatMap(({ id }) => drawn(id, Number(values['per-topic'])));
  const count = Number(values.sheets);
  const mixed = random.shuffle(questions);
  const sheets = Array.from({ length: count }, (_, index) => ({
    sheet: `solve-${index + 1}`,
    places: mathSheet(
      mixed.filter((_question, place) => place % count === index),
      plantedPerSheet,
      random,
    ),
  }));
  writeJson(mapping, sheets);
  const target = values.out ?? folder;
  fs.mkdirSync(target, { recursive: true });
  for (const { sheet, places } of sheets) fs.writeFileSync(path.join(target, `${sheet}.md`), rendered(places));
  console.log(`${questions.length} questions in ${count} sheets in ${target}; the answers go to ${folder}/answers-<sheet>.json.`);
}

function report(): void {
  for (const { sheet, places } of mappingSchema.parse(JSON.parse(fs.readFileSync(mapping, 'utf8')))) {
    for (const file of fs.readdirSync(folder).filter((one) => one.startsWith(`answers-${sheet}`))) {
      const { right, of, planted, plantedFound, realism, remarks } = readMath(
        places,
        mathAnswersSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))),
      );
      console.log(`${file}: ${right} of ${of} right, planted ${plantedFound} of ${planted} found, realism ${realism.toFixed(2)}, ${remarks.length} remarks`);
      for (const { n, question, answer, rating, note } of remarks)
        console.log(`  ${n} ${question.archetype} L${question.difficulty} ${question.id}: answer ${answer}, rating ${rating}. ${note}`);
    }
  }
}

if (command === 'prepare') prepare();
else if (command === 'report') report();
else {
  console.error('Use prepare or report.');
  process.exitCode = 2;
}
