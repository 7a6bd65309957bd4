/**
 * Math questions through readers who see no key.
 *
 *   npm run content:math-readings -- prepare NAME --exams            the Math of the exams, with --by-form a sheet for each form; or
 *   npm run content:math-readings -- prepare NAME --per-topic 10     fresh draws, archetypes and levels in turn
 *                                    --sheets 2 --out FOLDER
 *   npm run content:math-readings -- report NAME                     reads answers-<sheet>.json, prints what was found
 *   npm run content:math-readings -- prepare-levels NAME --out FOLDER     pairs of fresh draws of every archetype at every level, or of those named
 *                                    --only PRO-f --only CL-g/5 --parts 4   by --only beside a few others of their topics; two readers for each part
 *   npm run content:math-readings -- report-levels NAME                   where readers put each of them
 *   npm run content:math-readings -- prepare-sorting NAME --out FOLDER --parts 8   ten fresh draws of every archetype at every level, or of those
 *                                    of --only, to be sorted into levels within their topics; two readers for each sheet
 *   npm run content:math-readings -- report-sorting NAME                  the levels they gave, and draws that play another one than their kind
 *   npm run content:math-readings -- prepare-realism NAME --out FOLDER    twelve fresh draws of every archetype, or of those named by --only
 *   npm run content:math-readings -- report-realism NAME                  ratings, and the draws below 4
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Generator } from '#content/generators/generator.ts';
import { drawingVersion } from '#content/generators/make-question.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { practiceExams } from '#content/exams/practice-exams.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { cellsToPlace, judgeCells, levelInstructions, levelSheetsSchema, prepareLevels } from '#content/judgments/math-levels.ts';
import { drawSheetsSchema, kindsPerSheet, prepareRealism, readRealism, realismFigures, realismInstructions } from '#content/judgments/math-realism.ts';
import { judgeSorting, prepareSorting, sortingReaders, sortingSchema } from '#content/judgments/math-sorting.ts';
import { mathAnswersSchema, mathSheet, readMath, rendered } from '#content/judgments/math-sheets.ts';
import { questionSchema, type Difficulty, type Question } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { topics } from '#core/topics/topics.ts';
import { drawFresh } from './draw-fresh.ts';
import { writeJson } from './judgment-files.ts';

/** Questions of a sheet that are spoiled on purpose. */
const plantedPerSheet = 4;

/** Fresh draws of an archetype at a level, for judging its level; and of an archetype over its levels, for judging its realism. */
const drawsPerCell = 10;
const drawsPerArchetype = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    exams: { type: 'boolean', default: false },
    'by-form': { type: 'boolean', default: false },
    'per-topic': { type: 'string', default: '10' },
    sheets: { type: 'string', default: '2' },
    out: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    parts: { type: 'string', default: '4' },
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

const mathTopics = topics.filter(({ section }) => section === 'math');
const isMath = ({ topicId }: Question) => mathTopics.some(({ id }) => id === topicId);

/** The questions of each sheet, by its name. */
function questionsOfSheets(): (readonly [string, readonly Question[]])[] {
  if (values['by-form'])
    return practiceExams().map(({ number, modules }) => [`form-${number}`, modules.flatMap(({ questions }) => questions).filter(isMath)] as const);
  const mixed = random.shuffle(values.exams ? examQuestions().filter(isMath) : mathTopics.flatMap(({ id }) => drawn(id, Number(values['per-topic']))));
  const count = Number(values.sheets);
  return Array.from({ length: count }, (_, index) => [`solve-${index + 1}`, mixed.filter((_question, place) => place % count === index)] as const);
}

