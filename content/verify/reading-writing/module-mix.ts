/** Whom and what the texts of a module are about, one after another. */
import type { BatchItem } from '../../items/batch.ts';
import type { Kept } from './kept.ts';
import { dataOf, passageOf } from './shown.ts';

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

export interface ModuleMix {
  /** Texts in a row that name women and nobody else. */
  readonly longestRun: number;
  /** Such texts among those that name anybody. */
  readonly share: number;
  /** Fields of texts that follow one on the same field. */
  readonly repeated: readonly string[];
}

export function moduleMix(items: readonly BatchItem[], kept: Kept): ModuleMix {
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
    repeated: fields.filter((field, index) => index > 0 && field === fields[index - 1]),
  };
}
