/**
 * One batch of Reading and Writing questions, step by step; docs/writing-questions.md says when.
 *
 *   npm run content:batch -- new  NAME --topic 2 --count 10   ids and empty questions to fill in
 *   npm run content:batch -- check [NAME…]                    the gates of every question; without names, all batches
 *   npm run content:batch -- words NAME                       prints unknown words; --add puts them on the batch's list
 *   npm run content:batch -- sources [WORD]                   dossiers and passages, with the topics they were used for
 *   npm run content:batch -- keep-words                       adds the words of all sources to the list that only grows
 *   npm run content:batch -- prepare NAME --pass 1            sheets for fresh readers; --out FOLDER, --step blind …, --only ID …
 *   npm run content:batch -- record NAME --pass 1             records answers; what is recorded never changes
 *   npm run content:batch -- report NAME                      first-pass figures and what each question still needs; --notes: what readers said
 *   npm run content:batch -- copy-edited NAME                 readings go on counting for questions whose wording alone changed; --only ID …
 *   npm run content:batch -- publish NAME --as practice       or predictive, exam, exam-3; --only ID …
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BatchItem } from '#content/items/batch.ts';
import { useSchema } from '#content/items/published.ts';
import { isSpelledLike, itemProblems, itemRemarks, unknownIn } from '#content/verify/reading-writing/item-problems.ts';
import { allBatchItems, batchFolder, batchNames, closedList, keepWordsRead, kept, readBatch, readElsewhere, spellingOf } from './batches.ts';
import { copyEdited, prepare, publish, record, report } from './batch-readings.ts';
import { emptyItem } from './batch-skeleton.ts';
import { saidPlainly } from './said-plainly.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    topic: { type: 'string' },
    count: { type: 'string', default: '1' },
    add: { type: 'boolean', default: false },
    pass: { type: 'string', default: '1' },
    out: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    step: { type: 'string', multiple: true, default: [] },
    as: { type: 'string' },
    notes: { type: 'boolean', default: false },
  },
});
const [command, ...names] = positionals;
const fileOf = (name: string) => path.join(batchFolder, `${name}.json`);

function start(name: string): void {
  const file = fileOf(name);
  const before = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { batch: name, words: [], items: [] };
  const items = Array.from({ length: Number(values.count) }, () => emptyItem(Number(values.topic ?? '1')));
  fs.writeFileSync(file, `${JSON.stringify({ ...before, items: [...before.items, ...items] }, null, 2)}\n`);
  console.log(`${file}: ${before.items.length + items.length} questions.`);
}

function check(name: string): boolean {
  const batch = readBatch(name);
  const sources = kept();
  const spelling = spellingOf(batch, readElsewhere(sources));
  const problemsOf = (item: BatchItem): string[] => {
    const problems = itemProblems(item, sources, spelling);
    if (problems.some((problem) => problem.startsWith('no kept'))) return problems;
    for (const remark of itemRemarks(item, sources)) console.log(`${item.id} (${item.archetype}) perhaps: ${remark}`);
    const unknown = unknownIn(item, sources, spelling);
    return unknown.length === 0 ? problems : [...problems, `spelling not checked (npm run content:batch -- words ${name} --add): ${unknown.join(', ')}`];
  };
  const faulty = batch.items.map((item) => ({ item, problems: problemsOf(item) })).filter(({ problems }) => problems.length > 0);
  for (const { item, problems } of faulty)
    console.log([`${item.id} (${item.archetype}, ${item.correct.text.slice(0, 40)}…)`, ...problems.map((problem) => `    ${problem}`)].join('\n'));
  console.log(`${name}: ${batch.items.length - faulty.length} of ${batch.items.length} questions pass every gate.`);
  return faulty.length === 0;
}

/**
 * Prints the words that nobody has proofread anywhere. With `--add`, these and those proofread elsewhere go on the batch's list, so that
 * it still passes the spelling check when a dossier or the word bank changes.
 */
function words(name: string): void {
  const batch = readBatch(name);
  const sources = kept();
  const own = new Set([...closedList(), ...batch.words]);
  const unlisted = [...new Set(batch.items.flatMap((item) => unknownIn(item, sources, own)).map((word) => word.replace(/'s?$/, '')))].toSorted();
  const elsewhere = spellingOf(batch, readElsewhere(sources));
  const unread = unlisted.filter((word) => !isSpelledLike(word, elsewhere));
  console.log(unread.length === 0 ? 'No words need proofreading.' : `Check the spelling of these words:\n${unread.join('\n')}`);
  if (!values.add || unlisted.length === 0) return;
  const raw = JSON.parse(fs.readFileSync(fileOf(name), 'utf8'));
  fs.writeFileSync(fileOf(name), `${JSON.stringify({ ...raw, words: [...batch.words, ...unlisted].toSorted() }, null, 2)}\n`);
  console.log(`${unlisted.length} words added to ${name}.`);
}

/** Sources with the word in their id, title or discipline; all of them if no word is given. */
function listSources(word: string): void {
  const used = new Map<string, string[]>();
  for (const { source, archetype } of allBatchItems())
    for (const id of source.kind === 'dossier' ? [source.dossier] : source.kind === 'extract' ? source.passages : [])
      used.set(id, [...(used.get(id) ?? []), archetype]);
  const { dossiers, works } = kept();
  const shown = [
    ...[...dossiers.values()].map(({ id, title, field, discipline }) => ({ id, about: `${field}, ${discipline}: ${title}` })),
    ...[...works.values()].flatMap(({ id: work, author, title, kind, passages }) =>
      passages.map(({ id }) => ({ id, about: `${kind}: ${author.name}, ${title} (${work})` })),
    ),
  ];
  for (const { id, about } of shown.filter((one) => `${one.id} ${one.about}`.toLowerCase().includes(word.toLowerCase())))
    console.log(`${id.padEnd(40)} ${(used.get(id) ?? []).join(' ').padEnd(24)} ${about}`);
}

const commands: Readonly<Record<string, () => void>> = {
  new: () => start(names[0] ?? 'batch'),
  check: () => {
    const results = (names.length > 0 ? names : batchNames()).map(check);
    if (results.includes(false)) process.exitCode = 1;
  },
  words: () => words(names[0] ?? ''),
  sources: () => listSources(names[0] ?? ''),
  'keep-words': () => keepWordsRead(kept()),
  prepare: () => prepare(names[0] ?? '', { pass: Number(values.pass), out: values.out, only: values.only, steps: values.step }),
  record: () => record(names[0] ?? '', Number(values.pass)),
  report: () => report(names[0] ?? '', values.notes),
  'copy-edited': () => copyEdited(names[0] ?? '', values.only),
  publish: () => publish(names[0] ?? '', useSchema.parse(values.as), values.only),
};
const run = commands[command ?? ''];
if (run) {
  try {
    run();
  } catch (error) {
    console.error(saidPlainly(error));
    process.exitCode = 1;
  }
} else {
  console.error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
}
