import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { LearningItem } from '#contract/learning-content.ts';
import { itemKinds, type ItemKind } from '#core/authoring/item-texts.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { EmptyState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { useTyped } from '#client/kits/form/typed.ts';
import { useEdition } from '#client/kits/form/use-edition.ts';
import { ItemForm } from './item-form.tsx';
import { ItemPreview } from './item-preview.tsx';
import { ItemVersions } from './item-versions.tsx';
import { itemQuery, kindNames, stateWords } from './item-words.ts';

interface ItemProps {
  readonly kind: ItemKind;
  readonly item: LearningItem;
  readonly onStale: () => unknown;
}

function Item({ kind, item, onStale }: ItemProps) {
  const client = useQueryClient();
  const edition = useEdition(item, ({ id, newestVersion }) => [id, newestVersion], useTyped());
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => setTexts({}), [edition.key]);
  const changed = async (next: LearningItem) => {
    client.setQueryData(itemQuery(kind, item.id).queryKey, next);
    await client.invalidateQueries({ queryKey: ['learning-items'] });
  };
  return (
    <Page
      title={item.title}
      lead={<Badge tone={stateWords[item.state].tone}>{stateWords[item.state].label}</Badge>}
      actions={
        <ButtonLink to={`${pathTo('adminLearning')}?kind=${kind}`} variant="secondary">
          All {kindNames[kind].toLowerCase()}
        </ButtonLink>
      }
    >
      <div className="grid gap-10 lg:grid-cols-2">
        <ItemForm
          key={edition.key}
          kind={kind}
          edition={edition}
          onEdit={setTexts}
          onStale={onStale}
          onSaved={async (saved, isPublished) => {
            edition.saved(saved);
            await changed(saved);
            showToast({ title: isPublished ? 'Published' : 'Draft saved', tone: 'success' });
          }}
        />
        <section aria-labelledby="preview" className="min-w-0">
          <h2 id="preview" className="mb-4 text-sm font-medium text-muted">
            Preview
          </h2>
          <div
            className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
            tabIndex={0}
            role="group"
            aria-label="Preview, as students read it"
          >
            <ItemPreview kind={kind} body={edition.base.body} texts={texts} />
          </div>
        </section>
      </div>
      <ItemVersions kind={kind} item={item} onChanged={changed} />
    </Page>
  );
}

function LoadedItem({ kind, itemId }: { readonly kind: ItemKind; readonly itemId: string }) {
  const { data, error, refetch } = useQuery(itemQuery(kind, itemId));
  if (!data)
    return (
      <Page title={kindNames[kind]}>
        {error ? (
          <DidNotLoad what="content" error={error} onRetry={() => void refetch()} list={{ label: 'All learning content', to: pathTo('adminLearning') }} />
        ) : (
          <LoadingState label="Loading the text" />
        )}
      </Page>
    );
  return <Item key={data.id} kind={kind} item={data} onStale={refetch} />;
}

/** /admin/learning-content/{kind}/{itemId} */
export function ItemScreen() {
  const { kind: asked, itemId = '' } = useParams();
  const kind = itemKinds.find((each) => each === asked);
  if (!kind)
    return (
      <Page title="Learning content">
        <EmptyState title="This kind of content does not exist">Choose one from the list.</EmptyState>
      </Page>
    );
  return <LoadedItem kind={kind} itemId={itemId} />;
}
