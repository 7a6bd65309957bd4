/** What a question is about and what kind of text it has, taken from its source where possible. */
import type { BatchItem } from '#content/items/batch.ts';
import type { Kept } from './kept.ts';
import { headnoteOf, passageOf } from './shown.ts';
import { namesIn } from './sources.ts';

export type Origin = 'factual' | 'literary' | 'neutral' | 'hypothetical';

export interface Description {
  readonly origin: Origin;
  readonly subject: string;
  readonly discipline: string;
  /** Of the text: a novel, a poem, an article. */
  readonly genre: string;
  /** The century in which the text was written: 19 for 1896. */
  readonly century: number;
  /** Dossier or passages, which no exam uses twice. */
  readonly rests: readonly string[];
  /** Of a quotation. */
  readonly author?: { readonly name: string; readonly isWoman: boolean; readonly isAnglo: boolean };
  /** A real name stands in the text. */
  readonly isNamed: boolean;
}

/** The century our own texts are written in. */
const present = 21;

export function describeItem(item: BatchItem, kept: Kept, isKnownWord: (word: string) => boolean): Description {
  const { source } = item;
  const isNamed = namesIn(`${headnoteOf(item) ?? ''} ${passageOf(item)}`, isKnownWord).length > 0;
  switch (source.kind) {
    case 'dossier': {
      const dossier = kept.dossiers.get(source.dossier);
      const { field = 'unknown', discipline = 'unknown' } = dossier ?? {};
      return { origin: 'factual', subject: field, discipline, genre: item.genre, century: present, rests: [source.dossier], isNamed };
    }
    case 'extract': {
      const work = kept.works.get(source.work);
      return {
        origin: 'literary',
        subject: 'literature',
        discipline: 'literature',
        genre: work?.kind ?? 'unknown',
        century: Math.ceil((work?.year ?? 0) / 100),
        rests: source.passages.map((passage) => `${source.work}/${passage}`),
        ...(work && { author: { name: work.author.name, isWoman: work.author.gender === 'woman', isAnglo: work.author.anglo } }),
        isNamed,
      };
    }
    default:
      return { origin: source.kind, subject: source.subject, discipline: source.discipline, genre: item.genre, century: present, rests: [], isNamed: false };
  }
}
