/** The steps of a batch that involve readers: sheets go out, answers come in, and questions that passed are published. */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { seededRandom } from '#core/random.ts';
import { firstShareRight, levelAgreement, levelsOf, mean, notReady, recall, statusOf } from '#content/judgments/figures.ts';
import { defectKinds, plantedSchema, readAnswers, readingSteps, type Planted, type ReadingStep } from '#content/judgments/record.ts';
import { prepareSheets, renderSheet } from '#content/judgments/sheets.ts';
import { itemProblems } from '#content/verify/reading-writing/item-problems.ts';
import { allBatchItems, kept, readBatch, readElsewhere, spellingOf } from './batches.ts';
import {
  brokenSeals,
  passFolder,
  printOf,
  readCopyEdits,
  readJudgments,
  readPlanted,
  readRecorded,
  readSheets,
  withEntry,
  writeCopyEdits,
  writeJson,
  writeRecorded,
} from './judgment-files.ts';
import { presentLevels, readUses, writeUses, type Use } from './published.ts';
import { saidPlainly } from './said-plainly.ts';

const isStep = (name: string): name is ReadingStep => (readingSteps as readonly string[]).includes(name);

/** Share of a batch that gets planted defects. */
const plantedShare = 0.08;

interface PrepareOptions {
  readonly pass: number;
  /** A folder readers may see; by default the batch's own. */
  readonly out: string | undefined;
  readonly only: readonly string[];
  readonly steps: readonly string[];
}

/** Writes sheets that were prepared before once more, in the same order: only their mapping is kept, and readers may come later. */
function writeAgain(batch: string, pass: number, chosen: readonly ReadingStep[], target: string): void {
  const { sheets, prints } = readSheets(batch, pass);
  const items = new Map([...allBatchItems(), ...readPlanted(batch).map(({ item }) => item)].map((item) => [item.id, item]));
  for (const [id, print] of Object.entries(prints)) {
    const item = items.get(id);
    if (!item || printOf(item) !== print) throw new Error(`${id} changed since pass ${pass} was prepared: use the next --pass with --only ${id}`);
  }
  const wanted = sheets.filter(({ step }) => chosen.includes(step));
  fs.mkdirSync(target, { recursive: true });
  for (const sheet of wanted) fs.writeFileSync(path.join(target, `${sheet.name}.md`), renderSheet(sheet, items));
  console.log(`${wanted.length} sheets of pass ${pass} again in ${target}.`);
}

/** Writes one Markdown sheet per reader, and `sheets.json`, which readers do not see. */
export function prepare(batch: string, { pass, out, only, steps }: PrepareOptions): void {
  const folder = passFolder(batch, pass);
  const mapping = path.join(folder, 'sheets.json');
  const target = out ?? folder;
  const chosen = steps.length > 0 ? steps.filter(isStep) : [...readingSteps];
  if (fs.existsSync(mapping)) {
    if (only.length > 0) throw new Error(`pass ${pass} of ${batch} has its sheets: prepare chosen questions in the next --pass`);
    return writeAgain(batch, pass, chosen, target);
  }
  const whole = readBatch(batch);
  const { items } = whole;
  const own = only.length > 0 ? items.filter(({ id }) => only.includes(id)) : items;
  const planted: Planted = plantedSchema.parse(readPlanted(batch));
  const sources = kept();
  const spelling = spellingOf(whole, readElsewhere(sources));
  const faulty = own.filter((item) => itemProblems(item, sources, spelling).length > 0);
  if (faulty.length > 0) throw new Error(`these fail their gates: ${faulty.map(({ id }) => id).join(', ')}`);
  const wanted = Math.ceil(own.length * plantedShare);
  if (planted.length < wanted)
    console.log(`${planted.length} planted defects; a batch of ${own.length} needs ${wanted} (${Object.keys(defectKinds).join(', ')}).`);
  const sheets = prepareSheets(own, planted, seededRandom(randomInt(2 ** 31)), chosen, allBatchItems());
  const shown = new Set(sheets.flatMap(({ sheet }) => sheet.questions.map(({ id }) => id)));
  const prints = Object.fromEntries(
    [...allBatchItems(), ...planted.map(({ item }) => item)].filter(({ id }) => shown.has(id)).map((item) => [item.id, printOf(item)]),
  );
  writeJson(mapping, { batch, pass, prints, sheets: sheets.map(({ sheet }) => sheet) });
  fs.mkdirSync(path.join(folder, 'answers'), { recursive: true });
  fs.mkdirSync(target, { recursive: true });
  for (const { sheet, markdown } of sheets) fs.writeFileSync(path.join(target, `${sheet.name}.md`), markdown);
  console.log(`${sheets.length} sheets in ${target}. A reader gets one sheet and nothing else; the answers go to ${folder}/answers/<sheet>.json.`);
}

