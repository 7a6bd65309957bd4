/** No module tells one story after another: who is named, and what neighboring texts are about. */
import { describe, expect, it } from 'vitest';
import forms from '#content/exams/forms.json' with { type: 'json' };
import type { BatchItem } from '#content/items/batch.ts';
import type { Kept } from '#content/verify/reading-writing/kept.ts';
import { dataOf, passageOf } from '#content/verify/reading-writing/shown.ts';
import { allBatchItems, kept } from './batches.ts';

/** Names beyond the first, each as a word: “Jean Berko Gleason” may be called Berko. Nobody is named by a particle. */
const surnames = (name: string): string[] =>
  name
    .split(/[ -]/)
    .slice(1)
    .filter((part) => part.length > 2 && /^\p{Lu}/u.test(part));

/** Genders of the people a text names, as far as its dossier lists them; of a quotation, its author's. */
function gendersNamed(item: BatchItem, { dossiers, works }: Kept): string[] {
  const { source } = item;
  if (source.kind === 'extract') return [works.get(source.work)?.author.gender ?? 'unknown'];
  if (source.kind !== 'dossier') return [];
  const choices = [item.correct, ...item.distractors].map(({ text }) => text);
  const words = new Set([passageOf(item), ...dataOf(item), ...choices].join(' ').match(/\p{L}+/gu));
  const people = dossiers.get(source.dossier)?.people ?? [];
  return people.filter(({ name }) => surnames(name).some((part) => words.has(part))).map(({ gender }) => gender);
}

/** What a text is about, as narrowly as its source says: the discipline, or the work quoted. */
function fieldOf({ source }: BatchItem, { dossiers }: Kept): string {
  if (source.kind === 'extract') return source.work;
  return source.kind === 'dossier' ? (dossiers.get(source.dossier)?.discipline ?? source.dossier) : source.discipline;
}

interface ModuleMix {
  /** Texts in a row that name women and nobody else. */
  readonly longestRun: number;
  /** Such texts among those that name anybody. */
  readonly share: number;
  /** Fields of texts that follow one on the same field. */
  readonly repeated: readonly string[];
  /** Kinds of questions that follow one of the same kind. */
  readonly repeatedKinds: readonly string[];
  /** First words of texts that the two texts before begin with, too. */
  readonly repeatedOpenings: readonly string[];
}

const firstWord = (item: BatchItem): string => /[\p{L}’]+/u.exec(passageOf(item))?.[0] ?? '';
/** What is the same as each of the `before` ones before it. */
const repeats = (list: readonly string[], before: number): string[] =>
  list.filter((each, index) => index >= before && list.slice(index - before, index).every((other) => other === each));

function moduleMix(items: readonly BatchItem[], kept: Kept): ModuleMix {
  const named = items.map((item) => gendersNamed(item, kept));
  const onlyWomen = named.map((genders) => genders.length > 0 && genders.every((gender) => gender === 'woman'));
  const fields = items.map((item) => fieldOf(item, kept));
  let run = 0;
  let longestRun = 0;
  for (const one of onlyWomen) {
    run = one ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
  }
  return {
    longestRun,
    share: onlyWomen.filter(Boolean).length / Math.max(1, named.filter(({ length }) => length > 0).length),
    repeated: repeats(fields, 1),
    repeatedKinds: repeats(
      items.map(({ archetype }) => archetype),
      1,
    ),
    repeatedOpenings: repeats(items.map(firstWord), 2),
  };
}

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

/** Of the texts that name anybody, those that name only women. */
const largestShare = 0.5;

describe.each(modules)('%s', (_name, ids) => {
  const mix = mixOf(ids);
  it('names only women in at most three texts in a row', () => expect(mix.longestRun).toBeLessThanOrEqual(3));
  it('does not name only women in nearly all texts that name somebody', () => expect(mix.share).toBeLessThanOrEqual(largestShare));
  it('never asks twice running about one narrow field', () => expect(mix.repeated).toEqual([]));
  it('asks one kind of question twice running at most once', () => expect(mix.repeatedKinds.length).toBeLessThanOrEqual(1));
  it('never begins three texts running with the same word', () => expect(mix.repeatedOpenings).toEqual([]));
});

it.each(forms.map(({ number, modules: all }) => [number, all.filter(({ position }) => position < 2).flatMap(({ questionIds }) => questionIds)] as const))(
  'form %i quotes no work twice',
  (_number, ids) => {
    const works = ids.flatMap((id) => {
      const source = items.get(id)?.source;
      return source?.kind === 'extract' ? [source.work] : [];
    });
    expect(works.filter((work, index) => works.indexOf(work) !== index)).toEqual([]);
  },
);

it('four texts about women, two of them on one field, are noticed', () => {
  const about = (dossier: string) => [...items.values()].filter(({ source }) => source.kind === 'dossier' && source.dossier === dossier).map(({ id }) => id);
  // A dossier about one woman: every text that names anybody names her.
  const [one = '', two = '', three = '', four = ''] = about('minnette-de-silva');
  expect(mixOf([one, two, three, four])).toMatchObject({ longestRun: 4, share: 1, repeated: ['architecture', 'architecture', 'architecture'] });
});
