import { wordTones, type WordTone } from '#contract/words.ts';
import { SelectField } from '#client/ui/field.tsx';
import { useFiltersInUrl } from '#client/kits/list/use-filters-in-url.ts';
import type { WordsWanted } from './word-queries.ts';

const toneNames = { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' } as const satisfies Record<WordTone, string>;

const levels = [{ value: '', label: 'All levels' }, ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: `Level ${value}` }))];
const tones = [{ value: '', label: 'Any tone' }, ...wordTones.map((value) => ({ value, label: toneNames[value] }))];
const orders = [
  { value: '', label: 'Set by set' },
  { value: 'word', label: 'A to Z' },
];

/** The filters in the page's address. */
export const readFilters = (search: URLSearchParams): Pick<WordsWanted, 'level' | 'tone'> => ({
  level: /^[1-5]$/.test(search.get('level') ?? '') ? Number(search.get('level')) : null,
  tone: wordTones.find((each) => each === search.get('tone')) ?? null,
});

/** How hard the words are, what they say about a thing, and in which order they come. */
export function WordFilters({ level, tone, sort }: Pick<WordsWanted, 'level' | 'tone' | 'sort'>) {
  const set = useFiltersInUrl();
  return (
    <div className="mb-4 grid max-w-2xl grid-cols-2 gap-4 sm:grid-cols-3 xl:mb-6">
      <SelectField label="Level" value={String(level ?? '')} options={levels} onChange={({ target }) => set({ level: target.value })} />
      <SelectField label="Tone" value={tone ?? ''} options={tones} onChange={({ target }) => set({ tone: target.value })} />
      <SelectField label="Order" value={sort === 'word' ? sort : ''} options={orders} onChange={({ target }) => set({ sort: target.value })} />
    </div>
  );
}