/** Records every answer file that is not recorded yet. */
export function record(batch: string, pass: number): void {
  const { sheets, prints } = readSheets(batch, pass);
  let entries = readRecorded(batch);
  const broken = brokenSeals(entries);
  if (broken.length > 0) throw new Error(`changed after it was recorded: ${broken.join('; ')}`);
  for (const sheet of sheets) {
    const file = path.join(passFolder(batch, pass), 'answers', `${sheet.name}.json`);
    if (!fs.existsSync(file)) console.log(`${sheet.name}: no answers yet`);
    else if (entries.some((entry) => entry.pass === pass && entry.sheet === sheet.name)) console.log(`${sheet.name}: recorded before, unchanged`);
    else
      try {
        const read = readAnswers(sheet, prints, JSON.parse(fs.readFileSync(file, 'utf8')));
        entries = withEntry(entries, { pass, sheet: sheet.name, step: sheet.step, recorded: new Date().toISOString().slice(0, 10), ...read });
        console.log(`${sheet.name}: recorded`);
      } catch (error) {
        // One reader's mistake must not keep out everyone else's answers.
        console.log(`${sheet.name}: NOT recorded: ${saidPlainly(error)}`);
        process.exitCode = 1;
      }
  }
  writeRecorded(batch, entries);
  report(batch);
}

const percent = ({ count, of }: { readonly count: number; readonly of: number }) =>
  of === 0 ? '–' : `${count} of ${of} (${Math.round((100 * count) / of)} %)`;

/** First-pass figures of the batch and what its questions still need; `withNotes` adds the readers' remarks on each. */
export function report(batch: string, withNotes = false): void {
  const { items } = readBatch(batch);
  const entries = readJudgments(batch);
  const planted = readPlanted(batch);
  const ids = new Set(items.map(({ id }) => id));
  const prints = new Map([...items, ...planted.map(({ item }) => item)].map((item) => [item.id, printOf(item)]));
  for (const step of ['blind', 'choices-only', 'ablated'] as const) console.log(`first pass, ${step}: ${percent(firstShareRight(entries, step, ids))} right`);
  const agreement = levelAgreement(entries);
  if (agreement) console.log(`levels: readers agree on ${percent(agreement)}, κ ${agreement.kappa.toFixed(2)}`);
  for (const [kind, found] of recall(planted, entries)) console.log(`planted, ${kind}: ${percent(found)} found`);
  const levels = presentLevels(allBatchItems());
  for (const item of items) {
    const status = statusOf(item, prints.get(item.id) ?? '', entries, levels);
    const lacks = notReady(status);
    const moved = status.level !== undefined && status.level !== item.level ? ` (was ${item.level})` : '';
    const realism = status.ratings.length > 0 ? mean(status.ratings).toFixed(1) : '–';
    const seenThrough = [
      ...(status.guessed.count > 0 ? [`guessed by ${status.guessed.count} of ${status.guessed.of}`] : []),
      ...(status.solvedWithout.count > 0 ? ['solved without its clue'] : []),
    ];
    console.log(
      `${item.id} ${item.archetype} level ${status.level ?? '?'}${moved}, realism ${realism}${seenThrough.map((one) => `, ${one}`).join('')}: ${lacks.join('; ') || 'ready'}`,
    );
    if (withNotes) for (const { step, note } of status.notes) console.log(`    ${step}: ${note}`);
  }
}

/** Publishes questions of a batch for exams or practice, if they passed their readers. */
export function publish(batch: string, use: Use, only: readonly string[]): void {
  const { items } = readBatch(batch);
  const entries = readJudgments(batch);
  const prints = new Map(items.map((item) => [item.id, printOf(item)]));
  const levels = presentLevels(allBatchItems());
  const chosen = items.filter(({ id }) => only.length === 0 || only.includes(id));
  const ready = chosen.filter((item) => {
    const lacks = notReady(statusOf(item, prints.get(item.id) ?? '', entries, levels));
    if (lacks.length > 0) console.log(`${item.id} stays: ${lacks.join('; ')}`);
    return lacks.length === 0;
  });
  const before = readUses();
  // An exam has been assembled with it.
  const isTaken = (id: string) => before[id]?.startsWith('exam-') === true;
  const placed = ready.filter(({ id }) => !isTaken(id));
  writeUses({ ...before, ...Object.fromEntries(placed.map(({ id }) => [id, use])) });
  console.log(`${placed.length} of ${chosen.length} published for ${use}; ${ready.length - placed.length} stay in an exam. Now npm run content:release.`);
}

/**
 * Notes that questions were only copyedited since they passed their readers, so that those readings go on counting. Without `only`,
 * every question whose readings are of another text. Each then needs one more blind solver: prepare the next pass with `--step blind`.
 */
export function copyEdited(batch: string, only: readonly string[]): void {
  const entries = readJudgments(batch);
  const edits = readCopyEdits(batch);
  const levels = levelsOf(entries);
  const found = readBatch(batch).items.flatMap((item) => {
    const to = printOf(item);
    const texts = [...new Set(entries.flatMap(({ findings }) => findings.filter(({ id }) => id === item.id).map(({ print }) => print)))];
    if (texts.includes(to) || (only.length > 0 && !only.includes(item.id))) return [];
    const from = texts.findLast((text) => notReady(statusOf(item, text, entries, levels)).length === 0);
    return from === undefined ? [] : [{ id: item.id, from, to }];
  });
  writeCopyEdits(batch, [...edits, ...found]);
  console.log(`${batch}: ${found.length} copyedited. ${found.map(({ id }) => `--only ${id}`).join(' ')}`);
}
