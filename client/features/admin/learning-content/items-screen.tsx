import { Link, useSearchParams } from 'react-router';
import type { ItemSummary } from '#contract/learning-content.ts';
import { itemKinds, type ItemKind } from '#core/authoring/item-texts.ts';
import { isTopicId, topicById } from '#core/topics/topics.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { SearchForm } from '#client/kits/list/search-form.tsx';
import { pathTo } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { EmptyState, Page } from '../../../ui/page-states.tsx';
import { itemList, kindNames, nounOf, stateWords, type Shown } from './item-words.ts';

const shownNames: Readonly<Record<Shown, string>> = { all: 'Everything', edited: 'Edited here', draft: 'With a draft' };
const shownKeys = ['all', 'edited', 'draft'] as const;

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
  const [address, setAddress] = useSearchParams();
  const kind = itemKinds.find((each) => each === address.get('kind')) ?? 'concept';
  const show = shownKeys.find((each) => each === address.get('show')) ?? 'all';
  const q = address.get('q') ?? '';
  const goTo = (change: Readonly<Record<string, string>>) => setAddress({ kind, show, q, ...change }, { replace: true });
  return (
    <Page
      title="Learning content"
      lead="What students learn from. Your version stands over the shipped one once you publish it; no release touches it."
      actions={
        <ButtonLink to={pathTo('adminConceptImport')} variant="secondary">
          Import concepts
        </ButtonLink>
      }
    >
      <div className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[12rem_12rem_1fr]">
        <SelectField
          label="Kind"
          value={kind}
          options={itemKinds.map((value) => ({ value, label: kindNames[value] }))}
          onChange={({ target }) => goTo({ kind: target.value, q: '' })}
        />
        <SelectField
          label="Show"
          value={show}
          options={shownKeys.map((value) => ({ value, label: shownNames[value] }))}
          onChange={({ target }) => goTo({ show: target.value })}
        />
        <SearchForm key={kind} label="Title" q={q} maxLength={80} onSearch={(wanted) => goTo({ q: wanted })} />
      </div>
      <PagedList
        list={itemList(kind, show, q)}
        noun={nounOf[kind]}
        empty={<EmptyState title="Nothing found">{show === 'all' ? 'Try another word.' : 'Nothing of this kind is in this state.'}</EmptyState>}
      >
        {(rows) => <ListTable caption={kindNames[kind]} columns={columnsOf(kind)} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </Page>
  );
}
