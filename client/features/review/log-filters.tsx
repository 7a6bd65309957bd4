import { useSearchParams } from 'react-router';
import { mainCategories, sectionNames, sections, topics } from '#core/topics/topics.ts';
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
  { value: 'none', label: 'Not said yet' },
  ...(['misread', 'not-known', 'slip', 'time', 'guessed', 'skipped'] as const).map((value) => ({ value, label: causeNames[value] })),
];
const places = [
  { value: '', label: 'All topics' },
  ...sections.map((section) => ({ value: `section:${section}`, label: `All of ${sectionNames[section]}` })),
  ...topics.map(({ id, name, mainCategory }) => ({ value: `topic:${id}`, label: `${mainCategories[mainCategory].name}: ${name}` })),
];

/** What of the log is shown; it is in the page's URL. */
export function LogFilters({ filter }: { readonly filter: LogFilter }) {
  const [search, setSearch] = useSearchParams();
  const set = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  const place = filter.topicId === undefined ? (filter.section ? `section:${filter.section}` : '') : `topic:${filter.topicId}`;
  return (
    <div className="mb-4 grid max-w-3xl gap-4 sm:grid-cols-3">
      <SelectField label="Show" value={filter.state} options={states} onChange={({ target }) => set({ show: target.value === 'open' ? '' : target.value })} />
      <SelectField
        label="Topic"
        value={place}
        options={places}
        onChange={({ target: { value } }) => {
          const [kind = '', name = ''] = value.split(':');
          set({ section: kind === 'section' ? name : '', topic: kind === 'topic' ? name : '' });
        }}
      />
      <SelectField label="Cause" value={filter.cause ?? ''} options={causes} onChange={({ target }) => set({ cause: target.value })} />
    </div>
  );
}
