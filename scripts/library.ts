/** The questions of all batches with what is known about each, for the gates and tables of the whole library. */
import type { Difficulty } from '#core/questions/question.ts';
import { practiceExams } from '#content/exams/practice-exams.ts';
import { fromBatch } from '#content/items/from-batch.ts';
import { choiceOrders, toQuestion } from '#content/items/to-question.ts';
import { statusOf, type ItemStatus } from '#content/judgments/figures.ts';
import type { Entry, Planted } from '#content/judgments/record.ts';
import { describeItem } from '#content/verify/reading-writing/description.ts';
import type { LibraryItem } from '#content/verify/reading-writing/gate-row.ts';
import { allBatches, kept, readElsewhere, spellingOf } from './batches.ts';
import { judgedBatches, printOf, readPlanted } from './judgment-files.ts';
import { allRecorded, presentLevels, readUses } from './published.ts';

export interface JudgedItem extends LibraryItem {
  readonly status: ItemStatus;
  /** The level set by readers, or the writer's until there is one. */
  readonly level: Difficulty;
}

export interface Library {
  readonly items: readonly JudgedItem[];
  readonly entries: readonly Entry[];
  readonly planted: Planted;
}

export function readLibrary(): Library {
  const batches = allBatches();
  const all = batches.flatMap(({ items }) => items);
  const sources = kept();
  const elsewhere = readElsewhere(sources);
  const uses = readUses();
  const entries = allRecorded();
  const levels = presentLevels(all);
  const exams = new Map(practiceExams().flatMap(({ number, modules }) => modules.flatMap(({ questions }) => questions.map(({ id }) => [id, number] as const))));
  const items = batches.flatMap((batch) => {
    const checked = spellingOf(batch, elsewhere);
    return batch.items.map((item): JudgedItem => {
      const status = statusOf(item, printOf(item), entries, levels);
      return {
        item,
        description: describeItem(item, sources, (word) => checked.has(word)),
        question: toQuestion(fromBatch(item, sources, status.level), choiceOrders[item.id] ?? '0123'),
        use: uses[item.id],
        exam: exams.get(item.id),
        status,
        level: status.level ?? item.level,
      };
    });
  });
  return { items, entries, planted: judgedBatches().flatMap(readPlanted) };
}