function prepare(): void {
  if (fs.existsSync(mapping)) throw new Error(`${mapping} already exists: choose another name`);
  const sheets = questionsOfSheets().map(([sheet, questions]) => ({ sheet, places: mathSheet(questions, plantedPerSheet, random) }));
  writeJson(mapping, sheets);
  const target = values.out ?? folder;
  fs.mkdirSync(target, { recursive: true });
  for (const { sheet, places } of sheets) fs.writeFileSync(path.join(target, `${sheet}.md`), rendered(places));
  const count = sheets.reduce((sum, { places }) => sum + places.length, 0);
  console.log(`${count} questions in ${sheets.length} sheets in ${target}; the answers go to ${folder}/answers-<sheet>.json.`);
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

const examSeeds = new Set(examQuestions().flatMap(({ archetype, provenance }) => (provenance.kind === 'generated' ? [`${archetype} ${provenance.seed}`] : [])));

/** Exactly as many draws, each from another seed, none of them an exam's. */
function draws(generator: Generator, level: Difficulty, count: number): Question[] {
  const found = new Map<number, Question>();
  for (let round = 0; found.size < count; round++) {
    if (round === 20) throw new Error(`${generator.archetype} at level ${level} gives too few draws`);
    for (const question of drawFresh(generator, level, count - found.size))
      if (question.provenance.kind === 'generated' && !examSeeds.has(`${question.archetype} ${question.provenance.seed}`))
        found.set(question.provenance.seed, question);
  }
  return [...found.values()];
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The mapping stays in the project; readers get a folder with nothing but their sheets and the instructions that do not stand on them. */
function writeSheets(sheets: unknown, markdown: ReadonlyMap<string, string>, instructions?: string): void {
  if (fs.existsSync(mapping)) throw new Error(`${mapping} already exists: choose another name`);
  if (!values.out) throw new Error('Say with --out which folder readers get.');
  writeJson(mapping, sheets);
  fs.mkdirSync(values.out, { recursive: true });
  if (instructions) fs.writeFileSync(path.join(values.out, 'instructions.md'), instructions);
  for (const [sheet, text] of markdown) fs.writeFileSync(path.join(values.out, `${sheet}.md`), text);
  console.log(`${markdown.size} sheets in ${values.out}; the answers go to ${folder}/answers-<sheet>.json.`);
}

/** The answers there are, by sheet; says which are missing. */
function answersTo(sheets: readonly { readonly sheet: string }[]): Map<string, unknown> {
  const files = new Map(sheets.map(({ sheet }) => [sheet, path.join(folder, `answers-${sheet}.json`)]));
  for (const [sheet, file] of files) if (!fs.existsSync(file)) console.log(`${sheet}: no answers yet`);
  return new Map([...files].filter(([, file]) => fs.existsSync(file)).map(([sheet, file]) => [sheet, readJson(file)]));
}

function prepareLevelSheets(): void {
  const all = mathGenerators.flatMap((generator) =>
    generator.levels.map((level) => ({ id: `${generator.archetype}/${level}`, topicId: generator.topicId, level, generator })),
  );
  const cells = cellsToPlace(all, values.only, random).map(({ generator, ...cell }) => ({ ...cell, draws: draws(generator, cell.level, drawsPerCell) }));
  const { markdown, ...prepared } = prepareLevels(cells, random, Number(values.parts));
  writeSheets(levelSheetsSchema.parse(prepared), markdown, levelInstructions);
  console.log(`${cells.length} cells; pairs: ${prepared.sheets.map(({ sheet, pairs }) => `${sheet} ${pairs.length}`).join(', ')}`);
}

function reportLevels(): void {
  const prepared = levelSheetsSchema.parse(readJson(mapping));
  const { agreement, parts, bounds, cells } = judgeCells(prepared, answersTo(prepared.sheets));
  const said = (found: typeof agreement) => (found ? `${found.count} of ${found.of} pairs, κ ${found.kappa.toFixed(2)}` : 'not read twice');
  console.log(`readers agree on ${said(agreement)}`);
  for (const part of parts) console.log(`  part ${part.part}: ${said(part.agreement)}`);
  console.log(`levels end at ${bounds.map((bound) => bound.toFixed(2)).join(', ')}`);
  for (const { id, name: topic } of topics.filter((one) => cells.some(({ topicId }) => topicId === one.id))) {
    const own = cells.filter(({ topicId }) => topicId === id);
    console.log(`\n${id} ${topic}: ${own.filter(({ level, judged }) => judged !== level).length} of ${own.length} at another level`);
    for (const { id: cell, level, judged, place, error, lacksResistance } of own)
      console.log(
        `  ${cell.padEnd(8)} ${place.toFixed(2).padStart(5)} ± ${error.toFixed(2)}  level ${judged}${judged === level ? '' : ` (label ${level})`}${lacksResistance ? '  a calculator solves it' : ''}`,
      );
  }
  const distances = cells.map(({ level, judged }) => Math.abs(level - judged));
  console.log(
    `\n${cells.length} cells: ${distances.filter((distance) => distance > 0).length} at another level than their label, ${distances.filter((distance) => distance > 1).length} of them by two or more; ${cells.filter(({ lacksResistance }) => lacksResistance).length} hard ones that a calculator solves`,
  );
}

function prepareSortingSheets(): void {
  const isWanted = (id: string) => values.only.length === 0 || values.only.includes(id) || values.only.includes(id.replace(/\/.*/, ''));
  const cells = mathGenerators.flatMap((generator) =>
    generator.levels
      .map((level) => ({ id: `${generator.archetype}/${level}`, topicId: generator.topicId, level, version: drawingVersion(generator) }))
      .filter(({ id }) => isWanted(id))
      .map((cell) => ({ ...cell, draws: draws(generator, cell.level, drawsPerCell) })),
  );
  const nameOf = (topicId: number) => topics.find(({ id }) => id === topicId)?.name ?? '';
  const { markdown, ...prepared } = prepareSorting(cells, random, Number(values.parts), nameOf);
  writeSheets(sortingSchema.parse(prepared), markdown);
}

function reportSorting(): void {
  const prepared = sortingSchema.parse(readJson(mapping));
  const wanted = prepared.sheets.flatMap(({ sheet }) => sortingReaders.map((reader) => ({ sheet: `${sheet}-reader-${reader}` })));
  const { cells, readTwice, alike, kappa, kappaWithLabels, odd } = judgeSorting(prepared, answersTo(wanted));
  console.log(
    `${cells.length} cells; two readers alike on ${alike} of ${readTwice}, weighted κ ${kappa.toFixed(2)}, with the labels ${kappaWithLabels.toFixed(2)}`,
  );
  for (const { id, level, given } of cells) {
    const differs = given.filter((one) => one !== level).length;
    if (differs > 0) console.log(`  ${id.padEnd(8)} ${given.join(', ')}${differs === given.length ? `  not ${level}` : ''}`);
  }
  for (const { id, seed, plays, why } of odd) console.log(`  ${id} seed ${seed} plays ${plays}: ${why}`);
}

function prepareRealismSheets(): void {
  const wanted = mathGenerators.filter(({ archetype }) => values.only.length === 0 || values.only.includes(archetype));
  const drawn = wanted.map((generator) => ({
    archetype: generator.archetype,
    draws: generator.levels.flatMap((level, index) =>
      // Levels share the draws evenly, the first ones taking what is left over.
      draws(generator, level, Math.floor((drawsPerArchetype + generator.levels.length - 1 - index) / generator.levels.length)),
    ),
  }));
  const sheets = prepareRealism(drawn, Math.ceil(drawn.length / kindsPerSheet), random);
  writeSheets(drawSheetsSchema.parse(sheets), new Map(sheets.map(({ sheet, markdown }) => [sheet, markdown])), realismInstructions);
}

function reportRealism(): void {
  const sheets = drawSheetsSchema.parse(readJson(mapping));
  const answers = answersTo(sheets);
  const { rated, mean, rewrite, remarks } = realismFigures(
    sheets.flatMap((sheet) => (answers.has(sheet.sheet) ? readRealism(sheet, answers.get(sheet.sheet)) : [])),
  );
  console.log(`${rated} archetypes rated, mean ${mean.toFixed(2)}, ${rewrite} below 4`);
  for (const { archetype, version, rating, below } of remarks) {
    console.log(`${archetype} ${rating}`);
    for (const { level, seed, why } of below) console.log(`  version ${version}, level ${level}, seed ${seed}: ${why}`);
  }
}

const commands: Readonly<Record<string, () => void>> = {
  prepare,
  report,
  'prepare-levels': prepareLevelSheets,
  'report-levels': reportLevels,
  'prepare-sorting': prepareSortingSheets,
  'report-sorting': reportSorting,
  'prepare-realism': prepareRealismSheets,
  'report-realism': reportRealism,
};
const run = commands[command ?? ''];
if (run) run();
else {
  console.error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
}
