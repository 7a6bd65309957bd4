import { Link, useSearchParams } from 'react-router';
import type { ItemSummary } from '#contract/learning-content.ts';
import { itemKinds, type ItemKind } from '#core/authoring/item-texts.ts';
import { isTopicId, topicById } from '#core/topics/topics.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { PlaceField } from '#client/kits/list/place-field.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { useFiltersInUrl } from '#client/kits/list/use-filters-in-url.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { itemFilterFrom, itemList, kindNames, longestItemSearch, nounOf, shownKeys, stateWords, type Shown } from './item-words.ts';

const shownNames: Readonly<Record<Shown, string>> = { all: 'Everything', edited: 'Edited here', draft: 'With a draft' };

const topicOf = ({ topicId }: ItemSummary) => (topicId !== null && isTopicId(topicId) ? topicById(topicId).name : '–');

const columnsOf = (kind: ItemKind): readonly ListColumn<ItemSummary>[] => [
  {
    id: 'title',
    header: 'Title',
    text: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link to={pathTo('adminLearningItem', { kind, itemId: id })} className="text-link inline-flex min-h-6 items-center break-words">
        {title}
      </Link>
    ),
  },
  ...(kind === 'concept' || kind === 'lecture' ? [{ id: 'topic', header: 'Topic', text: topicOf, cell: topicOf }] : []),
  {
    id: 'state',
    header: 'State',
    text: ({ state }) => stateWords[state].label,
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
  },
];

/** /admin/learning-content */
export function ItemsScreen() {
  const [search] = useSearchParams();
  const filter = itemFilterFrom((name) => search.get(name));
  const { kind, show, q } = filter;
  const set = useFiltersInUrl();
  return (
    <Page
      title="Learning content"
      lead="What students learn from. Once published, your version replaces the built-in one, and app updates leave it alone."
      actions={
        <ButtonLink to={pathTo('adminConceptImport')} variant="secondary">
          Import concepts
        </ButtonLink>
      }
    >
      <div className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[12rem_12rem_minmax(0,24rem)]">
        <SelectField
          label="Kind"
          value={kind}
          options={itemKinds.map((value) => ({ value, label: kindNames[value] }))}
          onChange={({ target }) => set({ kind: target.value, q: '' })}
        />
        <SelectField
          label="Show"
          value={show}
          options={shownKeys.map((value) => ({ value, label: shownNames[value] }))}
          onChange={({ target }) => set({ show: target.value === 'all' ? '' : target.value })}
        />
        <div className="min-w-0 sm:col-span-2 lg:col-span-1">
          <PlaceField filter={filter} onChange={set} />
        </div>
      </div>
      <SearchForm key={kind} label={kind === 'word' ? 'Word' : 'Title'} q={q} maxLength={longestItemSearch} onSearch={(wanted) => set({ q: wanted })} />
      <PagedList list={itemList(filter)} noun={nounOf[kind]} empty={<EmptyState title="Nothing found">Nothing matches these filters.</EmptyState>}>
        {(rows) => <ListTable caption={kindNames[kind]} columns={columnsOf(kind)} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </Page>
  );
}
