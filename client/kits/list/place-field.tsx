import { mainCategories, sectionNames, sections, topics, type Section } from '#core/topics/topics.ts';
import { SelectField } from '#client/ui/field.tsx';

const places = [
  { value: '', label: 'All topics' },
  ...sections.map((section) => ({ value: `section:${section}`, label: `All of ${sectionNames[section]}` })),
  ...topics.map(({ id, name, mainCategory }) => ({ value: `topic:${id}`, label: `${mainCategories[mainCategory].name}: ${name}` })),
];

interface PlaceFieldProps {
  readonly filter: { readonly topicId?: number | undefined; readonly section?: Section | undefined };
  /** One of the two has a value, or neither. */
  readonly onChange: (place: { readonly section: string; readonly topic: string }) => void;
}

/** Narrows a list to a topic or to a section. */
export function PlaceField({ filter, onChange }: PlaceFieldProps) {
  return (
    <SelectField
      label="Topic"
      value={filter.topicId === undefined ? (filter.section ? `section:${filter.section}` : '') : `topic:${filter.topicId}`}
      options={places}
      onChange={({ target: { value } }) => {
        const [kind = '', name = ''] = value.split(':');
        onChange({ section: kind === 'section' ? name : '', topic: kind === 'topic' ? name : '' });
      }}
    />
  );
}
