/** No module tells one story after another: who is named, and what neighboring texts are about. */
import { describe, expect, it } from 'vitest';
import forms from '#content/exams/forms.json' with { type: 'json' };
import { moduleMix } from '#content/verify/reading-writing/module-mix.ts';
import { allBatchItems, kept } from './batches.ts';

const sources = kept();
const items = new Map(allBatchItems().map((item) => [item.id, item]));
const mixOf = (ids: readonly string[]) =>
  moduleMix(
    ids.flatMap((id) => items.get(id) ?? []),
    sources,
  );
const modules = forms.flatMap(({ number, modules: all }) =>
  all.filter(({ position }) => position < 2).map(({ route, questionIds }) => [`form ${number} ${route}`, questionIds] as const),
);

/** Half would be even; this is what the published questions allow today (docs/content-quality.md). */
const largestShare = 0.65;

describe.each(modules)('%s', (_name, ids) => {
  const mix = mixOf(ids);
  it('names only women in at most three texts in a row', () => expect(mix.longestRun).toBeLessThanOrEqual(3));
  it('does not name only women in nearly all texts that name somebody', () => expect(mix.share).toBeLessThanOrEqual(largestShare));
  it('never asks twice running about one narrow field', () => expect(mix.repeated).toEqual([]));
});

it('four texts about women, two of them on one field, are noticed', () => {
  const about = (dossier: string) => [...items.values()].filter(({ source }) => source.kind === 'dossier' && source.dossier === dossier).map(({ id }) => id);
  // A dossier about one woman: every text that names anybody names her.
  const [one = '', two = '', three = '', four = ''] = about('minnette-de-silva');
  expect(mixOf([one, two, three, four])).toMatchObject({ longestRun: 4, share: 1, repeated: ['architecture', 'architecture', 'architecture'] });
});
