import { PlaceField } from '#client/kits/list/place-field.tsx';
import { useFiltersInUrl } from '#client/kits/list/use-filters-in-url.ts';
import { causeNames } from '#client/kits/mistakes/cause-names.ts';
import { SelectField } from '#client/ui/field.tsx';
import { type LogFilter } from './review-queries.ts';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'due', label: 'Due now' },
  { value: 'closed', label: 'Done' },
  { value: 'all', label: 'All' },
];
const causes = [
  { value: '', label: 'Any cause' },
  { value: 'none', label: 'No cause yet' },
  ...(['misread', 'not-known', 'slip', 'time', 'guessed', 'skipped'] as const).map((value) => ({ value, label: causeNames[value] })),
];

/** What of the log is shown; it is in the page's URL. */
export function LogFilters({ filter }: { readonly filter: LogFilter }) {
  const set = useFiltersInUrl();
  return (
    <div className="mb-4 grid max-w-3xl grid-cols-2 gap-4 sm:grid-cols-3">
      <SelectField label="Show" value={filter.state} options={states} onChange={({ target }) => set({ show: target.value === 'open' ? '' : target.value })} />
      <PlaceField filter={filter} onChange={set} />
      <SelectField label="Cause" value={filter.cause ?? ''} options={causes} onChange={({ target }) => set({ cause: target.value })} />
    </div>
  );
}
