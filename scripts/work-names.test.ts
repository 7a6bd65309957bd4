/** A work is called one thing wherever it is quoted: not an essay in one question and a treatise in the next. */
import { expect, it } from 'vitest';
import type { BatchItem } from '#content/items/batch.ts';
import { headnoteOf, passageOf } from '#content/verify/reading-writing/shown.ts';
import { allBatchItems, kept } from './batches.ts';
import { readUses } from './published.ts';

/** What kind of work the text says that this title is: “’s 1792 treatise <i>Title</i>”, “<i>Title</i> is a 1927 novel by”. */
function formsNamed(item: BatchItem, title: string): string[] {
  const shown = `${headnoteOf(item) ?? ''} ${passageOf(item)}`;
  const set = `<i>${RegExp.escape(title)}</i>`;
  const before = new RegExp(`(?:’s|his|her) (?:\\d{4} )?([a-z ]+) ${set}`, 'g');
  const after = new RegExp(`${set} is an? \\d{4} ([a-z ]+) by`, 'g');
  return [...shown.matchAll(before), ...shown.matchAll(after)].flatMap(([, form]) => form ?? []);
}

it('no work has two names for its form in published questions', () => {
  const uses = readUses();
  const { works } = kept();
  const forms = new Map<string, Set<string>>();
  for (const item of allBatchItems())
    if (item.source.kind === 'extract' && uses[item.id] !== undefined) {
      const { work } = item.source;
      forms.set(work, new Set([...(forms.get(work) ?? []), ...formsNamed(item, works.get(work)?.title ?? '')]));
    }
  expect([...forms].flatMap(([work, names]) => (names.size > 1 ? [`${work}: ${[...names].join(', ')}`] : []))).toEqual([]);
  // It reads names at all.
  expect([...forms.values()].filter(({ size }) => size === 1).length).toBeGreaterThan(20);
});
