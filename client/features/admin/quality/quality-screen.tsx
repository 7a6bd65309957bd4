import { useSearchParams } from 'react-router';
import { movements } from '#core/learning/calibration-rules.ts';
import { minResponses, qualityFlags } from '#core/questions/quality.ts';
import { topics } from '#core/topics/topics.ts';
import { useFilterInUrl } from '#client/kits/list/use-filters-in-url.ts';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { Page } from '#client/ui/page-states.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { DifficultyView } from './difficulty-view.tsx';
import { filterOf } from './quality-filter.ts';
import { flagWords, movementWords } from './quality-words.ts';
import { ResponsesView } from './responses-view.tsx';

const views = ['responses', 'difficulty'] as const;

/** /admin/question-quality */
export function QualityScreen() {
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const view = views.find((each) => each === search.get('view')) ?? 'responses';
  const flag = [...qualityFlags, 'any' as const].find((each) => each === search.get('flag'));
  const movement = movements.find((each) => each === search.get('movement'));
  const archetype = search.get('archetype') ?? '';
  const change = useFilterInUrl();
  return (
    <Page
      title="Question quality"
      lead={`What students’ answers say about each question. A question can be flagged once it has ${minResponses} first responses.`}
    >
      <div role="group" aria-label="Filter questions" className="mb-6 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField
          label="Topic"
          value={search.get('topicId') ?? ''}
          options={[{ value: '', label: 'Every topic' }, ...topics.map(({ id, name }) => ({ value: String(id), label: name }))]}
          onChange={({ target }) => change('topicId', target.value)}
        />
        <SelectField
          label="Level"
          value={search.get('level') ?? ''}
          options={[{ value: '', label: 'Every level' }, ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: `Level ${value}` }))]}
          onChange={({ target }) => change('level', target.value)}
        />
        {view === 'responses' ? (
          <SelectField
            key="flag"
            label="Flag"
            value={flag ?? ''}
            options={[
              { value: '', label: 'All questions' },
              { value: 'any', label: 'Any flag' },
              ...qualityFlags.map((value) => ({ value, label: flagWords[value].label })),
            ]}
            onChange={({ target }) => change('flag', target.value)}
          />
        ) : (
          <SelectField
            key="movement"
            label="Movement"
            value={movement ?? ''}
            options={[{ value: '', label: 'All questions' }, ...movements.map((value) => ({ value, label: movementWords[value] }))]}
            onChange={({ target }) => change('movement', target.value)}
          />
        )}
        <TextField
          label="Archetype, e.g. SYS-h"
          defaultValue={archetype}
          autoComplete="off"
          error={archetype === '' || filter.archetype ? undefined : 'This archetype does not exist, so all are shown.'}
          onBlur={({ currentTarget }) => change('archetype', currentTarget.value.trim())}
          onKeyDown={({ key, currentTarget }) => (key === 'Enter' ? change('archetype', currentTarget.value.trim()) : undefined)}
        />
      </div>
      <Tabs
        label="What to look at"
        value={view}
        onChange={(next) => change('view', next === 'responses' ? '' : next)}
        items={[
          { value: 'responses', label: 'Responses', content: <ResponsesView filter={filter} flag={flag} /> },
          { value: 'difficulty', label: 'Difficulty', content: <DifficultyView filter={filter} movement={movement} /> },
        ]}
      />
    </Page>
  );
}
